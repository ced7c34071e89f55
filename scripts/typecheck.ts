// Types of the whole repository, then of each package by itself, with the options of its declarations.
import { exampleProblems, withoutExample } from './docs/checkExamples.ts'
import { eachOf } from './lib/eachOf.ts'
import { listFiles } from './lib/files.ts'
import { at, packages } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { run } from './lib/run.ts'
import { tscProblems } from './lib/tscProblems.ts'

const report = createReport('typecheck')
const typeTests = listFiles('packages', /\.test-d\.tsx?$/)

async function problemsOf(project: string): Promise<string[]> {
  const isWhole = project === '.'
  const { code, output } = await run(
    process.execPath,
    // `.bin/tsc` may be either version of TypeScript, so the path is given.
    [
      at('node_modules/typescript7/bin/tsc'),
      '-p',
      at(project),
      '--singleThreaded',
      '--pretty',
      'false',
      ...(isWhole ? ['--listFiles'] : []),
    ],
    { quiet: true },
  )
  // CI runs type tests here alone: each expectation that does not hold is an error of the compiler.
  const unseen = isWhole ? typeTests.filter((file) => !output.includes(file)) : []
  // An exit code without an error in the output is a failure too.
  return code !== 0 && !/error TS\d+/.test(output)
    ? [output]
    : [...tscProblems(output), ...unseen.map((file) => `${file} was not checked`)]
}

// One thread per program: several threads would read the same types, half as much work again. The longest is first.
const jobs = [
  { title: 'types of .', find: () => problemsOf('.') },
  { title: 'examples in doc comments and docs', find: exampleProblems },
  {
    title: 'types that an app adds by declaration merging',
    find: () => problemsOf('packages/headless/test-types'),
  },
  ...packages.map((name) => ({
    title: `types of packages/${name}`,
    find: () => problemsOf(`packages/${name}`),
  })),
]
await eachOf(jobs, async ({ title, find }) => report.check(title, await find()))
report.check('every public function, hook and component has an example', withoutExample())

report.finish()

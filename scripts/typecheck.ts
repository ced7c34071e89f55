// Types of the whole repository, then of each package by itself, with the options its declarations are made with.
import { exampleProblems, withoutExample } from './docs/checkExamples.ts'
import { eachOf } from './lib/eachOf.ts'
import { listFiles } from './lib/files.ts'
import { createReport } from './lib/report.ts'
import { at, packages } from './lib/paths.ts'
import { run } from './lib/run.ts'
import { tscProblems } from './lib/tscProblems.ts'

const report = createReport('typecheck')
const typeTests = listFiles('packages', /\.test-d\.tsx?$/)

async function problemsOf(project: string): Promise<string[]> {
  const isWhole = project === '.'
  const { code, output } = await run(
    process.execPath,
    // `.bin/tsc` may be either TypeScript, so this one is named by its path.
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
  // Failing without a word of an error is failing too.
  return code !== 0 && !/error TS\d+/.test(output)
    ? [output]
    : [...tscProblems(output), ...unseen.map((file) => `${file} was not checked`)]
}

// One thread each does a third less work in all than threads that look at the same types; the longest comes first.
const jobs = [
  { title: 'types of .', find: () => problemsOf('.') },
  { title: 'examples in doc comments and docs', find: exampleProblems },
  ...packages.map((name) => ({
    title: `types of packages/${name}`,
    find: () => problemsOf(`packages/${name}`),
  })),
]
await eachOf(jobs, async ({ title, find }) => report.check(title, await find()))
report.check('every public function, hook and component has an example', withoutExample())

report.finish()

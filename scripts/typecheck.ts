// Types of the whole repository, then of each package by itself, with the options its declarations are made with.
import { exampleProblems, undocumentedHooks } from './docs/checkExamples.ts'
import { createReport } from './lib/report.ts'
import { at, packages } from './lib/paths.ts'
import { run } from './lib/run.ts'

const report = createReport('typecheck')
const problemsOf = (output: string): string[] =>
  output.split('\n').filter((line) => /error TS\d+/.test(line) || line.startsWith('  '))

for (const project of ['.', ...packages.map((name) => `packages/${name}`)]) {
  // `.bin/tsc` may be either TypeScript, so this one is named by its path.
  // oxlint-disable-next-line no-await-in-loop -- each takes all cores
  const { code, output } = await run(
    process.execPath,
    [at('node_modules/typescript7/bin/tsc'), '-p', at(project), '--pretty', 'false'],
    { quiet: true },
  )
  const problems = problemsOf(output)
  report.check(`types of ${project}`, code === 0 ? [] : problems.length > 0 ? problems : [output])
}

report.check('examples in doc comments', await exampleProblems())
report.check('every hook has an example', undocumentedHooks())

report.finish()

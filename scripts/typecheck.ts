// Types of the whole repository, then of each package by itself, with the options its declarations are made with.
import { exampleProblems, undocumentedHooks } from './docs/checkExamples.ts'
import { createReport } from './lib/report.ts'
import { at, packages } from './lib/paths.ts'
import { run } from './lib/run.ts'
import { tscProblems } from './lib/tscProblems.ts'

const report = createReport('typecheck')
for (const project of ['.', ...packages.map((name) => `packages/${name}`)]) {
  // `.bin/tsc` may be either TypeScript, so this one is named by its path.
  // oxlint-disable-next-line no-await-in-loop -- each takes all cores
  const { code, output } = await run(
    process.execPath,
    [at('node_modules/typescript7/bin/tsc'), '-p', at(project), '--pretty', 'false'],
    { quiet: true },
  )
  const problems = tscProblems(output)
  // Failing without a word of an error is failing too.
  const isSilent = code !== 0 && !/error TS\d+/.test(output)
  report.check(`types of ${project}`, isSilent ? [output] : problems)
}

report.check('examples in doc comments', await exampleProblems())
report.check('every hook has an example', undocumentedHooks())

report.finish()

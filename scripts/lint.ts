// Formatting, general lint, and the rules of this house (scripts/lint/*, one file each).
import { createReport } from './lib/report.ts'
import { run } from './lib/run.ts'
import { checks } from './lint/checks.ts'
import { readSources } from './lint/source.ts'
import { readClaims } from './spec/readClaims.ts'

const report = createReport('lint')

for (const [title, bin, ...args] of [
  ['oxlint', 'oxlint', '--quiet'],
  ['formatting (npm run format)', 'oxfmt', '--check', '.'],
] as const) {
  // oxlint-disable-next-line no-await-in-loop -- their output must not mix
  const { code, output } = await run(bin, args, { quiet: true })
  report.check(title, code === 0 ? [] : output.trim().split('\n'))
}

const { sources, problems } = readSources()
report.check('every file can be parsed', problems)
for (const { title, run: find } of checks) report.check(title, find(sources))

report.check('tests name statements that exist, at most three each', readClaims().problems)

report.finish()

// Formatting, general lint, and the rules of this project (scripts/lint/*). `lint --ratchet` lowers the limits of known
// violations (scripts/lint/ratchet.json) to the violations that are left.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { at } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { run } from './lib/run.ts'
import { checks } from './lint/checks.ts'
import { importProblems } from './lint/importProblems.ts'
import { importRules } from './lint/importRules.ts'
import { findMissingPaths } from './lint/namedPaths.ts'
import { namesCheck } from './lint/names.ts'
import { missingTests, promisesIn } from './lint/promises.ts'
import { aboveLimits, lowered, type Limits } from './lint/ratchet.ts'
import { readImports } from './lint/readImports.ts'
import { findDeadReferences } from './lint/references.ts'
import { readSources } from './lint/source.ts'
import { wordsCheck } from './lint/words.ts'
import { isPromise } from './spec/proofs.ts'
import { readProofStatuses } from './spec/readProofs.ts'

const ratchetPath = at('scripts/lint/ratchet.json')
let limits = JSON.parse(readFileSync(ratchetPath, 'utf8')) as Limits
const report = createReport('lint')

/** A rule with known violations, of which there may only be fewer. */
function checkRatcheted(rule: string, problems: readonly string[]): void {
  const known = Object.values(limits[rule] ?? {}).reduce((sum, count) => sum + count, 0)
  const left = problems.length > 0 ? ` (${problems.length} left of ${known})` : ''
  report.check(`${rule}${left}`, aboveLimits(rule, problems, limits))
  limits = lowered(rule, problems, limits)
}

for (const [title, bin, ...args] of [
  ['oxlint', 'oxlint'],
  ['formatting (npm run format)', 'oxfmt', '--check', '.'],
] as const) {
  // oxlint-disable-next-line no-await-in-loop -- their output must not mix
  const { code, output } = await run(bin, args, { quiet: true })
  report.check(title, code === 0 ? [] : output.trim().split('\n'))
}

const { sources, problems } = readSources()
report.check('every file can be parsed', problems)
for (const { title, run: find } of checks) report.check(title, find(sources))

const { violations, graph } = await readImports()
const byRule = importProblems(violations, graph)
for (const rule of new Set([...importRules.map(({ name }) => name ?? ''), ...byRule.keys()]))
  checkRatcheted(`imports: ${rule}`, byRule.get(rule) ?? [])

report.check('references in comments and docs lead somewhere', findDeadReferences(sources))
report.check('files and folders that documents for contributors name exist', findMissingPaths())
const promises = promisesIn(readFileSync(at('docs/security.md'), 'utf8'))
const readTest = (path: string): string | undefined =>
  existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined
report.check(
  'promises of docs/security.md have tests',
  missingTests(promises, readTest).map((text) => `docs/security.md:${text}`),
)
checkRatcheted('words', wordsCheck.run(sources))
checkRatcheted('names', namesCheck.run(sources))
const { all, problems: spec } = readProofStatuses()
report.check('tests name statements that exist, at most three each, and each proof fits the code', spec)
const unproven = [...all].filter(([, status]) => status !== 'proven' && status !== 'reason')
checkRatcheted(
  'statements without a proof',
  unproven.map(
    ([id, status]) =>
      `docs/${isPromise(id) ? 'security.md' : 'spec/checklist.md'}: ${id} has ${status === 'nothing' ? 'no test and no proof' : `no proof of its present lies. Run: npm run spec -- --proofs ${id}`}`,
  ),
)

if (process.argv.includes('--ratchet')) writeFileSync(ratchetPath, `${JSON.stringify(limits, null, 2)}\n`)
report.finish()

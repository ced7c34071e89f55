// Everything that must hold before a change is merged; .ci/run starts it. The last line is the sum of it all.
import { summaryLine } from './lib/report.ts'
import { runSuites } from './test/runSuites.ts'
import { checksAfter, checksBefore, suites } from './test/suites.ts'

const started = Date.now()
const sums = []
for (const group of [checksBefore, suites, checksAfter])
  // oxlint-disable-next-line no-await-in-loop -- what is quick to fail comes first
  sums.push(await runSuites(group))

const sum = {
  passed: sums.reduce((total, { passed }) => total + passed, 0),
  failed: sums.reduce((total, { failed }) => total + failed, 0),
}
console.log(`\nall of it took ${((Date.now() - started) / 60_000).toFixed(1)} min`)
console.log(summaryLine(sum))
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0

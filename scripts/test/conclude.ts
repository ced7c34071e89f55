import { summaryLine } from '../lib/report.ts'
import type { Outcome } from './runSuites.ts'

/** Prints failures at the end of the output, followed by the sum. */
export function conclude(outcomes: readonly Outcome[]): void {
  const sum = {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  }
  for (const { failures } of outcomes) for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(summaryLine(sum))
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
}

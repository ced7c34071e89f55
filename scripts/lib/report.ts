import { mkdirSync, writeFileSync } from 'node:fs'
import { at } from './paths.ts'

export type Summary = { passed: number; failed: number; skipped: number }

export type Report = {
  /** Records one check, which passed if it has no problems. */
  check: (title: string, problems: readonly string[]) => void
  /** Prints the sum, writes build/reports/<name>.json, and sets the exit code. */
  finish: () => void
}

/** Text of the sum in the last line of every script. */
export const summaryLine = ({ passed, failed }: { passed: number; failed: number }): string =>
  `${passed} passed, ${failed} failed`

const SHOWN_PROBLEMS = 40

/** Results of a script with checks: printed at once, and counted like tests. */
export function createReport(name: string): Report {
  const summary: Summary = { passed: 0, failed: 0, skipped: 0 }
  const failures: string[] = []
  return {
    check(title, problems) {
      summary[problems.length === 0 ? 'passed' : 'failed'] += 1
      if (problems.length > 0) failures.push(`${title}: ${problems[0]}`)
      console.log(`${problems.length === 0 ? '✓' : '✗'} ${title}`)
      for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.log(`    ${problem}`)
      if (problems.length > SHOWN_PROBLEMS) console.log(`    … and ${problems.length - SHOWN_PROBLEMS} more`)
    },
    finish() {
      mkdirSync(at('build/reports'), { recursive: true })
      writeFileSync(at(`build/reports/${name}.json`), JSON.stringify({ ...summary, failures }))
      console.log(`${name}: ${summaryLine(summary)}`)
      process.exitCode = summary.failed > 0 || summary.passed === 0 ? 1 : 0
    },
  }
}

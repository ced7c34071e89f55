import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { at } from '../lib/paths.ts'
import type { Summary } from '../lib/report.ts'
import { run } from '../lib/run.ts'
import { doubts, type SuiteResult } from './results.ts'
import { GOALS, type Lane, type Suite } from './suites.ts'

/** The sums of several suites, the names of all failures, and the time of each lane. */
export type Outcome = Summary & { failures: string[]; lanes: string[] }

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`
const laneLine = (lane: Lane, since: number): string =>
  `── lane ${lane}: ${seconds(since)}, ${GOALS[lane]} s are wanted on two idle cores`

async function runSuite(suite: Suite, env: Record<string, string>): Promise<SuiteResult> {
  const started = Date.now()
  console.log(`\n── ${suite.name}`)
  rmSync(at(suite.reportPath), { force: true })
  const [bin, ...args] = suite.command
  const { code, isTimedOut } = await run(bin, args, {
    env,
    timeoutMs: env['FOYER_DEEP'] ? 3_600_000 : 1_200_000,
  })
  const result: SuiteResult = existsSync(at(suite.reportPath))
    ? suite.read(JSON.parse(readFileSync(at(suite.reportPath), 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, files: [], problems: [], failures: [] }
  const found = doubts(result, { code, isTimedOut, expectedFiles: suite.expectedFiles() })
  for (const problem of [...result.problems, ...found]) console.error(`✗ ${suite.name}: ${problem}`)
  const failed = result.failed + found.length
  console.log(
    `── ${suite.name}: ${result.passed} passed, ${failed} failed` +
      `${result.skipped > 0 ? `, ${result.skipped} skipped` : ''}, ${seconds(started)}`,
  )
  const failures = [...found, ...result.problems, ...result.failures].map((text) => `${suite.name}: ${text}`)
  return { ...result, failed, failures }
}

type RunOptions = {
  readonly env?: Record<string, string>
  /** Lanes that leave a core idle for much of their time: two of them run at once on two cores. */
  readonly isLight?: boolean
}

/** Runs lanes concurrently if there are enough cores (each has several processes), and suites of a lane in order. */
export async function runSuites(
  suites: readonly Suite[],
  { env = {}, isLight = false }: RunOptions = {},
): Promise<Outcome> {
  const sum: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], lanes: [] }
  const lanes = [...new Set(suites.map(({ lane }) => lane))]
  const worker = async (): Promise<void> => {
    for (let lane = lanes.shift(); lane; lane = lanes.shift()) {
      const started = Date.now()
      for (const suite of suites.filter((candidate) => candidate.lane === lane)) {
        // oxlint-disable-next-line no-await-in-loop -- the suites of a lane run in order
        const result = await runSuite(suite, env)
        sum.passed += result.passed
        sum.failed += result.failed
        sum.skipped += result.skipped
        sum.failures.push(...result.failures)
      }
      const line = laneLine(lane, started)
      sum.lanes.push(line)
      console.log(line)
    }
  }
  const width = Math.max(1, Math.min(lanes.length, Math.floor(availableParallelism() / (isLight ? 1 : 2))))
  await Promise.all(Array.from({ length: width }, worker))
  return sum
}

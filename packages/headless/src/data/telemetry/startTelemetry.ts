import { causesOf, isAbort, isFoyerError, isUserRejected } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { reportProblem } from '../../core/problems/problems.ts'
import { plainOptions } from './plainOptions.ts'
import { readPage } from './readPage.ts'
import { countReport, errorReport, trackReport } from './rules.ts'
import { send } from './send.ts'
import type { Report, Subject } from './types.ts'
import { watchFailures } from './watchFailures.ts'

/**
 * Tells the project's statistics: one request for each event, and at most five failures in a minute
 * (docs/spec/core.md §18). Hears
 * by itself of what fails for hooks, and returns what tells the rest. Runs until the config ends.
 */
export function startTelemetry(
  config: Config,
  { signal }: { readonly signal: AbortSignal },
): (subject: Subject) => void {
  const { timers, options } = internalsOf(config)
  const seen = new WeakSet<object>()
  let reported: readonly number[] = []
  let isForbidden = false

  const post = async (report: Report | undefined): Promise<void> => {
    if (!report) return
    const outcome = await send(config, report)
    if (outcome === 'lost') return
    // Once, until the project takes something again.
    if (outcome === 'forbidden' && !isForbidden && !signal.aborted)
      reportProblem(config, 'ORIGIN_NOT_ALLOWED', { origin: new URL(report.url).origin })
    isForbidden = outcome === 'forbidden'
  }

  const isReported = (error: unknown): boolean => {
    if (!(options.enableErrorReports ?? true) || isUserRejected(error) || isAbort(error)) return false
    // One failure comes by several ways, and wrapped again on some.
    const chain = [...causesOf(error)].filter((cause) => typeof cause === 'object')
    if (chain.some((cause) => seen.has(cause as object))) return false
    for (const cause of chain) seen.add(cause as object)
    const count = countReport(reported, timers.now())
    ;({ reported } = count)
    return count.isAllowed
  }

  const tell = (subject: Subject): void => {
    if (signal.aborted) return
    const page = readPage()
    if ('event' in subject) return void post(trackReport({ ...subject, page, options: plainOptions(config) }))
    const { error, at } = subject
    if (!isReported(error)) return
    const codes = [...causesOf(error)].map((cause) => (isFoyerError(cause) ? cause.code : undefined))
    void post(errorReport({ page, error, codes, at }))
  }

  signal.addEventListener(
    'abort',
    watchFailures(config, (error) => tell({ error, at: timers.now() })),
  )
  return tell
}

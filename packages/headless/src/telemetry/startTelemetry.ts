import { causesOf, isAbort, isFoyerError, isUserRejected } from '@foyer/chains'
import { internalsOf, type Note } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { accountAtom } from '../account/state.ts'
import { raiseAlert } from '../notices/actions/raiseAlert.ts'
import { readPage } from './readPage.ts'
import { countReport, errorReport, trackReport } from './rules.ts'
import { send } from './send.ts'
import type { Report } from './types.ts'
import { watchFailures } from './watchFailures.ts'

/**
 * Tells the project's statistics what was noted, and from now on everything: one request for each event, and at most
 * five failures in a minute (core §18). Runs until the config ends.
 */
export function startTelemetry(config: Config, { signal }: { readonly signal: AbortSignal }): void {
  const { visit, store, timers, options } = internalsOf(config)
  const seen = new WeakSet<object>()
  let reported: readonly number[] = []
  let isForbidden = false

  const post = async (report: Report | undefined): Promise<void> => {
    if (!report) return
    const outcome = await send(config, report)
    if (outcome === 'lost') return
    // Once, until the project takes something again.
    if (outcome === 'forbidden' && !isForbidden && !signal.aborted)
      raiseAlert(config, 'ORIGIN_NOT_ALLOWED', { origin: new URL(report.url).origin })
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

  const tell = ({ subject, at, address }: Note): void => {
    const page = readPage()
    if ('event' in subject) return void post(trackReport({ page, event: subject.event, at, address }))
    const { error } = subject
    if (!isReported(error)) return
    const codes = [...causesOf(error)].map((cause) => (isFoyerError(cause) ? cause.code : undefined))
    void post(errorReport({ page, error, codes, at }))
  }

  const note = (subject: Note['subject']): void => {
    if (!signal.aborted) tell({ subject, at: timers.now(), address: store.get(accountAtom).address })
  }
  const stop = watchFailures(config, (error) => note({ error }))
  signal.addEventListener('abort', stop)
  visit.note = note
  for (const noted of visit.notes.splice(0)) tell(noted)
}

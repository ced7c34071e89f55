import { causesOf, isAbort, isFoyerError, isUserRejected } from '@foyer/chains'
import { CancelledError } from '@tanstack/react-query'
import * as v from 'valibot'
import type { FoyerEvent } from '../../core/events.ts'
import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/options.ts'
import { pageUrl } from '../../core/page/page.ts'
import { reportProblem } from '../../core/problems/problems.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import { joinStops } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { connectProcessAtom } from '../../wallet/state.ts'
import { request } from '../backend/request.ts'
import { countReport, errorReport, trackReport } from './rules.ts'

/**
 * Sends analytics: one request per event, and at most five failures per minute (docs/spec/core.md §18). Reports
 * failures of queries, mutations and connects, and returns a function for other reports. Runs until the config is
 * destroyed.
 */
export function startAnalytics(
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
    // Alerts once, and again after an accepted report.
    if (outcome === 'forbidden' && !isForbidden && !signal.aborted)
      reportProblem(config, 'ORIGIN_NOT_ALLOWED', { origin: new URL(report.url).origin })
    isForbidden = outcome === 'forbidden'
  }

  const isReported = (error: unknown): boolean => {
    if (!(options.enableErrorReports ?? true) || isUserRejected(error) || isAbort(error)) return false
    // One failure may be reported several times, also as a cause.
    const chain = [...causesOf(error)].filter((cause) => typeof cause === 'object')
    if (chain.some((cause) => seen.has(cause as object))) return false
    for (const cause of chain) seen.add(cause as object)
    const count = countReport(reported, timers.now())
    ;({ reported } = count)
    return count.isAllowed
  }

  const reportSubject = (subject: Subject): void => {
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
    watchFailures(config, (error) => reportSubject({ error, at: timers.now() })),
  )
  return reportSubject
}

/** Event or failure, and its time. */
export type Subject = { readonly at: number } & (
  | {
      readonly event: FoyerEvent
      /** Address of the current account at that time. */
      readonly address: string | undefined
    }
  | { readonly error: unknown }
)

/** Category of a failure (docs/spec/api.md §4.2). */
export type ErrorCategory = 'API_ERROR' | 'DATA_PARSING_ERROR' | 'SECURE_SITE_ERROR' | 'INTERNAL_SDK_ERROR'

/** Id of a report, and the page that sends it. */
export type PageFacts = { readonly eventId: string; readonly url: string; readonly domain: string }

/** Body of `POST /e`. */
export type Report = PageFacts & {
  readonly timestamp: number | string
  readonly props:
    | {
        readonly type: 'track'
        readonly event: string
        readonly address?: string | undefined
        readonly properties?: object | undefined
      }
    | {
        readonly type: 'error'
        readonly event: ErrorCategory
        readonly errorType: string
        readonly errorMessage: string
        readonly stackTrace: string | undefined
      }
}

/** Outcome of sending a report. `lost`: no answer, or an error answer other than 403. */
export type Outcome = 'taken' | 'forbidden' | 'lost'

const FORBIDDEN = 403

export async function send(config: Config, body: Report): Promise<Outcome> {
  try {
    await request(config, { service: 'analytics', path: '/e', method: 'POST', body, schema: v.unknown() })
    return 'taken'
  } catch (error) {
    // The report was accepted; the body of the answer is ignored.
    if (isFoyerError(error, 'RESPONSE_INVALID')) return 'taken'
    return isFoyerError(error, 'HTTP_FAILED') && error.context['status'] === FORBIDDEN ? 'forbidden' : 'lost'
  }
}

/** Boolean and text options of the app, and its feature options. */
function plainOptions(config: Config): object {
  const options = optionsOf(config)
  const plain = Object.entries(options).filter(([, value]) => ['boolean', 'string'].includes(typeof value))
  return { ...Object.fromEntries(plain), features: options.features }
}

/** URL of the page without query and hash, which may be private; and an id for the report. */
export function readPage(): PageFacts {
  const { origin, pathname, hostname } = new URL(pageUrl())
  return { eventId: createId(), url: origin + pathname, domain: hostname }
}

/** Creates a random UUID. Pages without TLS have no `randomUUID`. */
function createId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const random = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...random].map((byte, at) => {
    const fixed = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return fixed.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Reports failures of queries, mutations and connects. A failed connect of a hook is reported once, although it fails
 * as mutation and as process. Returns the unsubscribe function.
 */
export function watchFailures(config: Config, report: (error: unknown) => void): () => void {
  const reported = new WeakSet<object>()
  const onError = (error: unknown): void => {
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return
      reported.add(error)
    }
    report(error)
  }
  const queryClient = getQueryClient(config)
  const { store } = internalsOf(config)
  const isOwn = (key: readonly unknown[] | undefined): boolean => key?.[0] === 'foyer' && key[1] === config.id
  return joinStops([
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (isOwn(event.query.queryKey) && !(event.action.error instanceof CancelledError))
        onError(event.action.error)
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (isOwn(event.mutation.options.mutationKey)) onError(event.action.error)
    }),
    store.sub(connectProcessAtom, () => {
      const process = store.get(connectProcessAtom)
      if (process.status === 'error') onError(process.error)
    }),
  ])
}

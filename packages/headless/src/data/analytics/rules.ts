import type { FoyerEvent } from '../../core/events.ts'
import type { ErrorCategory, PageFacts, Report } from './startAnalytics.ts'

const ERRORS = 5
const ERROR_WINDOW_MS = 60_000

/** Counts a report of a failure, or refuses it above the limit per minute (docs/spec/checklist.md §9). */
export function countReport(
  reported: readonly number[],
  now: number,
): { readonly reported: readonly number[]; readonly isAllowed: boolean } {
  const recent = reported.filter((at) => now - at < ERROR_WINDOW_MS)
  const isAllowed = recent.length < ERRORS
  return { reported: isAllowed ? [...recent, now] : recent, isAllowed }
}

/** Categories of error codes, except those of the default category. */
const categories: Readonly<Record<string, ErrorCategory>> = {
  ENDPOINT_MISSING: 'API_ERROR',
  HTTP_FAILED: 'API_ERROR',
  REQUEST_FAILED: 'API_ERROR',
  REQUEST_TIMED_OUT: 'API_ERROR',
  RESPONSE_INVALID: 'DATA_PARSING_ERROR',
  RESPONSE_TOO_LARGE: 'DATA_PARSING_ERROR',
}

/** Category of an error, by the codes of its chain of causes, the outermost first. */
export function categoryOf(codes: readonly (string | undefined)[]): ErrorCategory {
  for (const code of codes) {
    const category = code === undefined ? undefined : categories[code]
    if (category) return category
    if (code?.startsWith('FRAME_')) return 'SECURE_SITE_ERROR'
  }
  return 'INTERNAL_SDK_ERROR'
}

/** Analytics report of an event; `undefined` for events that are not sent. */
export function trackReport(facts: {
  readonly page: PageFacts
  readonly event: FoyerEvent & { readonly properties?: object; readonly address?: string | undefined }
  readonly at: number
  /** Current account. */
  readonly address: string | undefined
  /** Options of the app, sent with INITIALIZE. */
  readonly options: object
}): Report | undefined {
  const { event, properties, address = facts.address } = facts.event
  if ((event as string) === 'MODAL_CREATED') return undefined
  const all = event === 'INITIALIZE' ? { ...facts.options, ...properties } : properties
  return {
    ...facts.page,
    timestamp: facts.at,
    props: { type: 'track', event, address, properties: all && cleanTexts(all) },
  }
}

/** Analytics report of a failure. */
export function errorReport(facts: {
  readonly page: PageFacts
  readonly error: unknown
  readonly codes: readonly (string | undefined)[]
  readonly at: number
}): Report {
  const message = messageOf(facts.error)
  const clean = redact(withoutPaths(message))
  const { name, stack } = facts.error instanceof Error ? facts.error : { name: 'Error', stack: undefined }
  return {
    ...facts.page,
    timestamp: new Date(facts.at).toISOString(),
    props: {
      type: 'error',
      event: categoryOf(facts.codes),
      errorType: name,
      errorMessage: clean,
      stackTrace: stack && redact(stack.replace(message, () => clean)),
    },
  }
}

/** Message of a thrown value (docs/spec/api.md §4.3). */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message
  if (typeof error !== 'object' || error === null) return String(error)
  const { message } = error as { readonly message?: unknown }
  if (typeof message === 'string') return message
  try {
    if (Object.keys(error).length > 0) return JSON.stringify(error)
  } catch {
    // A wallet may throw an object with a cycle or a `bigint`.
  }
  return 'Unknown error'
}

/** A value with all of its texts redacted. */
const cleanTexts = (properties: object): object =>
  JSON.parse(JSON.stringify(properties), (name, value: unknown) =>
    typeof value === 'string' && !PUBLIC.has(name) ? redact(value) : value,
  ) as object

/** Properties with public values that look like keys: transaction hashes, directory ids. */
const PUBLIC: ReadonlySet<string> = new Set(['hash', 'explorerId'])

const GONE = '[redacted]'

const secrets: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Key of a pairing URI, also in an encoded link.
  [/(symKey(?:=|%(?:25)*3D))[^&%\s"'<>]+/gi, `$1${GONE}`],
  [/(?<![\w.+-])[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi, GONE],
  // Private keys and longer hex: signatures, tokens, seeds.
  [/\b(?:0x)?[\da-f]{64,}\b/gi, GONE],
  [/[\w+/=-]{80,}/g, GONE],
]

/** Redacts pairing keys, signatures, tokens and email addresses in a text. */
export const redact = (text: string): string =>
  secrets.reduce((cleaned, [pattern, instead]) => cleaned.replace(pattern, instead), text)

/** Reduces URLs in a text to their origin: paths and queries may hold RPC keys. */
export const withoutPaths = (text: string): string =>
  text.replace(/\b((?:https?|wss?):\/\/)(?:[^\s/?#"'<>@]*@)?([^\s/?#"'<>)]+)[^\s"'<>)]*/gi, '$1$2')

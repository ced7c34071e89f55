import type { FoyerEvent } from '../../core/events.ts'
import type { ErrorCategory, PageFacts, Report } from './startTelemetry.ts'

const ERRORS = 5
const ERROR_WINDOW_MS = 60_000

/** Reports that still count, and whether one more may be made (docs/spec/checklist.md §9). */
export function countReport(
  reported: readonly number[],
  now: number,
): { readonly reported: readonly number[]; readonly isAllowed: boolean } {
  const recent = reported.filter((at) => now - at < ERROR_WINDOW_MS)
  const isAllowed = recent.length < ERRORS
  return { reported: isAllowed ? [...recent, now] : recent, isAllowed }
}

/** Codes of our own errors that are not simply ours. */
const categories: Readonly<Record<string, ErrorCategory>> = {
  ENDPOINT_MISSING: 'API_ERROR',
  HTTP_FAILED: 'API_ERROR',
  REQUEST_FAILED: 'API_ERROR',
  RESPONSE_INVALID: 'DATA_PARSING_ERROR',
  RESPONSE_TOO_LARGE: 'DATA_PARSING_ERROR',
}

/** Whose failure it is, by the codes of an error and its causes, outermost first. */
export function categoryOf(codes: readonly (string | undefined)[]): ErrorCategory {
  for (const code of codes) {
    const category = code === undefined ? undefined : categories[code]
    if (category) return category
    if (code?.startsWith('FRAME_')) return 'SECURE_SITE_ERROR'
  }
  return 'INTERNAL_SDK_ERROR'
}

/** What happened, as statistics are told of it; `undefined` for what they are not told. */
export function trackReport(facts: {
  readonly page: PageFacts
  readonly event: FoyerEvent & { readonly properties?: object; readonly address?: string | undefined }
  readonly at: number
  /** Of the account in use. */
  readonly address: string | undefined
  /** What the app has set: told once, with the start. */
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

/** A failure, as statistics are told of it. */
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

/** The words of whatever was thrown (docs/spec/api.md §4.3). */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message
  if (typeof error !== 'object' || error === null) return String(error)
  const { message } = error as { readonly message?: unknown }
  if (typeof message === 'string') return message
  return Object.keys(error).length === 0 ? 'Unknown error' : JSON.stringify(error)
}

/** Every text in it without what is the visitor's alone. */
const cleanTexts = (properties: object): object =>
  JSON.parse(JSON.stringify(properties), (name, value: unknown) =>
    typeof value === 'string' && !PUBLIC.has(name) ? redact(value) : value,
  ) as object

/** Names of things that are public and look like keys: hashes of transactions, wallets of the directory. */
const PUBLIC: ReadonlySet<string> = new Set(['hash', 'explorerId'])

const GONE = '[redacted]'

const secrets: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // The key of a pairing, also where its URI is inside a link.
  [/(symKey(?:=|%(?:25)*3D))[^&%\s"'<>]+/gi, `$1${GONE}`],
  [/[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi, GONE],
  // A private key, and everything that is longer: signatures, tokens, seeds.
  [/\b(?:0x)?[\da-f]{64,}\b/gi, GONE],
  [/[\w+/=-]{80,}/g, GONE],
]

/** A text without what is the visitor's alone: keys of pairings, signatures, tokens, e-mail addresses. */
export const redact = (text: string): string =>
  secrets.reduce((cleaned, [pattern, instead]) => cleaned.replace(pattern, instead), text)

/** Where a text names an address of the web, only whose it is: paths and queries hold the keys of RPC nodes. */
export const withoutPaths = (text: string): string =>
  text.replace(/\b((?:https?|wss?):\/\/)(?:[^\s/?#"'<>@]*@)?([^\s/?#"'<>)]+)[^\s"'<>)]*/gi, '$1$2')

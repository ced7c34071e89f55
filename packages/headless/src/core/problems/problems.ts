import { type FoyerError, load } from '@foyer/chains'
import { type Channel, createChannel } from '../channel.ts'
import { internalsOf } from '../internals.ts'
import { optionsOf } from '../options.ts'
import type { Config } from '../types.ts'

/** Problems that only the developer can fix: mistakes in an app's configuration, and refusals of its services. */
export type ProblemCode =
  | 'NETWORK_NOT_CONFIGURED'
  | 'ORIGIN_NOT_ALLOWED'
  | 'PROJECT_ID_INVALID'
  | 'PROJECT_ID_MISSING'
  | 'SESSION_EXPIRED'
  | 'SERVER_ERROR'
  | 'RATE_LIMITED'
  | 'FRAME_LOAD_FAILED'
  | 'FRAME_REQUEST_TIMEOUT'
  | 'DOMAIN_UNVERIFIED'
  | 'EMBEDDED_WALLET_NOT_CONNECTED'
  | 'MULTI_WALLET_NOT_ENABLED'
  | 'VALUE_INVALID'
  | 'REQUEST_WARNED'

type ProblemTitle = { readonly title: string; readonly variant: 'info' | 'warning' | 'error' }

/** Titles of problems (docs/spec/core.md §19). `docs/alerts.md` has their solutions. */
export const problemTitles: Readonly<Record<ProblemCode, ProblemTitle>> = {
  NETWORK_NOT_CONFIGURED: { title: 'Network Not Found', variant: 'error' },
  ORIGIN_NOT_ALLOWED: { title: 'Invalid App Configuration', variant: 'error' },
  PROJECT_ID_INVALID: { title: 'Invalid App Configuration', variant: 'error' },
  PROJECT_ID_MISSING: { title: 'Project ID Not Configured', variant: 'error' },
  SESSION_EXPIRED: { title: 'Session Expired', variant: 'error' },
  SERVER_ERROR: { title: 'Server Error', variant: 'error' },
  RATE_LIMITED: { title: 'Rate Limited', variant: 'error' },
  FRAME_LOAD_FAILED: { title: 'Embedded Wallet Not Loaded', variant: 'error' },
  FRAME_REQUEST_TIMEOUT: { title: 'Embedded Wallet Not Answering', variant: 'error' },
  DOMAIN_UNVERIFIED: { title: 'Domain Not Verified', variant: 'error' },
  EMBEDDED_WALLET_NOT_CONNECTED: { title: 'Embedded Wallet Not Connected', variant: 'warning' },
  MULTI_WALLET_NOT_ENABLED: { title: 'Multi-Wallet Not Enabled', variant: 'info' },
  VALUE_INVALID: { title: 'Transaction Value Not Valid', variant: 'warning' },
  REQUEST_WARNED: { title: 'Request With a Warning', variant: 'warning' },
}

/** Report for the developer of the app. */
export type Problem = {
  readonly code: string
  readonly title: string
  readonly variant: 'info' | 'warning' | 'error'
  /** Resolves with the details; with `undefined` in production builds. Never rejects. */
  readonly details: Promise<string | undefined>
}

/** Emits reported problems; none while `debug` is off. */
export const problems: Channel<Problem> = /* @__PURE__ */ createChannel<Problem>()

/** Reports a problem of the catalogue. Development builds log its details, once per text. */
export function reportProblem(
  config: Config,
  code: ProblemCode,
  context: Readonly<Record<string, unknown>> = {},
): void {
  if (!optionsOf(config).debug) return
  const { title, variant } = problemTitles[code]
  const details = problemText(code, context)
  problems.emit(config, { code, title, variant, details })
  const { loggedProblems } = internalsOf(config)
  void details.then((text) => {
    if (text === undefined || loggedProblems.has(text)) return
    loggedProblems.add(text)
    log[variant](`[foyer] ${title} (${code}): ${text}`)
  })
}

/** Reports an error of a connector for the developer: as a problem of the catalogue, else with the error's own text. */
export function reportConnectorProblem(config: Config, error: FoyerError): void {
  const code = problemOfError(error)
  if (code) return reportProblem(config, code)
  if (!optionsOf(config).debug) return
  const details = Promise.resolve(undefined)
  problems.emit(config, { code: error.code, title: error.shortMessage, variant: 'error', details })
}

/** Problem code of an error; `undefined` for errors that are not in the catalogue. */
export function problemOfError({
  code,
  context,
}: Pick<FoyerError, 'code' | 'context'>): ProblemCode | undefined {
  if (code === 'INVALID_APP_CONFIGURATION')
    return context['alert'] === 'APKT007' ? 'PROJECT_ID_INVALID' : 'ORIGIN_NOT_ALLOWED'
  return Object.hasOwn(problemTitles, code) ? (code as ProblemCode) : undefined
}

const log = {
  info: (text: string): void => console.info(text),
  warning: (text: string): void => console.warn(text),
  error: (text: string): void => console.error(text),
} as const

/** Details of a problem. Production builds do not contain the texts. */
async function problemText(
  code: ProblemCode,
  context: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production')
      return (await load(() => import('./problemTexts.ts'))).problemTexts[code](context)
  } catch {
    // Unbundled pages have no `process`, and offline the texts do not load: only the title is shown.
  }
  return undefined
}

/** Emits failures of background work to show to the visitor, as errors of the catalogue. */
export const failures: Channel<Error> = /* @__PURE__ */ createChannel<Error>()

import type { NameRegistrants, Registration } from '../../core/contracts/names.ts'

/** Default zone of registered names. */
export const NAME_ZONE = 'reown.id'
/** Hosted zones: the current and the previous one. */
const ZONES: readonly string[] = [NAME_ZONE, 'wcn.id']

/** Fresh up to and including 5 minutes (R39). */
export const NAMES_STALE_MS = 300_001
/** Delay of a request after the last change of the text. */
export const NAME_WAIT_MS = 500

const MIN_LENGTH = 4

/** Label of a text to register, without the zone. */
export function nameLabel(typed: string, ownZone: string = NAME_ZONE): string {
  const name = typed.trim().toLowerCase()
  const zone = [ownZone, ...ZONES].find((each) => name.endsWith(`.${each}`))
  return zone === undefined ? name : name.slice(0, -zone.length - 1)
}

/** Not exhaustive: a new value is a minor release. */
export type NameProblem = 'characters' | 'tooShort'

/** Problem of a label to register: it must have at least four characters, of letters, digits and hyphens. */
export function nameProblem(label: string): NameProblem | undefined {
  if (!/^[a-z\d-]*$/i.test(label)) return 'characters'
  return label.length < MIN_LENGTH ? 'tooShort' : undefined
}

/** Reason why no name can be registered. Not exhaustive: a new reason is a minor release. */
export type RegistrationReason =
  /** The current network is not configured, or its namespace has no names. */
  | 'network-missing'
  | 'not-connected'
  /** Only the embedded wallet may register, and another wallet is connected. */
  | 'connector-missing'
  /** There is no backend, or the host's name service cannot register names. */
  | 'endpoint-missing'

/**
 * Reason why an account cannot register a name on a network; `undefined` if it can. Only the embedded wallet may
 * register names, unless the host's name service accepts any wallet (docs/spec/api.md §13.3, R20).
 */
export function registrationReason(facts: {
  /** The network is configured, and its namespace has names. */
  readonly hasNetwork: boolean
  readonly hasAddress: boolean
  readonly isEmbedded: boolean
  readonly registrants: NameRegistrants
  /** There is a name service that registers names. */
  readonly isServed: boolean
}): RegistrationReason | undefined {
  if (!facts.hasNetwork) return 'network-missing'
  if (!facts.hasAddress) return 'not-connected'
  if (!facts.isEmbedded && facts.registrants !== 'any') return 'connector-missing'
  return facts.isServed ? undefined : 'endpoint-missing'
}

/** Whether a registration is running. */
export const isUnderWay = ({ status }: Registration): boolean =>
  status === 'signing' || status === 'submitting'

/** Text that is signed to register a name: these keys, in this order, without spaces (docs/spec/api.md §13.3). */
export const registrationMessage = (name: string, now: number): string =>
  JSON.stringify({ name, attributes: {}, timestamp: Math.floor(now / 1000) })

/** Display form of a name that needs no ENSIP-15 tables; `undefined` for other names. */
export function plainName(name: string): string | undefined {
  if (!/^[\x21-\x7E]+(?: [\x21-\x7E]+)*$/.test(name)) return undefined
  // Upper case may be confusable: `VITAIIK.eth`.
  return name.includes('.') ? name.toLowerCase() : name
}

const LOST: readonly string[] = [
  'REQUEST_FAILED',
  'REQUEST_TIMED_OUT',
  'RESPONSE_INVALID',
  'RESPONSE_TOO_LARGE',
]
const SERVER_ERROR = 500

/** Whether a request may have succeeded despite this error, because its answer was lost. */
export const isOutcomeUnknown = ({
  code,
  status,
}: {
  readonly code: string
  readonly status?: unknown
}): boolean =>
  LOST.includes(code) || (code === 'HTTP_FAILED' && typeof status === 'number' && status >= SERVER_ERROR)

import { isSameAddress, toCoinType } from '@foyer/chains'
import type { NameRegistrants, Registration } from '../../core/contracts/names.ts'

/** Where names are registered, unless a service of the host's own says otherwise. */
export const NAME_ZONE = 'reown.id'
/** Zones whose names are ours: that one, and the one it had before. */
const ZONES: readonly string[] = [NAME_ZONE, 'wcn.id']

/** Fresh up to and including 5 minutes (R39). */
export const NAMES_STALE_MS = 300_001
/** Typing is over when nothing more came for this long. */
export const NAME_WAIT_MS = 500

const MIN_LENGTH = 4

/** What was typed as a name to register, without the zone that stands beside the field. */
export function nameLabel(typed: string, ownZone: string = NAME_ZONE): string {
  const name = typed.trim().toLowerCase()
  const zone = [ownZone, ...ZONES].find((each) => name.endsWith(`.${each}`))
  return zone === undefined ? name : name.slice(0, -zone.length - 1)
}

/** Open: a new one is a minor change. */
export type NameProblem = 'characters' | 'tooShort'

/** Why a label cannot be registered: letters, digits and hyphens, at least four. */
export function nameProblem(label: string): NameProblem | undefined {
  if (!/^[a-z\d-]*$/i.test(label)) return 'characters'
  return label.length < MIN_LENGTH ? 'tooShort' : undefined
}

/** Why no name can be registered. Open: a new reason is a minor change. */
export type RegistrationReason =
  /** The network in use is none of the app's, or its family has no names. */
  | 'network-missing'
  | 'not-connected'
  /** It takes the embedded wallet, and another one is in use. */
  | 'connector-missing'
  /** Nobody registers names: no backend, or a service of the host's own that only reads. */
  | 'endpoint-missing'

/**
 * Why an account cannot register a name on a network; `undefined` when it can. Names are for embedded wallets, unless a
 * service of the host's own takes any (docs/spec/api.md §13.3, R20).
 */
export function registrationReason(facts: {
  /** The network is one of the app's, and its family has names. */
  readonly hasNetwork: boolean
  readonly hasAddress: boolean
  readonly isEmbedded: boolean
  readonly registrants: NameRegistrants
  /** There is somebody to register names with. */
  readonly isServed: boolean
}): RegistrationReason | undefined {
  if (!facts.hasNetwork) return 'network-missing'
  if (!facts.hasAddress) return 'not-connected'
  if (!facts.isEmbedded && facts.registrants !== 'any') return 'connector-missing'
  return facts.isServed ? undefined : 'endpoint-missing'
}

/** Whether a wallet or the name service is waited for. */
export const isUnderWay = ({ status }: Registration): boolean =>
  status === 'signing' || status === 'submitting'

/** The text that is signed to register a name: these keys, in this order, without spaces (docs/spec/api.md §13.3). */
export const registrationMessage = (name: string, now: number): string =>
  JSON.stringify({ name, attributes: {}, timestamp: Math.floor(now / 1000) })

/** A name that is what it looks like, without a look into any table; `undefined` when only a table can say. */
export function plainName(name: string): string | undefined {
  if (!/^[\x21-\x7E]+(?: [\x21-\x7E]+)*$/.test(name)) return undefined
  // In other letters `VITAIIK.eth` would pass for somebody else.
  return name.includes('.') ? name.toLowerCase() : name
}

/** Coin type of any EVM chain (ENSIP-19). */
const DEFAULT_EVM = 2 ** 31
/** Coin type of Ethereum (SLIP-44), which ENSIP-11 keeps for chain 1. */
const ETHEREUM = 60

/**
 * The coin types under which a name record may hold an address for an EVM chain, in order of preference (ENSIP-11,
 * ENSIP-19, docs/spec/rulings.md R66). Chain ids of 2^31 and more have no coin type of their own.
 */
export function evmCoinTypes(chainId: number): readonly number[] {
  const own = chainId < DEFAULT_EVM ? [toCoinType(chainId)] : []
  return [...own, ...(chainId === 1 ? [ETHEREUM] : []), DEFAULT_EVM]
}

/** Whether a name record names EVM accounts and the given account is none of them. */
export function isOfOtherAccount(
  addresses: Readonly<Record<string, { readonly address: string }>>,
  account: string,
): boolean {
  const owners = Object.entries(addresses).flatMap(([coinType, { address }]) =>
    Number(coinType) === ETHEREUM || Number(coinType) >= DEFAULT_EVM ? [address] : [],
  )
  return owners.length > 0 && !owners.some((address) => isSameAddress(address, account))
}

/**
 * The address of a name on a network: the first usable one under the given coin types; `null` if there is none. Records
 * under other coin types are ignored: an address that exists on one chain only loses what is sent to it on another.
 */
export function chooseAddress(
  addresses: Readonly<Record<string, { readonly address: string }>>,
  facts: { readonly coinTypes: readonly number[]; readonly isUsable: (address: string) => boolean },
): string | null {
  const found = facts.coinTypes
    .map((coinType) => addresses[coinType]?.address)
    .find((address) => address !== undefined && facts.isUsable(address))
  return found ?? null
}

const LOST: readonly string[] = [
  'REQUEST_FAILED',
  'REQUEST_TIMED_OUT',
  'RESPONSE_INVALID',
  'RESPONSE_TOO_LARGE',
]
const SERVER_ERROR = 500

/** Whether what was asked for may have been done although this came back: an answer that was lost is none. */
export const isOutcomeUnknown = ({
  code,
  status,
}: {
  readonly code: string
  readonly status?: unknown
}): boolean =>
  LOST.includes(code) || (code === 'HTTP_FAILED' && typeof status === 'number' && status >= SERVER_ERROR)

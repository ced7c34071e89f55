import type { CaipNetworkId } from '@foyer/chains'
import type { SiwxMessageData, SiwxSession } from '@foyer/chains/siwx'
import type { SiwxKey, SiwxStatus, SiwxSubject } from '../../core/contracts/siwx.ts'

/** Key of the session to request (docs/spec/core.md §14.2); `undefined` if none is needed. First match wins. */
export function siwxKey(facts: {
  readonly address: string | undefined
  readonly caipNetworkId: CaipNetworkId
  /** The network is configured. */
  readonly isNetworkConfigured: boolean
}): SiwxKey | undefined {
  if (facts.address === undefined || !facts.isNetworkConfigured) return undefined
  return `${facts.caipNetworkId}:${facts.address}`
}

export type CancelDecision = 'switchBack' | 'disconnect' | 'close'

/** Decision after declining to sign in (docs/spec/core.md §14.4, R11, R47). First match wins. */
export function decideCancel(facts: {
  readonly isRequired: boolean
  /** This account has a session on the network of its last sign-in. */
  readonly hasLastSession: boolean
}): CancelDecision {
  if (!facts.isRequired) return 'close'
  return facts.hasLastSession ? 'switchBack' : 'disconnect'
}

/** Session of an account on a network. */
export type NetworkSession = { readonly id: CaipNetworkId; readonly session: SiwxSession | undefined }

/** Network of the session that was signed last; `undefined` without a session. */
export const newestNetwork = (all: readonly NetworkSession[]): CaipNetworkId | undefined =>
  all
    .filter(({ session }) => session !== undefined)
    .toSorted((one, other) => signedAt(other) - signedAt(one))[0]?.id

const signedAt = ({ session }: NetworkSession): number => Date.parse(session?.data.issuedAt ?? '') || 0

/** Whether a session is for exactly this network and account; case-sensitive. */
export const isSessionOf = ({ data }: SiwxSession, { chainId, accountAddress }: SiwxSubject): boolean =>
  data.chainId === chainId && data.accountAddress === accountAddress

/** The longest delay of a timer in browsers: 2^31 - 1 ms. */
const MAX_DELAY_MS = 2 ** 31 - 1

/**
 * Milliseconds until a session expires, `0` once it has, at most the longest delay of a timer; `undefined` if it does
 * not expire.
 */
export function expiryDelay(session: SiwxSession | undefined, now: number): number | undefined {
  const expiry = Date.parse(session?.data.expirationTime ?? '')
  return Number.isNaN(expiry) ? undefined : Math.min(Math.max(0, expiry - now), MAX_DELAY_MS)
}

/** A session that was read more recently is not read again when the visitor returns to the page. */
const RETURN_MS = 30_000

/** Whether the session is read again because the visitor has returned to the page. */
export const isRecheckDue = (facts: {
  readonly status: SiwxStatus
  /** The page is shown. */
  readonly isVisible: boolean
  /** Time since the last read. */
  readonly readMs: number
}): boolean => facts.status === 'signed-in' && facts.isVisible && facts.readMs >= RETURN_MS

/** Whether a wallet may be asked to connect and to sign in with one prompt (docs/spec/core.md §14.5). */
export const canSignInAtOnce = (facts: {
  readonly canConnectorSign: boolean
  /** The app signs in place of the wallet. */
  readonly isSignedByApp: boolean
}): boolean => facts.canConnectorSign && !facts.isSignedByApp

/** Networks of one-click auth: the current one, then the others of its namespace. */
export function chainsToSign(
  current: { readonly caipNetworkId: CaipNetworkId; readonly chainNamespace: string },
  networks: readonly { readonly caipNetworkId: CaipNetworkId; readonly chainNamespace: string }[],
): readonly CaipNetworkId[] {
  const others = networks.filter(
    ({ caipNetworkId, chainNamespace }) =>
      chainNamespace === current.chainNamespace && caipNetworkId !== current.caipNetworkId,
  )
  return [current, ...others].map(({ caipNetworkId }) => caipNetworkId)
}

/**
 * Whether a signed message has the requested fields. A recap (EIP-5573) makes the statement longer and adds a resource;
 * the networks may be fewer.
 */
export const isAnswer = (
  data: SiwxMessageData,
  asked: Omit<SiwxMessageData, 'accountAddress' | 'chainId' | 'version' | 'issuedAt' | 'scheme'> & {
    readonly caipNetworkIds: readonly CaipNetworkId[]
  },
): boolean =>
  data.domain === asked.domain &&
  data.uri === asked.uri &&
  data.nonce === asked.nonce &&
  data.expirationTime === asked.expirationTime &&
  data.notBefore === asked.notBefore &&
  data.requestId === asked.requestId &&
  (asked.statement === undefined || data.statement?.startsWith(asked.statement) === true) &&
  (asked.resources ?? []).every((resource) => data.resources?.includes(resource)) &&
  asked.caipNetworkIds.includes(data.chainId)

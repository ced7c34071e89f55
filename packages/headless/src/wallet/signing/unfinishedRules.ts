import type { CaipAddress, CaipNetworkId, OperationName } from '@foyer/chains'

/** A request to a wallet whose answer this page has not seen. Contains no message, calldata, amount or signature. */
export type UnfinishedRequest = {
  readonly id: string
  /** Name of the operation, for example `sendTransaction`. */
  readonly operation: string
  /** CAIP-10. */
  readonly account: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  /** Milliseconds since 1970. */
  readonly askedAt: number
}

/** Operations that a wallet shows to its user. */
const asked: readonly OperationName[] = [
  'signMessage',
  'signTypedData',
  'signTransaction',
  'sendTransaction',
  'sendCalls',
  'transferToken',
  'grantPermissions',
  'revokePermissions',
]
export const isAskedOfUser = (operation: OperationName): boolean => asked.includes(operation)

const LIFETIME_MS = 86_400_000
const MAX_REQUESTS = 20

/** Requests of the last 24 hours, the newest first, at most 20. */
export const keepUnfinished = (
  requests: readonly UnfinishedRequest[],
  now: number,
): readonly UnfinishedRequest[] =>
  requests
    .filter(({ askedAt }) => askedAt <= now && now - askedAt < LIFETIME_MS)
    .toSorted((one, other) => other.askedAt - one.askedAt)
    .slice(0, MAX_REQUESTS)

/**
 * Whether a request that rejected stays in the list: it may have been sent, or the app stopped waiting while the wallet
 * was asked to send.
 */
export const staysUnfinished = (facts: {
  readonly operation: string
  readonly code: string | undefined
  readonly isAborted: boolean
}): boolean =>
  facts.code === 'SEND_UNCLEAR' || (facts.isAborted && /^(?:send|transfer)/.test(facts.operation))

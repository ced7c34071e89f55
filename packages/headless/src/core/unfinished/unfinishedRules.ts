import type { CaipAddress, CaipNetwork, CaipNetworkId, OperationName, RequestContent } from '@foyer/chains'
import { formatUnits } from '@foyer/chains/units'

/**
 * Kind of a request for display. `transaction`: a transaction, or a batch, of which no amount is known. `sign`: a
 * signature of a text, of structured data or of a transaction. `buy`: a purchase on the page of a provider.
 */
export type UnfinishedKind =
  | 'connect'
  | 'signIn'
  | 'sign'
  | 'transaction'
  | 'send'
  | 'approve'
  | 'swap'
  | 'pay'
  | 'buy'
  | 'permissions'

/** Request as the visitor was shown it. */
export type ShownRequest = {
  readonly kind: UnfinishedKind
  /** Decimal texts: the given amount, then the received one. Absent where unknown. */
  readonly amounts?: readonly { readonly amount: string; readonly symbol: string }[] | undefined
  /** Receiver. */
  readonly to?: string | undefined
  /** Name of the wallet or provider, where no account is known yet. */
  readonly name?: string | undefined
}

/** A request to a wallet whose answer this page has not seen. Contains no message, calldata or signature. */
export type UnfinishedRequest = ShownRequest & {
  readonly id: string
  /** Name of the operation or JSON-RPC method, for example `sendTransaction`. */
  readonly operation: string
  /** CAIP-10; absent while it is being connected. */
  readonly account?: CaipAddress | undefined
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
  'requestExecutionPermissions',
  'revokeExecutionPermission',
]
export const isAskedOfUser = (operation: OperationName): boolean => asked.includes(operation)

/** Request for display, by what the policies have read of it. */
export function shownRequest(
  content: RequestContent | undefined,
  operation: string,
  { nativeCurrency: { symbol, decimals } }: Pick<CaipNetwork, 'nativeCurrency'>,
): ShownRequest {
  const isSending = /send|transfer/i.test(operation)
  if (content?.type === 'transaction' && isSending) {
    const { calls } = content
    const total = calls.reduce((sum, { value }) => sum + value, 0n)
    const amounts = total > 0n ? [{ amount: formatUnits(`${total}`, decimals), symbol }] : undefined
    const [call] = calls
    const isTransfer = calls.length === 1 && amounts && (call?.data ?? '0x') === '0x' && !call?.decoded
    return isTransfer ? { kind: 'send', amounts, to: call?.to } : { kind: 'transaction', amounts }
  }
  if (content?.type === 'message') return { kind: content.signInDomain === undefined ? 'sign' : 'signIn' }
  if (/permission|grant/i.test(operation)) return { kind: 'permissions' }
  return { kind: isSending && content?.type !== 'typedData' ? 'transaction' : 'sign' }
}

const LIFETIME_MS = 86_400_000
const MAX_REQUESTS = 20

/** Requests of the last 24 hours, the newest first, at most 20. */
export const keepUnfinished = (
  requests: readonly UnfinishedRequest[],
  now: number,
): readonly UnfinishedRequest[] =>
  requests
    .filter(({ askedAt }) => now - askedAt < LIFETIME_MS)
    // The clock was set back: its lifetime begins anew.
    .map((request) => (request.askedAt > now ? { ...request, askedAt: now } : request))
    .toSorted((one, other) => other.askedAt - one.askedAt)
    .slice(0, MAX_REQUESTS)

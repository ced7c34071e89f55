import * as v from 'valibot'
import type { CaipAddress, CaipNetworkId, CaipNetwork, OperationName, RequestContent } from '@foyer/chains'
import { watchAtom, type WatchParameters } from '../atoms.ts'
import { type Internals, internalsOf } from '../internals.ts'
import type { Config } from '../types.ts'
import { toJson } from '../storage.ts'
import { LIFETIME_MS, readJournal, writeJournal } from './journal.ts'
import {
  onStored,
  setStoredRequests,
  setWaiting,
  UNFINISHED_CONNECT_KEY,
  UNFINISHED_KEY,
  unfinishedRequestsAtom,
} from './unfinishedState.ts'
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

const text = v.pipe(v.string(), v.maxLength(256))
const kinds = [
  'connect',
  'signIn',
  'sign',
  'transaction',
  'send',
  'approve',
  'swap',
  'pay',
  'buy',
  'permissions',
] as const satisfies readonly UnfinishedKind[]
const schema = v.object({
  id: text,
  kind: v.picklist(kinds),
  operation: text,
  amounts: v.optional(v.pipe(v.array(v.object({ amount: text, symbol: text })), v.maxLength(2))),
  to: v.optional(text),
  name: v.optional(text),
  account: v.optional(
    v.pipe(text, v.regex(/^[a-z0-9]+:[^:]+:./)) as unknown as v.GenericSchema<string, CaipAddress>,
  ),
  caipNetworkId: v.pipe(text, v.regex(/^[a-z0-9]+:./)) as unknown as v.GenericSchema<string, CaipNetworkId>,
  askedAt: v.number(),
})

/** Requests of a list; entries that do not parse are left out. */
function parse(list: readonly unknown[], now: number): readonly UnfinishedRequest[] {
  const requests = list.flatMap((entry) => {
    const result = v.safeParse(schema, entry)
    return result.success ? [result.output] : []
  })
  return keepUnfinished(requests, now)
}

const readRequests = (internals: Internals): readonly UnfinishedRequest[] =>
  parse(readJournal(internals, UNFINISHED_KEY), internals.timers.now())
const readConnect = ({ storage, timers }: Internals): readonly UnfinishedRequest[] =>
  parse([toJson(storage.getItem(UNFINISHED_CONNECT_KEY))], timers.now())

/** Reads the stored requests. */
export const refreshUnfinished = (internals: Internals): void =>
  setStoredRequests(
    internals,
    keepUnfinished([...readRequests(internals), ...readConnect(internals)], internals.timers.now()),
  )

function write(internals: Internals, requests: readonly UnfinishedRequest[]): void {
  writeJournal(internals, UNFINISHED_KEY, requests)
  refreshUnfinished(internals)
}

const remove = (internals: Internals, id: string): void =>
  write(
    internals,
    readRequests(internals).filter((request) => request.id !== id),
  )

/** Stores a request before its wallet is asked, so that a reload leaves a trace. This page does not list it. */
export function storeUnfinished(internals: Internals, request: Omit<UnfinishedRequest, 'askedAt'>): void {
  const askedAt = internals.timers.now()
  setWaiting(internals, request.id, true)
  write(internals, keepUnfinished([{ ...request, askedAt }, ...readRequests(internals)], askedAt))
}

/** Ends a stored request: it is removed, or listed where it may have been sent. */
export function endUnfinished(
  internals: Internals,
  id: string,
  { isListed }: { readonly isListed: boolean },
): void {
  if (!isListed) remove(internals, id)
  setWaiting(internals, id, false)
}

/**
 * Requests to a wallet whose answer is unknown: the page was reloaded, another tab is asking, or the transaction may
 * have been sent. Empty before `followUnfinishedRequests`.
 *
 * @example
 * ```ts
 * import { getUnfinishedRequests } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * for (const { id, kind } of getUnfinishedRequests(config)) console.log(`${kind} ${id} has no answer`)
 * ```
 */
export const getUnfinishedRequests = (config: Config): readonly UnfinishedRequest[] =>
  internalsOf(config).store.get(unfinishedRequestsAtom)
/**
 * Watches the requests to a wallet whose answer is unknown.
 *
 * @example
 * ```ts
 * import { watchUnfinishedRequests } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchUnfinishedRequests(config, {
 *   onChange: (requests) => (document.title = requests.length > 0 ? 'Check your wallet' : 'Shop'),
 * })
 * ```
 */
export const watchUnfinishedRequests = (
  config: Config,
  parameters: WatchParameters<readonly UnfinishedRequest[]>,
): (() => void) => watchAtom(config, unfinishedRequestsAtom, parameters)

/**
 * Reads the stored requests now and whenever another tab changes them. Returns the undo.
 *
 * @example
 * ```ts
 * import { followUnfinishedRequests, getUnfinishedRequests } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = followUnfinishedRequests(config)
 * const [newest] = getUnfinishedRequests(config)
 * ```
 */
export function followUnfinishedRequests(config: Config): () => void {
  const internals = internalsOf(config)
  const refresh = (): void => refreshUnfinished(internals)
  refresh()
  return onStored(internals, refresh)
}

/**
 * Removes an unfinished request, after the visitor has looked at the wallet.
 *
 * @example
 * ```ts
 * import { dismissUnfinishedRequest, getUnfinishedRequests } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [newest] = getUnfinishedRequests(config)
 * if (newest) dismissUnfinishedRequest(config, { id: newest.id })
 * ```
 */
export function dismissUnfinishedRequest(config: Config, { id }: { readonly id: string }): void {
  const internals = internalsOf(config)
  if (readConnect(internals).some((request) => request.id === id))
    internals.storage.removeItem(UNFINISHED_CONNECT_KEY)
  remove(internals, id)
}

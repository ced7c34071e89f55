import {
  type CaipAddress,
  type CaipNetwork,
  type CaipNetworkId,
  parseCaipNetworkId,
  type RequestContent,
} from '@foyer/chains'
import { formatUnits } from '@foyer/chains/units'
import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { watchAtom, type WatchParameters } from '../atoms.ts'
import { type Internals, internalsOf } from '../internals.ts'
import { onVisibility } from '../page/pageEvents.ts'
import { toJson } from '../storage.ts'
import type { Config } from '../types.ts'
import {
  onStored,
  PENDING_KEY,
  setStoredRequests,
  setWaiting,
  UNFINISHED_CONNECT_KEY,
  UNFINISHED_KEY,
  unfinishedRequestsAtom,
} from './unfinishedState.ts'

/**
 * Kind of a request for display. `transaction`: a contract call or a batch. `sign`: a signature of a text, of typed
 * data or of a transaction. `buy`: a purchase on the page of a provider.
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

/** Request as it was shown to the visitor. */
export type ShownRequest = {
  readonly kind: UnfinishedKind
  /** Decimal texts: the spent amount, then the received amount. Absent if unknown. */
  readonly amounts?: readonly { readonly amount: string; readonly symbol: string }[] | undefined
  /** Address of the receiver. */
  readonly to?: string | undefined
  /** Name of the wallet or provider, if no account is known yet. */
  readonly name?: string | undefined
}

/** A request to a wallet without an answer on this page. Contains no message, calldata or signature. */
export type UnfinishedRequest = ShownRequest & {
  readonly id: string
  /** Name of the operation or JSON-RPC method, for example `sendTransaction`. */
  readonly operation: string
  /** CAIP-10; absent for a connect. */
  readonly account?: CaipAddress | undefined
  readonly caipNetworkId: CaipNetworkId
  /** Milliseconds since 1970. */
  readonly askedAt: number
}

/** Network that a transaction names, if it is another one than that of the account. */
export function otherNetwork(
  content: RequestContent | undefined,
  { caipNetworkId }: Pick<CaipNetwork, 'caipNetworkId'>,
): CaipNetworkId | undefined {
  if (content?.type !== 'transaction' || content.chainId === undefined) return undefined
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const named = `${namespace}:${content.chainId}` as CaipNetworkId
  return named === caipNetworkId ? undefined : named
}

/** Request for display, from its parsed content. */
export function shownRequest(
  content: RequestContent | undefined,
  operation: string,
  { nativeCurrency: { symbol, decimals }, ...network }: Pick<CaipNetwork, 'nativeCurrency' | 'caipNetworkId'>,
): ShownRequest {
  const isSending = /send|transfer/i.test(operation)
  if (content?.type === 'transaction' && isSending) {
    const { calls } = content
    const total = calls.reduce((sum, { value }) => sum + value, 0n)
    // The currency of another network may have other units.
    const isKnown = total > 0n && otherNetwork(content, network) === undefined
    const amounts = isKnown ? [{ amount: formatUnits(`${total}`, decimals), symbol }] : undefined
    const [call] = calls
    const isTransfer = calls.length === 1 && amounts && (call?.data ?? '0x') === '0x' && !call?.decoded
    return isTransfer ? { kind: 'send', amounts, to: call?.to } : { kind: 'transaction', amounts }
  }
  if (content?.type === 'message') return { kind: content.signInDomain === undefined ? 'sign' : 'signIn' }
  if (/permission/i.test(operation)) return { kind: 'permissions' }
  return { kind: isSending ? 'transaction' : 'sign' }
}

/** Age in ms after which an entry may be dropped. */
export const LIFETIME_MS = 86_400_000

/** Keys of the stored lists: unfinished requests to wallets, and pending transactions. */
type Key = typeof UNFINISHED_KEY | typeof PENDING_KEY
const keys: readonly Key[] = [UNFINISHED_KEY, PENDING_KEY]

/** Changes of a list that the storage did not accept; removed entries as JSON. */
type Unstored = { readonly added: readonly unknown[]; readonly removed: readonly string[] }

const unstoredAtom = atom<{ readonly [key in Key]?: Unstored | undefined }>({})

function storedEntries({ storage }: Internals, key: Key): readonly unknown[] {
  const list = toJson(storage.getItem(key))
  return Array.isArray(list) ? list : []
}

/** Entries of a list: the stored ones, which other tabs change too, with the unstored changes of this page. */
export function readJournal(internals: Internals, key: Key): readonly unknown[] {
  const stored = storedEntries(internals, key)
  const unstored = internals.store.get(unstoredAtom)[key]
  if (!unstored) return stored
  return [...unstored.added, ...stored.filter((entry) => !unstored.removed.includes(JSON.stringify(entry)))]
}

/**
 * Stores a list. Changes that a full storage does not accept are kept until the page unloads, and stored with the next
 * change of a list, or when the page is hidden or shown. Only entries older than a day are dropped to make room.
 */
export function writeJournal(internals: Internals, key: Key, entries: readonly unknown[]): void {
  if (!put(internals, key, entries)) {
    dropOld(internals)
    if (!put(internals, key, entries))
      internals.engine.run('unstored requests', () => onVisibility(() => storeAgain(internals)))
  }
  storeAgain(internals)
}

/** Stores a list; keeps its changes if the storage does not accept it. Returns whether the list is stored. */
function put(internals: Internals, key: Key, entries: readonly unknown[]): boolean {
  const { storage, store } = internals
  const before = storage.getItem(key)
  const value = entries.length > 0 ? JSON.stringify(entries) : null
  if (value === null) storage.removeItem(key)
  else if (value !== before) storage.setItem(key, value)
  const isStored = storage.getItem(key) === value
  const unstored = isStored ? undefined : changes(storedEntries(internals, key), entries)
  store.set(unstoredAtom, (all) => ({ ...all, [key]: unstored }))
  return isStored
}

function changes(stored: readonly unknown[], wanted: readonly unknown[]): Unstored {
  const texts = (entries: readonly unknown[]): readonly string[] =>
    entries.map((entry) => JSON.stringify(entry))
  const [before, after] = [texts(stored), texts(wanted)]
  return {
    added: wanted.filter((_, index) => !before.includes(after[index] ?? '')),
    removed: before.filter((entry) => !after.includes(entry)),
  }
}

/** Tries to store the unstored changes. */
function storeAgain(internals: Internals): void {
  for (const key of keys)
    if (internals.store.get(unstoredAtom)[key]) put(internals, key, readJournal(internals, key))
}

function dropOld(internals: Internals): void {
  const now = internals.timers.now()
  const isOld = (entry: unknown): boolean => {
    const { askedAt, time } = (entry ?? {}) as { readonly askedAt?: unknown; readonly time?: unknown }
    return now - Number(askedAt ?? time) >= LIFETIME_MS
  }
  for (const key of keys) {
    const entries = readJournal(internals, key)
    if (entries.some(isOld))
      put(
        internals,
        key,
        entries.filter((entry) => !isOld(entry)),
      )
  }
}

const MAX_REQUESTS = 20

/** Requests of the last 24 hours, the newest first, at most 20. */
export const keepUnfinished = (
  requests: readonly UnfinishedRequest[],
  now: number,
): readonly UnfinishedRequest[] =>
  requests
    .filter(({ askedAt }) => now - askedAt < LIFETIME_MS)
    // The clock was set back: the lifetime starts again.
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

/** Valid requests of a list; invalid entries are dropped. */
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

/** Reads the stored requests into the state. */
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

/** Stores a request before its wallet is asked, so that the next page load lists it. This page does not list it. */
export function storeUnfinished(internals: Internals, request: Omit<UnfinishedRequest, 'askedAt'>): void {
  const askedAt = internals.timers.now()
  setWaiting(internals, request.id, true)
  write(internals, keepUnfinished([{ ...request, askedAt }, ...readRequests(internals)], askedAt))
}

/** Ends a stored request: `isListed` keeps and lists it, because it may have been sent; otherwise it is removed. */
export function endUnfinished(
  internals: Internals,
  id: string,
  { isListed }: { readonly isListed: boolean },
): void {
  if (!isListed) remove(internals, id)
  setWaiting(internals, id, false)
}

/**
 * Requests to a wallet without a known answer: the page was reloaded, another tab waits for it, or the transaction may
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
 * Watches the requests to a wallet without a known answer.
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
 * Reads the stored requests now, and each time another tab changes them. Returns the unsubscribe function.
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
 * Removes an unfinished request, after the visitor has checked the wallet.
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

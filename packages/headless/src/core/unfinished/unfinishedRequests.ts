import type { CaipAddress, CaipNetworkId } from '@foyer/chains'
import * as v from 'valibot'
import { createWatch, type WatchParameters } from '../atoms.ts'
import { type Internals, internalsOf } from '../internals.ts'
import type { Config } from '../types.ts'
import { toJson } from '../storage.ts'
import { keepUnfinished, type UnfinishedKind, type UnfinishedRequest } from './unfinishedRules.ts'
import {
  onStored,
  setStoredRequests,
  setWaiting,
  UNFINISHED_CONNECT_KEY,
  UNFINISHED_KEY,
  unfinishedRequestsAtom,
} from './unfinishedState.ts'

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
function parse(list: unknown, now: number): readonly UnfinishedRequest[] {
  if (!Array.isArray(list)) return []
  const requests = list.flatMap((entry: unknown) => {
    const result = v.safeParse(schema, entry)
    return result.success ? [result.output] : []
  })
  return keepUnfinished(requests, now)
}

const readRequests = ({ storage, timers }: Internals): readonly UnfinishedRequest[] =>
  parse(toJson(storage.getItem(UNFINISHED_KEY)), timers.now())
const readConnect = ({ storage, timers }: Internals): readonly UnfinishedRequest[] =>
  parse([toJson(storage.getItem(UNFINISHED_CONNECT_KEY))], timers.now())

/** Reads the stored requests. */
export const refreshUnfinished = (internals: Internals): void =>
  setStoredRequests(
    internals,
    keepUnfinished([...readRequests(internals), ...readConnect(internals)], internals.timers.now()),
  )

function write(internals: Internals, requests: readonly UnfinishedRequest[]): void {
  if (requests.length > 0) internals.storage.setItem(UNFINISHED_KEY, JSON.stringify(requests))
  else internals.storage.removeItem(UNFINISHED_KEY)
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
 */
export const getUnfinishedRequests = (config: Config): readonly UnfinishedRequest[] =>
  internalsOf(config).store.get(unfinishedRequestsAtom)
export const watchUnfinishedRequests: (
  config: Config,
  parameters: WatchParameters<readonly UnfinishedRequest[]>,
) => () => void = /* @__PURE__ */ createWatch(unfinishedRequestsAtom)

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

import { type CaipAddress, type CaipNetworkId, isFoyerError, type OperationName } from '@foyer/chains'
import * as v from 'valibot'
import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { type Internals, internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { toJson } from '../storageKeys.ts'
import { keepUnfinished, staysUnfinished, type UnfinishedRequest } from './unfinishedRules.ts'
import { setStoredRequests, setWaiting, unfinishedRequestsAtom } from './unfinishedState.ts'

export const UNFINISHED_KEY = '@foyer/unfinished_requests'

const text = v.pipe(v.string(), v.maxLength(256))
const schema = v.object({
  id: text,
  operation: text,
  account: v.pipe(text, v.regex(/^[a-z0-9]+:[^:]+:./)) as unknown as v.GenericSchema<string, CaipAddress>,
  caipNetworkId: v.pipe(text, v.regex(/^[a-z0-9]+:./)) as unknown as v.GenericSchema<string, CaipNetworkId>,
  askedAt: v.number(),
})

/** Stored requests; entries that do not parse are left out. */
function read({ storage, timers }: Internals): readonly UnfinishedRequest[] {
  const list = toJson(storage.getItem(UNFINISHED_KEY))
  if (!Array.isArray(list)) return []
  const requests = list.flatMap((entry: unknown) => {
    const result = v.safeParse(schema, entry)
    return result.success ? [result.output] : []
  })
  return keepUnfinished(requests, timers.now())
}

function write(internals: Internals, requests: readonly UnfinishedRequest[]): void {
  if (requests.length > 0) internals.storage.setItem(UNFINISHED_KEY, JSON.stringify(requests))
  else internals.storage.removeItem(UNFINISHED_KEY)
  setStoredRequests(internals, requests)
}

const remove = (internals: Internals, id: string): void =>
  write(
    internals,
    read(internals).filter((request) => request.id !== id),
  )

/**
 * Stores a request before its wallet is asked, and removes it once the answer is here, so that a reload in between
 * leaves a trace. A request that may have been sent stays.
 */
export async function noteRequest<value>(
  internals: Internals,
  {
    operation,
    signal,
    ...request
  }: Pick<UnfinishedRequest, 'account' | 'caipNetworkId'> & {
    readonly operation: OperationName
    readonly signal: AbortSignal
  },
  ask: () => Promise<value>,
): Promise<value> {
  const askedAt = internals.timers.now()
  const id = `${askedAt}-${Math.random().toString(36).slice(2)}`
  setWaiting(internals, id, true)
  write(internals, keepUnfinished([{ ...request, id, operation, askedAt }, ...read(internals)], askedAt))
  try {
    const answer = await ask()
    remove(internals, id)
    return answer
  } catch (error) {
    const code = isFoyerError(error) ? error.code : undefined
    if (!staysUnfinished({ operation, code, isAborted: signal.aborted })) remove(internals, id)
    throw error
  } finally {
    setWaiting(internals, id, false)
  }
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
  const refresh = (): void => setStoredRequests(internals, read(internals))
  refresh()
  const stop = internals.storage.subscribe?.((key) => {
    if (key === null || key === UNFINISHED_KEY) refresh()
  })
  return () => stop?.()
}

/** Removes an unfinished request, after the visitor has looked at the wallet. */
export const dismissUnfinishedRequest = (config: Config, { id }: { readonly id: string }): void =>
  remove(internalsOf(config), id)

import {
  CancelledError,
  type FetchQueryOptions,
  type MutationCache,
  MutationObserver,
  type MutationObserverOptions,
  notifyManager,
  QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query'
import { internalsOf } from './internals.ts'
import type { Config } from './types.ts'

/**
 * The `QueryClient` of a config: the app's, else one created by the first call, so that pages without queries do not
 * load TanStack Query.
 *
 * @example
 * ```ts
 * import { balanceQueryKey, getQueryClient } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * declare const address: string
 * const queryKey = balanceQueryKey(config, { address, caipNetworkId: 'eip155:1' })
 * await getQueryClient(config).invalidateQueries({ queryKey })
 * ```
 */
export function getQueryClient(config: Config): QueryClient {
  const internals = internalsOf(config)
  if (internals.queryClient) return internals.queryClient
  const client = new QueryClient()
  internals.queryClient = client
  // A mounted client refetches when the page gets the focus.
  if (internals.engine.isMounted) client.mount()
  return client
}

/**
 * Data of a query, from the cache while fresh. Not retried by TanStack Query, and fetched also while the browser reports
 * offline. Rejects with an `AbortError` if the query is cancelled.
 */
export async function fetchQuery<data, key extends QueryKey>(
  config: Config,
  options: FetchQueryOptions<data, Error, data, key>,
): Promise<data> {
  const client = getQueryClient(config)
  // TanStack Query cancels a request when its last observer leaves, such as a component that also waits for it.
  const stop = new QueryObserver(client, { queryKey: options.queryKey, enabled: false }).subscribe(() => {})
  try {
    return await client.fetchQuery({ ...options, retry: false, networkMode: 'always' })
  } catch (error) {
    // The account has disconnected, or the app has cleared the client.
    throw error instanceof CancelledError ? AbortSignal.abort().reason : error
  } finally {
    stop()
  }
}

/**
 * Observer that receives the end of its mutation also without listeners, as in a hidden `Activity` and during Fast
 * Refresh. Later versions of TanStack Query than the oldest supported one do the same.
 */
class LastingObserver<data, variables> extends MutationObserver<data, Error, variables> {
  readonly #cache: MutationCache

  constructor(client: QueryClient, options: MutationObserverOptions<data, Error, variables>) {
    super(client, options)
    this.#cache = client.getMutationCache()
  }

  protected override onUnsubscribe(): void {
    if (!this.getCurrentResult().isPending) return super.onUnsubscribe()
    const stop = this.#cache.subscribe(() => {
      if (this.getCurrentResult().isPending) return
      stop()
      super.onUnsubscribe()
    })
  }
}

/** TanStack Query's observer of one component's mutation. */
export const createObserver = <data, variables>(
  config: Config,
  options: MutationObserverOptions<data, Error, variables>,
): MutationObserver<data, Error, variables> => new LastingObserver(getQueryClient(config), options)

/** Returns a function whose calls TanStack Query batches, so that one change causes one render. */
export const batch = (run: () => void): (() => void) => notifyManager.batchCalls(run)

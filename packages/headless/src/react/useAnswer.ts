import { hashKey, type QueryKey, type QueryState } from '@tanstack/query-core'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { FoyerQueryOptions } from '../config/query.ts'
import type { Config } from '../config/types.ts'

export type Answer<data> = {
  readonly data: data | undefined
  readonly status: 'pending' | 'success' | 'error'
  /** It is being asked for, and nothing is there yet. */
  readonly isLoading: boolean
  readonly isError: boolean
  readonly refetch: () => void
}

/**
 * A query for what stays as it is for the whole visit: asked once, kept where all queries are kept, and not asked again
 * by itself. It spares the page TanStack's observer, which the first opening would otherwise load for nothing else.
 */
export function useAnswer<data, key extends QueryKey>(
  config: Config,
  options: FoyerQueryOptions<data, key>,
): Answer<data> {
  const { queryClient } = config
  const hash = hashKey(options.queryKey)
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryHash === hash) listener()
      }),
    [queryClient, hash],
  )
  const read = (): QueryState<data> | undefined => {
    const state = queryClient.getQueryCache().get<data>(hash)?.state
    // Another view that reads the same adds it while it renders: that is no news.
    return state?.status === 'pending' && state.fetchStatus === 'idle' ? undefined : state
  }
  const state = useSyncExternalStore(subscribe, read, () => undefined)
  const ask = (): void =>
    // What comes of it stands in the state.
    void queryClient.prefetchQuery({ ...options, ...ours, retry: options.retry ?? false })
  const isWanted = options.enabled && state?.data === undefined
  useEffect(() => {
    if (isWanted) ask()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the options are those of the hash
  }, [isWanted, queryClient, hash])
  const status = state?.status ?? 'pending'
  return {
    data: state?.data,
    status,
    isLoading: status === 'pending' && options.enabled,
    isError: status === 'error',
    refetch: ask,
  }
}

// Nobody observes it, so nothing else would keep it; the browser's own idea of being offline is not asked.
const ours = { networkMode: 'always', gcTime: Number.POSITIVE_INFINITY } as const

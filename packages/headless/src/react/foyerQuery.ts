import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Config } from '../config/types.ts'
import type { FoyerInfiniteQueryOptions, FoyerQueryOptions } from '../config/query.ts'

// The types know no `suspense`, but a host's defaults may hold it, and then it would be obeyed.
const ours = { networkMode: 'always', throwOnError: false, suspense: false } as const

/**
 * The one way to a query. What a host's `defaultOptions` must never decide is set here: reading works while the
 * browser believes itself offline, nothing is thrown into the tree, and only what the query says is retried.
 */
export function useFoyerQuery<data, key extends QueryKey, selected = data>(
  config: Config,
  {
    select,
    ...options
  }: FoyerQueryOptions<data, key> & {
    readonly select?: ((data: data) => selected) | undefined
  },
): UseQueryResult<selected> {
  return useQuery<data, Error, selected, key>(
    { ...options, ...ours, ...(select && { select }), retry: options.retry ?? false },
    config.queryClient,
  )
}

/**
 * The same for a query that comes in pages. Pages are kept as they came: comparing thousands of entries with
 * themselves each time one page is added would be work for nothing.
 */
export function useFoyerInfiniteQuery<page, param, key extends QueryKey>(
  config: Config,
  options: FoyerInfiniteQueryOptions<page, param, key>,
): UseInfiniteQueryResult<InfiniteData<page, param>> {
  return useInfiniteQuery<page, Error, InfiniteData<page, param>, key, param>(
    {
      ...options,
      // TanStack's type wants arrays that may be changed; nobody changes them.
      getNextPageParam: (last, pages, lastParam) => options.getNextPageParam(last, pages, lastParam),
      ...ours,
      structuralSharing: false,
      retry: options.retry ?? false,
    },
    config.queryClient,
  )
}

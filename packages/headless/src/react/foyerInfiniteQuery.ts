import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import type { Config } from '../core/types.ts'
import type { FoyerInfiniteQueryOptions } from '../core/query.ts'
import { queryRules } from './queryRules.ts'

/**
 * `useFoyerQuery` for a query that comes in pages. Pages are kept as they came: comparing thousands of entries with
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
      ...queryRules,
      structuralSharing: false,
      retry: options.retry ?? false,
    },
    config.queryClient,
  )
}

import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import type { FoyerInfiniteQueryOptions } from '../core/query.ts'
import { getQueryClient } from '../core/queryClient.ts'
import type { Config } from '../core/types.ts'
import { queryRules } from './foyerQuery.ts'

/**
 * `useFoyerQuery` for a paged query. Pages keep their identity: structural sharing would compare thousands of entries
 * with every new page.
 */
export function useFoyerInfiniteQuery<page, param, key extends QueryKey>(
  config: Config,
  options: FoyerInfiniteQueryOptions<page, param, key>,
): UseInfiniteQueryResult<InfiniteData<page, param>> {
  return useInfiniteQuery<page, Error, InfiniteData<page, param>, key, param>(
    {
      ...options,
      // TanStack's type requires mutable arrays; they are not changed.
      getNextPageParam: (last, pages, lastParam) => options.getNextPageParam(last, pages, lastParam),
      ...queryRules,
      structuralSharing: false,
      retry: options.retry ?? false,
    },
    getQueryClient(config),
  )
}

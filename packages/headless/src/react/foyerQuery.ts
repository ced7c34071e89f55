import { getQueryClient } from '../core/queryClient.ts'
import { type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Config } from '../core/types.ts'
import type { FoyerQueryOptions } from '../core/query.ts'
import { queryRules } from './queryRules.ts'

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
    { ...options, ...queryRules, ...(select && { select }), retry: options.retry ?? false },
    getQueryClient(config),
  )
}

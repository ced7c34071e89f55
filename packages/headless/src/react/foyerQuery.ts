import { type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { FoyerQueryOptions } from '../core/query.ts'
import { getQueryClient } from '../core/queryClient.ts'
import type { Config } from '../core/types.ts'

// The types have no `suspense`, but the defaults of a host may set it, with effect.
/** Options of queries that defaults of the host do not override. */
export const queryRules = {
  networkMode: 'always',
  throwOnError: false,
  suspense: false,
  // `keepPreviousData` would show the balance of one account as that of another.
  placeholderData: () => undefined,
} as const

/**
 * Query of every hook. Sets what a host's `defaultOptions` must not change: reading works while the browser reports
 * offline, nothing is thrown into the tree, no data of another query is shown, and only the query's own retries apply.
 */
export function useFoyerQuery<data, key extends QueryKey, selected = data>(
  config: Config,
  {
    select,
    ...options
  }: FoyerQueryOptions<data, key> & {
    readonly select?: ((data: data) => selected) | undefined
    /** Lifetime in ms of data that no component shows. @default the default of the client */
    readonly gcTime?: number
    /** Whether stale data, and a failed query, are fetched again when the browser is online. @default false */
    readonly refetchOnReconnect?: boolean
  },
): UseQueryResult<selected> {
  return useQuery<data, Error, selected, key>(
    { ...options, ...queryRules, ...(select && { select }), retry: options.retry ?? false },
    getQueryClient(config),
  )
}

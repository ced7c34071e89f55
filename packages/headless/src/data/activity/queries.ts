import type { CaipNetworkId } from '@foyer/chains'
import type { InfiniteData } from '@tanstack/query-core'
import type { FoyerInfiniteQueryOptions } from '../../core/query.ts'
import { hasFeature } from '../features/familyRules.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/network/selection.ts'
import { loadActivity } from './lazy.ts'
import type { TransactionPage } from './types.ts'

export type TransactionsQueryParameters = {
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
  /** Purchases through a provider, instead of what happened on the network. */
  readonly onramp?: 'coinbase' | undefined
}
export type TransactionsQueryKey = readonly ['foyer', string, 'transactions', TransactionsQueryParameters]

export const transactionsQueryKey = (
  config: Config,
  { address, caipNetworkId, onramp }: TransactionsQueryParameters,
): TransactionsQueryKey => [
  'foyer',
  config.id,
  'transactions',
  { address, caipNetworkId, ...(onramp && { onramp }) },
]

/**
 * What an account did on a network of a family with activity, in the pages of the backend. Rejects with
 * `TRANSACTIONS_FAILED`.
 *
 * @example
 * ```ts
 * import { transactionsQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const parameters = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', caipNetworkId: 'eip155:1' } as const
 * const { queryKey } = transactionsQueryOptions(config, parameters)
 * await config.queryClient.invalidateQueries({ queryKey })
 * ```
 */
export const transactionsQueryOptions = (
  config: Config,
  parameters: TransactionsQueryParameters,
): FoyerInfiniteQueryOptions<TransactionPage, string | undefined, TransactionsQueryKey> => {
  const { address, caipNetworkId, onramp } = parameters
  return {
    queryKey: transactionsQueryKey(config, parameters),
    queryFn: async ({ pageParam, signal }) => {
      const { fetchTransactions } = await loadActivity()
      return fetchTransactions(config, {
        // Asked only where there is one, see `enabled`.
        address: address ?? '',
        caipNetworkId,
        cursor: pageParam,
        onramp,
        signal,
      })
    },
    initialPageParam: undefined,
    // A backend that leads back to where it was has no end.
    getNextPageParam: ({ next }, pages) =>
      pages.slice(0, -1).some((page) => page.next === next) ? undefined : next,
    staleTime: 0,
    // Each page is a request of its own: who has read far down is not made to wait for all of them.
    refetchOnWindowFocus: ({ state }) =>
      (state.data as InfiniteData<TransactionPage> | undefined)?.pages.length === 1,
    enabled: address !== undefined && hasFeature(namespaceOf(caipNetworkId), 'activity'),
  }
}

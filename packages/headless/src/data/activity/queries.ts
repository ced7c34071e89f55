import type { CaipNetworkId } from '@foyer/chains'
import type { InfiniteData } from '@tanstack/query-core'
import type { FoyerInfiniteQueryOptions } from '../../core/query.ts'
import { hasFeature } from '../features/featureRules.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/selectionRules.ts'
import { loadActivity } from './lazy.ts'
import type { TransactionPage, Transaction, TransactionGroup } from './types.ts'
import { groupTransactions } from './rules.ts'
import { isSmartAccount } from '../../wallet/accountState.ts'
import { internalsOf } from '../../core/internals.ts'

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

/** What has come so far, by month. */
export const groupsOfPages = (pages: readonly TransactionPage[]): readonly TransactionGroup[] =>
  groupTransactions(([] as Transaction[]).concat(...pages.map(({ transactions }) => transactions)))

/** Tells of what became of an account's history. */
export const historyEvent = (
  config: Config,
  event: 'LOAD_MORE_TRANSACTIONS' | 'ERROR_FETCH_TRANSACTIONS',
  { address, cursor }: { readonly address: string; readonly cursor: string | undefined },
): void => {
  const { emit, options } = internalsOf(config)
  const { projectId } = options
  emit({ event, properties: { address, projectId, cursor, isSmartAccount: isSmartAccount(config) } })
}

/** Keeps the first page of a history that nobody looks at: whoever opens it next begins there, with one request. */
export function forgetLaterPages({ queryClient }: Config, queryKey: TransactionsQueryKey): void {
  const query = queryClient.getQueryCache().find({ queryKey })
  if (!query || query.getObserversCount() > 0) return
  queryClient.setQueryData<InfiniteData<TransactionPage>>(
    queryKey,
    (data) =>
      data && data.pages.length > 1
        ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
        : undefined,
    { updatedAt: query.state.dataUpdatedAt },
  )
}

import type { InfiniteData } from '@tanstack/react-query'
import { internalsOf } from '../../core/internals.ts'
import type { FoyerInfiniteQueryOptions } from '../../core/query.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { isSmartAccount } from '../../wallet/state.ts'
import { hasFeature } from '../features/featureRules.ts'
import { loadFetchTransactions, loadReadReceivers } from './lazy.ts'
import {
  type TransactionsQueryKey,
  transactionsQueryKey,
  type TransactionsQueryParameters,
} from './queryKeys.ts'
import { groupTransactions, nextCursor } from './rules.ts'
import type { TransactionPage, Transaction, TransactionGroup } from './types.ts'

/**
 * Transactions of an account on a network, in the pages of the backend; disabled in namespaces without activity.
 * Rejects with `TRANSACTIONS_FAILED`.
 *
 * @example
 * ```ts
 * import { getQueryClient, transactionsQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const parameters = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', caipNetworkId: 'eip155:1' } as const
 * const { queryKey } = transactionsQueryOptions(config, parameters)
 * await getQueryClient(config).invalidateQueries({ queryKey })
 * ```
 */
export const transactionsQueryOptions = (
  config: Config,
  parameters: TransactionsQueryParameters,
): FoyerInfiniteQueryOptions<TransactionPage, string | undefined, TransactionsQueryKey> => {
  const { address, caipNetworkId, onramp } = parameters
  const queryKey = transactionsQueryKey(config, parameters)
  return {
    queryKey,
    queryFn: async ({ pageParam, signal, meta }) => {
      const { fetchTransactions } = await loadFetchTransactions()
      // `enabled` requires an address.
      const account = { address: address ?? '', caipNetworkId }
      const page = await fetchTransactions(config, {
        ...account,
        cursor: pageParam,
        onramp,
        isQuiet:
          meta?.['isQuiet'] === true ||
          (onramp && !pageParam && getQueryClient(config).getQueryData(queryKey) !== undefined),
        signal,
      })
      if (!onramp)
        loadReadReceivers()
          .then(({ readReceivers }) => readReceivers(config, { ...account, ...page }))
          .catch(internalsOf(config).report)
      return page
    },
    initialPageParam: undefined,
    getNextPageParam: (_, pages) => nextCursor(pages),
    staleTime: 0,
    // A refetch sends one request per page: with several loaded pages, focus does not refetch.
    refetchOnWindowFocus: ({ state }) =>
      (state.data as InfiniteData<TransactionPage> | undefined)?.pages.length === 1,
    enabled: address !== undefined && hasFeature(namespaceOf(caipNetworkId), 'activity'),
  }
}

/** Age up to which a prefetched page is not read again. */
const PREFETCH_STALE_MS = 60_000

/** Loads the first page of an account's transactions; after a failure, which shows no toast, they stay unknown. */
export async function prefetchTransactions(
  config: Config,
  parameters: TransactionsQueryParameters,
): Promise<void> {
  const options = transactionsQueryOptions(config, parameters)
  if (!options.enabled) return
  await getQueryClient(config).prefetchInfiniteQuery({
    ...options,
    staleTime: PREFETCH_STALE_MS,
    retry: false,
    networkMode: 'always',
    meta: { isQuiet: true },
  })
}

/** Loaded transactions, grouped by month. */
export const groupsOfPages = (pages: readonly TransactionPage[]): readonly TransactionGroup[] =>
  groupTransactions(([] as Transaction[]).concat(...pages.map(({ transactions }) => transactions)))

/** Analytics event of loading transactions. */
export const historyEvent = (
  config: Config,
  event: 'LOAD_MORE_TRANSACTIONS' | 'ERROR_FETCH_TRANSACTIONS',
  { address, cursor }: { readonly address: string; readonly cursor: string | undefined },
): void => {
  const { emit, options } = internalsOf(config)
  const { projectId } = options
  emit({ event, properties: { address, projectId, cursor, isSmartAccount: isSmartAccount(config) } })
}

/** Keeps only the first page of an unobserved list, so that the next observer starts with one request. */
export function forgetLaterPages(config: Config, queryKey: TransactionsQueryKey): void {
  const queryClient = getQueryClient(config)
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

import { type CaipAddress, type CaipNetworkId, isSameAddress, parseCaipAddress } from '@foyer/chains'
import type { InfiniteData } from '@tanstack/react-query'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { receiversQueryKey, type TransactionsQueryKey } from './queryKeys.ts'
import type { TransactionPage } from './types.ts'

/**
 * Addresses to which an account has sent: receivers in its loaded activity on a network, and receivers of tokens that
 * `readReceivers` has read. `undefined` if no activity is loaded. Sends no request. Senders do not count, because
 * anyone can send.
 */
export function knownAddresses(
  config: Config,
  caipAddress: CaipAddress,
  caipNetworkId: CaipNetworkId,
): readonly string[] | undefined {
  // Policies may receive the account in another case than the query.
  const { address } = parseCaipAddress(caipAddress)
  const { queryClient } = internalsOf(config)
  const queries = queryClient?.getQueryCache().findAll({
    // TanStack Query compares only the given fields of an object in the key.
    queryKey: ['foyer', config.id, 'transactions', { caipNetworkId }],
    predicate({ queryKey }) {
      const of = parametersOf(queryKey)
      return of.onramp === undefined && isSameAddress(of.address ?? '', address)
    },
  })
  const loaded = queries?.find(({ state }) => state.data !== undefined)
  if (!queryClient || !loaded) return undefined
  const { pages } = loaded.state.data as InfiniteData<TransactionPage>
  const account = parametersOf(loaded.queryKey).address ?? ''
  const receiversOf = (hash: string): readonly string[] =>
    queryClient.getQueryData(receiversQueryKey(config, { address: account, caipNetworkId, hash })) ?? []
  return pages.flatMap(({ transactions }) =>
    transactions.flatMap(({ sentFrom, sentTo, hash }) =>
      isSameAddress(sentFrom, account) ? [sentTo, ...receiversOf(hash)] : [],
    ),
  )
}

const parametersOf = (queryKey: readonly unknown[]): TransactionsQueryKey[3] =>
  (queryKey as TransactionsQueryKey)[3]

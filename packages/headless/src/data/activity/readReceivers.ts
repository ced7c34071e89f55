import { type CaipNetworkId, isSameAddress } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery, getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { loadReadChain } from '../../wallet/lazy.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { receiversQueryKey, transactionsQueryKey } from './queryKeys.ts'
import type { Transaction } from './types.ts'

/** Limit of transactions per page whose receivers are read; the newest are read. */
const MAX_READ = 20

/**
 * Reads the receivers of tokens that an account has sent from the chain, because the history names the token contract.
 * Transactions are read one after the other, once each; those that no node has are read again on the next load.
 */
export async function readReceivers(
  config: Config,
  {
    address,
    caipNetworkId,
    transactions,
  }: {
    readonly address: string
    readonly caipNetworkId: CaipNetworkId
    readonly transactions: readonly Transaction[]
  },
): Promise<void> {
  if (!internalsOf(config).adapters.get(namespaceOf(caipNetworkId))?.operations.getReceivers) return
  const sent = transactions.filter(
    ({ sentFrom, transfers }) =>
      isSameAddress(sentFrom, address) && transfers?.some(({ direction }) => direction === 'out'),
  )
  const queries = getQueryClient(config).getQueryCache()
  const queryKey = transactionsQueryKey(config, { address, caipNetworkId })
  for (const { hash } of sent.slice(0, MAX_READ)) {
    // The cache of the account was removed with its connection.
    if (!queries.find({ queryKey })) return
    // oxlint-disable-next-line no-await-in-loop -- nodes limit the requests of a page
    await fetchQuery(config, {
      queryKey: receiversQueryKey(config, { address, caipNetworkId, hash }),
      async queryFn({ signal }) {
        const { readChain } = await loadReadChain()
        const parameters = { hash, address }
        return (await readChain(config, 'getReceivers', { caipNetworkId, parameters, signal })) ?? null
      },
      staleTime: ({ state }) => (state.data ? Infinity : 0),
      gcTime: Infinity,
    }).catch(() => undefined)
  }
}

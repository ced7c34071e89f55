import { type CaipAddress, type CaipNetworkId, isSameAddress, parseCaipAddress } from '@foyer/chains'
import type { InfiniteData } from '@tanstack/query-core'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { transactionsQueryKey } from '../../data/activity/queries.ts'
import type { TransactionPage } from '../../data/activity/types.ts'

/**
 * Addresses that an account has sent to, by its loaded activity on a network; `undefined` if none is loaded. Sends no
 * request. Senders do not count, because anyone can send.
 */
export function knownAddresses(
  config: Config,
  account: CaipAddress,
  caipNetworkId: CaipNetworkId,
): readonly string[] | undefined {
  const { address } = parseCaipAddress(account)
  const loaded = internalsOf(config).queryClient?.getQueryData<InfiniteData<TransactionPage>>(
    transactionsQueryKey(config, { address, caipNetworkId }),
  )
  return loaded?.pages.flatMap(({ transactions }) =>
    transactions.flatMap(({ sentFrom, sentTo }) => (isSameAddress(sentFrom, address) ? [sentTo] : [])),
  )
}

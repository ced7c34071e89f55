import { createError } from '../../core/errors/backendErrors.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { networkAccountAtom, networkAtom } from '../../wallet/state.ts'
import type { FetchTransactionsParameters } from './fetchTransactions.ts'
import { loadFetchTransactions } from './lazy.ts'
import type { TransactionPage } from './types.ts'

/** Account and network; default to the current ones. */
export type GetTransactionsParameters = Partial<FetchTransactionsParameters>

/**
 * Page of an account's transactions on a network, without spam and other networks. Its `next` is the `cursor` of the
 * next page.
 *
 * Rejects with `TRANSACTIONS_ADDRESS_MISSING`, `TRANSACTIONS_FAILED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { getTransactions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { transactions, next } = await getTransactions(config)
 * const more = next && (await getTransactions(config, { cursor: next }))
 * ```
 */
export async function getTransactions<config extends Config>(
  config: config,
  parameters: ForConfig<GetTransactionsParameters, config> = {},
): Promise<TransactionPage> {
  const { store } = internalsOf(config)
  const caipNetworkId = parameters.caipNetworkId ?? store.get(networkAtom).caipNetworkId
  const address = parameters.address ?? store.get(networkAccountAtom(caipNetworkId)).address
  if (!address) throw createError('TRANSACTIONS_ADDRESS_MISSING')
  const { fetchTransactions } = await loadFetchTransactions()
  return fetchTransactions(config, { ...parameters, address, caipNetworkId })
}

import { getQueryClient } from '../../core/queryClient.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { networksAtom } from '../../wallet/networkState.ts'
import { networkById } from '../../wallet/selectionRules.ts'
import { type BalanceParameters, balanceQueryOptions } from './queries.ts'
import { type Balance, balanceFallback } from './rules.ts'

/** The native balance, from the cache while it is fresh. A failed read answers `0.00` and is reported. */
export async function getBalance<config extends Config>(
  config: config,
  parameters: ForConfig<BalanceParameters, config>,
): Promise<Balance> {
  const { store, report } = internalsOf(config)
  const options = balanceQueryOptions(config, parameters)
  const { nativeCurrency } = networkById(store.get(networksAtom), parameters.caipNetworkId)
  if (!options.enabled) return balanceFallback(nativeCurrency)
  try {
    return await getQueryClient(config).fetchQuery({ ...options, retry: false, networkMode: 'always' })
  } catch (error) {
    report(error)
    return balanceFallback(nativeCurrency)
  }
}

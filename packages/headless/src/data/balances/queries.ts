import type { CaipNetworkId } from '@foyer/chains'
import { formatUnits } from '@foyer/chains/units'
import { internalsOf } from '../../core/internals.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { loadReadChain } from '../../wallet/lazy.ts'
import { namespaceOf, networkById } from '../../wallet/rules.ts'
import { networksAtom } from '../../wallet/state.ts'
import { type Balance, balanceFallback } from './rules.ts'

/** Fresh up to and including 30 s (R39). */
const BALANCE_STALE_MS = 30_001

export type BalanceParameters = {
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}
export type BalanceQueryKey = readonly ['foyer', string, 'balance', BalanceParameters]

/**
 * Key of a balance, to invalidate it after a transaction of the host.
 *
 * @example
 * ```ts
 * import { getQueryClient, balanceQueryKey } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await getQueryClient(config).invalidateQueries({
 *   queryKey: balanceQueryKey(config, { address: '0x1', caipNetworkId: 'eip155:1' }),
 * })
 * ```
 */
export const balanceQueryKey = (config: Config, parameters: BalanceParameters): BalanceQueryKey => [
  'foyer',
  config.id,
  'balance',
  parameters,
]

/**
 * An account's native balance. Concurrent readers share one request.
 *
 * @example
 * ```ts
 * import { balanceQueryOptions, getQueryClient } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const parameters = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', caipNetworkId: 'eip155:1' } as const
 * await getQueryClient(config).prefetchQuery(balanceQueryOptions(config, parameters))
 * ```
 */
export const balanceQueryOptions = (
  config: Config,
  parameters: BalanceParameters,
): FoyerQueryOptions<Balance, BalanceQueryKey> => {
  const adapter = internalsOf(config).adapters.get(namespaceOf(parameters.caipNetworkId))
  const { address } = parameters
  return {
    queryKey: balanceQueryKey(config, parameters),
    queryFn: async ({ signal }) => {
      const { readChain } = await loadReadChain()
      const balance = await readChain(config, 'getBalance', {
        caipNetworkId: parameters.caipNetworkId,
        // `enabled` requires an address.
        parameters: { address: address ?? '' },
        signal,
      })
      return { ...balance, formatted: formatUnits(balance.value, balance.decimals) }
    },
    staleTime: BALANCE_STALE_MS,
    enabled: address !== undefined && adapter?.operations.getBalance !== undefined,
  }
}

/**
 * The native balance, from the cache while it is fresh. A failed read resolves with `0.00`, and is reported.
 *
 * @example
 * ```ts
 * import { getBalance } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { formatted, symbol } = await getBalance(config, {
 *   address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   caipNetworkId: 'eip155:1',
 * })
 * ```
 */
export async function getBalance<config extends Config>(
  config: config,
  parameters: ForConfig<BalanceParameters, config>,
): Promise<Balance> {
  requireParameters(config, 'getBalance', parameters, 'caipNetworkId')
  const { store, report } = internalsOf(config)
  const options = balanceQueryOptions(config, parameters)
  const { nativeCurrency } = networkById(store.get(networksAtom), parameters.caipNetworkId)
  if (!options.enabled) return balanceFallback(nativeCurrency)
  try {
    return await fetchQuery(config, options)
  } catch (error) {
    report(error)
    return balanceFallback(nativeCurrency)
  }
}

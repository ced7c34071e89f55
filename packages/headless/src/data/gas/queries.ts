import type { CaipNetworkId } from '@foyer/chains'
import { hasFeature } from '../features/familyRules.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/network/selection.ts'
import { loadFetchGasPrices } from './lazy.ts'
import type { GasPrices } from './types.ts'

export type GasPriceParameters = { readonly caipNetworkId: CaipNetworkId }

/**
 * What gas costs on a network, as the backend says. Never taken from a cache: who asks is about to pay it.
 *
 * @example
 * ```ts
 * import { gasPriceQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { standard } = await config.queryClient.fetchQuery(gasPriceQueryOptions(config, { caipNetworkId: 'eip155:1' }))
 * ```
 */
export const gasPriceQueryOptions = (
  config: Config,
  parameters: GasPriceParameters,
): FoyerQueryOptions<GasPrices> => ({
  queryKey: ['foyer', config.id, 'gasPrice', parameters],
  queryFn: async ({ signal }) => (await loadFetchGasPrices())(config, { ...parameters, signal }),
  staleTime: 0,
  enabled: hasFeature(namespaceOf(parameters.caipNetworkId), 'gasPrices'),
})

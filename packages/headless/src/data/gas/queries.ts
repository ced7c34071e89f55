import type { CaipNetworkId } from '@foyer/chains'
import { hasFeature } from '../features/featureRules.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/selectionRules.ts'
import { loadFetchGasPrices } from './lazy.ts'

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

/** What a unit of gas costs, in wei, by how soon a transaction is wanted. */
export type GasPrices = { readonly standard: string; readonly fast: string; readonly instant: string }

import { type CaipNetworkId, load } from '@foyer/chains'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { hasFeature } from '../features/featureRules.ts'

export type GasPriceParameters = { readonly caipNetworkId: CaipNetworkId }

/**
 * Gas prices of a network, from the backend. Always stale, because the price is about to be paid.
 *
 * @example
 * ```ts
 * import { gasPriceQueryOptions, getQueryClient } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { standard } = await getQueryClient(config).fetchQuery(gasPriceQueryOptions(config, { caipNetworkId: 'eip155:1' }))
 * ```
 */
export const gasPriceQueryOptions = (
  config: Config,
  parameters: GasPriceParameters,
): FoyerQueryOptions<GasPrices> => ({
  queryKey: ['foyer', config.id, 'gasPrice', parameters],
  queryFn: async ({ signal }) =>
    (await load(() => import('./fetchGasPrices.ts'))).fetchGasPrices(config, { ...parameters, signal }),
  staleTime: 0,
  enabled: hasFeature(namespaceOf(parameters.caipNetworkId), 'gasPrices'),
})

/** Gas prices in wei, by speed of the transaction. */
export type GasPrices = { readonly standard: string; readonly fast: string; readonly instant: string }

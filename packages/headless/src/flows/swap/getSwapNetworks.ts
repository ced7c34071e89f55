import type { CaipNetwork, CaipNetworkId } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { hasFeature } from '../../data/features/featureRules.ts'
import { networksAtom } from '../../wallet/state.ts'
import { isSwapNetwork } from './networkRules.ts'

/**
 * Networks of the app on which tokens can be swapped (CAIP-2).
 *
 * @example
 * ```ts
 * import { getSwapNetworks } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * console.log(getSwapNetworks(config)) // ['eip155:1']
 * ```
 */
export const getSwapNetworks = (config: Config): readonly CaipNetworkId[] =>
  swapNetworksOf(config, internalsOf(config).store.get(networksAtom))

/** Those of the given networks on which tokens can be swapped. */
export function swapNetworksOf(config: Config, networks: readonly CaipNetwork[]): readonly CaipNetworkId[] {
  const { swap } = internalsOf(config).options
  const own = swap && 'getQuote' in swap ? swap.caipNetworkIds : undefined
  return networks
    .filter(
      ({ caipNetworkId, chainNamespace }) =>
        hasFeature(chainNamespace, 'swaps') && isSwapNetwork(caipNetworkId, own),
    )
    .map(({ caipNetworkId }) => caipNetworkId)
}

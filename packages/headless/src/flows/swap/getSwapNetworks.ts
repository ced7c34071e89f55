import type { CaipNetworkId } from '@foyer/chains'
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
export function getSwapNetworks(config: Config): readonly CaipNetworkId[] {
  const { options, store } = internalsOf(config)
  const own = options.swap && 'getQuote' in options.swap ? options.swap.caipNetworkIds : undefined
  return store
    .get(networksAtom)
    .filter(
      ({ caipNetworkId, chainNamespace }) =>
        hasFeature(chainNamespace, 'swaps') && isSwapNetwork(caipNetworkId, own),
    )
    .map(({ caipNetworkId }) => caipNetworkId)
}

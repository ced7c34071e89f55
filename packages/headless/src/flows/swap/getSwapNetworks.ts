import type { CaipNetworkId } from '@foyer/chains'
import { hasFeature } from '../../data/features/featureRules.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { networksAtom } from '../../wallet/networkState.ts'

/** Networks of the app on which tokens can be swapped. */
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

/** Networks with swaps, unless a provider names others (docs/spec/checklist.md §9). */
const networks: readonly CaipNetworkId[] = (
  [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554] as const
).map((chainId) => `eip155:${chainId}` as const)

/** Whether tokens of a network can be swapped. */
export const isSwapNetwork = (
  caipNetworkId: CaipNetworkId,
  own: readonly CaipNetworkId[] | undefined,
): boolean => (own ?? networks).includes(caipNetworkId)

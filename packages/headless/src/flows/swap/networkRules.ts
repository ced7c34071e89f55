import type { CaipNetworkId } from '@foyer/chains'

/** Networks with swaps, unless a provider names others (docs/spec/checklist.md §9). */
const networks: readonly CaipNetworkId[] = (
  [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554] as const
).map((chainId) => `eip155:${chainId}` as const)

/** Whether tokens of a network can be swapped. */
export const isSwapNetwork = (
  caipNetworkId: CaipNetworkId,
  own: readonly CaipNetworkId[] | undefined,
): boolean => (own ?? networks).includes(caipNetworkId)

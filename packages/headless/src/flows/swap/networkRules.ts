import type { CaipNetworkId } from '@foyer/chains'
import type { SwapContracts } from '../../core/contracts/swap.ts'

/** Networks with swaps, unless a provider names others (docs/spec/checklist.md §9). */
const networks: readonly CaipNetworkId[] = (
  [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554] as const
).map((chainId) => `eip155:${chainId}` as const)

/** Whether tokens of a network can be swapped. */
export const isSwapNetwork = (
  caipNetworkId: CaipNetworkId,
  own: readonly CaipNetworkId[] | undefined,
): boolean => (own ?? networks).includes(caipNetworkId)

const ONE_INCH: readonly string[] = [
  '0x111111125421cA6dc452d289314280a0f8842A65', // AggregationRouterV6
  '0x1111111254EEB25477B68fb85Ed929f73A960582', // AggregationRouterV5
]
/** zkSync Era has other addresses. */
const oneInch: SwapContracts = { 'eip155:324': ['0x6fd4383cB451173D5f9304F041C7BCBf27d561fF'] }

const routersOf = (caipNetworkId: CaipNetworkId): readonly string[] => oneInch[caipNetworkId] ?? ONE_INCH

/** Whether a contract is a router of 1inch, whose functions are known. */
export const isOneInch = (caipNetworkId: CaipNetworkId, contract: string): boolean =>
  routersOf(caipNetworkId).some((router) => router.toLowerCase() === contract.toLowerCase())

/** Contracts of the blockchain backend on a network: those of the host, else the routers of 1inch. */
export const backendContracts = (
  caipNetworkId: CaipNetworkId,
  own: SwapContracts | undefined,
): readonly string[] => own?.[caipNetworkId] ?? routersOf(caipNetworkId)

/** Spender that a call of `approve` names; `undefined` for any other call. */
export function spenderOf(data: string): string | undefined {
  const match = /^0x095ea7b30{24}([0-9a-f]{40})[0-9a-f]{64}$/i.exec(data)
  return match ? `0x${match[1]}` : undefined
}

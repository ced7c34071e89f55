import type { CaipNetworkId } from '@foyer/chains'
import type { SwapContracts } from '../../core/contracts/swap.ts'

const ONE_INCH: readonly string[] = [
  '0x111111125421cA6dc452d289314280a0f8842A65', // AggregationRouterV6
  '0x1111111254EEB25477B68fb85Ed929f73A960582', // AggregationRouterV5
]
/** zkSync Era has other addresses. */
const oneInch: SwapContracts = { 'eip155:324': ['0x6fd4383cB451173D5f9304F041C7BCBf27d561fF'] }

/** Contracts of the blockchain backend on a network: those of the host, else the routers of 1inch. */
export const backendContracts = (
  caipNetworkId: CaipNetworkId,
  own: SwapContracts | undefined,
): readonly string[] => own?.[caipNetworkId] ?? oneInch[caipNetworkId] ?? ONE_INCH

/** Permit2, and its address on zkSync Era. One call of it moves every token that was ever approved to it. */
const SHARED: readonly string[] = [
  '0x000000000022d473030f116ddee9f6b43ac78ba3',
  '0x0000000000225e31d15943971f47ad3022f714fa',
]

const isListed = (address: string, list: readonly string[]): boolean =>
  list.some((each) => each.toLowerCase() === address.toLowerCase())

/** Whether a contract may be approved: one of the provider's own, or another that is not shared by many apps. */
export const isSpenderAllowed = (spender: string, contracts: readonly string[]): boolean =>
  isListed(spender, contracts) || !isListed(spender, SHARED)

/** Whether a swap may call a contract: one of the provider's own, or the spender that the visitor approved (R63). */
export const isTargetAllowed = (
  target: string,
  { contracts, spender }: { readonly contracts: readonly string[]; readonly spender: string | undefined },
): boolean =>
  isListed(target, contracts) ||
  (spender !== undefined && isListed(target, [spender]) && isSpenderAllowed(spender, contracts))

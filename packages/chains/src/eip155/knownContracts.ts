import type { Address, ChainContract } from 'viem'

const MULTICALL3 = '0xca11bde05977b3631167028862be2a173976ca11'
/** These chains derive contract addresses in another way. */
const MULTICALL3_OF_ZKSYNC = '0xF9cda624FBC7e059355ce98a31693d299FACd963'
const ZKSYNC: readonly number[] = [324, 300]

const ENS = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const ensUniversalResolvers: Readonly<Record<number, Address>> = {
  1: ENS,
  17_000: ENS,
  59_144: '0x4D41762915F83c76EcaF6776d9b08076aA32b492',
  11_155_111: ENS,
}

/**
 * Contracts that viem actions call, for a chain id: Multicall3 at its address on that chain, and the universal resolver
 * of ENS.
 */
export function knownContracts(chainId: number): {
  readonly multicall3: ChainContract
  readonly ensUniversalResolver?: ChainContract
} {
  const resolver = ensUniversalResolvers[chainId]
  return {
    multicall3: { address: ZKSYNC.includes(chainId) ? MULTICALL3_OF_ZKSYNC : MULTICALL3 },
    ...(resolver && { ensUniversalResolver: { address: resolver } }),
  }
}

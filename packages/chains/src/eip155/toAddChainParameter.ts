import type { CaipNetwork } from '../types.ts'
import { toQuantity } from './quantity.ts'

export type AddChainParameter = {
  readonly chainId: string
  readonly chainName: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: readonly string[]
  readonly blockExplorerUrls?: readonly string[]
  readonly iconUrls?: readonly string[]
}

/** Parameter of `wallet_addEthereumChain` for a network. Its URLs contain no project id. */
export function toAddChainParameter(network: CaipNetwork): AddChainParameter {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, assets } = network
  const explorer = blockExplorers?.default.url
  return {
    chainId: toQuantity(Number(id)),
    chainName: name,
    nativeCurrency: {
      name: nativeCurrency.name,
      symbol: nativeCurrency.symbol,
      decimals: nativeCurrency.decimals,
    },
    rpcUrls: (rpcUrls.chainDefault ?? rpcUrls.default).http,
    // Wallets refuse a chain whose explorer is not encrypted; it may be left out.
    ...(explorer?.startsWith('https://') && { blockExplorerUrls: [explorer] }),
    ...(assets?.imageUrl && { iconUrls: [assets.imageUrl] }),
  }
}

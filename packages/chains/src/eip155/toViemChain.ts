import type { Chain } from 'viem'
import type { CaipNetwork } from '../types.ts'

/** A network as a viem `Chain`. */
export function toViemChain(network: CaipNetwork): Chain {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, testnet } = network
  return {
    id: Number(id),
    name,
    nativeCurrency,
    rpcUrls: {
      default: {
        http: rpcUrls.default.http,
        ...(rpcUrls.default.webSocket && { webSocket: rpcUrls.default.webSocket }),
      },
    },
    ...(blockExplorers && { blockExplorers }),
    ...(testnet !== undefined && { testnet }),
  }
}

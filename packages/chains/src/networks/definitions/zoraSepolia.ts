import type { CaipNetwork } from '../../types.ts'

export const zoraSepolia: CaipNetwork<'eip155:999999999'> = {
  id: 999_999_999,
  name: 'Zora Sepolia',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:999999999',
  nativeCurrency: {
    name: 'Zora Sepolia',
    symbol: 'ETH',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://sepolia.rpc.zora.energy'],
      webSocket: ['wss://sepolia.rpc.zora.energy'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Zora Sepolia Explorer',
      url: 'https://sepolia.explorer.zora.energy/',
    },
  },
  testnet: true,
}

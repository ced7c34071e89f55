import type { CaipNetwork } from '../../types.ts'

export const zksyncSepoliaTestnet: CaipNetwork<'eip155:300'> = {
  id: 300,
  name: 'ZKsync Sepolia Testnet',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:300',
  nativeCurrency: {
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://sepolia.era.zksync.dev'],
      webSocket: ['wss://sepolia.era.zksync.dev/ws'],
    },
  },
  blockExplorers: {
    default: {
      name: 'ZKsync Explorer',
      url: 'https://sepolia.explorer.zksync.io/',
    },
  },
  testnet: true,
}

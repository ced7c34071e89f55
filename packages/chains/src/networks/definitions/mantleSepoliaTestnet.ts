import type { CaipNetwork } from '../../types.ts'

export const mantleSepoliaTestnet: CaipNetwork<'eip155:5003'> = {
  id: 5003,
  name: 'Mantle Sepolia Testnet',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:5003',
  nativeCurrency: {
    name: 'MNT',
    symbol: 'MNT',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://rpc.sepolia.mantle.xyz'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Mantle Testnet Explorer',
      url: 'https://explorer.sepolia.mantle.xyz/',
    },
  },
  testnet: true,
}

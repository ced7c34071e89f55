import type { CaipNetwork } from '../../types.ts'

export const unichainSepolia: CaipNetwork<'eip155:1301'> = {
  id: 1301,
  name: 'Unichain Sepolia',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1301',
  nativeCurrency: {
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://sepolia.unichain.org'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Uniscan',
      url: 'https://sepolia.uniscan.xyz',
    },
  },
  testnet: true,
}

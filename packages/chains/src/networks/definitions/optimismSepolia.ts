import type { CaipNetwork } from '../../types.ts'

export const optimismSepolia: CaipNetwork<'eip155:11155420'> = {
  id: 11_155_420,
  name: 'OP Sepolia',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:11155420',
  nativeCurrency: {
    name: 'Sepolia Ether',
    symbol: 'ETH',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://sepolia.optimism.io'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Blockscout',
      url: 'https://optimism-sepolia.blockscout.com',
    },
  },
  testnet: true,
}

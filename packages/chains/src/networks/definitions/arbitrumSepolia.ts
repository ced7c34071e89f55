import type { CaipNetwork } from '../../types.ts'

export const arbitrumSepolia: CaipNetwork<'eip155:421614'> = {
  id: 421_614,
  name: 'Arbitrum Sepolia',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:421614',
  nativeCurrency: {
    name: 'Arbitrum Sepolia Ether',
    symbol: 'ETH',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://sepolia-rollup.arbitrum.io/rpc'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Arbiscan',
      url: 'https://sepolia.arbiscan.io',
    },
  },
  testnet: true,
}

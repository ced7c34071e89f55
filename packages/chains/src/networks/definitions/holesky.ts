import type { CaipNetwork } from '../../types.ts'

export const holesky: CaipNetwork<'eip155:17000'> = {
  id: 17_000,
  name: 'Holesky',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:17000',
  nativeCurrency: {
    name: 'Holesky Ether',
    symbol: 'ETH',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://ethereum-holesky-rpc.publicnode.com'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Etherscan',
      url: 'https://holesky.etherscan.io',
    },
  },
  testnet: true,
}

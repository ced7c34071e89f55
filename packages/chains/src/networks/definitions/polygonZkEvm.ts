import type { CaipNetwork } from '../../types.ts'

export const polygonZkEvm: CaipNetwork<'eip155:1101'> = {
  id: 1101,
  name: 'Polygon zkEVM',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1101',
  nativeCurrency: {
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://zkevm-rpc.com'],
    },
  },
  blockExplorers: {
    default: {
      name: 'PolygonScan',
      url: 'https://zkevm.polygonscan.com',
    },
  },
}

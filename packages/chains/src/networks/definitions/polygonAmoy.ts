import type { CaipNetwork } from '../../types.ts'

export const polygonAmoy: CaipNetwork<'eip155:80002'> = {
  id: 80_002,
  name: 'Polygon Amoy',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:80002',
  nativeCurrency: {
    name: 'POL',
    symbol: 'POL',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://polygon-amoy.drpc.org'],
    },
  },
  blockExplorers: {
    default: {
      name: 'PolygonScan',
      url: 'https://amoy.polygonscan.com',
    },
  },
  testnet: true,
}

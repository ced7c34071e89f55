import type { CaipNetwork } from '../../types.ts'

export const avalancheFuji: CaipNetwork<'eip155:43113'> = {
  id: 43_113,
  name: 'Avalanche Fuji',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:43113',
  nativeCurrency: {
    name: 'Avalanche Fuji',
    symbol: 'AVAX',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://api.avax-test.network/ext/bc/C/rpc'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SnowTrace',
      url: 'https://testnet.snowtrace.io',
    },
  },
  testnet: true,
}

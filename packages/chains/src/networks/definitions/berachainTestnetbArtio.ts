import type { CaipNetwork } from '../../types.ts'

export const berachainTestnetbArtio: CaipNetwork<'eip155:80084'> = {
  id: 80_084,
  name: 'Berachain bArtio',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:80084',
  nativeCurrency: {
    name: 'BERA Token',
    symbol: 'BERA',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://bartio.rpc.berachain.com'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Berachain bArtio Beratrail',
      url: 'https://bartio.beratrail.io',
    },
  },
  testnet: true,
}

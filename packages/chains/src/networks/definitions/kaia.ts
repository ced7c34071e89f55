import type { CaipNetwork } from '../../types.ts'

export const kaia: CaipNetwork<'eip155:8217'> = {
  id: 8217,
  name: 'Kaia',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:8217',
  nativeCurrency: {
    name: 'Kaia',
    symbol: 'KAIA',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://public-en.node.kaia.io'],
    },
  },
  blockExplorers: {
    default: {
      name: 'KaiaScan',
      url: 'https://kaiascan.io',
    },
  },
}

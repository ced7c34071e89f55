import type { CaipNetwork } from '../../types.ts'

export const auroraTestnet: CaipNetwork<'eip155:1313161555'> = {
  id: 1_313_161_555,
  name: 'Aurora Testnet',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1313161555',
  nativeCurrency: {
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://testnet.aurora.dev'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Aurorascan',
      url: 'https://testnet.aurorascan.dev',
    },
  },
  testnet: true,
}

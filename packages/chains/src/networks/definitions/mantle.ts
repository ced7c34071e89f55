import type { CaipNetwork } from '../../types.ts'

export const mantle: CaipNetwork<'eip155:5000'> = {
  id: 5000,
  name: 'Mantle',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:5000',
  nativeCurrency: {
    name: 'MNT',
    symbol: 'MNT',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://rpc.mantle.xyz'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Mantle Explorer',
      url: 'https://mantlescan.xyz/',
    },
  },
}

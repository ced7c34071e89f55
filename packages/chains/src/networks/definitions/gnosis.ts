import type { CaipNetwork } from '../../types.ts'

export const gnosis: CaipNetwork<'eip155:100'> = {
  id: 100,
  name: 'Gnosis',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:100',
  nativeCurrency: {
    name: 'xDAI',
    symbol: 'XDAI',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://rpc.gnosischain.com'],
      webSocket: ['wss://rpc.gnosischain.com/wss'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Gnosisscan',
      url: 'https://gnosisscan.io',
    },
  },
}

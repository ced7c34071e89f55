import type { CaipNetwork } from '../../types.ts'

export const sei: CaipNetwork<'eip155:1329'> = {
  id: 1329,
  name: 'Sei Network',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1329',
  nativeCurrency: {
    name: 'Sei',
    symbol: 'SEI',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://evm-rpc.sei-apis.com/'],
      webSocket: ['wss://evm-ws.sei-apis.com/'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Seiscan',
      url: 'https://seiscan.io',
    },
  },
}

import type { CaipNetwork } from '../../types.ts'

export const linea: CaipNetwork<'eip155:59144'> = {
  id: 59_144,
  name: 'Linea Mainnet',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:59144',
  nativeCurrency: {
    name: 'Linea Ether',
    symbol: 'ETH',
    decimals: 18,
  },
  rpcUrls: {
    default: {
      http: ['https://rpc.linea.build'],
      webSocket: ['wss://rpc.linea.build'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Etherscan',
      url: 'https://lineascan.build',
    },
  },
  testnet: false,
}

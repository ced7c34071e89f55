import type { CaipNetwork } from '../../types.ts'

/** The RPC URL is the chain's REST (LCD) endpoint, which balances need. */
export const cosmoshub: CaipNetwork<'cosmos:cosmoshub-4'> = {
  id: 'cosmoshub-4',
  name: 'Cosmos Hub',
  network: 'cosmoshub',
  chainNamespace: 'cosmos',
  caipNetworkId: 'cosmos:cosmoshub-4',
  nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
  rpcUrls: { default: { http: ['https://rest.cosmos.directory/cosmoshub'] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/cosmos' } },
  testnet: false,
}

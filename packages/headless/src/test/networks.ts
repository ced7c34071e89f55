import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '@foyer/chains'

/** Creates a network from its id. No server listens at its RPC URL. */
export function createTestNetwork(
  caipNetworkId: CaipNetworkId,
  facts: Partial<CaipNetwork> = {},
): CaipNetwork {
  const [namespace = '', id = ''] = caipNetworkId.split(':')
  return {
    id: /^\d+$/.test(id) ? Number(id) : id,
    caipNetworkId,
    chainNamespace: namespace as ChainNamespace,
    name: `Network ${caipNetworkId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
    ...facts,
  }
}

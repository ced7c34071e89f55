import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import { hostedRpcIds } from './hostedRpcIds.ts'
import { hostedRpcUrl } from './hostedRpcUrl.ts'

export type ExtendNetworkParameters = {
  /** RPC URLs to ask before any other, by CAIP-2 id. */
  readonly customRpcUrls?: Partial<Record<CaipNetworkId, readonly string[]>> | undefined
  readonly projectId?: string | undefined
  /** The host's own hosted RPC. @default 'https://rpc.walletconnect.org', which needs a project id */
  readonly blockchainEndpoint?: string | undefined
}

/**
 * The network as one app asks it: custom URLs, then the hosted one where it serves the network, else the network's
 * own. `rpcUrls.chainDefault` is what wallets may be told: the custom and own URLs, never one with a project id.
 *
 * @example
 * ```ts
 * import { extendNetwork } from '@foyer/chains'
 * import { polygon } from '@foyer/chains/networks'
 * const network = extendNetwork(polygon, { customRpcUrls: { 'eip155:137': ['https://polygon.example'] } })
 * ```
 */
export function extendNetwork<id extends CaipNetworkId>(
  network: CaipNetwork<id>,
  parameters: ExtendNetworkParameters,
): CaipNetwork<id> {
  const { customRpcUrls, projectId, blockchainEndpoint } = parameters
  const { caipNetworkId, rpcUrls } = network
  const own = rpcUrls.chainDefault ?? rpcUrls.default
  const hosted = hostedRpcUrl({ caipNetworkId, projectId, blockchainEndpoint })
  const bare = hostedRpcUrl({ caipNetworkId, blockchainEndpoint })
  const isServed = Boolean(projectId || blockchainEndpoint) && hostedRpcIds.includes(caipNetworkId)
  // The hosted URL, written out by the host without its project id, gets it.
  const custom = (customRpcUrls?.[caipNetworkId] ?? []).map((url) => (url === bare ? hosted : url))
  const isPublic = (url: string) => url !== hosted && !/[?&]projectId=/i.test(url)
  return {
    ...network,
    rpcUrls: {
      default: { ...own, http: unique([...custom, ...(isServed ? [hosted] : own.http)]) },
      chainDefault: { ...own, http: unique([...custom, ...own.http]).filter(isPublic) },
    },
  }
}

const unique = (urls: readonly string[]): readonly string[] => [...new Set(urls)]

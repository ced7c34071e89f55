import { trimEnd } from '../text/trimEnd.ts'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import { hostedRpcIds } from './hostedRpcIds.ts'

export type ExtendNetworkParameters = {
  /** RPC URLs to ask before any other, by CAIP-2 id. */
  readonly customRpcUrls?: Partial<Record<CaipNetworkId, readonly string[]>> | undefined
  readonly projectId?: string | undefined
  /** `blockchain`: base URL in place of the hosted RPC. @default 'https://rpc.walletconnect.org', which needs a project id */
  readonly endpoints?: { readonly blockchain?: string | undefined } | undefined
}

/**
 * Network for operations: RPC URLs are the custom URLs, then the hosted URL if there is one, else those of the network.
 * The parameters are options of a config. `rpcUrls.chainDefault` has the URLs for wallets: custom and public URLs,
 * never with a project id (docs/spec/core.md §3.2).
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
  const { customRpcUrls, projectId, endpoints } = parameters
  const { caipNetworkId, rpcUrls } = network
  const own = rpcUrls.chainDefault ?? rpcUrls.default
  const hosted = hostedRpcUrl({ caipNetworkId, projectId, endpoints })
  const bare = hostedRpcUrl({ caipNetworkId, endpoints })
  const isServed = Boolean(projectId || endpoints?.blockchain) && hostedRpcIds.includes(caipNetworkId)
  // The project id is added to a custom URL that is the hosted URL without it.
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

/** Hosted RPC and blockchain data endpoints, unless the host names its own. */
const DEFAULT_ENDPOINT = 'https://rpc.walletconnect.org'

export type HostedRpcUrlParameters = Pick<ExtendNetworkParameters, 'projectId' | 'endpoints'> & {
  readonly caipNetworkId: string
}

/**
 * The URL of the hosted RPC of a network. It contains the project id: never give it to a wallet.
 *
 * @example
 * ```ts
 * import { hostedRpcUrl } from '@foyer/chains'
 * const url = hostedRpcUrl({ caipNetworkId: 'eip155:137', projectId: 'my-project' })
 * ```
 */
export function hostedRpcUrl(parameters: HostedRpcUrlParameters): string {
  const { caipNetworkId, projectId, endpoints } = parameters
  const own = endpoints?.blockchain
  const base = own === undefined ? DEFAULT_ENDPOINT : trimEnd(own, '/')
  const query = `chainId=${encodeURIComponent(caipNetworkId)}`
  const project = projectId ? `&projectId=${encodeURIComponent(projectId)}` : ''
  return `${base}/v1/?${query}${project}`
}

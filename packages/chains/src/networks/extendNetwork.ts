import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import { hostedRpcIds } from './hostedRpcIds.ts'
import { trimEnd } from '../text/trimEnd.ts'

export type ExtendNetworkParameters = {
  /** RPC URLs to ask before any other, by CAIP-2 id. */
  readonly customRpcUrls?: Partial<Record<CaipNetworkId, readonly string[]>> | undefined
  readonly projectId?: string | undefined
  /** Base URL in place of the hosted RPC. @default 'https://rpc.walletconnect.org', which needs a project id */
  readonly blockchainEndpoint?: string | undefined
}

/**
 * Network of an app: custom URLs, then the hosted one if it supports the network, then the network's.
 * `rpcUrls.chainDefault` has the URLs for wallets: custom and public ones, never with a project id.
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
  // A custom URL that is the hosted one without a project id gets the project id.
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

export type HostedRpcUrlParameters = {
  readonly caipNetworkId: string
  readonly projectId?: string | undefined
  /** @default 'https://rpc.walletconnect.org' */
  readonly blockchainEndpoint?: string | undefined
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
  const { caipNetworkId, projectId, blockchainEndpoint } = parameters
  const base = blockchainEndpoint === undefined ? DEFAULT_ENDPOINT : trimEnd(blockchainEndpoint, '/')
  const query = `chainId=${encodeURIComponent(caipNetworkId)}`
  const project = projectId ? `&projectId=${encodeURIComponent(projectId)}` : ''
  return `${base}/v1/?${query}${project}`
}

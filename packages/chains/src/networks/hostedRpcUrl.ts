import { trimEnd } from '../text/trimEnd.ts'

/** Hosted RPC and blockchain data endpoints, unless the host names its own. */
const DEFAULT_ENDPOINT = 'https://rpc.walletconnect.org'

export type HostedRpcUrlParameters = {
  readonly caipNetworkId: string
  readonly projectId?: string | undefined
  /** @default 'https://rpc.walletconnect.org' */
  readonly blockchainEndpoint?: string | undefined
}

/**
 * The URL of the hosted RPC of a network. It carries the project id: never hand it to a wallet.
 *
 * @example
 * ```ts
 * import { hostedRpcUrl } from '@foyer/chains'
 * const url = hostedRpcUrl({ caipNetworkId: 'eip155:137', projectId: 'my-project' })
 * ```
 */
export function hostedRpcUrl(parameters: HostedRpcUrlParameters): string {
  const { caipNetworkId, projectId, blockchainEndpoint = DEFAULT_ENDPOINT } = parameters
  const query = `chainId=${encodeURIComponent(caipNetworkId)}`
  const project = projectId ? `&projectId=${encodeURIComponent(projectId)}` : ''
  return `${trimEnd(blockchainEndpoint, '/')}/v1/?${query}${project}`
}

import { type CaipNetwork, extendNetwork } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

/**
 * Network for operations: with the host's RPC URLs first, then the hosted one; URLs for wallets have no project id
 * (docs/spec/core.md §3.2). Done here and not in `createConfig`, since a page that only shows a network's name does not
 * need it.
 */
export function operationNetwork(config: Config, network: CaipNetwork): CaipNetwork {
  const { customRpcUrls, projectId, endpoints } = internalsOf(config).options
  return extendNetwork(network, { customRpcUrls, projectId, blockchainEndpoint: endpoints?.blockchain })
}

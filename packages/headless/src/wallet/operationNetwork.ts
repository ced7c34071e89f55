import { type CaipNetwork, extendNetwork } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

/**
 * A network as operations use it: asked at the host's own URLs first, then at the hosted one where there is one; what a
 * wallet may be told of it carries no project id (docs/spec/core.md §3.2). Here, and not when the config is made,
 * because a page
 * that only shows a network's name needs none of it.
 */
export function operationNetwork(config: Config, network: CaipNetwork): CaipNetwork {
  const { customRpcUrls, projectId, endpoints } = internalsOf(config).options
  return extendNetwork(network, { customRpcUrls, projectId, blockchainEndpoint: endpoints?.blockchain })
}

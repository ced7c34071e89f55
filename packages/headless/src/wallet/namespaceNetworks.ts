import { type CaipNetwork, type CaipNetworkId, extendNetwork } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { networkSelectionAtom, networksAtom } from './state.ts'

/**
 * Network for operations: with the host's RPC URLs first, then the hosted one; URLs for wallets have no project id
 * (docs/spec/core.md §3.2). Done here and not in `createConfig`, since a page that only shows a network's name does not
 * need it.
 */
export function operationNetwork(config: Config, network: CaipNetwork): CaipNetwork {
  const { customRpcUrls, projectId, endpoints } = internalsOf(config).options
  return extendNetwork(network, { customRpcUrls, projectId, blockchainEndpoint: endpoints?.blockchain })
}

/**
 * Current configured network of each namespace: a connecting wallet is asked to switch to it. `preferred` replaces the
 * one of its namespace, if it is configured.
 */
export function namespaceNetworks(config: Config, preferred?: CaipNetworkId): readonly CaipNetwork[] {
  const { store } = internalsOf(config)
  const networks = store.get(networksAtom)
  const { byNamespace } = store.get(networkSelectionAtom)
  const firsts = networks.filter(
    ({ chainNamespace }, index) =>
      networks.findIndex((other) => other.chainNamespace === chainNamespace) === index,
  )
  return firsts.map((first) => {
    const find = (id: CaipNetworkId | undefined): CaipNetwork | undefined =>
      networks.find(
        ({ chainNamespace, caipNetworkId }) =>
          chainNamespace === first.chainNamespace && caipNetworkId === id,
      )
    return operationNetwork(config, find(preferred) ?? find(byNamespace[first.chainNamespace]) ?? first)
  })
}

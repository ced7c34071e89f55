import type { ChainNamespace, CaipNetwork } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { currentConnection, getConnectionState } from './state.ts'
import { networkAfterWallet } from './networkRules.ts'
import {
  activeNamespaceAtom,
  networkSelectionAtom,
  networksAtom,
  selectNetwork,
  familyNetwork,
} from './networkState.ts'
import { isConfigured } from './selectionRules.ts'
import { operationNetwork } from './operationNetwork.ts'

/** Switches a namespace to its wallet's network, also to an unconfigured one. */
export function followWallet(config: Config, namespace: ChainNamespace): void {
  const internals = internalsOf(config)
  const { store } = internals
  const connection = currentConnection(getConnectionState(internals), namespace)
  const id = networkAfterWallet(store.get(networksAtom), {
    namespace,
    selected: store.get(networkSelectionAtom).byNamespace[namespace],
    isConnected: connection !== undefined,
    walletChainId: connection?.chainId,
  })
  if (id !== undefined) selectNetwork(internals, id, store.get(activeNamespaceAtom) === namespace)
}

/** Current configured network of each namespace: a connecting wallet is asked to switch to it. */
export function familyNetworks(config: Config): readonly CaipNetwork[] {
  const { store } = internalsOf(config)
  const networks = store.get(networksAtom)
  const selection = store.get(networkSelectionAtom)
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return namespaces.flatMap((namespace) => {
    const network = familyNetwork(networks, selection, namespace)
    if (network && isConfigured(networks, network.caipNetworkId)) return [operationNetwork(config, network)]
    const first = networks.find(({ chainNamespace }) => chainNamespace === namespace)
    return first ? [operationNetwork(config, first)] : []
  })
}

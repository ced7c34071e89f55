import type { CaipNetwork } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { isConfigured } from './selection.ts'
import { familyNetwork, networkSelectionAtom, networksAtom } from './state.ts'
import { operationNetwork } from './operationNetwork.ts'

/** The configured network that each family is on: what a wallet that connects is asked to come to. */
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

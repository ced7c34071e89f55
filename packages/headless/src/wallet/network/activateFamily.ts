import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { activeNamespaceAtom, familyNetwork, networkSelectionAtom, networksAtom } from './state.ts'
import { activateNetwork } from './activateNetwork.ts'

/** Takes the app to a family, on that family's own network. */
export function activateFamily(config: Config, namespace: ChainNamespace): void {
  const { store } = internalsOf(config)
  if (store.get(activeNamespaceAtom) === namespace) return
  const network = familyNetwork(store.get(networksAtom), store.get(networkSelectionAtom), namespace)
  if (network) activateNetwork(config, network.caipNetworkId)
}

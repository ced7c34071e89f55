import type { CaipNetworkId, ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import {
  activeNamespaceAtom,
  selectNetwork,
  setSwitchingFamily,
  familyNetwork,
  networkSelectionAtom,
  networksAtom,
} from './networkState.ts'
import { namespaceOf } from './selectionRules.ts'

/**
 * Makes a network the current one, without a request to a wallet. Between two namespaces the account may be missing for
 * a moment, which does not close the modal.
 */
export function activateNetwork(config: Config, caipNetworkId: CaipNetworkId): void {
  const internals = internalsOf(config)
  const isOtherFamily = namespaceOf(caipNetworkId) !== internals.store.get(activeNamespaceAtom)
  setSwitchingFamily(internals, isOtherFamily)
  selectNetwork(internals, caipNetworkId, true)
  setSwitchingFamily(internals, false)
}

/** Switches the app to a namespace, on its current network. */
export function activateFamily(config: Config, namespace: ChainNamespace): void {
  const { store } = internalsOf(config)
  if (store.get(activeNamespaceAtom) === namespace) return
  const network = familyNetwork(store.get(networksAtom), store.get(networkSelectionAtom), namespace)
  if (network) activateNetwork(config, network.caipNetworkId)
}

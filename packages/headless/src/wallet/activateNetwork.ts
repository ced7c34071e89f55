import type { CaipNetworkId, ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { namespaceOf } from './rules.ts'
import {
  activeNamespaceAtom,
  selectNetwork,
  setSwitchingNamespace,
  namespaceNetwork,
  networkSelectionAtom,
  networksAtom,
} from './state.ts'

/**
 * Makes a network the active one, without a request to a wallet. During a change of the namespace the account may be
 * missing for a moment, which does not close the modal.
 */
export function activateNetwork(config: Config, caipNetworkId: CaipNetworkId): void {
  const internals = internalsOf(config)
  const isOtherNamespace = namespaceOf(caipNetworkId) !== internals.store.get(activeNamespaceAtom)
  setSwitchingNamespace(internals, isOtherNamespace)
  selectNetwork(internals, { id: caipNetworkId, isActive: true })
  setSwitchingNamespace(internals, false)
}

/** Makes the current network of a namespace the active one. */
export function activateNamespace(config: Config, namespace: ChainNamespace): void {
  const { store } = internalsOf(config)
  const network = namespaceNetwork(store.get(networksAtom), store.get(networkSelectionAtom), namespace)
  if (network) activateNetwork(config, network.caipNetworkId)
}

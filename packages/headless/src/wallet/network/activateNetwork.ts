import type { CaipNetworkId } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from './selection.ts'
import { activeNamespaceAtom, selectNetwork, setSwitchingFamily } from './state.ts'

/**
 * Makes a network the one in use, here only: no wallet is asked. On the way to another family the account may be gone
 * for a moment, which does not close the modal.
 */
export function activateNetwork(config: Config, caipNetworkId: CaipNetworkId): void {
  const internals = internalsOf(config)
  const isOtherFamily = namespaceOf(caipNetworkId) !== internals.store.get(activeNamespaceAtom)
  setSwitchingFamily(internals, isOtherFamily)
  selectNetwork(internals, caipNetworkId, true)
  setSwitchingFamily(internals, false)
}

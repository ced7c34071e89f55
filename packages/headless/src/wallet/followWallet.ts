import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { networkAfterWallet } from './networkRules.ts'
import {
  currentConnection,
  getConnectionState,
  activeNamespaceAtom,
  networkSelectionAtom,
  networksAtom,
  selectNetwork,
} from './state.ts'

/** Selects the network of its current wallet for a namespace, also an unconfigured one. */
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
  if (id !== undefined)
    selectNetwork(internals, { id, isActive: store.get(activeNamespaceAtom) === namespace })
}

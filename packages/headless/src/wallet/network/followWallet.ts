import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { currentConnection, getConnectionState } from '../connection/state.ts'
import { networkAfterWallet } from './networkAfterWallet.ts'
import { activeNamespaceAtom, networkSelectionAtom, networksAtom, selectNetwork } from './state.ts'

/** Puts a family on the network its wallet is on, also when the app does not know that network. */
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

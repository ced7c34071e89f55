import type { CaipNetworkId, ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { currentConnection, getConnectionState } from '../../connection/state.ts'
import { activeNamespaceAtom, selectNetwork } from '../state.ts'

/** Puts a family on the network its wallet is on, also when the app does not know that network. */
export function followWallet(config: Config, namespace: ChainNamespace): void {
  const internals = internalsOf(config)
  const chainId = currentConnection(getConnectionState(internals), namespace)?.chainId
  if (chainId === undefined) return
  const id: CaipNetworkId = `${namespace}:${chainId}`
  selectNetwork(internals, id, internals.store.get(activeNamespaceAtom) === namespace)
}

import type { CaipNetwork } from '@foyer/chains'
import { accountAtoms } from './accountState.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { currentConnection, getConnectionState } from './state.ts'
import { decideNetworkSwitch, type NetworkSwitch } from './networkRules.ts'
import { networkAtom } from './networkState.ts'

/** Decision for selecting a network now. */
export function decideFor(
  config: Config,
  network: CaipNetwork,
  isConfirmationIgnored: boolean,
): NetworkSwitch {
  const internals = internalsOf(config)
  const { store } = internals
  const current = store.get(networkAtom)
  const from = currentConnection(getConnectionState(internals), current.chainNamespace)
  return decideNetworkSwitch({
    isSameNetwork: current.caipNetworkId === network.caipNetworkId,
    isSameFamily: current.chainNamespace === network.chainNamespace,
    isConfirmationIgnored,
    hasFromAddress: store.get(accountAtoms[current.chainNamespace]).isConnected,
    hasToAddress: store.get(accountAtoms[network.chainNamespace]).isConnected,
    isAuthCovering:
      from?.connector.type === 'AUTH' && from.connector.namespaces.includes(network.chainNamespace),
  })
}

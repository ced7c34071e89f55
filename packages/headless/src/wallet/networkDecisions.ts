import type { CaipNetwork } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import { optionsOf } from '../core/options.ts'
import type { Config } from '../core/types.ts'
import { decideNetworkSwitch, type NetworkSwitch, shouldShowUnsupported } from './networkRules.ts'
import {
  accountAtoms,
  accountAtom,
  currentConnection,
  getConnectionState,
  networkAtom,
  isNetworkConfiguredAtom,
} from './state.ts'

/** Decision of `decideNetworkSwitch` in the current state. */
export function decideSwitchTo(
  config: Config,
  {
    network,
    isConfirmationIgnored,
  }: { readonly network: CaipNetwork; readonly isConfirmationIgnored: boolean },
): NetworkSwitch {
  const internals = internalsOf(config)
  const { store } = internals
  const current = store.get(networkAtom)
  const from = currentConnection(getConnectionState(internals), current.chainNamespace)
  return decideNetworkSwitch({
    isSameNetwork: current.caipNetworkId === network.caipNetworkId,
    isSameNamespace: current.chainNamespace === network.chainNamespace,
    isConfirmationIgnored,
    hasFromAddress: store.get(accountAtoms[current.chainNamespace]).isConnected,
    hasToAddress: store.get(accountAtoms[network.chainNamespace]).isConnected,
    isAuthCovering:
      from?.connector.type === 'AUTH' && from.connector.namespaces.includes(network.chainNamespace),
  })
}

/** Whether the connected wallet is on an unconfigured network, and the options require a switch. */
export function isSwitchRequired(config: Config): boolean {
  const { store, adapters } = internalsOf(config)
  const options = optionsOf(config)
  return shouldShowUnsupported({
    isConnected: store.get(accountAtom).isConnected,
    isConfigured: store.get(isNetworkConfiguredAtom),
    isNetworkSwitchEnabled: options.enableNetworkSwitch,
    isUnsupportedAllowed: options.allowUnsupportedChain,
    isBasic: adapters.size === 0,
  })
}

import { internalsOf } from '../core/internals.ts'
import { optionsOf } from '../core/options.ts'
import type { Config } from '../core/types.ts'
import { accountAtom } from './accountState.ts'
import { shouldShowUnsupported } from './networkRules.ts'
import { isNetworkConfiguredAtom } from './networkState.ts'

/** Whether the connected wallet is on a network that the app does not have, and the options require a switch. */
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

import { createError } from '../core/errors/errors.ts'
import { internalsOf } from '../core/internals.ts'
import type { CaipNetworkIdOf, Config } from '../core/types.ts'
import { loadSwitchNetwork } from '../wallet/lazy.ts'
import { decideSwitchTo } from '../wallet/networkDecisions.ts'
import type { NetworkSwitch } from '../wallet/networkRules.ts'
import { networksAtom } from '../wallet/state.ts'
import { getModalRouter, pushView } from './navigation.ts'
import type { NetworkSearch } from './types.ts'

export type ChooseNetworkParameters<config extends Config = Config> = {
  readonly caipNetworkId: CaipNetworkIdOf<config>
  /** Switches without a confirmation if no wallet has to be asked. @default false */
  readonly ignoreConfirmation?: boolean | undefined
  /** Search of the list, which `Networks` shows again on the way back. */
  readonly networkSearch?: NetworkSearch | undefined
}

/**
 * Selects a network of a list: switches at once, navigates to a view that confirms, or does nothing (R3). Throws
 * `NETWORK_NOT_CONFIGURED` for a network that the config does not have.
 *
 * @example
 * ```ts
 * import { chooseNetwork } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const decision = chooseNetwork(config, { caipNetworkId: 'eip155:137' })
 * ```
 */
export function chooseNetwork<config extends Config>(
  config: config,
  { caipNetworkId, ignoreConfirmation = false, networkSearch }: ChooseNetworkParameters<config>,
): NetworkSwitch {
  const { store } = internalsOf(config)
  const network = store.get(networksAtom).find((candidate) => candidate.caipNetworkId === caipNetworkId)
  if (!network) throw createError('NETWORK_NOT_CONFIGURED', undefined, { value: caipNetworkId })
  const decision = decideSwitchTo(config, { network, isConfirmationIgnored: ignoreConfirmation })
  // Data of the previous view (a redirect, or the swap case) stays valid.
  if (decision === 'SwitchNetwork')
    pushView(config, 'SwitchNetwork', { ...getModalRouter(config).data, network, networkSearch })
  if (decision === 'SwitchActiveChain') {
    pushView(config, 'SwitchActiveChain', {
      switchToChain: network.chainNamespace,
      navigateTo: 'Connect',
      navigateWithReplace: true,
      network,
      networkSearch,
    })
  }
  if (decision === 'atOnce') {
    loadSwitchNetwork()
      .then(({ switchNetwork }) => switchNetwork(config, { caipNetworkId }))
      .catch(internalsOf(config).report)
  }
  return decision
}

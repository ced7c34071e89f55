import { internalsOf } from '../core/internals.ts'
import type { CaipNetworkIdOf, Config } from '../core/types.ts'
import { getModalRouter, pushView } from './navigation.ts'
import { createError } from '../core/errors/errors.ts'
import { decideFor } from '../wallet/decideFor.ts'
import { loadNetworkActions } from '../wallet/lazy.ts'
import type { NetworkSwitch } from '../wallet/networkRules.ts'
import { networksAtom } from '../wallet/networkState.ts'

export type ChooseNetworkParameters<config extends Config = Config> = {
  readonly caipNetworkId: CaipNetworkIdOf<config>
  /** Switches at once where no wallet has to be asked. @default false */
  readonly ignoreConfirmation?: boolean | undefined
}

/** What choosing a network from a list does: nothing, a view that asks, or the switch itself (R3). */
export function chooseNetwork<config extends Config>(
  config: config,
  { caipNetworkId, ignoreConfirmation = false }: ChooseNetworkParameters<config>,
): NetworkSwitch {
  const { store } = internalsOf(config)
  const network = store.get(networksAtom).find((candidate) => candidate.caipNetworkId === caipNetworkId)
  if (!network) throw createError('NETWORK_NOT_CONFIGURED', undefined, { value: caipNetworkId })
  const decision = decideFor(config, network, ignoreConfirmation)
  // What the view before was told (a redirect, or that only a swap is refused) still holds.
  if (decision === 'SwitchNetwork')
    pushView(config, 'SwitchNetwork', { ...getModalRouter(config).data, network })
  if (decision === 'SwitchActiveChain') {
    pushView(config, 'SwitchActiveChain', {
      switchToChain: network.chainNamespace,
      navigateTo: 'Connect',
      navigateWithReplace: true,
      network,
    })
  }
  if (decision === 'atOnce') {
    loadNetworkActions()
      .then(({ switchNetwork }) => switchNetwork(config, { caipNetworkId }))
      .catch(internalsOf(config).report)
  }
  return decision
}

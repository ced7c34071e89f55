import type { CaipNetwork } from '@foyer/chains'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { isSwitchRequired } from '../wallet/networkDecisions.ts'
import { type NetworkList, networkListAtom } from '../wallet/networkList.ts'
import type { NetworkItem } from '../wallet/networkRules.ts'
import { networkAtom } from '../wallet/state.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

/**
 * The current network; "Unknown Network" when the wallet is on a network that the app does not have.
 *
 * @example
 * ```tsx
 * import { useNetwork } from '@foyer/headless'
 * export const Name = () => <p>{useNetwork().name}</p>
 * ```
 */
export const useNetwork = (parameters: ConfigParameter = {}): CaipNetwork =>
  useConfigAtom(useConfig(parameters), networkAtom)

export type UseNetworksReturnType<config extends Config = RegisteredConfig> = Omit<NetworkList, 'items'> & {
  /** Networks of the config, with facts for a list. */
  readonly items: readonly NetworkItem<CaipNetworkIdOf<config>>[]
  /** The options require a switch to a network of the app: the modal shows `UnsupportedChain` and cannot be closed. */
  readonly isSwitchRequired: boolean
}

/**
 * The networks that can be chosen: current, approved or disabled, and whether the wallet is on one of them.
 *
 * @example
 * ```tsx
 * import { useNetworks } from '@foyer/headless'
 * export const List = () => <ul>{useNetworks().items.map(({ network }) => <li key={network.caipNetworkId}>{network.name}</li>)}</ul>
 * ```
 */
export function useNetworks<config extends Config = RegisteredConfig>(
  parameters: ConfigParameter<config> = {},
): UseNetworksReturnType<config> {
  const config = useConfig(parameters)
  const { items, isSupported } = useConfigAtom(config, networkListAtom)
  return {
    // The type of the state has the networks of any config; the result has those of this config.
    items: items as UseNetworksReturnType<config>['items'],
    isSupported,
    isSwitchRequired: !isSupported && isSwitchRequired(config),
  }
}

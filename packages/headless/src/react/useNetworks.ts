import type { ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { isSwitchRequired } from '../wallet/networkDecisions.ts'
import { type NetworkList, networkListAtom } from '../wallet/networkItems.ts'

export type UseNetworksReturnType = NetworkList & {
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
export function useNetworks(parameters: ConfigParameter = {}): UseNetworksReturnType {
  const config = useConfig(parameters)
  const list = useConfigAtom(config, networkListAtom)
  return { ...list, isSwitchRequired: !list.isSupported && isSwitchRequired(config) }
}

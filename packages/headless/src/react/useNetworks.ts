import type { ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { type NetworkList, networkListAtom } from '../wallet/networkItems.ts'

/**
 * The networks that can be chosen: current, approved or disabled, and whether the wallet is on one of them.
 *
 * @example
 * ```tsx
 * import { useNetworks } from '@foyer/headless'
 * export const List = () => <ul>{useNetworks().items.map(({ network }) => <li key={network.caipNetworkId}>{network.name}</li>)}</ul>
 * ```
 */
export const useNetworks = (parameters: ConfigParameter = {}): NetworkList =>
  useConfigAtom(useConfig(parameters), networkListAtom)

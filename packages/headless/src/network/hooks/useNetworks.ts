import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { type NetworkList, networkListAtom } from '../networkItems.ts'

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

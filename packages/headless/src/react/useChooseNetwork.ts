import { useCallback } from 'react'
import type { Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { chooseNetwork, type ChooseNetworkParameters } from '../modal/chooseNetwork.ts'
import type { NetworkSwitch } from '../wallet/networkRules.ts'
import { useConfig } from './useConfig.ts'

/**
 * Returns a function that selects a network of a list: it switches, navigates to a view that confirms, or does nothing.
 *
 * @example
 * ```tsx
 * import { useChooseNetwork } from '@foyer/headless'
 * export function Polygon() {
 *   const chooseNetwork = useChooseNetwork()
 *   return <button onClick={() => chooseNetwork({ caipNetworkId: 'eip155:137' })}>Polygon</button>
 * }
 * ```
 */
export function useChooseNetwork<config extends Config = RegisteredConfig>(
  parameters: ConfigParameter<config> = {},
): (parameters: ChooseNetworkParameters<config>) => NetworkSwitch {
  const config = useConfig<config>(parameters)
  return useCallback((variables) => chooseNetwork(config, variables), [config])
}

import type { CaipNetworkId } from '@foyer/chains'
import { useMemo } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import { swapNetworksOf } from '../flows/swap/getSwapNetworks.ts'
import { networksAtom } from '../wallet/state.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

/**
 * Networks of the app on which tokens can be swapped.
 *
 * @example
 * ```tsx
 * import { useNetwork, useSwapNetworks } from '@foyer/headless'
 * export function SwapLink() {
 *   const { caipNetworkId } = useNetwork()
 *   return <button disabled={!useSwapNetworks().includes(caipNetworkId)}>Swap</button>
 * }
 * ```
 */
export function useSwapNetworks(parameters: ConfigParameter = {}): readonly CaipNetworkId[] {
  const config = useConfig(parameters)
  const networks = useConfigAtom(config, networksAtom)
  return useMemo(() => swapNetworksOf(config, networks), [config, networks])
}

import type { CaipNetwork } from '@foyer/chains'
import type { Config, RegisteredConfig } from '../core/types.ts'
import { loadSwitchNetwork } from '../wallet/lazy.ts'
import type { SwitchNetworkParameters } from '../wallet/switchNetwork.ts'
import { type MutationParameters, type MutationResult, useWalletAction } from './foyerMutation.ts'

export type UseSwitchNetworkParameters<config extends Config = RegisteredConfig> = MutationParameters<
  CaipNetwork,
  SwitchNetworkParameters<config>,
  config
>
export type UseSwitchNetworkReturnType<config extends Config = RegisteredConfig> = MutationResult<
  'switchNetwork',
  CaipNetwork,
  SwitchNetworkParameters<config>
>

/**
 * Switches the network of the app and of the connected wallet.
 *
 * @example
 * ```tsx
 * import { useSwitchNetwork } from '@foyer/headless'
 * export function Polygon() {
 *   const { switchNetwork, isPending } = useSwitchNetwork()
 *   return <button disabled={isPending} onClick={() => switchNetwork({ caipNetworkId: 'eip155:137' })}>Polygon</button>
 * }
 * ```
 */
export function useSwitchNetwork<config extends Config = RegisteredConfig>(
  parameters: UseSwitchNetworkParameters<config> = {},
): UseSwitchNetworkReturnType<config> {
  return useWalletAction(parameters, 'switchNetwork', loadSwitchNetwork)
}

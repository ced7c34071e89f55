import type { CaipNetwork } from '@foyer/chains'
import type { UseMutationResult } from '@tanstack/react-query'
import type { Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type { SwitchNetworkParameters } from '../wallet/switchNetwork.ts'
import { loadNetworkActions } from '../wallet/lazy.ts'

export type UseSwitchNetworkReturnType<config extends Config = RegisteredConfig> = UseMutationResult<
  CaipNetwork,
  Error,
  SwitchNetworkParameters<config>
> & {
  readonly switchNetwork: (parameters: SwitchNetworkParameters<config>) => void
  readonly switchNetworkAsync: (parameters: SwitchNetworkParameters<config>) => Promise<CaipNetwork>
}

/**
 * Switches networks, the connected wallet included.
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
  parameters: ConfigParameter<config> = {},
): UseSwitchNetworkReturnType<config> {
  const config = useConfig<config>(parameters)
  const mutation = useFoyerMutation(config, async (variables: SwitchNetworkParameters<config>) =>
    (await loadNetworkActions()).switchNetwork(config, variables),
  )
  return {
    ...mutation,
    switchNetwork: mutation.mutate,
    switchNetworkAsync: mutation.mutateAsync,
  }
}

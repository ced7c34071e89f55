import type { Capabilities } from '@foyer/chains'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAccount } from './useAccount.ts'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { useNetwork } from './useNetwork.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { capabilitiesQueryOptions } from '../wallet/signing/queries.ts'

export type UseCapabilitiesParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
}

/**
 * Capabilities of the connected wallet for the current account (EIP-5792). Requested once per account and network.
 *
 * @example
 * ```tsx
 * import { useCapabilities } from '@foyer/headless'
 * export function Batches() {
 *   const { data } = useCapabilities()
 *   return <p>{data?.atomic?.status === 'supported' ? 'One signature for both' : 'One signature each'}</p>
 * }
 * ```
 */
export function useCapabilities<config extends Config = RegisteredConfig>(
  parameters: UseCapabilitiesParameters<config> = {},
): UseQueryResult<Capabilities> {
  const config = useConfig(parameters)
  const { address } = useAccount({ config })
  const network = useNetwork({ config })
  const caipNetworkId = parameters.caipNetworkId ?? network.caipNetworkId
  return useFoyerQuery(config, capabilitiesQueryOptions(config, { address, caipNetworkId }))
}

import type { CaipNetworkId, Capabilities } from '@foyer/chains'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAccount } from '../../account/hooks/useAccount.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { useNetwork } from '../../network/hooks/useNetwork.ts'
import { useFoyerQuery } from '../../react/foyerQuery.ts'
import { useConfig } from '../../react/useConfig.ts'
import { capabilitiesQueryOptions } from '../queries.ts'

export type UseCapabilitiesParameters = ConfigParameter & {
  /** @default the network in use */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * What the connected wallet can do for the account in use (EIP-5792). Asks once for each account and network.
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
export function useCapabilities(parameters: UseCapabilitiesParameters = {}): UseQueryResult<Capabilities> {
  const config = useConfig(parameters)
  const { address } = useAccount({ config })
  const network = useNetwork({ config })
  const caipNetworkId = parameters.caipNetworkId ?? network.caipNetworkId
  return useFoyerQuery(config, capabilitiesQueryOptions(config, { address, caipNetworkId }))
}

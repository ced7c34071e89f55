import type { CaipAddress, CallsStatus, Capabilities } from '@foyer/chains'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ConfigParameter, CaipNetworkIdOf, Config, RegisteredConfig } from '../core/types.ts'
import { callsStatusQueryOptions } from '../flows/signing/queries.ts'
import { capabilitiesQueryOptions } from '../wallet/reading/queries.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useNetworkAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useNetwork } from './useNetworks.ts'

export type UseCallsStatusParameters = ConfigParameter & {
  /** Id from `sendCalls`; without it the query is disabled. */
  readonly id: string | undefined
  /**
   * Account and network (CAIP-10) that the calls were sent with.
   *
   * @default those of the batch of this page, else the current ones
   */
  readonly account?: CaipAddress | undefined
}

/**
 * Status of a batch of calls in the connected wallet (EIP-5792), confirmed by the nodes of the app: `unclear` where
 * they do not confirm what the wallet reports. Polls every four seconds until the batch has ended.
 *
 * @example
 * ```tsx
 * import { useCallsStatus, useSendCalls } from '@foyer/headless'
 * export function PayBoth({ one, other }: { one: string; other: string }) {
 *   const { sendCalls, data: sent } = useSendCalls()
 *   const { data: status } = useCallsStatus({ id: sent?.id })
 *   const calls = [one, other].map((to) => ({ to, value: 10n ** 16n }))
 *   return <button onClick={() => sendCalls({ calls })}>{status?.outcome ?? 'Pay both'}</button>
 * }
 * ```
 */
export function useCallsStatus({
  id,
  account,
  ...parameters
}: UseCallsStatusParameters): UseQueryResult<CallsStatus> {
  const config = useConfig(parameters)
  // Another namespace may be active since the calls were sent.
  const { namespace, address } = useNetworkAccount(config, account)
  return useFoyerQuery(config, callsStatusQueryOptions(config, { id, namespace, address, account }))
}

export type UseCapabilitiesParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
}

/**
 * Capabilities of the connected wallet for the current account (EIP-5792). Cached by account and network, and fresh for
 * a minute.
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
  const { address } = useNetworkAccount(config, parameters.caipNetworkId)
  const network = useNetwork({ config })
  const caipNetworkId = parameters.caipNetworkId ?? network.caipNetworkId
  return useFoyerQuery(config, capabilitiesQueryOptions(config, { address, caipNetworkId }))
}

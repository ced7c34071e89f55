import type { ChainNamespace } from '@foyer/chains'
import type { UseQueryResult } from '@tanstack/react-query'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { balanceQueryOptions } from '../data/balances/queries.ts'
import type { Balance } from '../data/balances/rules.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useLiveAccount, useNetworkAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useNetwork } from './useNetworks.ts'

export type UseBalanceParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** Namespace whose account and network are the defaults. @default the namespace of the active network */
  readonly namespace?: ChainNamespace | undefined
  /** @default the account of `caipNetworkId`, else of the namespace */
  readonly address?: string | undefined
  /** @default the network of the namespace */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

/**
 * The native balance of an account: cached for 30 s, one request for all components, fetched again when the browser is
 * online.
 *
 * @example
 * ```tsx
 * import { useBalance } from '@foyer/headless'
 * export function Balance() {
 *   const { data } = useBalance()
 *   return <p>{data ? `${data.formatted} ${data.symbol}` : '…'}</p>
 * }
 * ```
 */
export function useBalance<config extends Config = RegisteredConfig>(
  parameters: UseBalanceParameters<config> = {},
): UseQueryResult<Balance> {
  const config = useConfig(parameters)
  const { caipNetworkId } = parameters
  const { namespace } = useNetworkAccount(config, caipNetworkId)
  const account = useLiveAccount(config, caipNetworkId ? namespace : parameters.namespace)
  const network = useNetwork({ config })
  const options = balanceQueryOptions(config, {
    address: parameters.address ?? account.address,
    caipNetworkId: caipNetworkId ?? account.caipNetworkId ?? network.caipNetworkId,
  })
  const enabled = options.enabled && (parameters.enabled ?? true)
  return useFoyerQuery(config, { ...options, enabled, refetchOnReconnect: true })
}

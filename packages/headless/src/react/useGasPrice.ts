import type { UseQueryResult } from '@tanstack/react-query'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { gasPriceQueryOptions, type GasPrices } from '../data/gas/queries.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { useNetwork } from './useNetworks.ts'

export type UseGasPriceParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

/**
 * Gas price of a network in wei. Its `error` is `GAS_PRICE_NOT_SUPPORTED` if the backend does not support the network.
 *
 * @example
 * ```tsx
 * import { useGasPrice } from '@foyer/headless'
 * export const Gas = () => <p>{useGasPrice().data?.standard} wei</p>
 * ```
 */
export function useGasPrice<config extends Config = RegisteredConfig>({
  enabled = true,
  ...parameters
}: UseGasPriceParameters<config> = {}): UseQueryResult<GasPrices> {
  const config = useConfig(parameters)
  const network = useNetwork({ config })
  const caipNetworkId = parameters.caipNetworkId ?? network.caipNetworkId
  const options = gasPriceQueryOptions(config, { caipNetworkId })
  return useFoyerQuery(config, { ...options, enabled: options.enabled && enabled })
}

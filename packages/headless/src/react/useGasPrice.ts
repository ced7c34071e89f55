import type { CaipNetworkId } from '@foyer/chains'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../core/types.ts'
import { useNetwork } from './useNetwork.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { gasPriceQueryOptions, type GasPrices } from '../data/gas/queries.ts'

export type UseGasPriceParameters = ConfigParameter & {
  /** @default the network in use */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

/**
 * What a unit of gas costs on a network, in wei. Its `error` is `GAS_PRICE_NOT_SUPPORTED` where the backend does not
 * know the network.
 *
 * @example
 * ```tsx
 * import { useGasPrice } from '@foyer/headless'
 * export const Gas = () => <p>{useGasPrice().data?.standard} wei</p>
 * ```
 */
export function useGasPrice({
  enabled = true,
  ...parameters
}: UseGasPriceParameters = {}): UseQueryResult<GasPrices> {
  const config = useConfig(parameters)
  const network = useNetwork({ config })
  const caipNetworkId = parameters.caipNetworkId ?? network.caipNetworkId
  const options = gasPriceQueryOptions(config, { caipNetworkId })
  return useFoyerQuery(config, { ...options, enabled: options.enabled && enabled })
}

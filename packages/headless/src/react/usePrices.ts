import type { UseQueryResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { type PricesParameters, pricesQueryOptions } from '../data/tokens/queries.ts'
import type { Prices } from '../data/tokens/types.ts'

export type UsePricesParameters = ConfigParameter & PricesParameters

/**
 * Prices of tokens in US dollars, by CAIP-10 id. Prices in the account's token list are not requested again.
 *
 * @example
 * ```tsx
 * import { usePrices } from '@foyer/headless'
 * const ether = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
 * export function EtherPrice() {
 *   const { data } = usePrices({ addresses: [ether] })
 *   return <p>{data?.[ether] ?? 'unknown'}</p>
 * }
 * ```
 */
export function usePrices(parameters: UsePricesParameters): UseQueryResult<Prices> {
  const config = useConfig(parameters)
  return useFoyerQuery(config, pricesQueryOptions(config, parameters))
}

import type { UseQueryResult } from '@tanstack/react-query'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import {
  tokenBalancesQueryOptions,
  type PricesParameters,
  pricesQueryOptions,
} from '../data/tokens/queries.ts'
import type { TokenBalances, Prices } from '../data/tokens/types.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useNetworkAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useNetwork } from './useNetworks.ts'

export type UseTokenBalancesParameters<
  selected = TokenBalances,
  config extends Config = RegisteredConfig,
> = ConfigParameter<config> & {
  /** @default the account of the network */
  readonly address?: string | undefined
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
  /** Selected data: the component re-renders for changes of it only. */
  readonly select?: ((balances: TokenBalances) => selected) | undefined
}

/**
 * Tokens of an account, by value, and their `total` in US dollars, absent if no price is known: cached for 30 s, fetched
 * once for all components. After an error the last list stays, and no request is sent for 30 s.
 *
 * @example
 * ```tsx
 * import { tokenFormats, useTokenBalances } from '@foyer/headless'
 * const formats = tokenFormats('en')
 * export function Tokens() {
 *   const { data, isError } = useTokenBalances()
 *   return (
 *     <ul data-stale={isError}>
 *       {data?.tokens.map(({ id, quantity, symbol }) => (
 *         <li key={id}>{formats.amount(quantity.numeric)} {symbol}</li>
 *       ))}
 *     </ul>
 *   )
 * }
 * ```
 */
export function useTokenBalances<selected = TokenBalances, config extends Config = RegisteredConfig>(
  parameters: UseTokenBalancesParameters<selected, config> = {},
): UseQueryResult<selected> {
  const { enabled = true, select } = parameters
  const config = useConfig(parameters)
  const account = useNetworkAccount(config, parameters.caipNetworkId)
  const network = useNetwork({ config })
  const options = tokenBalancesQueryOptions(config, {
    address: parameters.address ?? account.address,
    caipNetworkId: parameters.caipNetworkId ?? network.caipNetworkId,
  })
  return useFoyerQuery(config, { ...options, select, enabled: options.enabled && enabled })
}

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

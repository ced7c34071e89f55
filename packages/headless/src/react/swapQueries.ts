import type { UseQueryResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../core/types.ts'
import { swapTokensQueryOptions, swapQuoteQueryOptions } from '../flows/swap/queries.ts'
import { swapAtom } from '../flows/swap/state.ts'
import type { SwapTokens, SwapQuote } from '../flows/swap/types.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useLiveAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { useNetwork } from './useNetworks.ts'

/**
 * Tokens that the current account can swap on the current network: held ones (`own`), suggested ones, and `all`.
 * Disabled on networks without swaps (`useSwapNetworks`).
 *
 * @example
 * ```tsx
 * import { useSwap, useSwapTokens } from '@foyer/headless'
 * export function Get() {
 *   const { setToken } = useSwap()
 *   const { data } = useSwapTokens()
 *   return data?.suggested.slice(0, 8).map((token) => (
 *     <button key={token.id} onClick={() => setToken('toToken', token)}>{token.symbol}</button>
 *   ))
 * }
 * ```
 */
export function useSwapTokens(parameters: ConfigParameter = {}): UseQueryResult<SwapTokens> {
  const config = useConfig(parameters)
  const { address } = useLiveAccount(config)
  const { caipNetworkId } = useNetwork({ config })
  return useFoyerQuery(config, swapTokensQueryOptions(config, { address, caipNetworkId }))
}

/**
 * Quote for the form of `useSwap`; refetched every 10 s while the page is visible. Its `error` is
 * `SWAP_INSUFFICIENT_LIQUIDITY`, `SWAP_NO_ROUTE`, or `SWAP_QUOTE_FAILED`, which can be retried.
 *
 * @example
 * ```tsx
 * import { useSwap, useSwapQuote } from '@foyer/headless'
 * export function Quote() {
 *   const { toToken } = useSwap()
 *   const { data, error, refetch } = useSwapQuote()
 *   if (error) return <button onClick={() => void refetch()}>{error.message}</button>
 *   return <p>{data ? `${data.toAmount} ${toToken?.symbol}, at least ${data.minReceived}` : '…'}</p>
 * }
 * ```
 */
export function useSwapQuote(parameters: ConfigParameter = {}): UseQueryResult<SwapQuote> {
  const config = useConfig(parameters)
  const { request } = useConfigObject(config, swapAtom)
  return useFoyerQuery(config, swapQuoteQueryOptions(config, { request }))
}

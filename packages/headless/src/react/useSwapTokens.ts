import type { UseQueryResult } from '@tanstack/react-query'
import { useAccount } from './useAccount.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useNetwork } from './useNetwork.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { swapTokensQueryOptions } from '../flows/swap/queries.ts'
import type { SwapTokens } from '../flows/swap/types.ts'

/**
 * Tokens that the current account can swap on the current network: held ones (`own`), suggested ones, and `all`.
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
  const { address } = useAccount({ config })
  const { caipNetworkId } = useNetwork({ config })
  return useFoyerQuery(config, swapTokensQueryOptions(config, { address, caipNetworkId }))
}

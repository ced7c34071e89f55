import type { UseQueryResult } from '@tanstack/react-query'
import { useAccount } from '../../account/hooks/useAccount.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { useNetwork } from '../../network/hooks/useNetwork.ts'
import { useFoyerQuery } from '../../react/foyerQuery.ts'
import { useConfig } from '../../react/useConfig.ts'
import { swapTokensQueryOptions } from '../queries.ts'
import type { SwapTokens } from '../types.ts'

/**
 * What the account in use can swap on the network in use: what it holds (`own`), what is suggested, and `all` of it.
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

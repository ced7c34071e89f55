import type { CaipAddress, FoyerError } from '@foyer/chains'
import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { tokenBalancesQueryOptions, type TokenBalancesParameters } from './queries.ts'
import type { TokenBalances } from './types.ts'

export type GetTokenBalancesParameters = Partial<TokenBalancesParameters> & {
  /** Tokens whose balance is read anew, as after a swap; also where the list is still fresh. */
  readonly forceUpdate?: readonly CaipAddress[] | undefined
}
export type GetTokenBalancesErrorType = FoyerError<'TOKENS_UNAVAILABLE'>

/**
 * An account's tokens on a network, from the cache while they are fresh: by default those of the account and network
 * in use. When they cannot be read, the last list there was; rejects with `TOKENS_UNAVAILABLE` when there was none.
 *
 * @example
 * ```ts
 * import { getTokenBalances } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { tokens, total } = await getTokenBalances(config)
 * console.log(tokens[0]?.symbol, total)
 * ```
 */
export async function getTokenBalances(
  config: Config,
  parameters: GetTokenBalancesParameters = {},
): Promise<TokenBalances> {
  const { queryClient } = config
  const { store } = internalsOf(config)
  const { forceUpdate } = parameters
  const options = tokenBalancesQueryOptions(config, {
    address: parameters.address ?? store.get(accountAtom).address,
    caipNetworkId: parameters.caipNetworkId ?? store.get(networkAtom).caipNetworkId,
    forceUpdate,
  })
  const { queryKey } = options
  if (!options.enabled) return { tokens: [], total: 0 }
  // An answer that is on its way may be of before.
  if (forceUpdate) await queryClient.cancelQueries({ queryKey, exact: true })
  try {
    return await queryClient.fetchQuery({
      ...options,
      ...(forceUpdate && { staleTime: 0 }),
      retry: false,
      networkMode: 'always',
    })
  } catch (error) {
    const last = queryClient.getQueryData<TokenBalances>(queryKey)
    if (last) return last
    throw error
  }
}

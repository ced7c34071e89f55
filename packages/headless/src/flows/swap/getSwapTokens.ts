import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { createError as createActionError } from '../../core/errors/actionErrors.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { swapTokensQueryOptions } from './queries.ts'
import type { SwapTokens } from './types.ts'

/**
 * What the account in use can swap on the network in use.
 *
 * @example
 * ```ts
 * import { getSwapTokens, setSwapAmount, setSwapToken } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { own: [source], suggested: [target] } = await getSwapTokens(config)
 * if (source && target) {
 *   setSwapToken(config, 'sourceToken', source)
 *   setSwapToken(config, 'toToken', target)
 *   setSwapAmount(config, '0.1')
 * }
 * ```
 */
export async function getSwapTokens(config: Config): Promise<SwapTokens> {
  const { store } = internalsOf(config)
  const { address } = store.get(accountAtom)
  if (address === undefined) throw createActionError('NO_ACTIVE_ADDRESS')
  const { caipNetworkId } = store.get(networkAtom)
  return config.queryClient.fetchQuery({
    ...swapTokensQueryOptions(config, { address, caipNetworkId }),
    retry: false,
    networkMode: 'always',
  })
}

import { internalsOf } from '../../core/internals.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { gasPriceQueryOptions } from '../../data/gas/queries.ts'
import { tokenId, tokenKey } from '../../data/tokens/rules.ts'
import { decimalsOf } from './formRules.ts'
import { maxSwapAmount } from './quoteRules.ts'
import { changeSwap } from './setSwap.ts'
import { swapAtom } from './state.ts'

/**
 * Sets the amount to the highest that can be swapped: the balance, less the fee if it is the native currency. Does
 * nothing without a token to give.
 *
 * @example
 * ```ts
 * import { setMaxSwapAmount } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await setMaxSwapAmount(config)
 * ```
 */
export async function setMaxSwapAmount(config: Config): Promise<void> {
  const { store } = internalsOf(config)
  const { sourceToken: token, amount: before } = store.get(swapAtom)
  if (!token) return
  const { caipNetworkId, quantity } = token
  const isNative = tokenKey(token.id) === tokenKey(tokenId(caipNetworkId, undefined))
  const options = gasPriceQueryOptions(config, { caipNetworkId })
  const gasPrice = isNative
    ? await fetchQuery(config, options)
        .then(({ standard }) => standard)
        .catch(() => undefined)
    : undefined
  // Another token was chosen, or an amount was typed meanwhile.
  const now = store.get(swapAtom)
  if (now.sourceToken !== token || now.amount !== before) return
  const amount = maxSwapAmount({
    balance: quantity.numeric,
    decimals: decimalsOf(token),
    isNative,
    gasPrice,
  })
  changeSwap(config, { amount }, { isTyped: false })
}

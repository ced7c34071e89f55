import type { CaipNetworkId } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { tokenId, tokenKey } from '../../data/tokens/rules.ts'
import { accountAtom } from '../../wallet/state.ts'
import { maxAmount } from '../send/amountRules.ts'
import { readGasPrice, readSwapCost } from './fetchSwapQuote.ts'
import { decimalsOf } from './formRules.ts'
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
  const reserve = isNative ? await readReserve(config, caipNetworkId) : undefined
  // Another token was chosen, or an amount was typed meanwhile.
  const now = store.get(swapAtom)
  if (now.sourceToken !== token || now.amount !== before) return
  const amount = maxAmount({ balance: quantity.numeric, decimals: decimalsOf(token), reserve })
  changeSwap(config, { amount }, { isTyped: false })
}

/** Native currency to keep for the fee of a swap, in wei; `undefined` where the cost is unknown. */
async function readReserve(config: Config, caipNetworkId: CaipNetworkId): Promise<string | undefined> {
  const { address } = internalsOf(config).store.get(accountAtom)
  if (address === undefined) return undefined
  const gasPrice = await readGasPrice(config, caipNetworkId)
  return (await readSwapCost(config, { caipNetworkId, address, gasPrice }))?.reserve
}

import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { typeAmount } from '../send/typeAmount.ts'
import { tokenKey } from '../../data/tokens/rules.ts'
import { changeSwap } from './changeSwap.ts'
import { emptySwap } from './emptySwap.ts'
import { swapQuoteQueryOptions } from './queries.ts'
import { decimalsOf, flipped, shownToAmount } from './formRules.ts'
import { swapAtom } from './state.ts'
import type { SwapQuote, SwapSide, SwapToken } from './types.ts'

const otherOf = { sourceToken: 'toToken', toToken: 'sourceToken' } as const

/** Chooses what is given, or what is got, out of `getSwapTokens`. What was on the other side changes places with it. */
export function setSwapToken(config: Config, side: SwapSide, token: SwapToken): void {
  const form = internalsOf(config).store.get(swapAtom)
  const other = form[otherOf[side]]
  const isTaken = other !== undefined && tokenKey(other.id) === tokenKey(token.id)
  changeSwap(config, { [side]: token, ...(isTaken && { [otherOf[side]]: form[side] }) }, { isTyped: false })
}

/** Takes what was typed or pasted as the amount that is given; what is none leaves it as it was. */
export function setSwapAmount(config: Config, typed: string): void {
  const { amount } = internalsOf(config).store.get(swapAtom)
  changeSwap(config, { amount: typeAmount(amount, typed) }, { isTyped: true })
}

/** Turns both sides round: what would have been got is given, or `1` of it. Nothing to turn, nothing happens. */
export function flipSwap(config: Config): void {
  const { sourceToken, toToken, request } = internalsOf(config).store.get(swapAtom)
  if (!sourceToken && !toToken) return
  const { queryKey } = swapQuoteQueryOptions(config, { request })
  const quote = request && config.queryClient.getQueryData<SwapQuote>(queryKey)
  const toAmount = quote && toToken && shownToAmount(quote.toUnits, decimalsOf(toToken))
  changeSwap(config, flipped({ sourceToken, toToken, toAmount }), { isTyped: false })
}

/** Empties the form. What was swapped last stays known. */
export function resetSwap(config: Config): void {
  emptySwap(config)
}

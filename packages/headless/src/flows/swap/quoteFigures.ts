import { formatUnits } from '../../data/balances/rules.ts'
import { decimalsOf } from './formRules.ts'
import {
  coverOf,
  maxSlippage,
  minReceived,
  networkCost,
  priceImpact,
  rateOf,
  SLIPPAGE,
  worthOf,
} from './quoteRules.ts'
import type { SwapQuote, SwapQuoteRequest } from './types.ts'
import type { SwapFee } from '../../core/contracts/swap.ts'

/** What is known beside the promise of a provider. */
export type QuoteFacts = {
  /** In US dollars, by the tokens' ids. */
  readonly fromPrice: number | undefined
  readonly toPrice: number | undefined
  readonly nativePrice: number | undefined
  readonly nativeSymbol: string
  /** Decimal text. */
  readonly balance: string
  readonly nativeBalance: string | undefined
  readonly isNative: boolean
  readonly gas: number
  /** Wei; absent where nobody knows. */
  readonly gasPrice: string | undefined
  readonly fees: readonly SwapFee[]
}

/** Everything that is shown of a promise. */
export function quoteFigures(
  { sourceToken, toToken, value }: Pick<SwapQuoteRequest, 'sourceToken' | 'toToken' | 'value'>,
  toUnits: string,
  facts: QuoteFacts,
): SwapQuote {
  const { fromPrice, toPrice, gasPrice, gas, nativePrice, nativeSymbol } = facts
  const amount = formatUnits(value, decimalsOf(sourceToken))
  const toAmount = formatUnits(toUnits, decimalsOf(toToken))
  const cost = gasPrice === undefined ? undefined : networkCost({ gas, gasPrice, price: nativePrice })
  return {
    toAmount,
    toUnits,
    minReceived: minReceived(toAmount, SLIPPAGE, decimalsOf(toToken)),
    maxSlippage: maxSlippage(toAmount, SLIPPAGE),
    slippage: SLIPPAGE,
    rate: rateOf(amount, toAmount),
    fromFiat: worthOf({ amount, price: fromPrice }),
    toFiat: worthOf({ amount: toAmount, price: toPrice }),
    fromPrice,
    priceImpact: priceImpact({ amount, price: fromPrice }, { amount: toAmount, price: toPrice }),
    fees: facts.fees,
    networkFee: cost && { ...cost, symbol: nativeSymbol },
    ...coverOf({ ...facts, amount, fee: cost?.amount }),
  }
}

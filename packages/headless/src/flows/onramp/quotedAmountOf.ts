import { purchaseAmountOf } from './rules.ts'
import type { OnrampQuote } from '../../core/contracts/onramp.ts'

/** How much is got, as somebody has said; an estimate says nothing. */
export const quotedAmountOf = (quote: OnrampQuote | null | undefined): number | undefined =>
  quote?.isEstimate ? undefined : purchaseAmountOf(quote)

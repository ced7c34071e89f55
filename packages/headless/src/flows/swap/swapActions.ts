import { acceptSwap } from './acceptSwap.ts'
import { approveSwap } from './approveSwap.ts'
import { confirmSwap } from './confirmSwap.ts'
import { pollSwapReview } from './pollSwapReview.ts'
import { prepareSwap } from './prepareSwap.ts'
import { setMaxSwapAmount } from './setMaxSwapAmount.ts'
import { startSwap } from './startSwap.ts'
import { fetchSwapQuote } from './fetchSwapQuote.ts'
import { fetchSwapTokens } from './fetchSwapTokens.ts'

/** What the form and the rest of Foyer want of swapping, loaded when they do. */
export const swapActions: {
  readonly acceptSwap: typeof acceptSwap
  readonly approveSwap: typeof approveSwap
  readonly confirmSwap: typeof confirmSwap
  readonly fetchSwapQuote: typeof fetchSwapQuote
  readonly fetchSwapTokens: typeof fetchSwapTokens
  readonly pollSwapReview: typeof pollSwapReview
  readonly prepareSwap: typeof prepareSwap
  readonly setMaxSwapAmount: typeof setMaxSwapAmount
  readonly startSwap: typeof startSwap
} = {
  acceptSwap,
  approveSwap,
  confirmSwap,
  fetchSwapQuote,
  fetchSwapTokens,
  pollSwapReview,
  prepareSwap,
  setMaxSwapAmount,
  startSwap,
}

import { acceptSwap } from './actions/acceptSwap.ts'
import { approveSwap } from './actions/approveSwap.ts'
import { confirmSwap } from './actions/confirmSwap.ts'
import { pollSwapReview } from './actions/pollSwapReview.ts'
import { prepareSwap } from './actions/prepareSwap.ts'
import { setMaxSwapAmount } from './actions/setMaxSwapAmount.ts'
import { startSwap } from './actions/startSwap.ts'
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

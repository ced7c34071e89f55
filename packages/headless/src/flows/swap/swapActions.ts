/** Actions of swaps; loaded by `lazy.ts`. */

export { acceptSwap, pollSwapReview, prepareSwap } from './prepareSwap.ts'
export { approveSwap, confirmSwap } from './confirmSwap.ts'
export { fetchSwapQuote } from './fetchSwapQuote.ts'
export { fetchSwapTokens } from './getSwapTokens.ts'
export { setMaxSwapAmount, startSwap } from './startSwap.ts'

import { SLIPPAGE } from './quoteRules.ts'
import type { SwapQuoteRequest } from './types.ts'
import type { SwapRequest } from '../../core/contracts/swap.ts'

/** How a provider is asked. */
export const toWire = ({
  account,
  caipNetworkId,
  sourceToken,
  toToken,
  value,
}: SwapQuoteRequest): SwapRequest => ({
  account,
  caipNetworkId,
  from: sourceToken.id,
  to: toToken.id,
  amount: value,
  slippage: SLIPPAGE,
})

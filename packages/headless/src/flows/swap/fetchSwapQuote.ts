import type { Config } from '../../core/types.ts'
import { createError } from './errors.ts'
import { quoteError } from './quoteError.ts'
import { quoteFigures } from './quoteFigures.ts'
import { readQuoteFacts } from './readQuoteFacts.ts'
import { swapProviderOf } from './swapProviderOf.ts'
import { toWire } from './toWire.ts'
import type { SwapQuote, SwapQuoteRequest } from './types.ts'

/**
 * What would be got, and what it costs. Rejects with `SWAP_INSUFFICIENT_LIQUIDITY`, `SWAP_NO_ROUTE`, or for anything
 * else with `SWAP_QUOTE_FAILED`, which can be asked again (R23).
 */
export async function fetchSwapQuote(
  config: Config,
  request: SwapQuoteRequest,
  signal: AbortSignal,
): Promise<SwapQuote> {
  const facts = await readQuoteFacts(config, request)
  signal.throwIfAborted()
  try {
    const asked = { ...toWire(request), gasPrice: facts.gasPrice, signal }
    const quote = await swapProviderOf(config).getQuote(asked)
    if (!quote) throw createError('SWAP_NO_ROUTE')
    const { toAmount, fees } = quote
    return quoteFigures(request, toAmount, { ...facts, fees: fees ?? facts.fees })
  } catch (cause) {
    signal.throwIfAborted()
    throw quoteError(cause)
  }
}

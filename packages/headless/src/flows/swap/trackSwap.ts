import { parseCaipAddress, type TransactionOutcome } from '@foyer/chains'
import { loadActivity } from '../../data/activity/lazy.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { SwapReview } from './types.ts'

/** Remembers what was sent, and says how it ended; `pending` when the chain did not say so in the usual time. */
export async function trackSwap(
  config: Config,
  review: SwapReview,
  hash: string,
): Promise<TransactionOutcome> {
  const { caipNetworkId, account, amount, sourceToken, toToken, quote, step } = review
  const { trackTransaction } = await loadActivity()
  const outcome = await trackTransaction(config, {
    caipNetworkId,
    address: parseCaipAddress(account).address,
    hash,
    kind: step === 'approve' ? 'approve' : 'trade',
    amounts:
      step === 'approve'
        ? [{ amount: review.approval?.amount ?? amount, symbol: sourceToken.symbol }]
        : [
            { amount, symbol: sourceToken.symbol },
            { amount: quote.toAmount, symbol: toToken.symbol },
          ],
    time: internalsOf(config).timers.now(),
  })
  return outcome ?? 'pending'
}

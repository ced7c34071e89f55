import { messageOf } from '@foyer/chains'
import { isSmartAccount } from '../../wallet/account/isSmartAccount.ts'
import type { FoyerEvent } from '../../core/events.ts'
import type { Config } from '../../core/types.ts'
import type { SwapReview } from './types.ts'

const told = (config: Config, { caipNetworkId, sourceToken, toToken, amount, quote }: SwapReview) => ({
  network: caipNetworkId,
  swapFromToken: sourceToken.symbol,
  swapToToken: toToken.symbol,
  swapFromAmount: amount,
  swapToAmount: quote.toAmount,
  isSmartAccount: isSmartAccount(config),
})

/** What is told of a swap (docs/spec/api.md §4.1). */
export const swapEvent = (
  config: Config,
  event: 'INITIATE_SWAP' | 'SWAP_SUCCESS',
  review: SwapReview,
): FoyerEvent => ({ event, properties: told(config, review) })

/** What is told of one that failed, or was refused. */
export const swapErrorEvent = (config: Config, review: SwapReview, error: unknown): FoyerEvent => ({
  event: review.step === 'approve' ? 'SWAP_APPROVAL_ERROR' : 'SWAP_ERROR',
  properties: { ...told(config, review), message: messageOf(error) ?? '' },
})

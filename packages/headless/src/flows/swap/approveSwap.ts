import type { FoyerError, UserRejectedError } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { askWallet } from './askWallet.ts'
import { createError } from './errors.ts'
import { swapAtom } from './state.ts'
import { trackSwap } from './trackSwap.ts'
import type { SwapReview } from './types.ts'
import { type PrepareSwapErrorType, prepareSwap } from './prepareSwap.ts'

export type ApproveSwapParameters = {
  /** What `prepareSwap` resolved with, and the visitor was shown; its `step` is `approve`. */
  readonly review: SwapReview
}
export type ApproveSwapErrorType =
  | UserRejectedError
  | PrepareSwapErrorType
  | FoyerError<'SWAP_OUTDATED' | 'SWAP_UNDER_WAY' | 'SWAP_APPROVAL_REVERTED' | 'SEND_TRANSACTION_FAILED'>

/**
 * Has the wallet let the provider take the exact amount, waits until the chain knows it, and resolves with what is to be
 * looked at next.
 *
 * @example
 * ```ts
 * import { approveSwap, prepareSwap } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const review = await prepareSwap(config)
 * if (review.approval) await approveSwap(config, { review })
 * ```
 */
export async function approveSwap(config: Config, { review }: ApproveSwapParameters): Promise<SwapReview> {
  const { store } = internalsOf(config)
  await askWallet(config, review, 'approve', async (hash) => {
    const outcome = await trackSwap(config, review, hash)
    if (outcome === 'reverted') throw createError('SWAP_APPROVAL_REVERTED')
  })
  // Whoever began another form meanwhile keeps it.
  if (store.get(swapAtom).review !== review) throw createError('SWAP_OUTDATED')
  return prepareSwap(config)
}

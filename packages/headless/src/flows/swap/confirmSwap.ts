import { type FoyerError, isAbort, parseCaipAddress, type UserRejectedError } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { askWallet } from './askWallet.ts'
import { emptySwap } from './emptySwap.ts'
import { setLast, swapAtom } from './state.ts'
import { swapEvent } from './swapEvent.ts'
import { trackSwap } from './trackSwap.ts'
import type { SentSwap, SwapReview } from './types.ts'

export type ConfirmSwapParameters = {
  /** What `prepareSwap` resolved with, and the visitor was shown; its `step` is `swap`. */
  readonly review: SwapReview
}
export type ConfirmSwapErrorType =
  | UserRejectedError
  | FoyerError<
      | 'SWAP_OUTDATED'
      | 'SWAP_UNDER_WAY'
      | 'SEND_TRANSACTION_FAILED'
      | 'NO_ACTIVE_ADDRESS'
      | 'CLIENT_NOT_FOUND'
      | 'ACCOUNT_CHANGED'
      | 'NETWORK_CHANGED'
      | 'OPERATION_NOT_SUPPORTED'
      | 'LOAD_FAILED'
    >

/**
 * Has the wallet swap what was reviewed, and resolves as soon as it has: how it ends stands in `getSwap(config).last`
 * later, and `waitForSwap` waits for it. Two calls are one swap. Nothing is swapped but the review that stands: with the
 * form, the account or the network it goes. What was shown more than 20 s ago is made anew, to be looked at again.
 *
 * @example
 * ```ts
 * import { confirmSwap, prepareSwap, waitForSwap } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const review = await prepareSwap(config)
 * const { hash } = await confirmSwap(config, { review })
 * const outcome = await waitForSwap(config, { hash })
 * ```
 */
export function confirmSwap(config: Config, { review }: ConfirmSwapParameters): Promise<SentSwap> {
  const internals = internalsOf(config)
  const { store, emit, shared, report } = internals
  return askWallet(config, review, 'swap', async (hash) => {
    const sent: SentSwap = { hash, review, outcome: 'pending' }
    setLast(internals, sent)
    // Whoever began another form meanwhile keeps it.
    if (store.get(swapAtom).review === review) emptySwap(config)
    emit(swapEvent(config, 'SWAP_SUCCESS', review))
    const key = `swap:${hash}`
    const following = follow(config, sent).catch((error: unknown) => {
      if (!isAbort(error)) report(error)
    })
    shared.set(key, following)
    void following.then(() => shared.delete(key))
    return sent
  })
}

/** Waits in the background for how a swap ends (R53), and reads anew what it changed. */
async function follow(config: Config, sent: SentSwap): Promise<void> {
  const internals = internalsOf(config)
  const { hash, review } = sent
  const { account, caipNetworkId, sourceToken, toToken } = review
  const outcome = await trackSwap(config, review, hash)
  if (internals.store.get(swapAtom).last?.hash === hash) setLast(internals, { ...sent, outcome })
  if (outcome === 'pending') return
  // Where nobody says what there is now, that has been said already.
  await getTokenBalances(config, {
    address: parseCaipAddress(account).address,
    caipNetworkId,
    forceUpdate: [sourceToken.id, toToken.id],
  }).catch(() => undefined)
}

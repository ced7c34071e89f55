import { swapProperties, swapEvent, prepareSwap, type PrepareSwapErrorType } from './prepareSwap.ts'
import {
  type FoyerError,
  isAbort,
  parseCaipAddress,
  type UserRejectedError,
  messageOf,
  type TransactionOutcome,
  isFoyerError,
} from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { emptySwap } from './emptySwap.ts'
import { setLast, swapAtom, askedReviewAtom, setAsked, setMade } from './state.ts'
import type { SentSwap, SwapReview } from './types.ts'
import { accountAtom } from '../../wallet/accountState.ts'
import type { FoyerEvent } from '../../core/events.ts'
import { loadActivity } from '../../data/activity/lazy.ts'
import { createError as createActionError } from '../../core/errors/errors.ts'
import { networkAtom } from '../../wallet/networkState.ts'
import { withSigner } from '../../wallet/signing/withSigner.ts'
import { createError } from './errors.ts'
import { REVIEW_PROCESS } from './formRules.ts'
import { isReviewStale } from './reviewRules.ts'

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

/** Event of a swap that failed or was refused. */
export const swapErrorEvent = (config: Config, review: SwapReview, error: unknown): FoyerEvent => ({
  event: review.step === 'approve' ? 'SWAP_APPROVAL_ERROR' : 'SWAP_ERROR',
  properties: { ...swapProperties(config, review), message: messageOf(error) ?? '' },
})

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

const NAME = 'swap'

/**
 * Has the wallet do exactly what was reviewed, and then `then`. Two calls with one review are one; while a wallet is asked
 * about one, it is asked about no other. What is too old is made anew and shown, instead of being asked for.
 */
export function askWallet<result>(
  config: Config,
  review: SwapReview,
  step: SwapReview['step'],
  then: (hash: string) => Promise<result>,
): Promise<result> {
  const { store, shared } = internalsOf(config)
  const running = shared.get(NAME) as Promise<result> | undefined
  if (running)
    return store.get(askedReviewAtom) === review ? running : Promise.reject(createError('SWAP_UNDER_WAY'))
  const asking = carryOut(config, review, step, then)
  shared.set(NAME, asking)
  const done = (): boolean => shared.delete(NAME)
  asking.then(done, done)
  return asking
}

async function carryOut<result>(
  config: Config,
  review: SwapReview,
  step: SwapReview['step'],
  then: (hash: string) => Promise<result>,
): Promise<result> {
  const internals = internalsOf(config)
  const { store, timers, emit, processes } = internals
  const { account, caipNetworkId, transaction } = review
  if (store.get(swapAtom).review !== review || review.step !== step || review.worseThan !== undefined)
    throw createError('SWAP_OUTDATED')
  if (store.get(accountAtom).caipAddress !== account) throw createActionError('ACCOUNT_CHANGED')
  if (store.get(networkAtom).caipNetworkId !== caipNetworkId) throw createActionError('NETWORK_CHANGED')
  if (isReviewStale(review.time, timers.now())) {
    await prepareSwap(config).catch((error: unknown) => {
      if (!isAbort(error)) throw error
    })
    throw createError('SWAP_OUTDATED')
  }
  // What is being made anew would stand in the place of what the wallet is asked about.
  processes.get(REVIEW_PROCESS)?.abort()
  setMade(internals, { isPreparing: false })
  setAsked(internals, review)
  try {
    const hash = await withSigner(
      config,
      'sendTransaction',
      { account, caipNetworkId },
      (operation, { address, ...context }) =>
        operation(context, {
          address,
          to: transaction.to,
          data: transaction.data as `0x${string}`,
          value: BigInt(transaction.value),
        }),
    )
    return await then(hash)
  } catch (error) {
    emit(swapErrorEvent(config, review, error))
    // It may be on its way, so nobody is led to swap it twice.
    const isUnclear = step === 'swap' && isFoyerError(error, 'SEND_UNCLEAR')
    if (isUnclear && store.get(swapAtom).review === review) emptySwap(config)
    throw error
  } finally {
    setAsked(internals, undefined)
  }
}

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

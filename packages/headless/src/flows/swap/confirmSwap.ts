import { messageOf, type TransactionOutcome } from '@foyer/chains'
import type { FoyerEvent } from '../../core/events.ts'
import { internalsOf } from '../../core/internals.ts'
import { inBackground, requireParameters, share } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { followRequest } from '../money/followRequest.ts'
import { askWallet, orReject } from '../requests/askWallet.ts'
import { requestOperation } from '../requests/requestOperation.ts'
import { sentBy } from '../requests/requests.ts'
import { followBatch, sendBatch } from './batch.ts'
import { createError } from './errors.ts'
import { REVIEW_PROCESS } from './formRules.ts'
import { swapProperties, swapEvent, prepareSwap } from './prepareSwap.ts'
import { batchRefusalsAtom, resetSwap, patchForm, swapAtom, swapRequests } from './state.ts'
import { shownAmounts, toCalls } from './stepRules.ts'
import type { SentSwap, SwapReview } from './types.ts'

/** Older reviews are renewed instead of being signed. */
const MAX_REVIEW_AGE_MS = 20_000

export type ConfirmSwapParameters = {
  /** Result of `prepareSwap`, as shown to the visitor; its `step` is `swap`. */
  readonly review: SwapReview
}

/**
 * Asks the wallet to carry out the reviewed swap. Resolves when it is sent; `getSwap(config).last` has the outcome
 * later, and `waitForSwap` waits for it. Two calls are one swap. Only the shown review can be swapped: a change of
 * the form, the account or the network withdraws it. A review older than 20 s is renewed instead, and must be
 * confirmed again.
 *
 * A review with a `batch` is asked as one request. If the wallet refuses the batch, nothing was sent: the next review
 * is the approval alone, and this rejects with `SWAP_BATCH_REFUSED`.
 *
 * Rejects with `UserRejectedError`, `SWAP_OUTDATED`, `SWAP_UNDER_WAY`, `SEND_TRANSACTION_FAILED`,
 * `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`,
 * `REQUEST_REFUSED` or `LOAD_FAILED`.
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
export function confirmSwap(config: Config, parameters: ConfirmSwapParameters): Promise<SentSwap> {
  return orReject(() => swap(config, requireParameters(config, 'confirmSwap', parameters, 'review').review))
}

function swap(config: Config, review: SwapReview): Promise<SentSwap> {
  const internals = internalsOf(config)
  const { store, emit } = internals
  return askStep(config, review, 'swap', (sent) => {
    // A form that was filled in meanwhile stays.
    if (store.get(swapAtom).review === review) resetSwap(config)
    emit(swapEvent(config, 'SWAP_SUCCESS', review))
    return sent
  }).catch(async (error: unknown) => {
    // The wallet refuses batches of this account: the visitor gets the single steps to review.
    const isRefused = review.batch !== undefined && store.get(batchRefusalsAtom).includes(review.account)
    if (isRefused && store.get(swapAtom).review === review) await prepareSwap(config).catch(() => undefined)
    throw error
  })
}

/** Longest wait for an approval: until then no second one is offered, which would cost its fee again. */
const APPROVAL_MS = 120_000

/** Waits for the outcome of a step. Balances change with the swap only. */
function followSwap(config: Config, sent: SentSwap): Promise<TransactionOutcome> {
  const { sourceToken, toToken, batch, step } = sent.review
  const amounts = shownAmounts(sent.review)
  return followRequest(config, swapRequests, {
    sent,
    ...(batch && { findOutcome: (track) => followBatch(config, sent, track) }),
    ...(step === 'approve'
      ? { kind: 'approve', amounts, changed: [], patience: APPROVAL_MS }
      : { kind: 'trade', amounts, changed: [sourceToken.id, toToken.id] }),
  })
}

/** Event of a swap that failed or was rejected. */
const swapErrorEvent = (config: Config, review: SwapReview, error: unknown): FoyerEvent => ({
  event: review.step === 'approve' ? 'SWAP_APPROVAL_ERROR' : 'SWAP_ERROR',
  properties: { ...swapProperties(config, review), message: messageOf(error) ?? '' },
})

/**
 * Asks the wallet to carry out a reviewed step. A review that is too old is renewed instead, and must be confirmed
 * again.
 */
function askStep<result>(
  config: Config,
  review: SwapReview,
  step: SwapReview['step'],
  onAnswer: (sent: SentSwap, following: Promise<TransactionOutcome>) => result | Promise<result>,
): Promise<result> {
  const internals = internalsOf(config)
  const { store, emit, processes } = internals
  const { account, caipNetworkId, transaction, batch } = review
  let following = Promise.resolve<TransactionOutcome>('pending')
  if (review.step !== step) return Promise.reject(createError('SWAP_OUTDATED'))
  return askWallet(config, swapRequests, {
    review,
    refusal: (reason) => createError(reason === 'underWay' ? 'SWAP_UNDER_WAY' : 'SWAP_OUTDATED'),
    freshness: { time: review.time, maxAge: MAX_REVIEW_AGE_MS, renew: () => prepareSwap(config) },
    onAsk() {
      // A review in preparation would replace the one that the wallet is asked about.
      processes.get(REVIEW_PROCESS)?.abort()
      patchForm(internals, { isPreparing: false })
    },
    request: (askNow) =>
      batch
        ? sendBatch(config, review, { calls: toCalls(batch.calls), askNow })
        : requestOperation(
            config,
            'sendTransaction',
            {
              to: transaction.to,
              data: transaction.data as `0x${string}`,
              value: BigInt(transaction.value),
            },
            { account, caipNetworkId, shown: { kind: step, amounts: shownAmounts(review) }, askNow },
          ),
    onSent(sent) {
      following = followSwap(config, sent)
      void share(internals, `swap:${sent.hash}`, inBackground(internals, following))
    },
    onAnswer: (hash) => onAnswer(sentBy(review, hash), following),
    onError(error, status) {
      emit(swapErrorEvent(config, review, error))
      const isUnclear = status === 'unclear' && step === 'swap'
      if (isUnclear && store.get(swapAtom).review === review) resetSwap(config)
    },
  })
}

export type ApproveSwapParameters = {
  /** Result of `prepareSwap`, as shown to the visitor; its `step` is `approve`. */
  readonly review: SwapReview
}

/**
 * Asks the wallet to approve the exact amount for the provider, waits for the confirmation on the chain, and resolves
 * with the review of the next step.
 *
 * Rejects with `UserRejectedError`, `TOKEN_DECIMALS_DIFFER`, `TOKEN_DECIMALS_UNKNOWN`, `TOKEN_NOT_FOUND`,
 * `OPERATION_NOT_SUPPORTED`, `NO_ACTIVE_ADDRESS`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `SWAP_INVALID`,
 * `SWAP_UNDER_WAY`, `SWAP_QUOTE_FAILED`, `SWAP_NO_ROUTE`, `SWAP_INSUFFICIENT_LIQUIDITY`,
 * `SWAP_INSUFFICIENT_BALANCE`, `SWAP_ALLOWANCE_FAILED`, `SWAP_APPROVAL_FAILED`, `SWAP_APPROVAL_REFUSED`,
 * `SWAP_BUILD_FAILED`, `SWAP_REVERTS`, `SWAP_TRANSACTION_REFUSED`, `SWAP_OUTDATED`, `SWAP_APPROVAL_REVERTED`,
 * `SEND_TRANSACTION_FAILED`, `SEND_UNCLEAR`, `CLIENT_NOT_FOUND`, `REQUEST_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { approveSwap, prepareSwap } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const review = await prepareSwap(config)
 * if (review.step === 'approve') await approveSwap(config, { review })
 * ```
 */
export async function approveSwap(config: Config, parameters: ApproveSwapParameters): Promise<SwapReview> {
  const { review } = requireParameters(config, 'approveSwap', parameters, 'review')
  const { store, emit } = internalsOf(config)
  await askStep(config, review, 'approve', async (_, following) => {
    if ((await following) !== 'reverted') return
    const error = createError('SWAP_APPROVAL_REVERTED')
    emit(swapErrorEvent(config, review, error))
    throw error
  })
  // A form that was filled in meanwhile stays.
  if (store.get(swapAtom).review !== review) throw createError('SWAP_OUTDATED')
  return prepareSwap(config)
}

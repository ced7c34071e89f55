import { isAbort, isFoyerError } from '@foyer/chains'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { createError as createActionError } from '../../core/errors/errors.ts'
import type { FoyerEvent } from '../../core/events.ts'
import { internalsOf } from '../../core/internals.ts'
import { isOnline } from '../../core/page/page.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import { runProcess } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { logAnswer } from '../../data/backend/readAnswer.ts'
import { isSmartAccount, accountAtom, networkAtom } from '../../wallet/state.ts'
import { showReview, requestOf } from '../requests/requests.ts'
import { createError } from './errors.ts'
import { REVIEW_PROCESS, REFRESH_MS, shownToAmount, decimalsOf } from './formRules.ts'
import { makeReview } from './makeReview.ts'
import { swapQuoteQueryOptions } from './queries.ts'
import { bestOf, hasMoved } from './quoteRules.ts'
import { patchForm, promisedAtom, swapAtom, swapRequests } from './state.ts'
import type { SwapReview } from './types.ts'

/**
 * Makes a review of the form for the current account and network; the wallet is asked for exactly this review. A second
 * call renews it: if the price is worse, `worseThan` is the earlier amount, and `acceptSwap` accepts the new one.
 *
 * Rejects with `TOKEN_DECIMALS_DIFFER`, `TOKEN_DECIMALS_UNKNOWN`, `TOKEN_NOT_FOUND`, `OPERATION_NOT_SUPPORTED`,
 * `NO_ACTIVE_ADDRESS`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `SWAP_INVALID`, `SWAP_UNDER_WAY`,
 * `SWAP_QUOTE_FAILED`, `SWAP_NO_ROUTE`, `SWAP_INSUFFICIENT_LIQUIDITY`, `SWAP_INSUFFICIENT_BALANCE`,
 * `SWAP_ALLOWANCE_FAILED`, `SWAP_APPROVAL_FAILED`, `SWAP_APPROVAL_REFUSED`, `SWAP_BUILD_FAILED`,
 * `SWAP_REVERTS` or `SWAP_TRANSACTION_REFUSED`.
 *
 * @example
 * ```ts
 * import { approveSwap, confirmSwap, prepareSwap } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * let review = await prepareSwap(config)
 * if (review.step === 'approve') review = await approveSwap(config, { review })
 * if (confirm(`Swap for ${review.quote.toAmount} ${review.toToken.symbol}?`)) await confirmSwap(config, { review })
 * ```
 */
export async function prepareSwap(config: Config): Promise<SwapReview> {
  const internals = internalsOf(config)
  const { store, emit } = internals
  const { request, hasFailed, review: earlier, asking } = store.get(swapAtom)
  if (asking) throw createError('SWAP_UNDER_WAY')
  if (!request) throw createError('SWAP_INVALID')
  patchForm(internals, { isPreparing: true })
  try {
    return await runProcess(internals, REVIEW_PROCESS, undefined, async (signal) => {
      if (store.get(networkAtom).caipNetworkId !== request.caipNetworkId)
        throw createActionError('NETWORK_CHANGED')
      if (store.get(accountAtom).caipAddress !== request.account) throw createActionError('ACCOUNT_CHANGED')
      const quote = await fetchQuery(config, {
        ...swapQuoteQueryOptions(config, { request }),
        staleTime: hasFailed ? 0 : REFRESH_MS - 1,
      })
      signal.throwIfAborted()
      const promised = store.get(promisedAtom) ?? { value: request.value, toUnits: quote.toUnits }
      const made = await makeReview(config, { request, quote, signal })
      signal.throwIfAborted()
      const now = { value: made.value, toUnits: made.quote.toUnits }
      const worseThan = shownToAmount(promised.toUnits, decimalsOf(request.toToken))
      patchForm(internals, { isPreparing: false, hasFailed: false, promised: bestOf(promised, now) })
      const review = hasMoved(promised, now)
        ? showReview(config, swapRequests, { ...made, worseThan }, 'prepared')
        : showReview(config, swapRequests, made)
      if (!earlier && !hasFailed) emit(swapEvent(config, 'INITIATE_SWAP', review))
      return review
    })
  } catch (error) {
    // A changed form, or a newer attempt, has set another state already.
    if (!isAbort(error)) {
      patchForm(internals, { isPreparing: false, hasFailed: true })
      swapRequests.dispatch(internals, { type: 'withdrawn' })
    }
    // The view says that nothing was signed, but not which part is wrong.
    const isRefused = isFoyerError(error, 'SWAP_TRANSACTION_REFUSED')
    if (isRefused || isFoyerError(error, 'SWAP_APPROVAL_REFUSED')) logAnswer(config, error)
    throw error
  }
}

/**
 * Accepts a price that got worse (`review.worseThan`). Throws `SWAP_OUTDATED` if another review is shown by now.
 *
 * @example
 * ```ts
 * import { acceptSwap, prepareSwap } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * let review = await prepareSwap(config)
 * if (review.worseThan && confirm(`Only ${review.quote.toAmount}?`)) review = acceptSwap(config, { review })
 * ```
 */
export function acceptSwap(config: Config, { review }: { readonly review: SwapReview }): SwapReview {
  const internals = internalsOf(config)
  const { store } = internals
  if (store.get(swapAtom).review !== review) throw createError('SWAP_OUTDATED')
  if (requestOf(store.get(swapRequests.atom), review)?.status !== 'prepared') return review
  const { worseThan: _worseThan, id: _id, ...accepted } = review
  const { value, quote } = accepted
  patchForm(internals, { promised: { value, toUnits: quote.toUnits } })
  return showReview(config, swapRequests, accepted)
}

export type PollSwapReviewParameters = {
  /** Called with the error if the review fails; polling then stops. */
  readonly onError?: ((error: Error) => void) | undefined
}

/**
 * Makes the review, and renews it every 10 s while the page is visible and online, no wallet is asked and no other call
 * renews it (docs/spec/api.md §8.6). Returns a function that stops this.
 *
 * @example
 * ```ts
 * import { pollSwapReview } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = pollSwapReview(config, { onError: console.error })
 * ```
 */
export function pollSwapReview(config: Config, { onError }: PollSwapReviewParameters = {}): () => void {
  const { store, timers } = internalsOf(config)
  let isStopped = false
  let own = 0
  let cancel: (() => void) | undefined
  const make = (): void => {
    const { asking, request, review, isPreparing } = store.get(swapAtom)
    // Another call renews the shown review, e.g. `approveSwap`, which would reject if it were replaced.
    const isRenewed = isPreparing && own === 0
    if (asking || !focusManager.isFocused() || (review && (isRenewed || !isOnline()))) return wait()
    // Empty: the swap was sent, or its account is no longer in use.
    if (!request) return stop()
    own += 1
    prepareSwap(config)
      .finally(() => (own -= 1))
      .then(wait, (error: Error) => {
        if (isAbort(error)) return wait()
        if (!isStopped) onError?.(error)
        stop()
      })
  }
  const wait = (): void => {
    // A replaced attempt and its replacement both end here.
    cancel?.()
    if (!isStopped) cancel = timers.after(REFRESH_MS, make)
  }
  const renew = (isBack: boolean): void => {
    const { review, asking } = store.get(swapAtom)
    if (!isBack || asking || !review || timers.now() - review.time < REFRESH_MS) return
    cancel?.()
    make()
  }
  const undo = [focusManager.subscribe(renew), onlineManager.subscribe(renew)]
  const stop = (): void => {
    isStopped = true
    cancel?.()
    for (const each of undo) each()
  }
  make()
  return stop
}

/** Event of a swap (docs/spec/api.md §4.1). */
export const swapEvent = (
  config: Config,
  event: 'INITIATE_SWAP' | 'SWAP_SUCCESS',
  review: SwapReview,
): FoyerEvent => ({ event, properties: swapProperties(config, review) })

export const swapProperties = (
  config: Config,
  { caipNetworkId, sourceToken, toToken, amount, quote }: SwapReview,
): Extract<FoyerEvent, { readonly event: 'SWAP_SUCCESS' }>['properties'] => ({
  network: caipNetworkId,
  swapFromToken: sourceToken.symbol,
  swapToToken: toToken.symbol,
  swapFromAmount: amount,
  swapToAmount: quote.toAmount,
  isSmartAccount: isSmartAccount(config),
})

import { type FoyerError, isAbort } from '@foyer/chains'
import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import { runProcess } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { createError as createActionError } from '../../core/errors/actionErrors.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { createError } from './errors.ts'
import { makeReview } from './makeReview.ts'
import { REFRESH_MS, REVIEW_PROCESS, shownToAmount, decimalsOf } from './formRules.ts'
import { bestOf, hasMoved } from './reviewRules.ts'
import { swapQuoteQueryOptions } from './queries.ts'
import { askedReviewAtom, promisedAtom, setMade, swapAtom } from './state.ts'
import { swapEvent } from './swapEvent.ts'
import type { SwapReview } from './types.ts'

export type PrepareSwapErrorType = FoyerError<
  | 'NO_ACTIVE_ADDRESS'
  | 'ACCOUNT_CHANGED'
  | 'NETWORK_CHANGED'
  | 'SWAP_INVALID'
  | 'SWAP_UNDER_WAY'
  | 'SWAP_QUOTE_FAILED'
  | 'SWAP_NO_ROUTE'
  | 'SWAP_INSUFFICIENT_LIQUIDITY'
  | 'SWAP_INSUFFICIENT_BALANCE'
  | 'SWAP_ALLOWANCE_FAILED'
  | 'SWAP_APPROVAL_FAILED'
  | 'SWAP_APPROVAL_REFUSED'
  | 'SWAP_BUILD_FAILED'
  | 'SWAP_TRANSACTION_REFUSED'
>

/**
 * Makes of the form what is shown for a last look, with the account and the network of now: exactly this is asked of a
 * wallet, or nothing. Called again, it is made anew; where the price has moved against the visitor, `worseThan` says so,
 * and `acceptSwap` is how they say yes to it.
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
  const { request, hasFailed, review: earlier } = store.get(swapAtom)
  if (store.get(askedReviewAtom)) throw createError('SWAP_UNDER_WAY')
  if (!request) throw createError('SWAP_INVALID')
  setMade(internals, { isPreparing: true })
  try {
    return await runProcess(internals, REVIEW_PROCESS, undefined, async (signal) => {
      if (store.get(accountAtom).caipAddress !== request.account) throw createActionError('ACCOUNT_CHANGED')
      if (store.get(networkAtom).caipNetworkId !== request.caipNetworkId)
        throw createActionError('NETWORK_CHANGED')
      const quote = await config.queryClient.fetchQuery({
        ...swapQuoteQueryOptions(config, { request }),
        staleTime: hasFailed ? 0 : REFRESH_MS - 1,
        retry: false,
        networkMode: 'always',
      })
      signal.throwIfAborted()
      const promised = store.get(promisedAtom) ?? { value: request.value, toUnits: quote.toUnits }
      const made = await makeReview(config, { request, quote, signal })
      signal.throwIfAborted()
      const now = { value: made.value, toUnits: made.quote.toUnits }
      const review: SwapReview = Object.freeze({
        ...made,
        ...(hasMoved(promised, now) && {
          worseThan: shownToAmount(promised.toUnits, decimalsOf(request.toToken)),
        }),
      })
      if (!earlier && !hasFailed) emit(swapEvent(config, 'INITIATE_SWAP', review))
      setMade(internals, { review, isPreparing: false, hasFailed: false, promised: bestOf(promised, now) })
      return review
    })
  } catch (error) {
    // Who changed the form meanwhile, or asked once more, has another state already.
    if (!isAbort(error)) setMade(internals, { isPreparing: false, hasFailed: true, review: undefined })
    throw error
  }
}

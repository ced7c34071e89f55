import type { ApproveSwapParameters, ConfirmSwapParameters } from '../flows/swap/confirmSwap.ts'
import { loadPrepareSwap } from '../flows/swap/lazy.ts'
import type { SwapReview, SentSwap } from '../flows/swap/types.ts'
import { type MutationParameters, type MutationResult, useAction, useWalletAction } from './foyerMutation.ts'

const importConfirmSwap = () => import('../flows/swap/confirmSwap.ts')

export type UsePrepareSwapParameters = MutationParameters<SwapReview, void>
export type UsePrepareSwapReturnType = MutationResult<'prepareSwap', SwapReview, void>

/**
 * Makes the review of the swap form. `useSwapReview` keeps it up to date while it is shown.
 *
 * @example
 * ```tsx
 * import { usePrepareSwap, useSwapQuote } from '@foyer/headless'
 * export function ReviewButton() {
 *   const { data: quote } = useSwapQuote()
 *   const { prepareSwap, isPending } = usePrepareSwap()
 *   return <button disabled={!quote?.isCovered || isPending} onClick={() => prepareSwap()}>Review swap</button>
 * }
 * ```
 */
export function usePrepareSwap(parameters: UsePrepareSwapParameters = {}): UsePrepareSwapReturnType {
  return useAction(parameters, 'prepareSwap', loadPrepareSwap)
}

type ReviewedSwap = { readonly review: SwapReview }

export type UseAcceptSwapParameters = MutationParameters<SwapReview, ReviewedSwap>
export type UseAcceptSwapReturnType = MutationResult<'acceptSwap', SwapReview, ReviewedSwap>

/**
 * Accepts a price that got worse while the review was shown (`review.worseThan`).
 *
 * @example
 * ```tsx
 * import { type SwapReview, useAcceptSwap } from '@foyer/headless'
 * export function Accept({ review }: { review: SwapReview }) {
 *   const { acceptSwap } = useAcceptSwap()
 *   return <button onClick={() => acceptSwap({ review })}>Accept {review.quote.toAmount}</button>
 * }
 * ```
 */
export function useAcceptSwap(parameters: UseAcceptSwapParameters = {}): UseAcceptSwapReturnType {
  return useAction(parameters, 'acceptSwap', loadPrepareSwap)
}

export type UseApproveSwapParameters = MutationParameters<SwapReview, ApproveSwapParameters>
export type UseApproveSwapReturnType = MutationResult<'approveSwap', SwapReview, ApproveSwapParameters>

/**
 * Asks the wallet to approve the exact amount for the swap provider (`review.step` is `approve`). `data` is the review
 * to show next.
 *
 * @example
 * ```tsx
 * import { type SwapReview, useApproveSwap } from '@foyer/headless'
 * export function Approve({ review }: { review: SwapReview }) {
 *   const { approveSwap, isPending } = useApproveSwap()
 *   return (
 *     <button disabled={isPending} onClick={() => approveSwap({ review })}>
 *       Approve {review.approval?.amount}
 *     </button>
 *   )
 * }
 * ```
 */
export function useApproveSwap(parameters: UseApproveSwapParameters = {}): UseApproveSwapReturnType {
  return useWalletAction(parameters, 'approveSwap', importConfirmSwap)
}

export type UseConfirmSwapParameters = MutationParameters<SentSwap, ConfirmSwapParameters>
export type UseConfirmSwapReturnType = MutationResult<'confirmSwap', SentSwap, ConfirmSwapParameters>

/**
 * Asks the wallet for exactly the reviewed swap. A second call for the same review is the same request.
 *
 * @example
 * ```tsx
 * import { useConfirmSwap, useSwapReview } from '@foyer/headless'
 * export function Confirm() {
 *   const review = useSwapReview()
 *   const { confirmSwap, isPending, error } = useConfirmSwap()
 *   if (review?.step !== 'swap') return null
 *   return (
 *     <button disabled={isPending} onClick={() => confirmSwap({ review })}>
 *       {error ? error.message : `Swap for ${review.quote.toAmount}`}
 *     </button>
 *   )
 * }
 * ```
 */
export function useConfirmSwap(parameters: UseConfirmSwapParameters = {}): UseConfirmSwapReturnType {
  return useWalletAction(parameters, 'confirmSwap', importConfirmSwap)
}

import type { ConfirmSendParameters } from '../flows/send/confirmSend.ts'
import { loadPrepareSend } from '../flows/send/lazy.ts'
import type { SendReview, SentTransfer } from '../flows/send/types.ts'
import { type MutationParameters, type MutationResult, useAction, useWalletAction } from './foyerMutation.ts'

const importConfirmSend = () => import('../flows/send/confirmSend.ts')

export type UsePrepareSendParameters = MutationParameters<SendReview, void>
export type UsePrepareSendReturnType = MutationResult<'prepareSend', SendReview, void>

/**
 * Makes the review of the send form, for the account and network in use.
 *
 * @example
 * ```tsx
 * import { usePrepareSend, useSend } from '@foyer/headless'
 * export function ReviewButton() {
 *   const { problem } = useSend()
 *   const { prepareSend, isPending } = usePrepareSend()
 *   return (
 *     <button disabled={problem !== undefined || isPending} onClick={() => prepareSend()}>
 *       Review
 *     </button>
 *   )
 * }
 * ```
 */
export function usePrepareSend(parameters: UsePrepareSendParameters = {}): UsePrepareSendReturnType {
  return useAction(parameters, 'prepareSend', loadPrepareSend)
}

export type UseConfirmSendParameters = MutationParameters<SentTransfer, ConfirmSendParameters>
export type UseConfirmSendReturnType = MutationResult<'confirmSend', SentTransfer, ConfirmSendParameters>

/**
 * Asks the wallet for exactly the reviewed transfer. A second call for the same review is the same request.
 *
 * @example
 * ```tsx
 * import { useConfirmSend, useSend } from '@foyer/headless'
 * export function Confirm() {
 *   const { review } = useSend()
 *   const { confirmSend, isPending, data } = useConfirmSend()
 *   if (data) return <p>Sent: {data.hash}</p>
 *   if (!review) return null
 *   return (
 *     <button disabled={isPending} onClick={() => confirmSend({ review })}>
 *       Send {review.amount} {review.token.symbol}
 *     </button>
 *   )
 * }
 * ```
 */
export function useConfirmSend(parameters: UseConfirmSendParameters = {}): UseConfirmSendReturnType {
  return useWalletAction(parameters, 'confirmSend', importConfirmSend)
}

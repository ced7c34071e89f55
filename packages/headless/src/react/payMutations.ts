import type { ConfirmPayParameters } from '../flows/pay/confirmPay.ts'
import type { Payment, PayRequest, PayQuote } from '../flows/pay/types.ts'
import { type MutationParameters, type MutationResult, useAction, useWalletAction } from './foyerMutation.ts'

const importOpenPay = () => import('../modal/openPay.ts')

export type UseOpenPayParameters = MutationParameters<Payment, PayRequest>
export type UseOpenPayReturnType = MutationResult<'openPay', Payment, PayRequest>

/**
 * Opens the modal with a payment request. Succeeds when a wallet has paid, and fails with `PAY_CLOSED` if the visitor
 * closes the modal instead. Needs `features.pay`.
 *
 * @example
 * ```tsx
 * import { useOpenPay } from '@foyer/headless'
 * export function Checkout() {
 *   const { openPay, data, isPending } = useOpenPay()
 *   if (data) return <p>Paid: {data.hash}</p>
 *   const pay = () =>
 *     openPay({
 *       recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *       options: [{ caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18, amount: '0.01' }],
 *     })
 *   return <button disabled={isPending} onClick={pay}>Pay</button>
 * }
 * ```
 */
export function useOpenPay(parameters: UseOpenPayParameters = {}): UseOpenPayReturnType {
  return useAction(parameters, 'openPay', importOpenPay)
}

// Loaded with the first payment request; most apps have none.
const importPayment = () => import('../flows/pay/payment.ts')
const importConfirmPay = () => import('../flows/pay/confirmPay.ts')

export type UsePreparePayParameters = MutationParameters<PayQuote, void>
export type UsePreparePayReturnType = MutationResult<'preparePay', PayQuote, void>

/**
 * Quotes the chosen payment option for the account in use.
 *
 * @example
 * ```tsx
 * import { usePay, usePreparePay } from '@foyer/headless'
 * export function Quote() {
 *   const { quote } = usePay()
 *   const { preparePay, isPending } = usePreparePay()
 *   if (quote) return <p>Pay to {quote.review.to}</p>
 *   return <button disabled={isPending} onClick={() => preparePay()}>Review payment</button>
 * }
 * ```
 */
export function usePreparePay(parameters: UsePreparePayParameters = {}): UsePreparePayReturnType {
  return useAction(parameters, 'preparePay', importPayment)
}

export type UseConfirmPayParameters = MutationParameters<Payment, ConfirmPayParameters>
export type UseConfirmPayReturnType = MutationResult<'confirmPay', Payment, ConfirmPayParameters>

/**
 * Asks the wallet for exactly the quoted payment. A second call for the same quote is the same request.
 *
 * @example
 * ```tsx
 * import { useConfirmPay, usePay } from '@foyer/headless'
 * export function Confirm() {
 *   const { quote } = usePay()
 *   const { confirmPay, isPending } = useConfirmPay()
 *   return (
 *     <button disabled={!quote || isPending} onClick={() => quote && confirmPay({ quote })}>Pay</button>
 *   )
 * }
 * ```
 */
export function useConfirmPay(parameters: UseConfirmPayParameters = {}): UseConfirmPayReturnType {
  return useWalletAction(parameters, 'confirmPay', importConfirmPay)
}

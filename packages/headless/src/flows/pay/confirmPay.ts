import { internalsOf } from '../../core/internals.ts'
import { inBackground, requireParameters } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { tokenId } from '../../data/tokens/rules.ts'
import { followRequest } from '../money/followRequest.ts'
import { askWallet, orReject } from '../requests/askWallet.ts'
import { sentBy } from '../requests/requests.ts'
import { requestTransfer } from '../send/confirmSend.ts'
import type { SentTransfer } from '../send/types.ts'
import { createError } from './errors.ts'
import { payAtom, payRequests } from './state.ts'
import type { Payment, PayQuote } from './types.ts'

export type ConfirmPayParameters = {
  /** Result of `preparePay`, as shown to the visitor. */
  readonly quote: PayQuote
}

/**
 * Asks the wallet to pay the shown quote, and resolves with its hash. Two calls are one payment, and a paid quote is
 * not paid again. After a rejection or a failure the same quote can be confirmed again; not after `SEND_UNCLEAR`,
 * because it may have been paid.
 *
 * Rejects with `UserRejectedError`, `PAY_OUTDATED`, `PAY_UNDER_WAY`, `SEND_TRANSACTION_FAILED`, `SEND_UNCLEAR`,
 * `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`,
 * `REQUEST_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { confirmPay, preparePay } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const quote = await preparePay(config)
 * const { hash } = await confirmPay(config, { quote })
 * ```
 */
export function confirmPay(config: Config, parameters: ConfirmPayParameters): Promise<Payment> {
  return orReject(() => pay(config, requireParameters(config, 'confirmPay', parameters, 'quote').quote))
}

function pay(config: Config, quote: PayQuote): Promise<Payment> {
  const { review } = quote
  const { payment } = internalsOf(config).store.get(payAtom)
  if (payment?.quote.review === review) return Promise.resolve(payment)
  return askWallet(config, payRequests, {
    review,
    refusal: (reason) => createError(reason === 'underWay' ? 'PAY_UNDER_WAY' : 'PAY_OUTDATED'),
    request: (askNow) => requestTransfer(config, review, 'pay', askNow),
    onSent: (sent) => followPayment(config, sent),
    onAnswer(hash) {
      const sent = sentBy(review, hash)
      return { quote, hash: sent.hash, outcome: sent.outcome }
    },
  })
}

/** Waits in the background for the outcome of a payment, and refetches the balances that it changed. */
function followPayment(config: Config, sent: SentTransfer): void {
  const { caipNetworkId, token, amount } = sent.review
  const following = followRequest(config, payRequests, {
    sent,
    kind: 'send',
    amounts: [{ amount, symbol: token.symbol }],
    changed: [tokenId(caipNetworkId, undefined), token.id],
  })
  void inBackground(internalsOf(config), following)
}

import { type FoyerError, isFoyerError, type UserRejectedError } from '@foyer/chains'
import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { createError as createActionError } from '../../core/errors/actionErrors.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { requestTransfer } from '../send/requestTransfer.ts'
import { createError } from './errors.ts'
import { followPayment } from './followPayment.ts'
import { patchPayment, payAtom } from './state.ts'
import type { Payment, PayQuote } from './types.ts'

export type ConfirmPayParameters = {
  /** What `preparePay` resolved with, and the visitor was shown. */
  readonly quote: PayQuote
}
export type ConfirmPayErrorType =
  | UserRejectedError
  | FoyerError<'PAY_OUTDATED' | 'PAY_UNDER_WAY' | 'SEND_UNCLEAR' | 'ACCOUNT_CHANGED' | 'NETWORK_CHANGED'>

const NAME = 'pay'

/**
 * Has the wallet pay what was shown, and resolves as soon as it has. Two calls are one payment, and what is paid is not
 * paid again. After a refusal or a failure the same quote can be confirmed again; where nobody knows whether it was paid
 * it cannot.
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
export function confirmPay(config: Config, { quote }: ConfirmPayParameters): Promise<Payment> {
  const { store, shared } = internalsOf(config)
  const running = shared.get(NAME) as Promise<Payment> | undefined
  if (running)
    return store.get(payAtom).quote === quote ? running : Promise.reject(createError('PAY_UNDER_WAY'))
  const paying = carryOut(config, quote)
  shared.set(NAME, paying)
  const done = (): boolean => shared.delete(NAME)
  paying.then(done, done)
  return paying
}

async function carryOut(config: Config, quote: PayQuote): Promise<Payment> {
  const internals = internalsOf(config)
  const { store } = internals
  const state = store.get(payAtom)
  if (state.payment?.quote === quote) return state.payment
  if (state.quote !== quote || state.payment || state.isUnclear) throw createError('PAY_OUTDATED')
  const { account, caipNetworkId } = quote.review
  if (store.get(accountAtom).caipAddress !== account) throw createActionError('ACCOUNT_CHANGED')
  if (store.get(networkAtom).caipNetworkId !== caipNetworkId) throw createActionError('NETWORK_CHANGED')
  patchPayment(internals, { isPaying: true })
  try {
    const payment: Payment = { quote, hash: await requestTransfer(config, quote.review), outcome: 'pending' }
    patchPayment(internals, { isPaying: false, payment })
    followPayment(config, payment)
    return payment
  } catch (error) {
    patchPayment(internals, { isPaying: false, isUnclear: isFoyerError(error, 'SEND_UNCLEAR') })
    throw error
  }
}

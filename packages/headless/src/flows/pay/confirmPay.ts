import {
  type FoyerError,
  isFoyerError,
  type UserRejectedError,
  isAbort,
  parseCaipAddress,
} from '@foyer/chains'
import { accountAtom } from '../../wallet/accountState.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { createError as createActionError } from '../../core/errors/errors.ts'
import { networkAtom } from '../../wallet/networkState.ts'
import { requestTransfer } from '../send/prepareSend.ts'
import { createError } from './errors.ts'
import { patchPayment, payAtom } from './state.ts'
import type { Payment, PayQuote } from './types.ts'
import { loadActivity } from '../../data/activity/lazy.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenId } from '../../data/tokens/rules.ts'

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

/** Waits in the background for how a payment ends, and reads anew what it changed. */
export function followPayment(config: Config, payment: Payment): void {
  const { report } = internalsOf(config)
  follow(config, payment).catch((error: unknown) => {
    if (!isAbort(error)) report(error)
  })
}

async function follow(config: Config, payment: Payment): Promise<void> {
  const internals = internalsOf(config)
  const { hash, quote } = payment
  const { account, caipNetworkId, token, amount } = quote.review
  const { address } = parseCaipAddress(account)
  const { trackTransaction } = await loadActivity()
  const outcome = await trackTransaction(config, {
    caipNetworkId,
    address,
    hash,
    kind: 'send',
    amounts: [{ amount, symbol: token.symbol }],
    time: internals.timers.now(),
  })
  if (outcome === undefined || outcome === 'pending') return
  if (internals.store.get(payAtom).payment?.hash === hash)
    patchPayment(internals, { payment: { ...payment, outcome } })
  await getTokenBalances(config, {
    address,
    caipNetworkId,
    forceUpdate: [tokenId(caipNetworkId, undefined), token.id],
  }).catch(() => undefined)
}

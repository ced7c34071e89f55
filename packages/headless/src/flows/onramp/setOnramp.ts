import { checkAmount } from '../../core/checkOptions.ts'
import type { PaymentCurrency, PurchaseCurrency, OnrampQuote } from '../../core/contracts/onramp.ts'
import { internalsOf } from '../../core/internals.ts'
import { inBackground, runProcess, waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { networkAtom } from '../../wallet/state.ts'
import { typeAmount } from '../send/amountRules.ts'
import { formNow } from './describeForm.ts'
import { QUOTE_WAIT_MS, purchaseAmountOf, toPayable } from './rules.ts'
import { clearOnramp, onrampAtom, patchForm } from './state.ts'

const NAME = 'onrampAmount'

/**
 * Sets the amount to pay, in the currency of payment, from typed text; quoted 500 ms after the last change.
 *
 * @example
 * ```ts
 * import { setOnrampAmount } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * setOnrampAmount(config, '250')
 * ```
 */
export function setOnrampAmount(config: Config, typed: string): void {
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production') checkAmount(typed)
  } catch (error) {
    // Unbundled pages have no `process`.
    if (!(error instanceof ReferenceError)) throw error
  }
  const internals = internalsOf(config)
  const { paymentAmount: before, paymentCurrency } = currentForm(config)
  const paymentAmount = toPayable(typeAmount(before, typed), paymentCurrency.id)
  patchForm(internals, { paymentAmount })
  const quoting = runProcess(internals, NAME, undefined, async (signal) => {
    await waitFor(config, QUOTE_WAIT_MS, signal)
    // Another currency may have other decimals since.
    patchForm(internals, { quotedAmount: internals.store.get(onrampAtom).paymentAmount })
  })
  void inBackground(internals, quoting)
}

/**
 * Sets a preset amount, in the currency of payment, quoted at once.
 *
 * @example
 * ```ts
 * import { presetOnrampAmount } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * presetOnrampAmount(config, '100')
 * ```
 */
export function presetOnrampAmount(config: Config, amount: string): void {
  const paymentAmount = toPayable(amount, currentForm(config).paymentCurrency.id)
  patchForm(internalsOf(config), { paymentAmount, quotedAmount: paymentAmount })
}

/**
 * Selects the currency to buy or to pay with.
 *
 * @example
 * ```ts
 * import { getOnrampOptions, setOnrampCurrency } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { paymentCurrencies } = await getOnrampOptions(config)
 * setOnrampCurrency(config, { paymentCurrency: paymentCurrencies[0] })
 * ```
 */
export function setOnrampCurrency(
  config: Config,
  {
    purchaseCurrency,
    paymentCurrency,
  }: {
    readonly purchaseCurrency?: PurchaseCurrency | undefined
    readonly paymentCurrency?: PaymentCurrency | undefined
  },
): void {
  const internals = internalsOf(config)
  const { paymentAmount, quotedAmount } = internals.store.get(onrampAtom)
  patchForm(internals, {
    ...(purchaseCurrency && { purchaseId: purchaseCurrency.id }),
    ...(paymentCurrency && {
      paymentId: paymentCurrency.id,
      paymentAmount: toPayable(paymentAmount, paymentCurrency.id),
      quotedAmount: toPayable(quotedAmount, paymentCurrency.id),
    }),
  })
}

/**
 * Resets the form and the started purchase.
 *
 * @example
 * ```ts
 * import { resetOnramp } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * resetOnramp(config)
 * ```
 */
export function resetOnramp(config: Config): void {
  const internals = internalsOf(config)
  for (const name of [NAME, 'onrampWindow', 'onrampPurchase']) internals.processes.get(name)?.abort()
  clearOnramp(internals)
}

const currentForm = (config: Config): ReturnType<typeof formNow> =>
  formNow(config, internalsOf(config).store.get(networkAtom).caipNetworkId)

/** Quoted purchase amount; `undefined` for an estimate. */
export const quotedAmountOf = (quote: OnrampQuote | null | undefined): number | undefined =>
  quote?.isEstimate ? undefined : purchaseAmountOf(quote)

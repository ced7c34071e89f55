import * as v from 'valibot'
import type {
  OnrampMoney,
  OnrampQuote,
  PaymentCurrency,
  PurchaseCurrency,
} from '../../core/contracts/onramp.ts'

const MAX_TEXT = 128
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT))
const decimal = v.pipe(v.string(), v.regex(/^\d{1,40}(?:\.\d{1,40})?$/))

// `looseObject`: the selected currency is sent back unchanged.
export const purchaseCurrencySchema: v.GenericSchema<unknown, PurchaseCurrency> = v.looseObject({
  id: text,
  name: text,
  symbol: text,
  networks: v.array(
    v.looseObject({ name: text, display_name: text, chain_id: text, contract_address: v.string() }),
  ),
})

export const paymentCurrencySchema: v.GenericSchema<unknown, PaymentCurrency> = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)),
  payment_method_limits: v.array(v.looseObject({ id: text, min: decimal, max: decimal })),
})

/** `GET /v1/onramp/options`. Currencies are parsed one by one, so an invalid one does not affect others. */
export const onrampOptionsSchema: v.GenericSchema<
  unknown,
  { readonly purchaseCurrencies: readonly unknown[]; readonly paymentCurrencies: readonly unknown[] }
> = v.object({ purchaseCurrencies: v.array(v.unknown()), paymentCurrencies: v.array(v.unknown()) })

const money: v.GenericSchema<unknown, OnrampMoney> = v.object({ amount: decimal, currency: text })

export type WireQuote = {
  readonly paymentTotal: OnrampMoney
  readonly paymentSubtotal: OnrampMoney
  readonly purchaseAmount: OnrampMoney
  readonly coinbaseFee?: OnrampMoney | null | undefined
  readonly networkFee?: OnrampMoney | null | undefined
  readonly quoteId: string
}

/** `POST /v1/onramp/quote` */
export const onrampQuoteSchema: v.GenericSchema<unknown, WireQuote> = v.object({
  paymentTotal: money,
  paymentSubtotal: money,
  purchaseAmount: money,
  coinbaseFee: v.nullish(money),
  networkFee: v.nullish(money),
  quoteId: v.pipe(v.string(), v.maxLength(512)),
})

/** Quote of the host. */
export const ownQuoteSchema: v.GenericSchema<unknown, Omit<OnrampQuote, 'isEstimate'>> = v.object({
  fees: v.array(v.object({ amount: decimal, currency: text, name: v.picklist(['network', 'provider']) })),
  paymentTotal: money,
  paymentSubtotal: money,
  purchaseAmount: money,
  quoteId: v.string(),
})

/** `POST /v1/generators/onrampurl` */
export const onrampUrlSchema: v.GenericSchema<unknown, { readonly url: string }> = v.object({
  url: v.string(),
})

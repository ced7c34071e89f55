import type { CaipAddress, CaipNetworkId } from '@foyer/chains'
import type { PurchaseCurrency, PaymentCurrency, OnrampProviderItem } from '../../core/contracts/onramp.ts'

/** Reason of a failed purchase. */
export type OnrampFailure =
  /** The browser blocked the window. */
  | 'blocked'
  /** Not found within three minutes. */
  | 'timeout'

/** Purchase started on a provider's page. */
export type OnrampPurchase = {
  readonly provider: OnrampProviderItem
  /** Opened page. */
  readonly url: string
  /** Receiving account. */
  readonly account: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  /** In ms since 1970. */
  readonly startedAt: number
  /** Ids of the purchases that the provider listed at the first poll; absent until then. */
  readonly listedBefore?: readonly string[] | undefined
  /** `arrived`: the provider lists a purchase that was made after the start. */
  readonly status: 'waiting' | 'failed' | 'arrived'
  readonly failure?: OnrampFailure | undefined
  /** The window is closed, or its state unknown. An earlier payment may still complete. */
  readonly isWindowClosed: boolean
}

export type OnrampForm = {
  /** Text of the field: digits and at most one point. */
  readonly paymentAmount: string
  /** Amount to quote: the text, 500 ms after the last change. */
  readonly quotedAmount: string
  /** Selected currency; absent while the default is used. */
  readonly purchaseId: string | undefined
  readonly paymentId: string | undefined
}

export type OnrampState = OnrampForm & {
  readonly purchase: OnrampPurchase | undefined
  /** Provider of the last purchase. */
  readonly selectedProvider: OnrampProviderItem | undefined
}

/** Limit of all providers that the amount violates. */
export type OnrampProblem = { readonly name: 'below' | 'above'; readonly limit: string }

/** Values derived from the form. */
export type OnrampDescription = {
  /** Providers of the current namespace. */
  readonly providers: readonly OnrampProviderItem[]
  /** Currency to buy: the selected one, else the first option. */
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  /** Amounts of the preset buttons. */
  readonly presets: readonly string[]
  /** Problem of the amount. */
  readonly problem: OnrampProblem | undefined
}

import type { PurchaseCurrency, PaymentCurrency, OnrampProviderItem } from '../../core/contracts/onramp.ts'
import type { CaipAddress, CaipNetworkId } from '@foyer/chains'

/** Why a purchase has to be begun again. */
export type OnrampFailure =
  /** The browser let no window open. */
  | 'blocked'
  /** Nothing was seen of it for three minutes. */
  | 'timeout'

/** A purchase that was begun on a provider's page. */
export type OnrampPurchase = {
  readonly provider: OnrampProviderItem
  /** What was opened. */
  readonly url: string
  /** Who it is for. */
  readonly account: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  /** In milliseconds. */
  readonly startedAt: number
  /** `arrived`: the provider knows of a purchase since. */
  readonly status: 'waiting' | 'failed' | 'arrived'
  readonly failure?: OnrampFailure | undefined
  /** The provider's window is gone, or out of reach. What was paid before is on its way all the same. */
  readonly isWindowClosed: boolean
}

export type OnrampForm = {
  /** What stands in the field: digits and at most one point. */
  readonly paymentAmount: string
  /** What is asked a price of: the same, once nothing more was typed for 500 ms. */
  readonly quotedAmount: string
  /** What was chosen; absent while the first of the list holds. */
  readonly purchaseId: string | undefined
  readonly paymentId: string | undefined
}

export type OnrampState = OnrampForm & {
  readonly purchase: OnrampPurchase | undefined
  /** The last one that was begun with. */
  readonly selectedProvider: OnrampProviderItem | undefined
}

/** No provider takes so little, or so much. */
export type OnrampProblem = { readonly name: 'below' | 'above'; readonly limit: string }

/** What follows from the form. */
export type OnrampDescription = {
  /** Who sells on the family in use. */
  readonly providers: readonly OnrampProviderItem[]
  /** What is bought: what was chosen, else the first of the options. */
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  /** Amounts that are offered to be entered in one go. */
  readonly presets: readonly string[]
  /** What is wrong with the amount. */
  readonly problem: OnrampProblem | undefined
}

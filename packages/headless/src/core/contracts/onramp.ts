import type { CaipNetworkId, ChainNamespace } from '@foyer/chains'

/** Amount in a currency: decimal text, and the id of the currency (`USD`). */
export type OnrampMoney = { readonly amount: string; readonly currency: string }

/** Currency that can be bought. Field names are those of the backend, which receives them unchanged. */
export type PurchaseCurrency = {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly {
    readonly name: string
    readonly display_name: string
    readonly chain_id: string
    readonly contract_address: string
  }[]
}

/** Currency to pay with, with limits per payment method. */
export type PaymentCurrency = {
  readonly id: string
  readonly payment_method_limits: readonly {
    readonly id: string
    readonly min: string
    readonly max: string
  }[]
}

export type OnrampOptions = {
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
  /** No provider answered: the lists are defaults, and providers may support other currencies. */
  readonly isEstimate: boolean
}

export type OnrampFee = OnrampMoney & { readonly name: 'network' | 'provider' }

export type OnrampQuote = {
  /** Fees of the quote; empty for an estimate. */
  readonly fees: readonly OnrampFee[]
  readonly paymentSubtotal: OnrampMoney
  readonly paymentTotal: OnrampMoney
  /** Amount to receive. For an estimate, the amount to pay. */
  readonly purchaseAmount: OnrampMoney
  readonly quoteId: string
  /** No provider answered: the amounts are not a price, and must not be shown as one. */
  readonly isEstimate: boolean
}

/** Onramp provider in the list of the modal. */
export type OnrampProviderItem = {
  /** Name in `features.onramp`. */
  readonly name: string
  readonly label: string
  /** For example `1-2%`. */
  readonly feeRange: string
  readonly supportedChains: readonly ChainNamespace[]
  readonly iconUrl?: string | undefined
}

/** Planned purchase and its receiving address. */
export type OnrampUrlFacts = {
  /** Address without its network. */
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  /** Decimal text; absent while no amount is entered. */
  readonly paymentAmount?: string | undefined
  /** Quoted amount to receive; never an estimate. */
  readonly purchaseAmount?: number | undefined
}

type Abortable = { readonly signal?: AbortSignal | undefined }

/** Onramp provider of the host. It is listed if `features.onramp` contains its name. */
export type OnrampSeller = OnrampProviderItem & {
  /** Resolves with the `https:` URL of the purchase page. */
  readonly getUrl: (facts: OnrampUrlFacts & Abortable) => Promise<string> | string
}

/** Request for a quote. */
export type OnrampQuoteRequest = {
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  /** Decimal text. */
  readonly amount: string
}

/**
 * Onramp of the host, in place of the blockchain backend (R20). Missing functions use the backend, if there is one.
 * Answers are validated like those of a backend.
 */
export type OnrampProvider = {
  /** Options of Meld. */
  readonly meld?:
    | {
        /** @default 'https://meldcrypto.com' */
        readonly url?: string | undefined
        /** Key that Meld gives to integrators. Meld is offered only with a key. */
        readonly publicKey?: string | undefined
      }
    | undefined
  /** Providers besides Meld and Coinbase. */
  readonly sellers?: readonly OnrampSeller[] | undefined
  readonly getOptions?:
    | ((
        parameters: Abortable & { readonly caipNetworkId: CaipNetworkId },
      ) => Promise<Omit<OnrampOptions, 'isEstimate'>>)
    | undefined
  readonly getQuote?:
    | ((
        parameters: Abortable & OnrampQuoteRequest & { readonly caipNetworkId: CaipNetworkId },
      ) => Promise<Omit<OnrampQuote, 'isEstimate'>>)
    | undefined
}

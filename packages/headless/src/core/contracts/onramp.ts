import type { CaipNetworkId, ChainNamespace } from '@foyer/chains'

/** An amount in words of a currency: decimal text, and the id of the currency (`USD`). */
export type OnrampMoney = { readonly amount: string; readonly currency: string }

/** What can be bought. The names of its fields are those of the wire: it is sent back as it came. */
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

/** What can be paid with, and how much by which way. */
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
  /** Nobody could be asked: these are usual ones, and a provider may have others. */
  readonly isEstimate: boolean
}

export type OnrampFee = OnrampMoney & { readonly name: 'network' | 'provider' }

export type OnrampQuote = {
  /** Those that were said; none of an estimate. */
  readonly fees: readonly OnrampFee[]
  readonly paymentSubtotal: OnrampMoney
  readonly paymentTotal: OnrampMoney
  /** What is got. Of an estimate, what is paid: nobody said what that buys. */
  readonly purchaseAmount: OnrampMoney
  readonly quoteId: string
  /** Nobody could be asked. Never to be shown as a price. */
  readonly isEstimate: boolean
}

/** Who sells, as it is listed. */
export type OnrampProviderItem = {
  /** As `features.onramp` names it. */
  readonly name: string
  readonly label: string
  /** Such as `1-2%`. */
  readonly feeRange: string
  readonly supportedChains: readonly ChainNamespace[]
  readonly iconUrl?: string | undefined
}

/** What somebody is about to buy, and where it goes. */
export type OnrampUrlFacts = {
  /** Without its network. */
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  /** Decimal text; absent where none was entered. */
  readonly paymentAmount?: string | undefined
  /** How much of it that buys, where somebody said; never an estimate. */
  readonly purchaseAmount?: number | undefined
}

type Asked = { readonly signal?: AbortSignal | undefined }

/** Somebody who sells, of the host's own. Offered where `features.onramp` has its name. */
export type OnrampSeller = OnrampProviderItem & {
  /** The `https:` page on which it is bought. */
  readonly getUrl: (facts: OnrampUrlFacts & Asked) => Promise<string> | string
}

/** What was asked a price of. */
export type OnrampQuoteRequest = {
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  /** Decimal text. */
  readonly amount: string
}

/**
 * Buying of the host's own, in the place of the blockchain backend's (R20). What is left out is asked of the
 * backend, where there is one. Answers are checked like a backend's.
 */
export type OnrampProvider = {
  /** How Meld is opened. */
  readonly meld?:
    | {
        /** @default 'https://meldcrypto.com' */
        readonly url?: string | undefined
        /** The key that Meld gives to integrators. */
        readonly publicKey?: string | undefined
      }
    | undefined
  /** Who sells beside Meld and Coinbase. */
  readonly sellers?: readonly OnrampSeller[] | undefined
  readonly getOptions?:
    | ((
        parameters: Asked & { readonly caipNetworkId: CaipNetworkId },
      ) => Promise<Omit<OnrampOptions, 'isEstimate'>>)
    | undefined
  readonly getQuote?:
    | ((
        parameters: Asked & OnrampQuoteRequest & { readonly caipNetworkId: CaipNetworkId },
      ) => Promise<Omit<OnrampQuote, 'isEstimate'>>)
    | undefined
}

import type { CaipAddress, CaipNetworkId } from '@foyer/chains'
import type { SwapFee } from '../../core/contracts/swap.ts'
import type { TokenBalance } from '../../data/tokens/types.ts'
import type { Review, Sent } from '../requests/types.ts'
import type { SwapProblem } from './formRules.ts'

/** A token that can be swapped. Its quantity is `'0'` if the account does not hold it. */
export type SwapToken = TokenBalance

export type SwapSide = 'sourceToken' | 'toToken'

/** Amount to receive, and its cost. Plain JSON, because hosts dehydrate caches. */
export type SwapQuote = {
  /** Exact decimal text. */
  readonly toAmount: string
  /** The same in base units. */
  readonly toUnits: string
  /**
   * Lowest received amount, after the accepted slippage; decimal text. Of a simulated swap that delivers more than the
   * provider has built it for, it is the minimum of the provider; of a call of a 1inch router, at most the minimum in
   * its calldata.
   */
  readonly minReceived: string
  /** Part of the amount that the slippage may take; decimal text. */
  readonly maxSlippage: string
  /** In percent: the accepted slippage, or more if the call enforces only a lower minimum. */
  readonly slippage: number
  /** Received amount for one source token; decimal text. */
  readonly rate: string
  /** In US dollars; absent without a price. */
  readonly fromFiat?: number | undefined
  readonly toFiat?: number | undefined
  /** Price of the given token in US dollars. */
  readonly fromPrice?: number | undefined
  /** Loss of value by prices, in percent. */
  readonly priceImpact?: number | undefined
  readonly fees: readonly SwapFee[]
  /** Estimated fee of the network; absent where unknown. */
  readonly networkFee?:
    | { readonly amount: string; readonly symbol: string; readonly fiat?: number | undefined }
    | undefined
  /** The balance of the source token covers the amount. */
  readonly isCovered: boolean
  /** The native balance covers the fee of the network. */
  readonly isFeeCovered: boolean
}

/**
 * Step of a swap as shown to the visitor: the wallet is asked for exactly this. Frozen; another review is another
 * object.
 */
export type SwapReview = Review & {
  readonly sourceToken: SwapToken
  readonly toToken: SwapToken
  /** Given amount; exact decimal text. */
  readonly amount: string
  /** The same in base units. */
  readonly value: string
  readonly quote: SwapQuote
  /** Name of the provider. */
  readonly provider: string
  /** Next request to the wallet: approve the exact amount, or swap. */
  readonly step: 'approve' | 'swap'
  /**
   * Spender, and the amount to approve in base units: `0` where an earlier allowance must be reset first. Present
   * in a swap whose `batch` approves, too.
   */
  readonly approval?:
    | { readonly spender: string; readonly value: string; readonly amount: string }
    | undefined
  readonly transaction: { readonly to: string; readonly data: string; readonly value: string }
  /**
   * Calls that approve the exact amount and swap with one confirmation, all or none (EIP-5792); the last is
   * `transaction`. Absent where the wallet is asked for `transaction` alone.
   */
  readonly batch?:
    | {
        readonly calls: readonly SwapReview['transaction'][]
        /** The wallet asks to upgrade the account first (EIP-7702). */
        readonly upgradesAccount: boolean
      }
    | undefined
  /**
   * The amounts of `quote` were measured by simulating the transaction on the chain (R63). Else they are the estimate
   * of the provider, which the visitor has to confirm before a swap.
   */
  readonly isMeasured: boolean
  /** Amount of the earlier quote, if this one is so much lower that the visitor must confirm it. */
  readonly worseThan?: string | undefined
  /** Time of the review, in milliseconds since 1970. */
  readonly time: number
}

/**
 * A swap that a wallet has carried out. `pending` until its outcome on the chain is known. Of a batch, `hash` is its id
 * for `getCallsStatus`.
 */
export type SentSwap = Sent<SwapReview>

/** Parameters of a quote: exactly the form. */
export type SwapQuoteRequest = {
  /** CAIP-10 id of the account. */
  readonly account: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  readonly sourceToken: SwapToken
  readonly toToken: SwapToken
  /** Given amount in base units. */
  readonly value: string
}

/** Swap form for the account and network in use; emptied when either changes. */
export type SwapState = {
  readonly sourceToken: SwapToken | undefined
  readonly toToken: SwapToken | undefined
  /** Text of the field: digits and at most one point. */
  readonly amount: string
  /** Quote to request; absent while the visitor types, and while a field is missing. */
  readonly request: SwapQuoteRequest | undefined
  /** Review as shown to the visitor; absent while the form is filled in. */
  readonly review: SwapReview | undefined
  /** A change of account or network has dropped an amount; cleared by the next amount. */
  readonly isEmptied: boolean
  /** The shown review is being renewed. */
  readonly isPreparing: boolean
  /** No review could be made; the next attempt asks for a new quote first. */
  readonly hasFailed: boolean
  /** Step that the wallet is asked about. */
  readonly asking: 'approve' | 'swap' | undefined
  /** The last swap since the page loaded; kept when the form is emptied. */
  readonly last: SentSwap | undefined
}

export type SwapForm = SwapState & {
  /** First reason why no quote can be requested yet; `undefined` when it can. */
  readonly problem: SwapProblem | undefined
}

/** Swap that an app requests, by symbols. */
export type SwapPrefill = {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  /** Decimal text. */
  readonly amount?: string | undefined
}

/** Tokens that can be swapped on a network. */
export type SwapTokens = {
  /** Tokens that the account holds, the most valuable first. */
  readonly own: readonly SwapToken[]
  /** Suggested tokens. */
  readonly suggested: readonly SwapToken[]
  /** All tokens, by symbol. */
  readonly all: readonly SwapToken[]
  /** `false` if the balances failed to load: quantities are then `'0'` of all tokens. */
  readonly areBalancesKnown: boolean
}

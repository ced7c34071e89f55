import type { SwapFee } from '../../core/contracts/swap.ts'
import type { CaipAddress, CaipNetworkId } from '@foyer/chains'
import type { TokenBalance } from '../../data/tokens/types.ts'
import type { Reviewed, Sent } from '../money/reducer.ts'
import type { SwapProblem } from './formRules.ts'

/** A token that can be swapped. Of one that the account does not hold there is `'0'`. */
export type SwapToken = TokenBalance

export type SwapSide = 'sourceToken' | 'toToken'

/** What would be got for an amount, and what it costs. Plain JSON: hosts dehydrate caches. */
export type SwapQuote = {
  /** Exact decimal text. */
  readonly toAmount: string
  /** The same in smallest units. */
  readonly toUnits: string
  /** At the least, after the accepted slippage; decimal text. */
  readonly minReceived: string
  /** How much less that is. */
  readonly maxSlippage: string
  /** In percent. */
  readonly slippage: number
  /** What one of the token that is given brings; decimal text. */
  readonly rate: string
  /** In US dollars; absent where nobody knows. */
  readonly fromFiat?: number | undefined
  readonly toFiat?: number | undefined
  /** Of one of the token that is given, in US dollars. */
  readonly fromPrice?: number | undefined
  /** How much less is got than the prices say, in percent. */
  readonly priceImpact?: number | undefined
  readonly fees: readonly SwapFee[]
  /** About what the network takes; absent where nobody knows. */
  readonly networkFee?:
    | { readonly amount: string; readonly symbol: string; readonly fiat?: number | undefined }
    | undefined
  /** The account has as much of the token as is given. */
  readonly isCovered: boolean
  /** The account can pay the network's fee. */
  readonly isFeeCovered: boolean
}

/** Step of a swap as the visitor was shown it: the wallet is asked for exactly this. Frozen; another review is another object. */
export type SwapReview = Reviewed & {
  readonly sourceToken: SwapToken
  readonly toToken: SwapToken
  /** Exact decimal text of what is given. */
  readonly amount: string
  /** The same in smallest units. */
  readonly value: string
  readonly quote: SwapQuote
  /** What the provider is called. */
  readonly provider: string
  /** What the wallet is asked next: to let the provider take the exact amount, or to swap. */
  readonly step: 'approve' | 'swap'
  /** Who may take it, and how much in smallest units: `0` where an earlier allowance has to go first. */
  readonly approval?:
    | { readonly spender: string; readonly value: string; readonly amount: string }
    | undefined
  readonly transaction: { readonly to: string; readonly data: string; readonly value: string }
  /** What was promised before, where this is so much less that the visitor has to say yes to it. */
  readonly worseThan?: string | undefined
  /** When it was made, in milliseconds. */
  readonly time: number
}

/** A swap that a wallet has carried out. `pending` until its outcome on the chain is known. */
export type SentSwap = Sent<SwapReview>

/** What a quote is asked for: exactly what stands in the form. */
export type SwapQuoteRequest = {
  /** CAIP-10 of who swaps. */
  readonly account: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  readonly sourceToken: SwapToken
  readonly toToken: SwapToken
  /** Smallest units of the token that is given. */
  readonly value: string
}

/** What is being swapped: a form for the account and network in use, emptied when either changes. */
export type SwapState = {
  readonly sourceToken: SwapToken | undefined
  readonly toToken: SwapToken | undefined
  /** What stands in the field: digits and at most one point. */
  readonly amount: string
  /** What a quote is asked for; absent while somebody types, and while something is missing. */
  readonly request: SwapQuoteRequest | undefined
  /** What is shown for a last look; absent while the form is filled in. */
  readonly review: SwapReview | undefined
  /** What is shown is being made anew. */
  readonly isPreparing: boolean
  /** What could not be made for a last look; the next attempt asks for a new quote first. */
  readonly hasFailed: boolean
  /** What the wallet is being asked. */
  readonly asking: 'approve' | 'swap' | undefined
  /** The last swap of this visit: it outlives the form. */
  readonly last: SentSwap | undefined
}

export type SwapForm = SwapState & {
  /** Why no quote can be asked for yet, the first reason; `undefined` when it can. */
  readonly problem: SwapProblem | undefined
}

/** What an app asks to be swapped, by symbols. */
export type SwapPrefill = {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  /** Decimal text. */
  readonly amount?: string | undefined
}

/** What can be swapped on a network. */
export type SwapTokens = {
  /** What the account holds, the most valuable first. */
  readonly own: readonly SwapToken[]
  /** What is suggested. */
  readonly suggested: readonly SwapToken[]
  /** Everything, by symbol. */
  readonly all: readonly SwapToken[]
}

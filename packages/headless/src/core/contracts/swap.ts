import type { CaipAddress, CaipNetworkId } from '@foyer/chains'

type Asked = { readonly signal?: AbortSignal | undefined }

/** What is to be swapped for what, as a provider is asked. */
export type SwapRequest = {
  /** CAIP-10 of who swaps. */
  readonly account: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  /** CAIP-10 of the token that is given; native currencies have their family's placeholder. */
  readonly from: CaipAddress
  /** CAIP-10 of the token that is got. */
  readonly to: CaipAddress
  /** Smallest units of the token that is given. */
  readonly amount: string
  /** How much less than promised is still accepted, in percent. */
  readonly slippage: number
  /** What a unit of gas costs, in wei, where somebody knows. */
  readonly gasPrice?: string | undefined
}

/** What a provider takes for its service. */
export type SwapFee = {
  /** What it is called. */
  readonly label: string
  /** Decimal text. */
  readonly value: string
  /** The symbol of what it is paid in. */
  readonly token: string
}

/** A token as a provider lists it. */
export type ListedToken = {
  /** CAIP-10; native currencies have their family's placeholder. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly logoUri?: string | null | undefined
  /** It is shown before others. Where none is, what the account holds comes first. */
  readonly isSuggested?: boolean | null | undefined
}

/** A transaction as a provider builds it. Nothing of it is believed that was not reviewed. */
export type SwapTransaction = {
  /** CAIP-10 of the account that sends it. */
  readonly from: string
  /** CAIP-10 of the contract that swaps. */
  readonly to: string
  readonly data: string
  /** What of the native currency goes with it, in wei. @default what is given, where that is the native currency */
  readonly value?: string | null | undefined
  readonly gas?: string | null | undefined
  /** What is got, in smallest units. */
  readonly toAmount: string
}

/**
 * Who swaps tokens, in the place of the blockchain backend (R20). Answers are checked like a backend's, and a
 * transaction that does not do what was reviewed is never shown to a wallet. A rejection whose message has `insufficient
 * liquidity` in it is told as that.
 */
export type SwapProvider = {
  /** What the provider is called. */
  readonly name: string
  /** Where it swaps. @default the networks of docs/spec/checklist.md §9 */
  readonly caipNetworkIds?: readonly CaipNetworkId[] | undefined
  /** What can be swapped on a network. */
  readonly getTokens: (
    parameters: Asked & { readonly caipNetworkId: CaipNetworkId },
  ) => Promise<readonly ListedToken[]>
  /** What would be got, in smallest units; `undefined` where there is no way from one to the other. */
  readonly getQuote: (
    parameters: Asked & SwapRequest,
  ) => Promise<
    { readonly toAmount: string; readonly fees?: readonly SwapFee[] | null | undefined } | undefined
  >
  /** How much of a token the provider may take from the account, in smallest units. */
  readonly getAllowance: (
    parameters: Asked & Pick<SwapRequest, 'account' | 'caipNetworkId' | 'from'>,
  ) => Promise<string>
  /** The contract that has to be allowed to take the token. Foyer allows it the exact amount. */
  readonly getSpender: (parameters: Asked & SwapRequest) => Promise<string>
  readonly getTransaction: (parameters: Asked & SwapRequest) => Promise<SwapTransaction>
}

/** What the blockchain backend is asked to do otherwise. */
export type SwapOptions = {
  /** What it takes of the token that is given, in hundredths of a percent; shown, not added. */
  readonly feeBps: number
}

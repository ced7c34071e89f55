import type { CaipAddress, CaipNetworkId } from '@foyer/chains'

type Abortable = { readonly signal?: AbortSignal | undefined }

/** Request to a swap provider. */
export type SwapRequest = {
  /** CAIP-10 of the account that swaps. */
  readonly account: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  /** CAIP-10 of the source token; native currencies have the placeholder of their namespace. */
  readonly from: CaipAddress
  /** CAIP-10 of the destination token. */
  readonly to: CaipAddress
  /** Base units of the source token. */
  readonly amount: string
  /** Highest accepted slippage in percent. */
  readonly slippage: number
  /** Gas price in wei, if known. */
  readonly gasPrice?: string | undefined
}

/** Fee of a provider. */
export type SwapFee = {
  /** Label of the fee. */
  readonly label: string
  /** Decimal text. */
  readonly value: string
  /** Symbol of the token that it is paid in. */
  readonly token: string
}

/** Token listed by a provider. */
export type ListedToken = {
  /** CAIP-10; native currencies have the placeholder of their namespace. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly logoUri?: string | null | undefined
  /** Listed before other tokens. Without a suggested token, tokens of the account are listed first. */
  readonly isSuggested?: boolean | null | undefined
}

/** Transaction built by a provider. It is checked against the review. */
export type SwapTransaction = {
  /** CAIP-10 of the sending account. */
  readonly from: string
  /** CAIP-10 of the swap contract. */
  readonly to: string
  readonly data: string
  /** Value of the transaction in wei. @default the source amount, if the source token is the native currency */
  readonly value?: string | null | undefined
  readonly gas?: string | null | undefined
  /** Amount of the destination token in base units. */
  readonly toAmount: string
}

/** Addresses of contracts by network. */
export type SwapContracts = Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>

/**
 * Swap provider of the host, in place of the blockchain backend (R20). Answers are validated like those of a backend,
 * and a transaction that differs from the review is never sent to a wallet. A rejection whose message contains
 * `insufficient liquidity` is shown as that error.
 */
export type SwapProvider = {
  /** Display name. */
  readonly name: string
  /** Supported networks. @default the networks of docs/spec/checklist.md §9 */
  readonly caipNetworkIds?: readonly CaipNetworkId[] | undefined
  /**
   * Contracts of the provider, by network: a swap may call only these, and only these may be approved. On a network
   * without contracts any spender may be approved but those that many apps share, such as Permit2, and a swap may
   * call only the approved one.
   */
  readonly contracts?: SwapContracts | undefined
  /** Tokens that can be swapped on a network. */
  readonly getTokens: (
    parameters: Abortable & { readonly caipNetworkId: CaipNetworkId },
  ) => Promise<readonly ListedToken[]>
  /** Quoted amount in base units; `undefined` if there is no route. */
  readonly getQuote: (
    parameters: Abortable & SwapRequest,
  ) => Promise<
    { readonly toAmount: string; readonly fees?: readonly SwapFee[] | null | undefined } | undefined
  >
  /** Allowance of the provider's contract for a token of the account, in base units. */
  readonly getAllowance: (
    parameters: Abortable & Pick<SwapRequest, 'account' | 'caipNetworkId' | 'from'>,
  ) => Promise<string>
  /** Contract that needs an allowance of the token. Foyer requests an approval of the exact amount. */
  readonly getSpender: (parameters: Abortable & SwapRequest) => Promise<string>
  readonly getTransaction: (parameters: Abortable & SwapRequest) => Promise<SwapTransaction>
}

/** Options of the blockchain backend's swaps. */
export type SwapOptions = {
  /** Fee in basis points, taken from the source amount. The review shows it. */
  readonly feeBps?: number | undefined
  /** Contracts that the backend may swap with, by network. @default the routers of 1inch */
  readonly contracts?: SwapContracts | undefined
}

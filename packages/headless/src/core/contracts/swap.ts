import type { CaipAddress, CaipNetworkId } from '@foyer/chains'

type Asked = { readonly signal?: AbortSignal | undefined }

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
  /** Listed before others. Without any, tokens of the account come first. */
  readonly isSuggested?: boolean | null | undefined
}

/** Transaction built by a provider. It is checked against the review. */
export type SwapTransaction = {
  /** CAIP-10 of the sending account. */
  readonly from: string
  /** CAIP-10 of the swap contract. */
  readonly to: string
  readonly data: string
  /** Native amount sent along, in wei. @default the source amount, if that is the native currency */
  readonly value?: string | null | undefined
  readonly gas?: string | null | undefined
  /** Amount of the destination token in base units. */
  readonly toAmount: string
}

/** Addresses of contracts by network. */
export type SwapContracts = Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>

/**
 * Swap provider of the host, in place of the blockchain backend (R20). Answers are validated like those of a backend,
 * and a transaction that differs from the review never reaches a wallet. A rejection with `insufficient liquidity` in
 * its message has that error.
 */
export type SwapProvider = {
  /** Display name. */
  readonly name: string
  /** Networks that it supports. @default the networks of docs/spec/checklist.md §9 */
  readonly caipNetworkIds?: readonly CaipNetworkId[] | undefined
  /**
   * Contracts that may execute a swap, by network. A swap may call only these and the spender that the visitor has
   * approved; shared allowance contracts such as Permit2 only if they are listed here.
   */
  readonly contracts?: SwapContracts | undefined
  /** Tokens that can be swapped on a network. */
  readonly getTokens: (
    parameters: Asked & { readonly caipNetworkId: CaipNetworkId },
  ) => Promise<readonly ListedToken[]>
  /** Quoted amount in base units; `undefined` if there is no route. */
  readonly getQuote: (
    parameters: Asked & SwapRequest,
  ) => Promise<
    { readonly toAmount: string; readonly fees?: readonly SwapFee[] | null | undefined } | undefined
  >
  /** Allowance of the provider for a token of the account, in base units. */
  readonly getAllowance: (
    parameters: Asked & Pick<SwapRequest, 'account' | 'caipNetworkId' | 'from'>,
  ) => Promise<string>
  /** Contract that needs an allowance for the token. Foyer approves the exact amount. */
  readonly getSpender: (parameters: Asked & SwapRequest) => Promise<string>
  readonly getTransaction: (parameters: Asked & SwapRequest) => Promise<SwapTransaction>
}

/** Options of the blockchain backend's swaps. */
export type SwapOptions = {
  /** Fee taken from the source amount, in basis points; shown, not added. */
  readonly feeBps?: number | undefined
  /** Contracts that the backend may swap with, by network. @default the routers of 1inch */
  readonly contracts?: SwapContracts | undefined
}

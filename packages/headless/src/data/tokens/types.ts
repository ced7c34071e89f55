import type { CaipAddress, CaipNetworkId } from '@foyer/chains'

/** Token of an account. Name, symbol and icon are sanitized third-party data, and unverified. */
export type TokenBalance = {
  /** CAIP-10 of the token; a native currency has the placeholder of its namespace. */
  readonly id: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  /** Contract or mint; absent for the native currency. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  /** Exact decimal text, never a number. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  /** Price of one token in US dollars; absent if unknown. */
  readonly price?: number | undefined
  /** Value in US dollars; absent if unknown. */
  readonly value?: number | undefined
  readonly iconUrl?: string | undefined
}

export type TokenBalances = {
  /** Sorted by value; tokens of unknown value are last. */
  readonly tokens: readonly TokenBalance[]
  /**
   * Sum of the known values in US dollars. Absent if no value is known, unless all balances are zero: without a backend
   * the chain has balances, but no prices.
   */
  readonly total?: number | undefined
}

/** Prices in US dollars, by requested CAIP-10 id. Tokens without a price are missing. */
export type Prices = Readonly<Partial<Record<CaipAddress, number>>>

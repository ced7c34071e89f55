import type { CaipAddress, CaipNetworkId } from '@foyer/chains'

/** A token that an account holds. Names, symbols and pictures are its maker's claims, made harmless. */
export type TokenBalance = {
  /** The token itself as CAIP-10; a native currency has its family's placeholder. */
  readonly id: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  /** The contract or mint; absent for the native currency. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  /** Exact: decimal text, never a number. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  /** Of one, in US dollars; absent where nobody knows. */
  readonly price?: number | undefined
  /** Of all, in US dollars; absent where nobody knows. */
  readonly value?: number | undefined
  readonly iconUrl?: string | undefined
}

export type TokenBalances = {
  /** The most valuable first; those of unknown value last. */
  readonly tokens: readonly TokenBalance[]
  /** What they are worth together, in US dollars. */
  readonly total: number
}

/** Prices in US dollars by the token's CAIP-10 id, as it was asked for. A token without a price is not there. */
export type Prices = Readonly<Partial<Record<CaipAddress, number>>>

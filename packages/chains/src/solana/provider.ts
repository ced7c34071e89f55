/** `namespace:reference`, as chains and features are named. */
export type IdentifierString = `${string}:${string}`

type WalletIcon = `data:image/${'svg+xml' | 'webp' | 'png' | 'gif'};base64,${string}`

/** Bytes that the page must not change. */
interface ReadonlyBytes extends Omit<Uint8Array, 'copyWithin' | 'fill' | 'reverse' | 'set' | 'sort'> {
  readonly [index: number]: number
}

/** An account of a Wallet Standard wallet. */
export interface WalletAccount {
  readonly address: string
  readonly publicKey: ReadonlyBytes
  readonly chains: readonly IdentifierString[]
  /** Features that the account supports; may be fewer than those of its wallet. */
  readonly features: readonly IdentifierString[]
  readonly label?: string
  readonly icon?: WalletIcon
}

/**
 * Native provider of solana: a Wallet Standard wallet. Operations select the account by address and features by name;
 * other connectors wrap their wallet as one. Assignable to and from `Wallet` of `@wallet-standard/base`, whose newer
 * releases require Node 22.
 */
export interface SolanaProvider {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: WalletIcon
  readonly chains: readonly IdentifierString[]
  readonly features: Readonly<Record<IdentifierString, unknown>>
  readonly accounts: readonly WalletAccount[]
}

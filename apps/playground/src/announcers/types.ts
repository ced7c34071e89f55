/** Options of a wallet in the URL; others depend on its namespace. */
export type WalletOptions = {
  /** Name of a predefined wallet. */
  readonly wallet?: string | undefined
  /** Namespace of other wallets. @default 'eip155' */
  readonly kind?: string | undefined
  readonly behaviour?: string | undefined
  readonly [option: string]: unknown
}

/** Puts a wallet into the page, as its extension would. */
export type Announce = (options: Readonly<Record<string, unknown>>) => void

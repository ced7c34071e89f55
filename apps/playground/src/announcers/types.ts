/** What a link may say of one wallet; everything else is for the family that the wallet belongs to. */
export type WalletOptions = {
  /** A wallet of the list that is known by name. */
  readonly wallet?: string | undefined
  /** The family, for wallets of no name. @default 'eip155' */
  readonly kind?: string | undefined
  readonly behaviour?: string | undefined
  readonly [option: string]: unknown
}

/** Puts one wallet of a family into the page, as its extension would. */
export type Announce = (options: Readonly<Record<string, unknown>>) => void

/** Object on the page: a keyring with the API of a wallet, or of a standard. */
export type BitcoinWalletProvider = {
  /** The API that pages call. */
  readonly [name: string]: unknown
  /** The permission or the account has changed. */
  readonly changed: () => void
  /** Event when it is locked. @default none: the next request of the page shows it */
  readonly locked?: (() => void) | undefined
  /** Event when it is unlocked. @default `changed` */
  readonly unlocked?: (() => void) | undefined
}

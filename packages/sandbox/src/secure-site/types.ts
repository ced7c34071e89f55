export type SecureWalletOptions = {
  /** By chain id. */
  readonly evmUrls: Readonly<Record<string, string>>
  readonly solanaUrl?: string | undefined
}

export type SecureRequest = {
  /** Whose browser it is. */
  readonly token: string
  readonly name: string
  readonly payload?: unknown
  /** The page that the frame stands in. */
  readonly app?: string | undefined
  /** Where the secure site is. */
  readonly site?: string | undefined
}

/** What goes with a request. */
export type Fields = Readonly<Record<string, unknown>>

/** Who is at a browser. */
export type Visitor = {
  /** Whose keys are used; they outlive a change of the address. */
  identity?: string
  /** Absent for accounts of somewhere else. */
  email?: string | undefined
  username?: string | undefined
  newEmail?: string | undefined
  isConnected: boolean
  isKnownDevice: boolean
  chainId: string
  type: 'eoa' | 'smartAccount'
}

export type SecureWalletOptions = {
  /** By chain id. */
  readonly evmUrls: Readonly<Record<string, string>>
  readonly solanaUrl?: string | undefined
}

export type SecureRequest = {
  /** Token of the browser. */
  readonly token: string
  readonly name: string
  readonly payload?: unknown
  /** Origin of the page around the frame. */
  readonly app?: string | undefined
  /** Origin of the secure site. */
  readonly site?: string | undefined
}

/** Payload of a request. */
export type Fields = Readonly<Record<string, unknown>>

/** Visitor of a browser. */
export type Visitor = {
  /** Identity of the keys; stays after an email change. */
  identity?: string
  /** Absent for social logins. */
  email?: string | undefined
  username?: string | undefined
  newEmail?: string | undefined
  /** Purpose of the latest one-time code, until it is used. */
  code?: 'login' | 'primary' | 'secondary' | undefined
  isConnected: boolean
  isKnownDevice: boolean
  chainId: string
  type: 'eoa' | 'smartAccount'
}

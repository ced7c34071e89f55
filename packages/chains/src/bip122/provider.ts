export type BitcoinAddress = {
  readonly address: string
  /** Hex. */
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
  readonly purpose: 'payment' | 'ordinal'
}

/** Protocol of a message signature: ECDSA with a recoverable key (BIP-137), or a virtual transaction (BIP-322). */
export type BitcoinProtocol = 'ecdsa' | 'bip322'

export type BitcoinSignInput = {
  readonly address: string
  readonly index: number
  readonly sighashTypes?: readonly number[] | undefined
}

/**
 * Native provider of bip122. Wallets differ in names and encodings; each connector wraps its wallet as this type.
 * Unsupported methods are absent.
 */
export type BitcoinProvider = {
  getAccountAddresses(): Promise<readonly BitcoinAddress[]>
  /** Resolves base64. Without `protocol`, the type of the address decides. */
  signMessage?(parameters: {
    readonly address: string
    readonly message: string
    readonly protocol?: BitcoinProtocol | undefined
  }): Promise<string>
  /** `psbt` is base64 in and out. */
  signPsbt?(parameters: {
    readonly psbt: string
    readonly signInputs: readonly BitcoinSignInput[]
    readonly broadcast?: boolean | undefined
  }): Promise<{ readonly psbt: string; readonly txid?: string | undefined }>
  /** `amount` in satoshis. Resolves the transaction id. */
  sendTransfer?(parameters: {
    readonly address: string
    readonly recipient: string
    readonly amount: bigint
  }): Promise<string>
}

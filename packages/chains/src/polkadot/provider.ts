export type PolkadotAccount = {
  /** Address as the wallet wrote it; passed back unchanged to sign. */
  readonly address: string
  /** 0x and 64 hex digits, when the account is bound to one network. */
  readonly genesisHash?: string | null | undefined
  readonly name?: string | undefined
  readonly type?: 'sr25519' | 'ed25519' | 'ecdsa' | 'ethereum' | undefined
}

/** Native provider of polkadot: an enabled extension. */
export type PolkadotProvider = {
  readonly accounts: {
    get(): Promise<readonly PolkadotAccount[]>
    subscribe(listener: (accounts: readonly PolkadotAccount[]) => void): () => void
  }
  readonly signer: {
    signRaw?(payload: {
      readonly address: string
      /** `0x` hex. */
      readonly data: string
      readonly type: 'bytes' | 'payload'
    }): Promise<PolkadotSignature>
    /** `SignerPayloadJSON` of `@polkadot/types`. */
    signPayload?(payload: PolkadotPayload): Promise<PolkadotSignature>
  }
}

export type PolkadotPayload = { readonly address: string } & object

/** `SignerResult` of `@polkadot/types`. */
export type PolkadotSignature = {
  /** Number of the request in the extension. */
  readonly id: number
  readonly signature: `0x${string}`
  readonly signedTransaction?: `0x${string}` | Uint8Array
}

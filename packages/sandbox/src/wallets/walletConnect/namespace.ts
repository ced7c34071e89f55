/** Wallet for the chains of one namespace. */
export type NamespaceWallet = {
  /** Addresses on a chain (CAIP-2 reference), the selected one first. */
  readonly addresses: (reference: string) => readonly string[]
  /** Methods approved by default. */
  readonly methods: readonly string[]
  /** Handles a request on its chain. Rejects with `RpcError`. */
  readonly request: (request: NamespaceRequest) => Promise<unknown>
}

export type NamespaceRequest = {
  readonly method: string
  readonly params: unknown
  /** CAIP-2 reference. */
  readonly reference: string
}

export type NamespaceOptions = {
  /** RPC URLs of EVM chains, by id. */
  readonly chainRpcUrls: Readonly<Record<number, string>>
  /** RPC URL of the Solana node, for sending. */
  readonly solanaRpcUrl?: string | undefined
  /** Esplora server of Bitcoin, for UTXOs and sending. */
  readonly esploraUrl?: string | undefined
  /** Indexes of the accounts in the sandbox's lists, in every namespace. */
  readonly accounts: readonly number[]
}

/** Wallet of a namespace, loaded when needed. */
export type LoadNamespace = (options: NamespaceOptions) => Promise<NamespaceWallet>

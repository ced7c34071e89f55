/** What a wallet can do on the chains of one family. */
export type FamilyWallet = {
  /** Its addresses as they are written on a chain (the part of a CAIP-2 id after the colon), the selected one first. */
  readonly addresses: (reference: string) => readonly string[]
  /** What it takes up when nobody asked for particular methods. */
  readonly methods: readonly string[]
  /** Does what was asked, on the chain that it was asked for. Rejects with `RpcError`. */
  readonly request: (request: FamilyRequest) => Promise<unknown>
}

export type FamilyRequest = {
  readonly method: string
  readonly params: unknown
  /** The part of the CAIP-2 id after the colon. */
  readonly reference: string
}

export type FamilyOptions = {
  /** JSON-RPC URLs of Ethereum's chains, by id. */
  readonly chainRpcUrls: Readonly<Record<number, string>>
  /** JSON-RPC URL of the Solana node, to which transactions are sent. */
  readonly solanaRpcUrl?: string | undefined
  /** The Esplora server of Bitcoin, where coins are looked up and transactions sent. */
  readonly esploraUrl?: string | undefined
  /** Positions of the accounts in the sandbox's lists, in every family. */
  readonly accounts: readonly number[]
}

/** The wallet of a family, fetched when it is first needed. */
export type LoadFamily = (options: FamilyOptions) => Promise<FamilyWallet>

/** CAIP-2 namespace: the chains that share wallets, addresses and this prefix. */
export type ChainNamespace = 'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos'

/** CAIP-2: `namespace:chainId`, e.g. `eip155:1`. */
export type CaipNetworkId<namespace extends ChainNamespace = ChainNamespace> = `${namespace}:${string}`

/** CAIP-10: `namespace:chainId:address`. */
export type CaipAddress<namespace extends ChainNamespace = ChainNamespace> =
  `${namespace}:${string}:${string}`

export type Hex = `0x${string}`

/** Type of an account. `payment` and `ordinal` are Bitcoin's. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

export type NativeCurrency = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

type RpcUrls = { readonly http: readonly string[]; readonly webSocket?: readonly string[] | undefined }

/** Chain that a visitor can select. Plain data: it can be logged, stored and compared. */
export type CaipNetwork<id extends CaipNetworkId = CaipNetworkId> = {
  /** Chain reference in the tools of the chain: a number on eip155, a string elsewhere. */
  readonly id: number | string
  readonly name: string
  readonly network?: string | undefined
  readonly chainNamespace: id extends `${infer namespace extends ChainNamespace}:${string}`
    ? namespace
    : ChainNamespace
  readonly caipNetworkId: id
  readonly deprecatedCaipNetworkId?: CaipNetworkId | undefined
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: {
    readonly default: RpcUrls
    /** RPC URLs for `wallet_addEthereumChain`: never with a project id. */
    readonly chainDefault?: RpcUrls | undefined
  }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  /**
   * Picture: a URL, or an image of the backend (`GET /public/getAssetImage/{imageId}`). Without one, the bundled
   * logo.
   */
  readonly assets?:
    | { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined }
    | undefined
}

/** String storage. Synchronous, so that a returning visitor's address shows in the first render. */
export type Storage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /**
   * Calls the listener with keys that other tabs write; `null`: any key. Returns the unsubscribe function. Absent:
   * other tabs are not observed.
   */
  subscribe?(listener: (key: string | null) => void): () => void
}

/** A chain family, by its CAIP-2 namespace. */
export type ChainNamespace = 'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos'

/** CAIP-2: `namespace:chainId`, e.g. `eip155:1`. */
export type CaipNetworkId<namespace extends ChainNamespace = ChainNamespace> = `${namespace}:${string}`

/** CAIP-10: `namespace:chainId:address`. */
export type CaipAddress<namespace extends ChainNamespace = ChainNamespace> =
  `${namespace}:${string}:${string}`

export type Hex = `0x${string}`

/** What kind of address an account is. `payment` and `ordinal` are Bitcoin's. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

export type NativeCurrency = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

type RpcUrls = { readonly http: readonly string[]; readonly webSocket?: readonly string[] | undefined }

/** One chain that a visitor can select. Plain data: it can be logged, stored and compared. */
export type CaipNetwork<id extends CaipNetworkId = CaipNetworkId> = {
  /** Chain reference as the chain's own tools write it: a number on eip155, a string elsewhere. */
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
    /** The list given to wallets in `wallet_addEthereumChain`: never a URL that carries a project id. */
    readonly chainDefault?: RpcUrls | undefined
  }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  readonly assets?:
    | { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined }
    | undefined
}

/** String storage. Synchronous, so that a returning visitor's address can be shown in the first frame. */
export type Storage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /**
   * Hears what other tabs write, by the key; `null`: anything may have changed. Returns the undo. Absent: other tabs are
   * not heard.
   */
  subscribe?(listener: (key: string | null) => void): () => void
}

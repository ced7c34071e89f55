import type { FoyerError } from './errors/FoyerError.ts'
import type { AccountType, CaipNetwork, CaipNetworkId, ChainNamespace, Storage } from './types.ts'

/** Stored, and sent in analytics events. */
export type ConnectorType = 'WALLET_CONNECT' | 'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'AUTH' | 'MULTI_CHAIN'

/**
 * Channel by which the wallet prompts. `popup` and `deepLink` must be opened in the tick of the click, so slow work
 * belongs in `prepare`.
 */
export type ConnectorInteraction = 'extension' | 'popup' | 'deepLink' | 'frame'

/** Address that a wallet exposes. */
export type ConnectorAccount = {
  readonly address: string
  readonly type?: AccountType | undefined
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/**
 * Description that a wallet gives of itself over a protocol. Unverified: any wallet can claim any name. The name is
 * clean text, the icon a `data:` or `https:` picture, the URL a web page.
 */
export type WalletPeer = {
  readonly name: string
  readonly icon?: string | undefined
  readonly url?: string | undefined
}

/** Session of a connector in one namespace. */
export type ConnectorSession = {
  readonly namespace: ChainNamespace
  /** The first one is the account selected in the wallet. Never empty. */
  readonly accounts: readonly ConnectorAccount[]
  /**
   * CAIP-2 reference of the wallet's chain, on eip155 decimal; `undefined` if the namespace has no current chain.
   */
  readonly chainId: string | undefined
  /** Networks that the wallet approved; absent: all. */
  readonly approvedCaipNetworkIds?: readonly CaipNetworkId[] | undefined
  /** Login method of the embedded wallet. */
  readonly auth?: { readonly name: string; readonly username?: string | undefined } | undefined
  /** Wallet at the other end of a protocol such as WalletConnect. */
  readonly peer?: WalletPeer | undefined
}

export type ConnectorEvent =
  /**
   * The wallet changed accounts or chain. Absent fields did not change; an empty list means that it locked or
   * disconnected.
   */
  | {
      readonly type: 'change'
      readonly namespace: ChainNamespace
      readonly accounts?: readonly ConnectorAccount[] | undefined
      readonly chainId?: string | undefined
      /** The whole session, with these accounts and this chain, if its other fields may have changed too. */
      readonly session?: ConnectorSession | undefined
    }
  /** The wallet disconnected. Without a namespace: in all of its namespaces. */
  | { readonly type: 'disconnect'; readonly namespace?: ChainNamespace | undefined }
  /** Event for the host, e.g. an EIP-1193 `message`. */
  | { readonly type: 'message'; readonly name: string; readonly data?: unknown }
  /** State of a running connect, e.g. its pairing URI. */
  | { readonly type: 'connecting'; readonly uri?: string | undefined }
  /** Approval inside the page: a request is waiting, was answered, or was blocked. */
  | { readonly type: 'approval'; readonly status: 'asked' | 'approved' | 'failed' | 'blocked' }
  /** Mistake in the setup of the app, e.g. a project id that the relay rejects. Emitted once. */
  | { readonly type: 'alert'; readonly error: FoyerError }

export type ConnectParameters = {
  /** Namespaces to connect. @default all of the connector */
  readonly namespaces?: readonly ChainNamespace[] | undefined
  /** Current network of the app, per namespace; a wallet on another network is asked to switch. */
  readonly networks: readonly CaipNetwork[]
  /** Account to put first, if the wallet exposes it. */
  readonly address?: string | undefined
  /** The wallet asks which accounts to expose, even if it already exposes some. Other wallets connect as usual. */
  readonly isAccountChoice?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Content of the message that is signed while connecting. Times are ISO 8601. */
export type AuthenticateParameters = {
  /** Chains of one namespace to sign in on; the first one is the wanted chain of the account. */
  readonly caipNetworkIds: readonly CaipNetworkId[]
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

/** Message that a wallet signed while connecting. */
export type AuthenticatedMessage = {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  /** Signed text, with the statement that a recap adds (EIP-5573). */
  readonly message: string
  readonly signature: string
  /** CAIP-74 object as the wallet sent it; absent for protocols without it. */
  readonly cacao?:
    | {
        readonly h: { readonly t: string }
        readonly p: Readonly<Record<string, unknown>>
        readonly s: { readonly t: string; readonly s: string }
      }
    | undefined
}

export type AuthenticateResult = {
  readonly sessions: readonly ConnectorSession[]
  /** One per chain. Empty: the wallet connected without signing, so the message is signed by a second request. */
  readonly messages: readonly AuthenticatedMessage[]
}

/**
 * Object that connects to one wallet or protocol. Connectors are plain objects without global state: each config
 * creates its own.
 */
export type Connector = {
  /** Stable between page loads: an rdns, or a name such as `injected`. Stored. */
  readonly id: string
  /** Unique in the page: two wallets may claim one `id`. */
  readonly uid: string
  readonly name: string
  readonly type: ConnectorType
  readonly interaction: ConnectorInteraction
  readonly namespaces: readonly ChainNamespace[]
  /** Image URL: a `data:` URL for an announced wallet, otherwise also `https:`. */
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** Another wallet on this page claims the same identity (R61). */
  readonly isDuplicate?: boolean | undefined
  /** `connect` with `isAccountChoice` lets the visitor choose other accounts of a connected wallet. */
  readonly canChooseAccounts?: boolean | undefined
  /**
   * `restore` connects the wallet on discovery, without a request: the page runs inside this wallet, or an earlier page
   * has left for it and awaits its answer.
   */
  readonly isHost?: boolean | undefined
  /** `restore` never prompts, even while the wallet is locked: it is repeated when the visitor returns to the page. */
  readonly isRestoreSilent?: boolean | undefined
  /** Whether the wallet can be reached now. Absent: yes. */
  isAvailable?(): boolean
  /** Loads slow dependencies, so that `connect` can prompt at once. Called when the visitor is about to connect. */
  prepare?(): Promise<void>
  /** Connects with a prompt. Rejects with `UserRejectedError` when the visitor declines. */
  connect(parameters: ConnectParameters): Promise<readonly ConnectorSession[]>
  /**
   * Restores without a prompt. Resolves with an empty list if the wallet has forgotten the page. Absent: cannot be
   * restored.
   */
  restore?(
    parameters: Omit<ConnectParameters, 'address' | 'isAccountChoice'>,
  ): Promise<readonly ConnectorSession[]>
  /** Ends the session in the wallet. Always settles in time, and never throws. */
  disconnect(): Promise<void>
  /** Resolves when the wallet answers. */
  ping?(): Promise<void>
  /** Connects and signs in with one prompt. Absent if the protocol has no such request. */
  authenticate?(parameters: AuthenticateParameters): Promise<AuthenticateResult>
  /** Native provider of the namespace (EIP-1193 provider, Wallet Standard wallet, …), once connected or announced. */
  getProvider(namespace: ChainNamespace): unknown
  /** Whether the wallet supports a method. Absent: unknown, so the method is tried. */
  supportsMethod?(namespace: ChainNamespace, method: string): boolean
  /**
   * Asks the wallet to switch to a network, and to add it if needed. Absent if the wallet has no such request: the app
   * then selects the network by itself.
   */
  switchNetwork?(parameters: {
    readonly network: CaipNetwork
    readonly signal?: AbortSignal | undefined
  }): Promise<void>
  /** Selects the type of account in the wallet. Present only if the wallet needs it. */
  setAccountType?(parameters: {
    readonly namespace: ChainNamespace
    readonly accountType: AccountType
  }): Promise<void>
  /** Adds a listener. Returns the unsubscribe function. */
  subscribe(listener: (event: ConnectorEvent) => void): () => void
}

/** Coinbase wallets to offer: the smart wallet, the app and extension, or both. */
export type CoinbasePreference = 'all' | 'smartWalletOnly' | 'eoaOnly'

/** Context of a connector; connectors read nothing from globals. */
export type ConnectorContext = {
  readonly networks: readonly CaipNetwork[]
  /** Network in use. @default the first of `networks` */
  readonly activeNetworkId?: (() => CaipNetworkId) | undefined
  readonly storage: Storage
  readonly metadata: AppMetadata
  readonly projectId: string | undefined
  /** The config's id: names channels and locks shared between tabs. @default 'default' */
  readonly id?: string | undefined
  /** `ws:` or `wss:` URL of a custom relay. */
  readonly relayUrl?: string | undefined
  /** Origin of a custom frame of the embedded wallet. */
  readonly secureSite?: string | undefined
  /** Base URL of a custom server in place of the hosted RPC. */
  readonly blockchainUrl?: string | undefined
  /** RPC URLs with priority over all others, by network. */
  readonly customRpcUrls?: Partial<Record<CaipNetworkId, readonly string[]>> | undefined
  /** Preferred type of account of a namespace. @default the type selected in the wallet */
  readonly accountTypeOf?: ((namespace: ChainNamespace) => Promise<AccountType | undefined>) | undefined
  readonly logger?:
    | { readonly level?: string | undefined; readonly maxLogSizeInBytes?: number | undefined }
    | undefined
  /** `fetch` for requests that go to the network's nodes instead of the wallet. @default none are sent */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** @default 'all' */
  readonly coinbasePreference?: CoinbasePreference | undefined
}

/** Description of the app that wallets show. */
export type AppMetadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

export type CreateConnector = (context: ConnectorContext) => Connector

import type { FoyerError } from './errors/FoyerError.ts'
import type { AccountType, CaipNetwork, CaipNetworkId, ChainNamespace, Storage } from './types.ts'

/** Wire values: they are stored, and sent in events. */
export type ConnectorType = 'WALLET_CONNECT' | 'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'AUTH' | 'MULTI_CHAIN'

/**
 * How the wallet asks its owner. `popup` and `deepLink` must be called in the same tick as the click, so
 * whatever is slow about them happens before, in `prepare`.
 */
export type ConnectorInteraction = 'extension' | 'popup' | 'deepLink' | 'frame'

/** An address that a wallet exposes. */
export type ConnectorAccount = {
  readonly address: string
  readonly type?: AccountType | undefined
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** What a connector brings for one family. */
export type ConnectorSession = {
  readonly namespace: ChainNamespace
  /** The first one is the wallet's own choice. Never empty. */
  readonly accounts: readonly ConnectorAccount[]
  /** CAIP-2 reference of the chain that the wallet is on; `undefined` when the family has no such notion. */
  readonly chainId: string | undefined
  /** Networks the wallet said it serves; absent: all of them. */
  readonly approvedCaipNetworkIds?: readonly CaipNetworkId[] | undefined
  /** How its owner signed in, where that is how the wallet is opened. */
  readonly auth?: { readonly name: string; readonly username?: string | undefined } | undefined
}

export type ConnectorEvent =
  /** The wallet changed accounts or chain. Absent fields did not change; no accounts means it locked or left. */
  | {
      readonly type: 'change'
      readonly namespace: ChainNamespace
      readonly accounts?: readonly ConnectorAccount[] | undefined
      readonly chainId?: string | undefined
    }
  /** The wallet ended it. Without a namespace: for every family that it served. */
  | { readonly type: 'disconnect'; readonly namespace?: ChainNamespace | undefined }
  /** Something for the host, e.g. an EIP-1193 `message`. */
  | { readonly type: 'message'; readonly name: string; readonly data?: unknown }
  /** A connect is under way and has something to show, e.g. a pairing URI. */
  | { readonly type: 'connecting'; readonly uri?: string | undefined }
  /**
   * Something for the owner to see inside the page: a request waits for them, the last one has been answered, or one
   * was not let through.
   */
  | { readonly type: 'approval'; readonly status: 'asked' | 'approved' | 'failed' | 'blocked' }
  /** Something that the app's developer has to set right, e.g. a project id that the relay refuses. Told once. */
  | { readonly type: 'alert'; readonly error: FoyerError }

export type ConnectParameters = {
  /** Families to connect. @default all that the connector serves */
  readonly namespaces?: readonly ChainNamespace[] | undefined
  /** The network the app is on, per family; a wallet that is elsewhere is asked to come over. */
  readonly networks: readonly CaipNetwork[]
  /** The account to put first, when the wallet exposes it. */
  readonly address?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** What the owner signs when connecting and signing in at once. Times are ISO 8601. */
export type AuthenticateParameters = {
  /** Chains to sign in on, of one family; the first one is where the account is wanted. */
  readonly caipNetworkIds: readonly CaipNetworkId[]
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

/** A message that a wallet signed while connecting. */
export type AuthenticatedMessage = {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  /** The text as it was signed, with the sentence that a recap adds (EIP-5573). */
  readonly message: string
  readonly signature: string
  /** CAIP-74: the signed message as the wallet sent it. */
  readonly cacao: {
    readonly h: { readonly t: string }
    readonly p: Readonly<Record<string, unknown>>
    readonly s: { readonly t: string; readonly s: string }
  }
}

export type AuthenticateResult = {
  readonly sessions: readonly ConnectorSession[]
  /** One per chain. None: the wallet connected, but does not know this way of signing in, so it is asked to sign next. */
  readonly messages: readonly AuthenticatedMessage[]
}

/**
 * Our object that reaches one wallet or protocol. Made by a function, plain, without hidden global state: two
 * configs on a page each make their own.
 */
export type Connector = {
  /** Stable across visits: an rdns, or a name such as `injected`. Stored. */
  readonly id: string
  /** Unique within the page: two wallets may claim one `id`. */
  readonly uid: string
  readonly name: string
  readonly type: ConnectorType
  readonly interaction: ConnectorInteraction
  readonly namespaces: readonly ChainNamespace[]
  /** URL of an image: an image `data:` URL for a wallet that was found on the page, else `https:` as well. */
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** Another wallet on this page claims the same identity (R61). */
  readonly isDuplicate?: boolean | undefined
  /** The page runs inside this wallet: it is connected as soon as it is found, without being asked for. */
  readonly isHost?: boolean | undefined
  /** Whether the wallet is there right now. Absent: yes. */
  isAvailable?(): boolean
  /** Loads everything slow, so that `connect` can prompt at once. Called on intent. */
  prepare?(): Promise<void>
  /** Asks the wallet. Rejects with `UserRejectedError` when its owner says no. */
  connect(parameters: ConnectParameters): Promise<readonly ConnectorSession[]>
  /** Restores without a prompt. Empty: the wallet no longer knows us. Absent: cannot be restored. */
  restore?(parameters: Omit<ConnectParameters, 'address'>): Promise<readonly ConnectorSession[]>
  /** Ends it on the wallet's side. Never hangs, never throws for a wallet that refuses. */
  disconnect(): Promise<void>
  /** Asks whether the wallet is still there. Resolves when it answers. */
  ping?(): Promise<void>
  /** Connects and signs in with one prompt. Present only where the protocol knows how. */
  authenticate?(parameters: AuthenticateParameters): Promise<AuthenticateResult>
  /** The family's native provider (EIP-1193 object, Wallet Standard wallet, …), once connected or announced. */
  getProvider(namespace: ChainNamespace): unknown
  /** Whether the wallet said that it knows a method. Absent: it said nothing, so it is asked. */
  supportsMethod?(namespace: ChainNamespace, method: string): boolean
  /** Present only when the connector switches by itself instead of through the family's operation. */
  switchNetwork?(parameters: {
    readonly network: CaipNetwork
    readonly signal?: AbortSignal | undefined
  }): Promise<void>
  /** Tells the wallet which of its accounts is wanted. Present only where it has to know. */
  setAccountType?(parameters: {
    readonly namespace: ChainNamespace
    readonly accountType: AccountType
  }): Promise<void>
  /** Listens. Returns the undo. */
  subscribe(listener: (event: ConnectorEvent) => void): () => void
}

/** Which of Coinbase's wallets are offered: its smart wallet, its app and extension, or both. */
export type CoinbasePreference = 'all' | 'smartWalletOnly' | 'eoaOnly'

/** What a connector is given: it finds nothing by itself. */
export type ConnectorContext = {
  readonly networks: readonly CaipNetwork[]
  readonly storage: Storage
  readonly metadata: AppMetadata
  readonly projectId: string | undefined
  /** The config's id: names what is shared with other tabs. @default 'default' */
  readonly id?: string | undefined
  /** A `ws:` or `wss:` URL of the host's own. */
  readonly relayUrl?: string | undefined
  /** The origin of the embedded wallet's frame, where the host has its own. */
  readonly secureSite?: string | undefined
  /** What hosted RPC URLs begin with, where the host has its own. */
  readonly blockchainUrl?: string | undefined
  /** RPC URLs to ask before any other, by network. */
  readonly customRpcUrls?: Partial<Record<CaipNetworkId, readonly string[]>> | undefined
  /** The type of account that a family prefers at the moment. @default the wallet's own choice */
  readonly accountTypeOf?: ((namespace: ChainNamespace) => Promise<AccountType | undefined>) | undefined
  readonly logger?:
    | { readonly level?: string | undefined; readonly maxLogSizeInBytes?: number | undefined }
    | undefined
  /** For what a wallet leaves to the network's own nodes. @default nothing is asked */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** @default 'all' */
  readonly coinbasePreference?: CoinbasePreference | undefined
}

/** How the app introduces itself to wallets. */
export type AppMetadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

export type CreateConnector = (context: ConnectorContext) => Connector

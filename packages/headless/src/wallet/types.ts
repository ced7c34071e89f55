import type {
  AccountType,
  CaipAddress,
  CaipNetwork,
  CaipNetworkId,
  ChainNamespace,
  Connector,
  WalletPeer,
} from '@foyer/chains'
import type { DirectoryWallet } from '../core/contracts/directory.ts'
import type { Config, NamespaceIn } from '../core/types.ts'

/** Address that a wallet exposes. */
export type Account = {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly type?: AccountType | undefined
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** Data of a connector, for lists and state. The config keeps the connector itself. */
export type ConnectorInfo = Pick<
  Connector,
  | 'id'
  | 'uid'
  | 'name'
  | 'type'
  | 'interaction'
  | 'namespaces'
  | 'icon'
  | 'rdns'
  | 'isDuplicate'
  | 'canChooseAccounts'
> & {
  /**
   * Wallet that a live connection reached through a protocol such as WalletConnect, as that wallet describes itself.
   * `name` and `icon` above are those of the peer; `via` is the name of the connector.
   */
  readonly peer?: (WalletPeer & { readonly via: string }) | undefined
  /** Connectors of one wallet, one per namespace. A connect asks that of the wanted namespace. */
  readonly connectors?: readonly ConnectorInfo[] | undefined
}

/** Live connector with its accounts in one namespace. */
export type Connection = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly connector: ConnectorInfo
  readonly accounts: readonly Account[]
  /** Current account. */
  readonly address: string
  /** Chain of the wallet, as CAIP-2 reference. */
  readonly chainId: string | undefined
  /** Networks that the wallet approved. Absent: all. */
  readonly approvedCaipNetworkIds?: readonly CaipNetworkId[] | undefined
  readonly auth?: { readonly name: string; readonly username?: string | undefined } | undefined
  /** Network with `chainId`; without `chainId` that of the namespace. Absent if unconfigured. */
  readonly caipNetwork?: CaipNetwork | undefined
}

/** Stored connection. `uid` is valid for this page load, and not stored. */
export type RememberedConnection = {
  readonly connectorId: string
  readonly address: string
  readonly accounts: readonly Pick<Account, 'address' | 'type'>[]
  readonly chainId?: string | undefined
  readonly name?: string | undefined
  readonly auth?: Connection['auth']
  readonly uid?: string | undefined
}

/** Stored connection whose wallet is available but not connected. */
export type RecentConnection = Pick<
  Connection,
  'namespace' | 'connectorId' | 'connector' | 'accounts' | 'address' | 'auth'
>

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** State of the running connect, or outcome of the last one. */
export type ConnectProcess =
  | { readonly status: 'idle' }
  | {
      readonly status: 'pending'
      readonly connector: ConnectorInfo
      readonly namespaces: readonly ChainNamespace[]
      readonly startedAt: number
    }
  | {
      readonly status: 'success'
      readonly connector: ConnectorInfo
      /** Directory entry that the visitor chose. */
      readonly wallet?: DirectoryWallet | undefined
    }
  | { readonly status: 'declined' | 'error'; readonly connector: ConnectorInfo; readonly error: Error }

export type ConnectedAccount = {
  /** `connecting`: connected, and another wallet is being asked. */
  readonly status: 'connected' | 'connecting'
  readonly isConnected: true
  readonly namespace: ChainNamespace
  /** Address in the spelling of its namespace, on Ethereum with checksum. */
  readonly address: string
  /** CAIP-10: network and address. */
  readonly caipAddress: CaipAddress
  /** Network in use in the namespace, CAIP-2. */
  readonly caipNetworkId: CaipNetworkId
  /** Wallet of the account. */
  readonly connector: ConnectorInfo
  /** All accounts of all connections in the namespace. */
  readonly allAccounts: readonly Account[]
}

/**
 * Stored account whose wallet has not answered yet, for display only. The wallet may answer with another account, or
 * not at all. Requests wait for the answer.
 */
export type ReconnectingAccount = {
  readonly status: 'reconnecting'
  readonly isConnected: false
  readonly namespace: ChainNamespace
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  readonly connector: undefined
  readonly allAccounts: readonly Account[]
}

/** Namespace without an account. While `reconnecting`, an account may be restored. */
export type AbsentAccount = {
  readonly status: 'disconnected' | 'connecting' | 'reconnecting'
  readonly isConnected: false
  readonly namespace: ChainNamespace
  readonly address: undefined
  readonly caipAddress: undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly connector: undefined
  readonly allAccounts: readonly Account[]
}

/** Account, confirmed by its wallet. */
export type LiveAccount = ConnectedAccount | AbsentAccount

export type GetAccountReturnType = LiveAccount | ReconnectingAccount

/**
 * Account of a namespace, or of any namespace of the config. An address has viem's type `Address` if the namespace is
 * `eip155`, or if the config has no networks of other namespaces.
 */
export type AccountIn<namespace extends ChainNamespace | undefined, config extends Config = Config> = [
  NamespaceIn<namespace, config>,
] extends ['eip155']
  ? ((ConnectedAccount | ReconnectingAccount) & { readonly address: `0x${string}` }) | AbsentAccount
  : GetAccountReturnType

export type ByNamespace<value> = Readonly<Partial<Record<ChainNamespace, value>>>

export type ConnectionState = {
  readonly connections: readonly Connection[]
  /** `uid` of the current connector, by namespace. */
  readonly current: ByNamespace<string>
  readonly process: ConnectProcess
  /** False until the restore of stored connections has ended. */
  readonly isRestored: boolean
  /** Namespaces whose stored wallets have not answered yet; `undefined` before storage is read. */
  readonly restoring: readonly ChainNamespace[] | undefined
  /** Ids of connectors that the visitor disconnected: they are not restored. */
  readonly disconnectedIds: ByNamespace<readonly string[]>
  /** Live and stored connections. */
  readonly remembered: ByNamespace<readonly RememberedConnection[]>
}

import type { DirectoryWallet } from '../core/contracts/directory.ts'
import type {
  AccountType,
  CaipAddress,
  CaipNetwork,
  CaipNetworkId,
  ChainNamespace,
  ConnectorInteraction,
  ConnectorType,
} from '@foyer/chains'

/** An address that a wallet exposes. */
export type Account = {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly type?: AccountType | undefined
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** A connector as data: what lists show and storage keeps. The live object stays inside the config. */
export type ConnectorInfo = {
  readonly id: string
  /** Unique on this page. */
  readonly uid: string
  readonly name: string
  readonly type: ConnectorType
  readonly interaction: ConnectorInteraction
  readonly namespaces: readonly ChainNamespace[]
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** Another wallet on this page claims the same identity. */
  readonly isDuplicate?: boolean | undefined
  /** One wallet that is on several families: its connectors, one for each. Asking it asks the one of the family. */
  readonly connectors?: readonly ConnectorInfo[] | undefined
}

/** A connector with its accounts on one family, alive now. */
export type Connection = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly connector: ConnectorInfo
  readonly accounts: readonly Account[]
  /** The account in use. */
  readonly address: string
  /** CAIP-2 reference of the chain that the wallet is on. */
  readonly chainId: string | undefined
  /** Networks the wallet said it serves; absent: all. */
  readonly approvedCaipNetworkIds?: readonly CaipNetworkId[] | undefined
  readonly auth?: { readonly name: string; readonly username?: string | undefined } | undefined
  /** The configured network with `chainId`, or where there is none the family's; absent when the app does not know it. */
  readonly caipNetwork?: CaipNetwork | undefined
}

/** What is kept of a connection between visits. `uid` is this page's, and is not kept. */
export type RememberedConnection = {
  readonly connectorId: string
  readonly address: string
  readonly accounts: readonly Pick<Account, 'address' | 'type'>[]
  readonly chainId?: string | undefined
  readonly name?: string | undefined
  readonly auth?: Connection['auth']
  readonly uid?: string | undefined
}

/** A connection of an earlier time whose wallet is there, but not connected now. */
export type RecentConnection = Pick<
  Connection,
  'namespace' | 'connectorId' | 'connector' | 'accounts' | 'address' | 'auth'
>

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** The one connect that the visitor is waiting for, or how the last one ended. */
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
      /** The directory's entry that the visitor chose. */
      readonly wallet?: DirectoryWallet | undefined
    }
  | { readonly status: 'declined' | 'error'; readonly connector: ConnectorInfo; readonly error: Error }

export type ConnectedAccount = {
  readonly status: 'connected' | 'connecting'
  readonly isConnected: true
  readonly namespace: ChainNamespace
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  readonly connector: ConnectorInfo
  /** Every account of every connection of the family. */
  readonly allAccounts: readonly Account[]
}

/** A family without an account. While `reconnecting`, one may still appear. */
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

export type GetAccountReturnType = ConnectedAccount | AbsentAccount

export type ByFamily<value> = Readonly<Partial<Record<ChainNamespace, value>>>

export type ConnectionState = {
  readonly connections: readonly Connection[]
  /** The `uid` of the connector in use, by family. */
  readonly current: ByFamily<string>
  readonly process: ConnectProcess
  /** False until storage was read and the wallets of the last visit answered. */
  readonly isRestored: boolean
  /** Families whose wallets of the last visit have yet to answer; `undefined` while storage is unread. */
  readonly restoring: readonly ChainNamespace[] | undefined
  /** Ids of connectors that the visitor disconnected: they are not restored. */
  readonly disconnectedIds: ByFamily<readonly string[]>
  /** Connections of this and earlier visits, alive or not. */
  readonly remembered: ByFamily<readonly RememberedConnection[]>
}

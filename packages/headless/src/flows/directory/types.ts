import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import type { ChainNamespace } from '@foyer/chains'
import type { ConnectorGroup } from '../../core/features.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import type { WalletPage } from './fetchWallets.ts'

/** What stands behind a wallet's name. Open: a new one is a minor change. */
export type ConnectBadge = 'qr' | 'recent' | 'installed' | 'connected' | 'multichain'

/** A row of the connect screen. */
export type ConnectListItem = {
  /** Unique in the list, and the same as long as the wallet is. */
  readonly key: string
  readonly group: ConnectorGroup
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly badge?: ConnectBadge | undefined
  /** Families of a wallet that is there on several; else empty. */
  readonly namespaces: readonly ChainNamespace[]
  /** The wallet is in the page, or the protocol is at hand. */
  readonly connector?: ConnectorInfo | undefined
  /** What the directory knows of it. */
  readonly wallet?: DirectoryWallet | undefined
  /** Another wallet on this page claims the same identity. */
  readonly isDuplicate: boolean
  /** Why it cannot be chosen now. */
  readonly disabled?: 'walletConnectInUse' | undefined
}

/** Where a choice leads: a route and its data, as `push` takes them. */
export type ConnectRoute =
  | {
      readonly view: 'ConnectingExternal'
      readonly data: { readonly connector: ConnectorInfo; readonly wallet?: DirectoryWallet | undefined }
    }
  | {
      readonly view: 'ConnectingWalletConnect'
      readonly data: { readonly wallet?: DirectoryWallet | undefined }
    }
  | { readonly view: 'ConnectingMultiChain'; readonly data: { readonly connector: ConnectorInfo } }
  | { readonly view: 'AllWallets'; readonly data: undefined }

/** The "Search wallets" row. */
export type AllWalletsRow = {
  /** `520+`; absent while it is not known. */
  readonly count: string | undefined
  readonly isLoading: boolean
  readonly isDisabled: boolean
}

/** What the directory has said of the wallets that are here; `undefined` while it has not. */
export type DirectoryFacts = {
  readonly ranked: readonly DirectoryWallet[] | undefined
  readonly excluded: readonly { readonly rdns?: string | undefined; readonly name: string }[] | undefined
}

/** What the directory adds to the connect screen. */
export type Listed = {
  readonly featured: readonly DirectoryWallet[] | undefined
  readonly recommended: WalletPage | undefined
  /** Of what is recommended. */
  readonly status: 'pending' | 'success' | 'error'
}

export type ListedSource = {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => Listed
  /** Asks for what is not there. */
  readonly ask: () => void
}

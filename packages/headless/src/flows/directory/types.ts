import type { ChainNamespace } from '@foyer/chains'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import type { ConnectorGroup } from '../../core/features.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import type { WalletPage } from './fetchWallets.ts'

/** Badge of a wallet. Not exhaustive: a new one is a minor release. */
export type ConnectBadge = 'qr' | 'recent' | 'installed' | 'connected' | 'multichain'

/** Row of the connect view. */
export type ConnectListItem = {
  /** Unique in the list, and stable. */
  readonly key: string
  readonly group: ConnectorGroup
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly badge?: ConnectBadge | undefined
  /** Namespaces of a wallet with several; else empty. */
  readonly namespaces: readonly ChainNamespace[]
  /** Connector of an installed wallet or of a protocol. */
  readonly connector?: ConnectorInfo | undefined
  /** Entry in the directory. */
  readonly wallet?: DirectoryWallet | undefined
  /** Another wallet on this page claims the same identity. */
  readonly isDuplicate: boolean
  /** Reason why it is disabled. */
  readonly disabled?: 'walletConnectInUse' | undefined
}

/** Route of a choice with its data, for `push`. */
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
  | { readonly view: 'Downloads'; readonly data: { readonly wallet: DirectoryWallet } }
  | { readonly view: 'AllWallets'; readonly data: undefined }

/** Row "Search wallets". */
export type AllWalletsRow = {
  /** `520+`; absent while unknown. */
  readonly count: string | undefined
  readonly isLoading: boolean
  readonly isDisabled: boolean
}

/** Directory entries of installed and excluded wallets; `undefined` before they are loaded. */
export type DirectoryFacts = {
  readonly ranked: readonly DirectoryWallet[] | undefined
  readonly excluded: readonly { readonly rdns?: string | undefined; readonly name: string }[] | undefined
}

/** Wallets of the directory for the connect view. */
export type Listed = {
  readonly featured: readonly DirectoryWallet[] | undefined
  readonly recommended: WalletPage | undefined
  /** Status of the recommended wallets. */
  readonly status: 'pending' | 'success' | 'error'
}

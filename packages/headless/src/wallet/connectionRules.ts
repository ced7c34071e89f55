import type { ConnectionStatus, ConnectProcess, ConnectorInfo } from './types.ts'

/** Names, identifiers and addresses of wallets are compared without their case. */
export const isSameText = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase()

/**
 * The state machine's word for a family (docs/spec/core.md §7.6): a failure returns to `connected` when another one
 * is current.
 */
export function connectionStatus(facts: {
  readonly hasCurrent: boolean
  readonly isConnecting: boolean
  readonly isRestored: boolean
}): ConnectionStatus {
  if (facts.isConnecting) return 'connecting'
  if (facts.hasCurrent) return 'connected'
  return facts.isRestored ? 'disconnected' : 'reconnecting'
}

/** Whether a wallet is being asked to connect. While only a pairing code is on display, no wallet is. */
export const isAskingWallet = (process: ConnectProcess): boolean =>
  process.status === 'pending' && process.connector.type !== 'WALLET_CONNECT'

/** Whether the next visit brings a connection back: unless the visitor disconnected that wallet. */
export const isRestorable = (connectorId: string, disconnectedIds: readonly string[] | undefined): boolean =>
  !disconnectedIds?.some((id) => isSameText(id, connectorId))

/** How hosts are told that somebody connected (docs/spec/core.md §7.1). */
export const connectMethod = (type: ConnectorInfo['type']): 'email' | 'browser' =>
  type === 'AUTH' ? 'email' : 'browser'

/** Where a successful connect leads (docs/spec/views.md §2.1). First match wins. */
export function afterConnect(facts: {
  /** The app wants a sign-in, which leads on by itself once it is known whether one is kept. */
  readonly hasSignIn: boolean
  readonly isMultiWallet: boolean
  readonly hadConnections: boolean
  readonly redirectView: string | undefined
}):
  | { readonly to: 'signIn' }
  | { readonly to: 'ProfileWallets' }
  | { readonly to: 'redirect'; readonly view: string }
  | { readonly to: 'close' } {
  if (facts.hasSignIn) return { to: 'signIn' }
  if (facts.isMultiWallet && facts.hadConnections) return { to: 'ProfileWallets' }
  if (facts.redirectView !== undefined) return { to: 'redirect', view: facts.redirectView }
  return { to: 'close' }
}

/**
 * Whether a connector that the host gave is used: Coinbase's and Base Account's have a switch each (docs/spec/core.md
 * §20).
 */
export const isConnectorWanted = (
  id: string,
  options: {
    readonly enableCoinbase?: boolean | undefined
    readonly enableBaseAccount?: boolean | undefined
  },
): boolean => {
  if (id.startsWith('coinbaseWallet')) return options.enableCoinbase !== false
  return id !== 'baseAccount' || options.enableBaseAccount !== false
}

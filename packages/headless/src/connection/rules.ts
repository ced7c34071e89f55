import type { ConnectionStatus, ConnectorInfo } from './types.ts'

/** The state machine's word for a family (core §7.6): a failure returns to `connected` when another one is current. */
export function connectionStatus(facts: {
  readonly hasCurrent: boolean
  readonly isConnecting: boolean
  readonly isRestored: boolean
}): ConnectionStatus {
  if (facts.isConnecting) return 'connecting'
  if (facts.hasCurrent) return 'connected'
  return facts.isRestored ? 'disconnected' : 'reconnecting'
}

/** Whether the next visit brings a connection back: unless the visitor disconnected that wallet. */
export const isRestorable = (connectorId: string, disconnectedIds: readonly string[] | undefined): boolean =>
  !disconnectedIds?.some((id) => isSame(id, connectorId))

/** How hosts are told that somebody connected (core §7.1). */
export const connectMethod = (type: ConnectorInfo['type']): 'email' | 'browser' =>
  type === 'AUTH' ? 'email' : 'browser'

/** Where a successful connect leads, when nothing else (a sign-in) takes the floor (views §2.1). */
export function afterConnect(facts: {
  readonly isMultiWallet: boolean
  readonly hadConnections: boolean
  readonly redirectView: string | undefined
}):
  | { readonly to: 'ProfileWallets' }
  | { readonly to: 'redirect'; readonly view: string }
  | { readonly to: 'close' } {
  if (facts.isMultiWallet && facts.hadConnections) return { to: 'ProfileWallets' }
  if (facts.redirectView !== undefined) return { to: 'redirect', view: facts.redirectView }
  return { to: 'close' }
}

/** Whether a connector is shown (core §10.1): exclusions, and the generic browser wallet only where it is the way in. */
export function isConnectorVisible(
  connector: Pick<ConnectorInfo, 'type' | 'name' | 'rdns'>,
  facts: {
    readonly isMobile: boolean
    readonly isInjected: boolean
    readonly excluded: readonly { readonly rdns?: string | undefined; readonly name?: string | undefined }[]
  },
): boolean {
  if (connector.type === 'INJECTED' && connector.name === 'Browser Wallet') {
    if (!facts.isMobile) return false
    if (!connector.rdns && !facts.isInjected) return false
  }
  if (connector.type === 'WALLET_CONNECT' || connector.type === 'AUTH') return true
  return !facts.excluded.some(
    ({ rdns, name }) =>
      (rdns !== undefined && rdns === connector.rdns) || (name !== undefined && isSame(name, connector.name)),
  )
}

const isSame = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase()

import type { AccountType, ConnectorType } from '@foyer/chains'
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

export type SavedStatus = 'connected' | 'active' | 'connecting' | 'disconnected'

/** What a saved connection is (core §9.1). First match wins. */
export function savedStatus(facts: {
  /** Its connector is the one in use of its family. */
  readonly isCurrent: boolean
  /** It is among the connections that are alive. */
  readonly isAlive: boolean
  /** Its wallet is being asked. */
  readonly isAsked: boolean
}): SavedStatus {
  if (facts.isCurrent) return 'connected'
  if (facts.isAlive) return 'active'
  return facts.isAsked ? 'connecting' : 'disconnected'
}

export type ConnectionSwitch =
  /** Alive: it becomes the one in use, and no wallet is asked. */
  | { readonly kind: 'choose' }
  /** The embedded wallet has an account of each type: the type is chosen. */
  | { readonly kind: 'chooseType'; readonly accountType: AccountType }
  /** Its wallet is reached through a view. */
  | { readonly kind: 'view'; readonly view: SwitchView }
  /** Its wallet is asked. */
  | { readonly kind: 'connect' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid' }

type SwitchView =
  | 'ConnectingSocial'
  | 'ConnectingFarcaster'
  | 'EmailLogin'
  | 'AllWallets'
  | 'ConnectingWalletConnect'

const socials: readonly string[] = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']

/** How a saved connection becomes the one in use (core §9.2). First match wins. */
export function decideConnectionSwitch(facts: {
  readonly status: SavedStatus
  readonly hasConnector: boolean
  readonly type: ConnectorType
  readonly authName: string | undefined
  readonly isMobile: boolean
  readonly address: string | undefined
  readonly smartAccountAddress: string | undefined
  readonly isSmartAccountEnabled: boolean
  readonly accountType: AccountType | undefined
}): ConnectionSwitch {
  const { status, type, address } = facts
  if (status !== 'connected' && status !== 'active' && status !== 'disconnected') return { kind: 'invalid' }
  if (!facts.hasConnector) return { kind: 'missing' }
  if (status !== 'disconnected') {
    if (type !== 'AUTH' || address === undefined) return { kind: 'choose' }
    const isSmart =
      isSame(address, facts.smartAccountAddress) && facts.isSmartAccountEnabled && facts.accountType === 'eoa'
    return { kind: 'chooseType', accountType: isSmart ? 'smartAccount' : 'eoa' }
  }
  if (type === 'AUTH') {
    const social = facts.authName?.toLowerCase() ?? ''
    if (!socials.includes(social)) return { kind: 'view', view: 'EmailLogin' }
    return { kind: 'view', view: social === 'farcaster' ? 'ConnectingFarcaster' : 'ConnectingSocial' }
  }
  if (type === 'WALLET_CONNECT')
    return { kind: 'view', view: facts.isMobile ? 'AllWallets' : 'ConnectingWalletConnect' }
  return { kind: 'connect' }
}

/** What a switch changed, for whoever asked for it; `undefined` where there is nothing to tell (core §9.2). */
export function switchedFacts(facts: {
  readonly status: SavedStatus
  readonly before: string | undefined
  readonly after: string | undefined
}): { readonly hasSwitchedAccount: boolean; readonly hasSwitchedWallet: boolean } | undefined {
  const { status, before, after } = facts
  if (status === 'disconnected') return { hasSwitchedAccount: true, hasSwitchedWallet: true }
  if (before === undefined || after === undefined) return undefined
  return { hasSwitchedAccount: !isSame(before, after), hasSwitchedWallet: status === 'active' }
}

/** How hosts are told that somebody connected (core §7.1). */
export const connectMethod = (type: ConnectorInfo['type']): 'email' | 'browser' =>
  type === 'AUTH' ? 'email' : 'browser'

/** Where a successful connect leads (views §2.1). First match wins. */
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

/** Whether a connector is shown (core §10.1): exclusions, and the generic browser wallet only where it is the way in. */
export function isConnectorVisible(
  connector: Pick<ConnectorInfo, 'type' | 'name' | 'rdns'>,
  facts: {
    readonly isMobile: boolean
    readonly isInjected: boolean
    readonly excluded: readonly { readonly rdns?: string | undefined; readonly name?: string | undefined }[]
    /** By id; none: all. */
    readonly includeIds: readonly string[]
    readonly excludeIds: readonly string[]
    /** The connector's own id, or its entry's in the directory. */
    readonly ids: readonly string[]
    /** The directory has said which entries belong to the connectors; until then nobody is missed for it. */
    readonly isDirectoryRead: boolean
  },
): boolean {
  if (connector.type === 'INJECTED' && connector.name === 'Browser Wallet') {
    if (!facts.isMobile) return false
    if (!connector.rdns && !facts.isInjected) return false
  }
  if (connector.type === 'WALLET_CONNECT' || connector.type === 'AUTH') return true
  if (connector.type !== 'EXTERNAL') {
    const { ids, includeIds, excludeIds } = facts
    if (ids.some((id) => excludeIds.includes(id))) return false
    const isIncluded = includeIds.length === 0 || ids.some((id) => includeIds.includes(id))
    if (!isIncluded && facts.isDirectoryRead) return false
  }
  return !facts.excluded.some(
    ({ rdns, name }) =>
      (rdns !== undefined && rdns === connector.rdns) || (name !== undefined && isSame(name, connector.name)),
  )
}

const isSame = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase()

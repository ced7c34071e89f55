import type { AccountType, ConnectorType } from '@foyer/chains'
import type { SocialProvider } from '@foyer/chains/embedded'
import { isSameText } from './rules.ts'

export type SavedStatus = 'connected' | 'active' | 'connecting' | 'disconnected'

/** Status of a saved connection (docs/spec/core.md §9.1). First match wins. */
export function savedStatus(facts: {
  /** It is the current connection of its namespace. */
  readonly isCurrent: boolean
  /** It is a live connection. */
  readonly isAlive: boolean
  /** Its wallet is being asked to connect. */
  readonly isAsked: boolean
}): SavedStatus {
  if (facts.isCurrent) return 'connected'
  if (facts.isAlive) return 'active'
  return facts.isAsked ? 'connecting' : 'disconnected'
}

export type ConnectionSwitch =
  /** A live connection becomes current without a request. */
  | { readonly kind: 'choose' }
  /** The embedded wallet is asked to switch its account type. */
  | { readonly kind: 'chooseType'; readonly accountType: AccountType }
  /** The visitor reconnects the wallet in a view. */
  | { readonly kind: 'view'; readonly view: SwitchView }
  /** The wallet is asked to connect. */
  | { readonly kind: 'connect' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid' }

type SwitchView =
  | 'ConnectingSocial'
  | 'ConnectingFarcaster'
  | 'EmailLogin'
  | 'AllWallets'
  | 'ConnectingWalletConnect'

/** Decides how a saved connection becomes current (docs/spec/core.md §9.2). First match wins. */
export function decideConnectionSwitch(facts: {
  readonly status: SavedStatus
  readonly hasConnector: boolean
  readonly type: ConnectorType
  /** Social login of the saved connection; `undefined`: a login by email, or none. */
  readonly social: SocialProvider | undefined
  readonly isMobile: boolean
  readonly address: string | undefined
  readonly smartAccountAddress: string | undefined
  readonly isSmartAccountEnabled: boolean
  readonly accountType: AccountType | undefined
}): ConnectionSwitch {
  const { status, type, address } = facts
  if (status === 'connecting') return { kind: 'invalid' }
  if (!facts.hasConnector) return { kind: 'missing' }
  if (status !== 'disconnected') {
    if (type !== 'AUTH' || address === undefined) return { kind: 'choose' }
    const isSmart = isSameText(address, facts.smartAccountAddress) && facts.isSmartAccountEnabled
    const accountType = isSmart ? 'smartAccount' : 'eoa'
    // The account is the current one already.
    return accountType === facts.accountType ? { kind: 'choose' } : { kind: 'chooseType', accountType }
  }
  if (type === 'AUTH') {
    if (facts.social === undefined) return { kind: 'view', view: 'EmailLogin' }
    return { kind: 'view', view: facts.social === 'farcaster' ? 'ConnectingFarcaster' : 'ConnectingSocial' }
  }
  if (type === 'WALLET_CONNECT')
    return { kind: 'view', view: facts.isMobile ? 'AllWallets' : 'ConnectingWalletConnect' }
  return { kind: 'connect' }
}

/** Changes made by a switch, for its caller; `undefined` without an address (docs/spec/core.md §9.2). */
export function switchedFacts(facts: {
  readonly status: SavedStatus
  readonly before: string | undefined
  readonly after: string | undefined
}): { readonly hasSwitchedAccount: boolean; readonly hasSwitchedWallet: boolean } | undefined {
  const { status, before, after } = facts
  if (status === 'disconnected') return { hasSwitchedAccount: true, hasSwitchedWallet: true }
  if (before === undefined || after === undefined) return undefined
  return { hasSwitchedAccount: !isSameText(before, after), hasSwitchedWallet: status === 'active' }
}

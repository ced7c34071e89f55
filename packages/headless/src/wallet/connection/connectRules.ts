import { isSameText } from './textRules.ts'
import type { ConnectorInfo } from './types.ts'

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

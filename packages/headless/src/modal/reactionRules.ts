import type { RouteName } from './types.ts'

/** Whether a failed sign-in reopens its view, or shows in the current one (docs/spec/core.md §14.3). */
export const shouldReopen = (facts: { readonly isOpen: boolean; readonly view: string }): boolean =>
  !facts.isOpen || facts.view === 'ApproveTransaction'

/** Views that wait for a sign-in, or for its outcome (docs/spec/views.md §2.1). */
const waiting: readonly string[] = [
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'ConnectingMultiChain',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'SIWXSignMessage',
  'ConnectingSiwe',
]

/** Decision after stored sessions are read. */
export function afterCheck(facts: {
  readonly hasSession: boolean
  readonly isOpen: boolean
  readonly view: string
}): 'ask' | 'close' | 'nothing' {
  if (!facts.hasSession) return 'ask'
  return facts.isOpen && waiting.includes(facts.view) ? 'close' : 'nothing'
}

export const isSignInView = (view: string): boolean => view === 'SIWXSignMessage' || view === 'ConnectingSiwe'

/** Decision how a request of the embedded wallet is shown. */
export function showApproval(facts: {
  /** The modal is open, or inline. */
  readonly isShown: boolean
  readonly view: RouteName
}): 'open' | 'push' | 'stay' | 'wait' {
  if (!facts.isShown) return 'open'
  // Leaving that view would decline its request.
  if (facts.view === 'ReviewRequest') return 'wait'
  return facts.view === 'ApproveTransaction' ? 'stay' : 'push'
}

/** Decision about the view after a request has ended. A view that the app has opened since stays. */
export function leaveApproval(facts: {
  /** The view is still shown. */
  readonly isShown: boolean
  /** The modal was opened for the request. */
  readonly isOpenedForIt: boolean
  /** Other requests wait for an approval. */
  readonly isAnotherWaiting: boolean
  /** The frame failed to load: the view shows the error. */
  readonly isFrameFailed: boolean
}): 'close' | 'back' | 'stay' {
  if (facts.isAnotherWaiting || !facts.isShown || facts.isFrameFailed) return 'stay'
  return facts.isOpenedForIt ? 'close' : 'back'
}

/** Views that offer to connect another wallet. */
const disconnectedViews: ReadonlySet<RouteName> = new Set(['ProfileWallets', 'Pay'])

/** Whether the modal closes after a disconnect of the account (docs/spec/core.md §1.4). */
export const shouldCloseForAccount = (facts: {
  readonly hadAddress: boolean
  readonly hasAddress: boolean
  readonly isSwitchingNamespace: boolean
  readonly view: RouteName
}): boolean =>
  facts.hadAddress && !facts.hasAddress && !facts.isSwitchingNamespace && !disconnectedViews.has(facts.view)

/** Whether a network change leaves the views that requested it. */
export const shouldGoBackForNetwork = (facts: {
  readonly view: RouteName
  readonly isInline: boolean
}): boolean => facts.view === 'UnsupportedChain' || (facts.isInline && facts.view === 'SwitchNetwork')

const swapRoutes: ReadonlySet<string> = new Set([
  'Swap',
  'SwapSelectToken',
  'SwapPreview',
  // The embedded wallet shows its request in that view.
  'ApproveTransaction',
  'ReviewRequest',
])

/** Whether navigating leaves the views of a swap (docs/spec/api.md §8.4). */
export const isSwapLeft = (before: string, now: string): boolean =>
  swapRoutes.has(before) && !swapRoutes.has(now)

const connectViews: ReadonlySet<string> = new Set<RouteName>([
  'Connect',
  'ConnectWallets',
  'Create',
  'ConnectSocials',
  'ConnectingExternal',
  'ConnectingFarcaster',
  'ConnectingSocial',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'EmailLogin',
  'EmailVerifyOtp',
  // A resent email may log in at once.
  'EmailVerifyDevice',
])

/** Whether a view belongs to connecting, and is left after a successful connect. */
export const isConnectView = (view: string): boolean => connectViews.has(view)

/** View after a successful connect (docs/spec/views.md §2.1). First match wins. */
export function afterConnect(facts: {
  /** The app requires a sign-in, which navigates after stored sessions are read. */
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

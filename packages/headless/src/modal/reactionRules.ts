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

/** Decision how a request of the embedded wallet is shown (frame-and-adapters.md 1.6). */
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
}): 'close' | 'back' | 'stay' {
  if (facts.isAnotherWaiting || !facts.isShown) return 'stay'
  return facts.isOpenedForIt ? 'close' : 'back'
}

import type { RouteName } from './types.ts'

/** Decision how a request of the embedded wallet is shown (frame-and-adapters.md 1.6). */
export function showApproval(facts: {
  /** The modal is open, or inline. */
  readonly isShown: boolean
  readonly view: RouteName
}): 'open' | 'push' | 'stay' {
  if (!facts.isShown) return 'open'
  return facts.view === 'ApproveTransaction' ? 'stay' : 'push'
}

/** Decision about the view after a request has ended. A view that the app has opened since stays. */
export function leaveApproval(facts: {
  /** The view is still shown. */
  readonly isThere: boolean
  /** The modal was opened for the request. */
  readonly isOpenedForIt: boolean
  /** Other requests wait for an approval. */
  readonly isAnotherWaiting: boolean
}): 'close' | 'back' | 'stay' {
  if (facts.isAnotherWaiting || !facts.isThere) return 'stay'
  return facts.isOpenedForIt ? 'close' : 'back'
}

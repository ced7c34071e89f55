import type { RouteName } from './types.ts'

/** How a request of the embedded wallet comes to be seen by its owner (frame-and-adapters.md 1.6). */
export function showApproval(facts: {
  /** The modal is open, or stands in the page. */
  readonly isShown: boolean
  readonly view: RouteName
}): 'open' | 'push' | 'stay' {
  if (!facts.isShown) return 'open'
  return facts.view === 'ApproveTransaction' ? 'stay' : 'push'
}

/** What becomes of the view when a request has ended. What the app went on to stays as it is. */
export function leaveApproval(facts: {
  /** The view is still shown. */
  readonly isThere: boolean
  /** The modal was opened for it. */
  readonly isOpenedForIt: boolean
  /** Others still wait for their owner. */
  readonly isAnotherWaiting: boolean
}): 'close' | 'back' | 'stay' {
  if (facts.isAnotherWaiting || !facts.isThere) return 'stay'
  return facts.isOpenedForIt ? 'close' : 'back'
}

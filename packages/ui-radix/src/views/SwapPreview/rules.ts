import type { SwapReview } from '@foyer/headless'

/** Label of the button for the next step (docs/spec/views.md §4.7.3). First match wins. */
export function previewAction(facts: {
  readonly review: Pick<SwapReview, 'step' | 'worseThan'>
  readonly asking: SwapReview['step'] | undefined
  readonly isDeclined: boolean
}): 'approving' | 'accept' | 'again' | 'approve' | 'swap' {
  if (facts.asking === 'approve') return 'approving'
  if (facts.review.worseThan !== undefined) return 'accept'
  return facts.isDeclined ? 'again' : facts.review.step
}

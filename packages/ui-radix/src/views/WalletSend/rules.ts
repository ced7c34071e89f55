import type { SendProblem } from '@foyer/headless'

export type SendAction = 'choose' | 'busy' | 'blocked' | 'review'

/** Action of the submit button (docs/spec/views.md §4.6.3). */
export function sendAction(facts: {
  readonly problem: SendProblem | undefined
  readonly isPreparing: boolean
}): SendAction {
  if (facts.isPreparing || facts.problem === 'resolving') return 'busy'
  if (facts.problem === 'insufficientBalance') return 'choose'
  return facts.problem === undefined ? 'review' : 'blocked'
}

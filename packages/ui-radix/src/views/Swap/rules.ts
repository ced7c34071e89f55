import type { SwapProblem } from '@foyer/headless'

export type SwapAction = {
  /** Action of the button. */
  readonly effect: 'review' | 'retry' | 'busy' | 'nothing'
  /** Label of the button. */
  readonly label:
    | SwapProblem
    | 'again'
    | 'review'
    | 'insufficientBalance'
    | 'insufficientLiquidity'
    | 'noRoute'
    | 'retry'
}

export type SwapFacts = {
  readonly hasFailed: boolean
  readonly problem: SwapProblem | undefined
  /** The quote for the current input is loading. */
  readonly isQuoting: boolean
  readonly failure: string | undefined
  readonly isCovered: boolean
}

/** Label and action of the submit button. First match wins (docs/spec/api.md §8.6). */
export function swapAction(facts: SwapFacts): SwapAction {
  const { problem, failure } = facts
  if (facts.hasFailed && !problem) return { effect: 'review', label: 'again' }
  if (problem) return { effect: 'nothing', label: problem }
  if (facts.isQuoting) return { effect: 'busy', label: 'review' }
  if (failure === 'SWAP_INSUFFICIENT_LIQUIDITY') return { effect: 'nothing', label: 'insufficientLiquidity' }
  if (failure === 'SWAP_NO_ROUTE') return { effect: 'nothing', label: 'noRoute' }
  if (failure) return { effect: 'retry', label: 'retry' }
  return facts.isCovered
    ? { effect: 'review', label: 'review' }
    : { effect: 'nothing', label: 'insufficientBalance' }
}

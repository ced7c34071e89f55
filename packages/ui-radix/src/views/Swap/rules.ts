import type { SwapProblem } from '@foyer/headless'

export type SwapAction = {
  /** Action of the button. */
  readonly does: 'review' | 'retry' | 'busy' | 'nothing'
  /** Label of the button. */
  readonly says:
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
  if (facts.hasFailed && !problem) return { does: 'review', says: 'again' }
  if (problem) return { does: 'nothing', says: problem }
  if (facts.isQuoting) return { does: 'busy', says: 'review' }
  if (failure === 'SWAP_INSUFFICIENT_LIQUIDITY') return { does: 'nothing', says: 'insufficientLiquidity' }
  if (failure === 'SWAP_NO_ROUTE') return { does: 'nothing', says: 'noRoute' }
  if (failure) return { does: 'retry', says: 'retry' }
  return facts.isCovered
    ? { does: 'review', says: 'review' }
    : { does: 'nothing', says: 'insufficientBalance' }
}

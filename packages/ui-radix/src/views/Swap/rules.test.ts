import { expect, test } from 'vitest'
import { swapAction, type SwapFacts } from './rules.ts'

const ready: SwapFacts = {
  hasFailed: false,
  problem: undefined,
  isQuoting: false,
  failure: undefined,
  isCovered: true,
}

test.each<[Partial<SwapFacts>, string, string]>([
  [{}, 'review', 'review'],
  [{ hasFailed: true }, 'review', 'again'],
  [{ hasFailed: true, problem: 'noToken' }, 'nothing', 'noToken'],
  [{ problem: 'noToken' }, 'nothing', 'noToken'],
  [{ problem: 'noAmount' }, 'nothing', 'noAmount'],
  [{ isQuoting: true, isCovered: false }, 'busy', 'review'],
  [{ failure: 'SWAP_INSUFFICIENT_LIQUIDITY' }, 'nothing', 'insufficientLiquidity'],
  [{ failure: 'SWAP_NO_ROUTE' }, 'nothing', 'noRoute'],
  [{ failure: 'SWAP_QUOTE_FAILED', isCovered: false }, 'retry', 'retry'],
  [{ isCovered: false }, 'nothing', 'insufficientBalance'],
])('%j: action %s, label %s', (change, effect, label) => {
  expect(swapAction({ ...ready, ...change })).toEqual({ effect, label })
})

import { expect, test } from 'vitest'
import { factsToConfirm, previewAction, previewHint } from './rules.ts'

test.each([
  [{ step: 'approve' }, 'approve', false, 'approving'],
  [{ step: 'approve' }, undefined, false, 'approve'],
  [{ step: 'approve' }, undefined, true, 'again'],
  [{ step: 'swap' }, undefined, false, 'swap'],
  [{ step: 'swap' }, undefined, true, 'again'],
  [{ step: 'swap', worseThan: '5' }, undefined, true, 'accept'],
] as const)('%j, asked to %s, declined %s: %s', (review, asking, isDeclined, action) => {
  expect(previewAction({ review, asking, isDeclined })).toBe(action)
})

test.each([
  ['swap', true, 1, 1, []],
  ['swap', false, 1, 1, ['unmeasured']],
  ['approve', false, 1, 1, []],
  ['swap', true, undefined, 1, ['unknownValue']],
  ['approve', false, undefined, 1, ['unknownValue']],
  ['swap', false, undefined, 1, ['unmeasured', 'unknownValue']],
  ['swap', true, 14.9, 14.9, []],
  ['swap', true, 15, 1, ['highImpact']],
  ['swap', true, 1, 15, ['lowMinimum']],
  ['swap', false, 15, 15, ['unmeasured', 'highImpact', 'lowMinimum']],
] as const)(
  '%s, measured %s, price impact %s, slippage %s: confirms %j',
  (step, isMeasured, priceImpact, slippage, facts) => {
    expect(factsToConfirm({ step, isMeasured, quote: { priceImpact, slippage } })).toEqual(facts)
  },
)

test.each([
  [{ step: 'approve' }, 'approveFirst'],
  [{ step: 'swap' }, 'caution'],
  [{ step: 'swap', batch: { calls: [], upgradesAccount: false } }, 'batch'],
  [{ step: 'swap', batch: { calls: [], upgradesAccount: true } }, 'batchUpgrade'],
] as const)('the hint of %j is %s', (review, hint) => {
  expect(previewHint(review)).toBe(hint)
})

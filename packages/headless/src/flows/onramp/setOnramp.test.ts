import { expect, test } from 'vitest'
import { estimateOf } from './fallbackRules.ts'
import { quotedAmountOf } from './setOnramp.ts'

test('the amount of an estimate is not ordered', () => {
  const estimate = estimateOf('250', 'EUR')
  expect(quotedAmountOf(estimate)).toBeUndefined()
  expect(quotedAmountOf({ ...estimate, isEstimate: false })).toBe(250)
})

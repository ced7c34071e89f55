import { expect, test } from 'vitest'
import { isBeforeAsked } from './isBeforeAsked.ts'

test.each([
  ['right after the request', 1_000, 1_000, false],
  ['in the block of the request', 30_000, 0, false],
  ['in a block before', 30_001, 0, true],
  ['an hour before', 3_600_000, 5_000, true],
  ['of a request that waited for an hour', 3_600_000, 3_600_000, false],
  ['whose wait saw the clock set back by a day', 12_000, -86_400_000, false],
])('a transaction %s', (_, ageMs, waitedMs, isBefore) => {
  expect(isBeforeAsked({ ageMs, askedAt: 1e12, now: 1e12 + waitedMs })).toBe(isBefore)
})

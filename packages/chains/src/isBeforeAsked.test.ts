import { expect, test } from 'vitest'
import { isBeforeAsked } from './isBeforeAsked.ts'

test.each([
  ['right after the request', 1_000, 1_000, false],
  ['in the block of the request', 30_000, 0, false],
  ['in an earlier block', 30_001, 0, true],
  ['an hour before the request', 3_600_000, 5_000, true],
  ['right after a request an hour ago', 3_600_000, 3_600_000, false],
  ['right after a request, with the clock set back by a day since', 12_000, -86_400_000, false],
])('whether a transaction %s counts as older', (_, ageMs, waitedMs, isBefore) => {
  expect(isBeforeAsked({ ageMs, askedAt: 1e12, now: 1e12 + waitedMs })).toBe(isBefore)
})

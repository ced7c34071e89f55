import { expect, test } from 'vitest'
import { followPause } from './followOutcome.ts'

test.each([
  [0, 60_000],
  [1, 2_000],
  [2, 4_000],
  [5, 32_000],
  [6, 60_000],
  [2_000, 60_000],
])('after %s failed reads in a row the pause is %s ms', (failures, expected) => {
  expect(followPause(failures)).toBe(expected)
})

import { expect, test } from 'vitest'
import { socialLayout } from './socialLayout.ts'

test.each([
  [1, { wide: 0, squares: [], hasMore: false }],
  [2, { wide: undefined, squares: [0, 1], hasMore: false }],
  [3, { wide: 0, squares: [1, 2], hasMore: false }],
  [6, { wide: 0, squares: [1, 2, 3, 4, 5], hasMore: false }],
  [7, { wide: 0, squares: [1, 2, 3, 4], hasMore: true }],
])('%i logins', (count, expected) => {
  expect(socialLayout(Array.from({ length: count }, (_, index) => index))).toEqual(expected)
})

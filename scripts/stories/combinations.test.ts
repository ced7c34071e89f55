import { expect, test } from 'vitest'
import { combinations } from './combinations.ts'

test('every pair of choices meets', () => {
  const pairs = new Set(
    combinations.flatMap(({ theme, dir, width }) => [
      `${theme} ${dir}`,
      `${theme} ${width}`,
      `${dir} ${width}`,
    ]),
  )
  expect(pairs.size).toBe(12)
})

test('axe sees both themes and both directions', () => {
  const looked = combinations.filter(({ hasAxe }) => hasAxe)
  expect(new Set(looked.map(({ theme }) => theme)).size).toBe(2)
  expect(new Set(looked.map(({ dir }) => dir)).size).toBe(2)
})

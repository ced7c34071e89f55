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

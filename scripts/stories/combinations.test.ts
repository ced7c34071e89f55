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
  const loaded = combinations.filter(({ isLoaded }) => isLoaded)
  expect(new Set(loaded.map(({ theme }) => theme)).size).toBe(2)
  expect(new Set(loaded.map(({ dir }) => dir)).size).toBe(2)
})

test('a page that is turned has the theme it was loaded with', () => {
  for (const [index, { theme, isLoaded }] of combinations.entries())
    if (!isLoaded) expect(combinations[index - 1]).toMatchObject({ theme, isLoaded: true })
})

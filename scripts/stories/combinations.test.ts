import { expect, test } from 'vitest'
import { combinationsOf } from './combinations.ts'

test('every pair of choices meets in a view', () => {
  const pairs = new Set(
    combinationsOf('view--connect--list').flatMap(({ theme, dir, width }) => [
      `${theme} ${dir}`,
      `${theme} ${width}`,
      `${dir} ${width}`,
    ]),
  )
  expect(pairs.size).toBe(12)
})

test.each(['view--connect--list', 'primitives--button--link'])(
  'axe looks for everything once, and sees both themes and both directions of %s',
  (id) => {
    const looked = combinationsOf(id).filter(({ axe }) => axe !== 'nothing')
    expect(looked.filter(({ axe }) => axe === 'everything')).toHaveLength(1)
    expect(new Set(looked.map(({ theme }) => theme)).size).toBe(2)
    expect(new Set(looked.map(({ dir }) => dir)).size).toBe(2)
  },
)

test.each([200, 400])('a view is seen with text at %d %', (size) => {
  expect(combinationsOf('view--connect--list').some(({ text }) => text === size)).toBe(true)
})

test('a primitive is seen in both widths', () => {
  expect(new Set(combinationsOf('primitives--button--link').map(({ width }) => width)).size).toBe(2)
})

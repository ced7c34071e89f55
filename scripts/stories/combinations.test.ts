import { expect, test } from 'vitest'
import { combinationsOf, firstStories } from './combinations.ts'

test('every pair of choices meets in a view', () => {
  const pairs = new Set(
    combinationsOf('view--connect--list', { isFull: true }).flatMap(({ theme, dir, width }) => [
      `${theme} ${dir}`,
      `${theme} ${width}`,
      `${dir} ${width}`,
    ]),
  )
  expect(pairs.size).toBe(12)
})

test.each([
  ['view--connect--list', true],
  ['view--connect--failed', false],
  ['primitives--button--link', false],
])(
  'axe looks for everything once, and sees both themes and both directions of %s (full: %s)',
  (id, isFull) => {
    const looked = combinationsOf(id, { isFull }).filter(({ axe }) => axe !== 'nothing')
    expect(looked.filter(({ axe }) => axe === 'everything')).toHaveLength(1)
    expect(new Set(looked.map(({ theme }) => theme)).size).toBe(2)
    expect(new Set(looked.map(({ dir }) => dir)).size).toBe(2)
  },
)

test.each([200, 400])('a view is seen with text at %d %', (size) => {
  expect(combinationsOf('view--connect--list', { isFull: true }).some(({ text }) => text === size)).toBe(true)
})

test('a primitive is seen in both widths', () => {
  expect(
    new Set(combinationsOf('primitives--button--link', { isFull: false }).map(({ width }) => width)).size,
  ).toBe(2)
})

test('the first story of each file is seen in all pairs', () => {
  const ids = ['view--connect--failed', 'view--connect--list', 'view--connectingexternal--asked']
  expect([...firstStories(ids)]).toEqual(['view--connect--failed', 'view--connectingexternal--asked'])
})

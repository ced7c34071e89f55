import { expect, test } from 'vitest'
import { combinationsOf, placesOf } from './combinations.ts'

const list = 'view--connect--list'

test.each([
  ['the first story of a file', { isFull: false, place: 0 }],
  ['every story in `test:deep`', { isFull: true, place: 3 }],
])('%s covers every pair of theme, direction and width', (_, options) => {
  const pairs = new Set(
    combinationsOf(list, options).flatMap(({ theme, dir, width }) => [
      `${theme} ${dir}`,
      `${theme} ${width}`,
      `${dir} ${width}`,
    ]),
  )
  expect(pairs.size).toBe(12)
})

test('the sweep covers half of the states of a view, with both themes, both directions and two text sizes', () => {
  const looks = [5, 6, 7, 8].flatMap((place) => combinationsOf(list, { isFull: false, place }))
  expect(looks).toHaveLength(2)
  for (const key of ['theme', 'dir', 'text'] as const)
    expect(new Set(looks.map((look) => look[key])).size).toBe(2)
})

test.each([
  [list, 0, true],
  [list, 1, false],
  [list, 2, false],
  ['primitives--button--link', 1, true],
])('axe applies all rules once to %s at place %d; in both themes: %s', (id, place, isInBoth) => {
  const looked = combinationsOf(id, { isFull: false, place }).filter(({ axe }) => axe !== 'nothing')
  expect(looked.filter(({ axe }) => axe === 'everything')).toHaveLength(1)
  expect(new Set(looked.map(({ theme }) => theme)).size).toBe(isInBoth ? 2 : 1)
  expect(new Set(looked.map(({ dir }) => dir)).size).toBe(isInBoth ? 2 : 1)
})

test.each([200, 400])('a view is checked with text at %d %', (size) => {
  expect(combinationsOf(list, { isFull: false, place: 0 }).some(({ text }) => text === size)).toBe(true)
})

test('a primitive is checked in both widths', () => {
  const looks = combinationsOf('primitives--button--link', { isFull: false, place: 1 })
  expect(new Set(looks.map(({ width }) => width)).size).toBe(2)
})

test('places of stories count from 0 in each file', () => {
  const ids = ['view--connect--failed', 'view--connect--list', 'view--connecting-external--asked']
  expect([...placesOf(ids)]).toEqual([
    ['view--connect--failed', 0],
    ['view--connect--list', 1],
    ['view--connecting-external--asked', 0],
  ])
})

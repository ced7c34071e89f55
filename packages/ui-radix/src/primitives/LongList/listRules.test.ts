import { expect, test } from 'vitest'
import { placeOfRow, roomAround, rowsInPage } from './listRules.ts'

const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, offset) => from + offset)

test.each([
  ['the beginning', { startIndex: 0, endIndex: 9, count: 500 }, undefined, span(0, 15)],
  ['the middle', { startIndex: 100, endIndex: 109, count: 500 }, undefined, span(94, 115)],
  ['the end', { startIndex: 490, endIndex: 499, count: 500 }, undefined, span(484, 499)],
  ['a focus within', { startIndex: 100, endIndex: 109, count: 500 }, 104, span(94, 115)],
  ['a focus above', { startIndex: 100, endIndex: 109, count: 500 }, 3, [2, 3, 4, ...span(94, 115)]],
  ['a focus below', { startIndex: 0, endIndex: 9, count: 500 }, 499, [...span(0, 15), 498, 499]],
  ['a focus at the edge', { startIndex: 0, endIndex: 9, count: 500 }, 16, span(0, 17)],
  ['a focus that is gone', { startIndex: 0, endIndex: 1, count: 2 }, 7, [0, 1]],
] as const)('%s', (_, range, focused, expected) => {
  expect(rowsInPage(range, focused)).toEqual(expected)
})

const row = (index: number) => ({ index, start: index * 54, end: index * 54 + 50 })
test.each([
  [
    'all of them',
    [0, 1, 2],
    [
      { before: 0, after: 0 },
      { before: 0, after: 0 },
      { before: 0, after: 0 },
    ],
  ],
  ['some in the middle', [1], [{ before: 54, after: 54 }]],
  [
    'two far apart',
    [0, 2],
    [
      { before: 0, after: 0 },
      { before: 54, after: 0 },
    ],
  ],
])('the room around %s of three rows is as high as the whole list', (_, indexes, expected) => {
  expect(roomAround(indexes.map(row), { total: 158, gap: 4 })).toEqual(expected)
})

const keys = ['a', 'b', 'c']
const facts = { count: 3, keyOf: (index: number) => keys[index] ?? '' }
test.each([
  [undefined, undefined],
  [{ index: 1, key: 'b' }, 1],
  [{ index: 1, key: 'c' }, 2],
  [{ index: 9, key: 'a' }, 0],
  [{ index: 1, key: 'x' }, undefined],
])('the row %j is now at %j', (given, expected) => expect(placeOfRow(given, facts)).toBe(expected))

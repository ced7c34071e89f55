import { expect, test } from 'vitest'
import { cardForKey, cardForText, skeletonCount, rowsInReach, scrollToRow } from './gridRules.ts'

const facts = { at: 5, count: 14, columns: 4, pageRows: 2, isRtl: false }
test.each([
  ['ArrowRight', 6, {}],
  ['ArrowLeft', 4, {}],
  ['ArrowRight', 4, { isRtl: true }],
  ['ArrowLeft', 6, { isRtl: true }],
  ['ArrowRight', 13, { at: 13 }],
  ['ArrowLeft', 0, { at: 0 }],
  ['ArrowDown', 9, {}],
  ['ArrowUp', 1, {}],
  ['ArrowUp', 1, { at: 1 }],
  ['ArrowDown', 13, { at: 11 }],
  ['ArrowDown', 12, { at: 12 }],
  ['PageDown', 13, {}],
  ['PageDown', 9, { at: 1 }],
  ['PageUp', 5, { at: 13 }],
  ['PageUp', 1, { at: 5 }],
  ['Home', 0, {}],
  ['End', 13, {}],
  ['Tab', undefined, {}],
  ['a', undefined, {}],
])('%s leads to %s: %j', (key, expected, given) => {
  expect(cardForKey(key, { ...facts, ...given })).toBe(expected)
})

const names = ['Amber', 'Basin', 'Brisk', 'amble']
test.each([
  ['b', 0, 1],
  ['b', 1, 2],
  ['b', 2, 1],
  ['br', 1, 2],
  ['ba', 1, 1],
  ['am', 3, 3],
  ['a', 3, 0],
  ['z', 0, undefined],
])('typed %s at %s: %s', (word, at, expected) => expect(cardForText(word, { at, names })).toBe(expected))

test.each([
  [0, 4],
  [4, 4],
  [5, 7],
  [7, 5],
])('after %s cards, skeletons for %s more', (count, expected) =>
  expect(skeletonCount(count, 4)).toBe(expected),
)

test.each([
  [
    { offset: 0, height: 400, count: 1000 },
    { from: 0, to: 9 },
  ],
  // No layout.
  [
    { offset: 0, height: 0, count: 1000 },
    { from: 0, to: 5 },
  ],
  [
    { offset: 0, height: 0, count: 0 },
    { from: 0, to: 0 },
  ],
  [
    { offset: 5000, height: 400, count: 1000 },
    { from: 46, to: 59 },
  ],
  [
    { offset: 99_600, height: 400, count: 1000 },
    { from: 992, to: 1000 },
  ],
  // The list has become shorter.
  [
    { offset: 99_600, height: 400, count: 10 },
    { from: 5, to: 10 },
  ],
])('rows of 100, %j renders %j', (facts, rows) => {
  expect(rowsInReach({ ...facts, rowHeight: 100 })).toEqual(rows)
})

test.each([
  ['is visible', 5, 400, 400],
  ['is above', 2, 400, 200],
  ['is below', 9, 400, 600],
  ['is half below', 8, 450, 500],
] as const)('a row that %s: row %i from %i scrolls to %i', (_, row, offset, expected) => {
  expect(scrollToRow(row, { offset, height: 400, rowHeight: 100 })).toBe(expected)
})

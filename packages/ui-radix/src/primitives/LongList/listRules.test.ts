import { expect, test } from 'vitest'
import {
  isCovered,
  indexOfRow,
  roomAround,
  rowsInPage,
  visibleRows,
  spanAtRest,
  spanOnTheWay,
  startsOf,
} from './listRules.ts'

const starts = startsOf(4, { gap: 4, heightOf: (index) => (index === 1 ? 70 : 50) })

test('each row starts after the previous one and the gap', () => {
  expect([...starts]).toEqual([0, 54, 128, 182, 236])
})

test.each([
  ['at the top', 0, 54, { from: 0, to: 2 }],
  ['in the middle', 60, 60, { from: 1, to: 2 }],
  ['at the edge of a row', 128, 10, { from: 2, to: 3 }],
  ['at the end', 182, 500, { from: 3, to: 4 }],
  ['beyond the end', 9000, 500, { from: 3, to: 4 }],
  ['above the list', -500, 100, { from: 0, to: 1 }],
] as const)('rows visible in a window %s', (_, top, height, expected) => {
  expect(visibleRows(starts, { top, height })).toEqual(expected)
})

const count = 500
test.each([
  ['at the beginning', { from: 0, to: 20 }, { from: 0, to: 14 }, true],
  ['four rows from its end', { from: 0, to: 20 }, { from: 0, to: 16 }, true],
  ['close to its end', { from: 0, to: 20 }, { from: 0, to: 17 }, false],
  ['four rows from its beginning', { from: 80, to: 120 }, { from: 84, to: 96 }, true],
  ['close to its beginning', { from: 80, to: 120 }, { from: 83, to: 95 }, false],
  ['within', { from: 80, to: 120 }, { from: 86, to: 98 }, true],
  ['at the end', { from: 480, to: 500 }, { from: 488, to: 500 }, true],
] as const)(
  'a window %s of rendered rows %j, visible %j, needs no other rows: %s',
  (_, span, visible, expected) => {
    expect(isCovered(span, { visible, count })).toBe(expected)
  },
)

test.each([
  ['scrolling down adds rows in blocks', { from: 0, to: 50 }, { from: 33, to: 45 }, { from: 0, to: 60 }],
  [
    'scrolling down removes rows that are far away',
    { from: 0, to: 130 },
    { from: 113, to: 125 },
    { from: 70, to: 140 },
  ],
  ['scrolling up adds rows in blocks', { from: 100, to: 150 }, { from: 104, to: 116 }, { from: 90, to: 150 }],
  ['a jump replaces all rows', { from: 0, to: 50 }, { from: 300, to: 312 }, { from: 290, to: 330 }],
  ['no rows after the last one', { from: 440, to: 490 }, { from: 486, to: 498 }, { from: 450, to: 500 }],
] as const)('%s', (_, span, visible, expected) => {
  expect(spanOnTheWay(span, { visible, count })).toEqual(expected)
})

test.each([
  ['a block below', { from: 0, to: 50 }, { from: 8, to: 20 }, { from: 0, to: 60 }],
  ['then a block above', { from: 90, to: 150 }, { from: 100, to: 112 }, { from: 80, to: 150 }],
  ['no block if all are rendered', { from: 60, to: 150 }, { from: 100, to: 112 }, { from: 60, to: 150 }],
  ['no row after the last one', { from: 450, to: 496 }, { from: 488, to: 500 }, { from: 450, to: 500 }],
  [
    'no block, and distant rows are removed',
    { from: 0, to: 170 },
    { from: 100, to: 112 },
    { from: 60, to: 150 },
  ],
] as const)('rows added after scrolling stops: %s', (_, span, visible, expected) => {
  expect(spanAtRest(span, { visible, count })).toEqual(expected)
})

test('visible rows are always rendered, and never many more', () => {
  let span = { from: 0, to: 50 }
  let seed = 7
  const random = (most: number): number => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed % most
  }
  let at = 0
  for (let step = 0; step < 2000; step += 1) {
    at = step % 50 === 0 ? random(count - 12) : Math.max(0, Math.min(count - 12, at + random(9) - 4))
    const visible = { from: at, to: at + 12 }
    if (!isCovered(span, { visible, count })) span = spanOnTheWay(span, { visible, count })
    expect(isCovered(span, { visible, count })).toBe(true)
    if (random(5) === 0) span = spanAtRest(span, { visible, count })
    expect(isCovered(span, { visible, count })).toBe(true)
    expect(span.to - span.from).toBeLessThanOrEqual(130)
  }
})

const rows = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset)

test.each([
  ['no focus', undefined, rows(90, 120)],
  ['a focus within', 104, rows(90, 120)],
  ['a focus above', 3, [2, 3, 4, ...rows(90, 120)]],
  ['a focus below', 499, [...rows(90, 120), 498, 499]],
  ['a focus at the edge', 120, rows(90, 122)],
  ['a focused row that was removed', 700, rows(90, 120)],
] as const)('%s', (_, focused, expected) => {
  expect(rowsInPage({ from: 90, to: 120 }, { count, focused })).toEqual(expected)
})

test('a list that became short keeps the remaining rows', () => {
  expect(rowsInPage({ from: 0, to: 50 }, { count: 2, focused: 7 })).toEqual([0, 1])
  expect(rowsInPage({ from: 90, to: 120 }, { count: 20, focused: undefined })).toEqual([])
})

test.each([
  ['all of them', [0, 1, 2, 3], [0, 0, 0, 0], 0],
  ['some in the middle', [1, 2], [54, 0], 54],
  ['two far apart', [0, 3], [0, 128], 0],
] as const)('padding replaces the rows not rendered around %s', (_, indexes, before, after) => {
  const found = roomAround(indexes, starts)
  expect(found.map((row) => row.before)).toEqual(before)
  expect(found.map((row) => row.after)).toEqual([...before.slice(1).map(() => 0), after])
})

const keys = ['a', 'b', 'c']
const facts = { count: 3, keyOf: (index: number) => keys[index] ?? '' }
test.each([
  [undefined, undefined],
  [{ index: 1, key: 'b' }, 1],
  [{ index: 1, key: 'c' }, 2],
  [{ index: 9, key: 'a' }, 0],
  [{ index: 1, key: 'x' }, undefined],
])('the row %j is now at %j', (given, expected) => expect(indexOfRow(given, facts)).toBe(expected))

import { describe, expect, test } from 'vitest'
import {
  lineOf,
  excessOf,
  type Figure,
  formatTables,
  limitOf,
  readTables,
  type Row,
  staleRows,
} from './figures.ts'

const row = (kB: number, files = 1, goal?: Row['goal']): Row => ({
  name: 'Account',
  measured: { kB, files },
  goal,
})

describe('the limit of a figure', () => {
  test.each([
    [
      'is its goal and 0.1 kB, if the figure of the page is within it',
      'kB',
      { kB: 12 },
      { kB: 9, files: 1 },
      12.1,
    ],
    ['is its number of files, if the page has as many', 'files', { files: 8 }, { kB: 5, files: 8 }, 8],
    [
      'is its goal and 0.1 kB, without slack, if the figure of the page is at it',
      'kB',
      { kB: 19 },
      { kB: 19, files: 1 },
      19.1,
    ],
    [
      'is the figure of the page with slack, if that figure is over the goal',
      'kB',
      { kB: 12 },
      { kB: 40, files: 1 },
      40.8,
    ],
    ['has a slack of 0.3 kB at least', 'kB', { kB: 1 }, { kB: 5, files: 1 }, 5.3],
    ['is the figure of the page with slack, if there is no goal', 'kB', undefined, { kB: 5, files: 1 }, 5.3],
    ['has a slack of one file', 'files', { files: 8 }, { kB: 5, files: 9 }, 10],
    ['is infinite for a row that is not in the page', 'kB', { kB: 12 }, undefined, Infinity],
  ] as const)('%s', (_, unit, goal, written, limit) => {
    expect(limitOf(unit, { goal }, written)).toBe(limit)
  })
})

test('a figure over its limit fails, with the excess', () => {
  expect(excessOf(row(12, 8, { kB: 12, files: 8 }), { kB: 9, files: 3 })).toEqual([])
  expect(excessOf(row(14, 11, { kB: 12, files: 8 }), { kB: 13, files: 9 })).toEqual([
    '0.7 kB too many',
    '1 files too many',
  ])
})

test('the goal is printed if the limit is above it', () => {
  expect(lineOf(row(13, 2, { kB: 12, files: 8 }), { kB: 13, files: 2 })).toBe(
    'Account: 13 kB of 13.3 (goal 12), 2 files of 8',
  )
  expect(lineOf(row(13, 2, { kB: 12 }), undefined)).toBe('Account: 13 kB (goal 12), 2 files')
})

test('the page is stale if a figure differs too much, is missing, or is no longer measured', () => {
  const page = new Map<string, Figure>([
    ['Account', { kB: 10, files: 3 }],
    ['Gone', { kB: 1, files: 1 }],
  ])
  expect(staleRows([row(11, 6)], page)).toEqual(['Gone is not measured any more'])
  expect(staleRows([row(8.9, 7), { name: 'Swap', measured: { kB: 1, files: 1 } }], page)).toEqual([
    'Account: 10 kB in the page, 8.9 measured',
    'Account: 3 files in the page, 7 measured',
    'Swap is missing',
    'Gone is not measured any more',
  ])
})

test('a big figure may differ from the page by a tenth', () => {
  const page = new Map<string, Figure>([['Account', { kB: 40, files: 1 }]])
  expect(staleRows([row(44)], page)).toEqual([])
  expect(staleRows([row(44.1)], page)).toHaveLength(1)
})

test('tables round-trip through the page', () => {
  const rows = [row(12.5, 3, { kB: 12 }), { name: 'Swap', measured: { kB: 1, files: 2 } }]
  const page = formatTables([{ title: 'Views', text: 'Each of them.', rows }])
  expect(page).toContain('| Account | 12.5 | 12 | 3 | – |')
  expect([...readTables(page)]).toEqual(rows.map(({ name, measured }) => [name, measured]))
})

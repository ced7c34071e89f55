import { expect, test } from 'vitest'
import { median } from './lib/median.ts'
import { formatTable, judge, type Row } from './report.ts'

const row: Row = { metric: 'm', unit: 'ms', ours: 120, bare: 100, goal: { kind: 'ratio', most: 1.2 } }

test('a ratio is judged as rounded for the report', () => {
  expect(judge(row)).toMatchObject({ ratio: 1.2, isOk: true })
  expect(judge({ ...row, ours: 120.4 })).toMatchObject({ ratio: 1.2, isOk: true })
  expect(judge({ ...row, ours: 121 })).toMatchObject({ ratio: 1.21, isOk: false })
})

test('a value is judged by itself, an excess relative to the bare app', () => {
  expect(judge({ ...row, ours: 120, goal: { kind: 'value', most: 100 } }).isOk).toBe(false)
  expect(judge({ ...row, ours: 120, goal: { kind: 'over', most: 20 } }).isOk).toBe(true)
  expect(judge({ ...row, ours: 120, goal: { kind: 'over', most: 19 } }).isOk).toBe(false)
})

test('a ratio to 0 is undefined, and reaches no goal', () => {
  expect(judge({ ...row, bare: 0 })).toMatchObject({ ratio: undefined, isOk: false })
  expect(judge({ ...row, bare: 0, ours: 0, goal: { kind: 'value', most: 0 } }).isOk).toBe(true)
})

test('the table has one line per row, in aligned columns', () => {
  const table = formatTable([
    row,
    { metric: 'longer', unit: '', ours: 3, goal: { kind: 'value', most: 2 } },
    { metric: 'kB', unit: 'kB', ours: 20.1234, bare: 10, goal: { kind: 'over', most: 10.4 } },
  ])
  expect(table).toBe(
    [
      'metric      ours    bare  ratio              goal',
      'm         120 ms  100 ms    1.2           ≤ 1.2 ×    ok',
      'longer         3       –      –               ≤ 2  over',
      'kB      20.12 kB   10 kB   2.01  ≤ bare + 10.4 kB    ok',
    ].join('\n'),
  )
})

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 9])).toBe(3)
  expect(median([])).toBeNaN()
})

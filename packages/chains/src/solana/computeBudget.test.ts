import { expect, test } from 'vitest'
import { computeBudget } from './computeBudget.ts'

test('a unit limit and a price are instructions of the compute budget program', () => {
  const instructions = computeBudget(0x01_02_03, 0x04_05n)
  expect(instructions.map(({ programAddress, data }) => [programAddress, [...(data ?? [])]])).toEqual([
    // SetComputeUnitLimit has 4 bytes after its number, SetComputeUnitPrice 8; both are little-endian.
    ['ComputeBudget111111111111111111111111111111', [2, 3, 2, 1, 0]],
    ['ComputeBudget111111111111111111111111111111', [3, 5, 4, 0, 0, 0, 0, 0, 0]],
  ])
})

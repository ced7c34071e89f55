import { expect, test } from 'vitest'
import { isLost } from './rules.ts'

test.each([
  ['0x0000000000000000000000000000000000000000', true],
  ['0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', true],
  ['11111111111111111111111111111111', true],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', false],
  ['0x0000000000000000000000000000000000000001', false],
])('money sent to %s is lost: %s', (address, expected) => {
  expect(isLost(address)).toBe(expected)
})

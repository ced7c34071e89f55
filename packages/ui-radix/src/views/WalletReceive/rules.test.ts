import { expect, test } from 'vitest'
import { groupAddress } from './rules.ts'

test.each([
  ['0x1234567890', ['0x1234', '5678', '90']],
  ['bc1qabcdef', ['bc1q', 'abcd', 'ef']],
  ['', []],
])('%s in groups of four', (address, groups) => {
  expect(groupAddress(address)).toEqual(groups)
  expect(groups.join('')).toBe(address)
})

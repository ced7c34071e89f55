import { expect, test } from 'vitest'
import { isSwapNetwork } from './networkRules.ts'

test.each([1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554])(
  '[S9.31] tokens of eip155:%s can be swapped',
  (chainId) => expect(isSwapNetwork(`eip155:${chainId}`, undefined)).toBe(true),
)
test('[S9.31] and of no other network, unless a provider says so', () => {
  expect(isSwapNetwork('eip155:42220', undefined)).toBe(false)
  expect(isSwapNetwork('eip155:42220', ['eip155:42220'])).toBe(true)
  expect(isSwapNetwork('eip155:1', ['eip155:42220'])).toBe(false)
})

import { expect, test } from 'vitest'
import { isSwapNetwork } from './networkRules.ts'

const swapChains = [1, 10, 56, 100, 137, 250, 324, 8217, 8453, 42161, 43114, 1313161554]

test('[S9.31] tokens of these networks can be swapped, and of no other network', () => {
  const chainIds = [...Array.from({ length: 100_000 }, (_, chainId) => chainId), 1313161554, 1313161555]
  expect(chainIds.filter((chainId) => isSwapNetwork(`eip155:${chainId}`, undefined))).toEqual(swapChains)
})
test('[S9.31] a provider names other networks', () => {
  expect(isSwapNetwork('eip155:42220', ['eip155:42220'])).toBe(true)
  expect(isSwapNetwork('eip155:1', ['eip155:42220'])).toBe(false)
})

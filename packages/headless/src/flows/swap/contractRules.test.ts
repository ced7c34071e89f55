import { type Abi, encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { backendContracts, enforcedMinimum, isSpenderAllowed, isTargetAllowed } from './reviewRules.ts'

const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const ROUTER = '0x5a11d0c0000000000000000000000000000000e5'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

test.each([
  [ROUTER, [ROUTER], undefined, true],
  [ROUTER.toUpperCase().replace('X', 'x'), [ROUTER], undefined, true],
  [ROUTER, [], ROUTER, true],
  [ROUTER, [], OTHER, false],
  [ROUTER, [], undefined, false],
  [OTHER, [ROUTER], ROUTER, false],
  [PERMIT2, [ROUTER], ROUTER, false],
  [PERMIT2, [], PERMIT2, false],
  [PERMIT2, [PERMIT2], undefined, true],
] as const)('target %s, contracts %j, approved %s: %s', (target, contracts, spender, expected) => {
  expect(isTargetAllowed(target, { contracts, spender })).toBe(expected)
})

test.each([
  [OTHER, [], true],
  [PERMIT2, [], false],
  [PERMIT2.toLowerCase(), [ROUTER], false],
  [PERMIT2, [PERMIT2], true],
  ['0x0000000000225e31d15943971f47ad3022f714fa', [], false],
] as const)('spender %s, contracts %j: %s', (spender, contracts, expected) => {
  expect(isSpenderAllowed(spender, contracts)).toBe(expected)
})

test('the backend swaps with the routers of 1inch, unless the host names others', () => {
  expect(backendContracts('eip155:8453', undefined)).toContain('0x111111125421cA6dc452d289314280a0f8842A65')
  expect(backendContracts('eip155:324', undefined)).toEqual(['0x6fd4383cB451173D5f9304F041C7BCBf27d561fF'])
  expect(backendContracts('eip155:1', { 'eip155:1': [ROUTER] })).toEqual([ROUTER])
  expect(backendContracts('eip155:10', { 'eip155:1': [ROUTER] })).not.toContain(ROUTER)
})

const description = [ROUTER, OTHER, ROUTER, OTHER, 11n, 77n, 1n] as const

test.each([
  [
    'swap(address, (address, address, address, address, uint256, uint256, uint256), bytes)',
    [ROUTER, description, '0x'],
  ],
  [
    'swap(address, (address, address, address, address, uint256, uint256, uint256), bytes, bytes)',
    [ROUTER, description, '0x', '0x'],
  ],
  ['unoswap(uint256, uint256, uint256, uint256)', [1n, 11n, 77n, 2n]],
  ['unoswap2(uint256, uint256, uint256, uint256, uint256)', [1n, 11n, 77n, 2n, 3n]],
  ['unoswap3(uint256, uint256, uint256, uint256, uint256, uint256)', [1n, 11n, 77n, 2n, 3n, 4n]],
  ['unoswapTo(uint256, uint256, uint256, uint256, uint256)', [5n, 1n, 11n, 77n, 2n]],
  ['unoswapTo2(uint256, uint256, uint256, uint256, uint256, uint256)', [5n, 1n, 11n, 77n, 2n, 3n]],
  [
    'unoswapTo3(uint256, uint256, uint256, uint256, uint256, uint256, uint256)',
    [5n, 1n, 11n, 77n, 2n, 3n, 4n],
  ],
  ['ethUnoswap(uint256, uint256)', [77n, 2n]],
  ['ethUnoswap2(uint256, uint256, uint256)', [77n, 2n, 3n]],
  ['ethUnoswap3(uint256, uint256, uint256, uint256)', [77n, 2n, 3n, 4n]],
  ['ethUnoswapTo(uint256, uint256, uint256)', [5n, 77n, 2n]],
  ['ethUnoswapTo2(uint256, uint256, uint256, uint256)', [5n, 77n, 2n, 3n]],
  ['ethUnoswapTo3(uint256, uint256, uint256, uint256, uint256)', [5n, 77n, 2n, 3n, 4n]],
  ['unoswap(address, uint256, uint256, uint256[])', [ROUTER, 11n, 77n, [2n]]],
  ['unoswapTo(address, address, uint256, uint256, uint256[])', [OTHER, ROUTER, 11n, 77n, [2n]]],
  ['uniswapV3Swap(uint256, uint256, uint256[])', [11n, 77n, [2n]]],
  ['uniswapV3SwapTo(address, uint256, uint256, uint256[])', [OTHER, 11n, 77n, [2n]]],
] as const)('the minimum of a call of %s is read', (signature, args) => {
  const data = encodeFunctionData({ abi: parseAbi([`function ${signature}`]) as Abi, args })
  expect(enforcedMinimum(data)).toBe('77')
  expect(enforcedMinimum(data.toUpperCase().replace('X', 'x'))).toBe('77')
  expect(enforcedMinimum(data.slice(0, 10))).toBe('0')
})

test('the minimum of a call of another function is unknown', () => {
  expect(enforcedMinimum(`0xdeadbeef${'0'.repeat(640)}`)).toBeUndefined()
})

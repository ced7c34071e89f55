import { expect, test } from 'vitest'
import { backendContracts, isSpenderAllowed, isTargetAllowed } from './reviewRules.ts'

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

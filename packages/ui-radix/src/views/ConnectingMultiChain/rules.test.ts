import { expect, test } from 'vitest'
import { orderChildren } from './rules.ts'

const connector = (...namespaces: ('eip155' | 'solana' | 'bip122')[]) => ({
  id: 'x',
  uid: namespaces.join(),
  name: 'X',
  type: 'ANNOUNCED' as const,
  interaction: 'extension' as const,
  namespaces,
})

test.each([
  { active: 'eip155', expected: ['eip155', 'solana', 'bip122'] },
  { active: 'bip122', expected: ['bip122', 'eip155', 'solana'] },
  { active: 'cosmos', expected: ['eip155', 'solana', 'bip122'] },
] as const)('on $active: $expected', ({ active, expected }) => {
  const children = [connector('eip155'), connector('solana'), connector('bip122')]
  expect(orderChildren(children, active).map(({ namespace }) => namespace)).toEqual(expected)
})

import type { NetworkItem } from '@foyer/headless'
import { expect, test } from 'vitest'
import { filterNetworks } from './rules.ts'

const item = (name: string, isApproved: boolean) => ({ network: { name }, isApproved }) as NetworkItem
const items = [item('Ethereum', true), item('Base', false), item('Base Sepolia', true)]
const names = (query: string, isInWallet = false) =>
  filterNetworks(items, { query, isInWallet }).map(({ network }) => network.name)

test.each([
  { query: '', expected: ['Ethereum', 'Base', 'Base Sepolia'] },
  { query: 'BASE', expected: ['Base', 'Base Sepolia'] },
  { query: ' sepolia ', expected: ['Base Sepolia'] },
  { query: 'zzz', expected: [] },
  { query: '.*', expected: [] },
])('$query finds $expected', ({ query, expected }) => expect(names(query)).toEqual(expected))

test('with `isInWallet`, only networks that the wallet approved are found', () => {
  expect(names('', true)).toEqual(['Ethereum', 'Base Sepolia'])
  expect(names('base', true)).toEqual(['Base Sepolia'])
})

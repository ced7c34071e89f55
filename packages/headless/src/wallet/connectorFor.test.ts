import type { ChainNamespace } from '@foyer/chains'
import { expect, test } from 'vitest'
import { connectorFor } from './connect.ts'

const merged = {
  uid: 'evm',
  connectors: [
    { uid: 'evm', namespaces: ['eip155'] },
    { uid: 'sol', namespaces: ['solana'] },
  ],
} as const

test.each([
  { entry: merged, wanted: ['eip155'], expected: 'evm' },
  { entry: merged, wanted: ['solana'], expected: 'sol' },
  { entry: merged, wanted: ['cosmos'], expected: 'evm' },
  { entry: { uid: 'alone' }, wanted: ['solana'], expected: 'alone' },
] as const)('connector of $entry.uid for the namespaces $wanted: $expected', ({ entry, wanted, expected }) =>
  expect(connectorFor(entry, wanted as readonly ChainNamespace[])).toBe(expected),
)

import type { ChainNamespace } from '@foyer/chains'
import { expect, test } from 'vitest'
import { connectMethod, connectorFor } from './connect.ts'

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

test.each([
  ['AUTH', false, 'email'],
  ['ANNOUNCED', false, 'browser'],
  ['INJECTED', true, 'browser'],
  ['WALLET_CONNECT', false, 'qrcode'],
  ['WALLET_CONNECT', true, 'mobile'],
] as const)('the connect event of a connector of type %s, on a phone %s, has the method %s', (...row) => {
  const [type, isMobile, method] = row
  expect(connectMethod(type, isMobile)).toBe(method)
})

import { expect, test } from 'vitest'
import { isNativeCurrency } from './isNativeCurrency.ts'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const CELO = '0x471EcE3750Da237f93B8E339c536989b8978a438'

test.each([
  ['eip155:42220', CELO, true],
  ['eip155:42220', CELO.toLowerCase(), true],
  ['eip155:42220', TOKEN, false],
  // The same address is another contract there.
  ['eip155:1', CELO, false],
  ['eip155:1284', '0x0000000000000000000000000000000000000802', true],
  ['eip155:1', undefined, true],
  ['toString', CELO, false],
])('on %s, %s is the native currency: %s', (caipNetworkId, contract, isNative) => {
  expect(isNativeCurrency(caipNetworkId, contract)).toBe(isNative)
})

import { expect, test } from 'vitest'
import { isConnectorWanted } from './connectionRules.ts'

test.each([
  ['coinbaseWallet', {}, true],
  ['coinbaseWallet', { enableCoinbase: false }, false],
  ['coinbaseWalletSDK', { enableCoinbase: false }, false],
  ['coinbaseWallet', { enableBaseAccount: false }, true],
  ['baseAccount', {}, true],
  ['baseAccount', { enableBaseAccount: false }, false],
  ['baseAccount', { enableCoinbase: false }, true],
  ['walletConnect', { enableCoinbase: false, enableBaseAccount: false }, true],
])('%s with %j is used: %s', (id, options, expected) => {
  expect(isConnectorWanted(id, options)).toBe(expected)
})

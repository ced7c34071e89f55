import { expect, test } from 'vitest'
import { accountLayout, preferredAccountType } from './accountRules.ts'

test.each([
  ['eip155', {}, {}, 'smartAccount'],
  ['solana', {}, {}, 'eoa'],
  ['polkadot', {}, {}, 'eoa'],
  ['bip122', {}, {}, 'payment'],
  ['cosmos', {}, {}, undefined],
  ['eip155', {}, { eip155: 'eoa', bip122: undefined }, 'eoa'],
  ['bip122', {}, { eip155: 'eoa', bip122: undefined }, 'payment'],
  ['eip155', { eip155: 'eoa' }, { eip155: 'smartAccount' }, 'eoa'],
] as const)('account type of %s, visitor %j, app %j: %s [S6.6]', (namespace, chosen, byDefault, type) => {
  expect(preferredAccountType(namespace, { chosen, byDefault })).toBe(type)
})

test.each([
  [undefined, 'AUTH', true, 'dashboard'],
  ['auto', 'AUTH', true, 'dashboard'],
  ['auto', 'ANNOUNCED', true, 'menu'],
  ['auto', undefined, true, 'menu'],
  ['menu', 'AUTH', true, 'menu'],
  ['dashboard', 'ANNOUNCED', true, 'dashboard'],
  ['dashboard', 'ANNOUNCED', false, 'menu'],
] as const)(
  'layout with option %s, wallet %s, tokens %s: %s',
  (wanted, connectorType, hasTokens, expected) => {
    expect(accountLayout({ wanted, connectorType, hasTokens })).toBe(expected)
  },
)

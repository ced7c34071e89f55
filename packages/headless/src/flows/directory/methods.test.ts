import { expect, test } from 'vitest'
import type { ConnectMethod } from '../../core/features.ts'
import { areWalletsCollapsed, orderMethods } from './listRules.ts'

const all: readonly ConnectMethod[] = ['email', 'social', 'wallet']

test.each([
  [all, all, all, false],
  [all, all, all, true],
  [['wallet', 'email', 'social'], 'auto', all, true],
  [all, 'auto', all, false],
  [['social', 'email', 'wallet'], ['social'], all, false],
  [['wallet'], all, ['wallet'], false],
  [[], all, [], true],
  [
    ['social', 'wallet'],
    ['wallet', 'nonsense' as 'email', 'social'].toReversed(),
    ['wallet', 'social'],
    false,
  ],
] as const)(
  'the order is %j: wanted %j, offered %j, something installed %s [S2.21]',
  (expected, wanted, offered, hasInstalled) => {
    expect(
      orderMethods({
        offered: new Set<ConnectMethod>(offered),
        wanted: wanted as readonly ConnectMethod[] | 'auto',
        hasInstalled,
      }),
    ).toEqual(expected)
  },
)

test.each([
  [true, all, { collapseWallets: true }],
  [true, all, { emailShowWallets: false }],
  [false, all, {}],
  [false, ['wallet'], { collapseWallets: true }],
  [false, ['email', 'social'], { collapseWallets: true }],
] as const)('wallets are one row: %s, offered %j, %j', (isCollapsed, offered, given) => {
  const facts = { collapseWallets: false, emailShowWallets: true, ...given }
  expect(areWalletsCollapsed({ ...facts, offered: new Set<ConnectMethod>(offered) })).toBe(isCollapsed)
})

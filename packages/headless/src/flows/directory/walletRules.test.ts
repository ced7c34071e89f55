import { describe, expect, test } from 'vitest'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import {
  addRecent,
  forDevice,
  isSearching,
  sortByIds,
  sortDirectory,
  supportsNamespace,
  supportsNetworks,
  uniqueById,
} from './walletRules.ts'

const wallet = (id: string, more: Partial<DirectoryWallet> = {}): DirectoryWallet => ({
  id,
  name: id.toUpperCase(),
  ...more,
})
const ids = (wallets: readonly { readonly id: string }[]) => wallets.map(({ id }) => id).join('')

test.each([
  [true, ['eip155:1'], ['eip155:1']],
  [false, ['eip155:137'], ['eip155:1']],
  [false, ['eip155:1'], ['eip155:137']],
  [true, ['solana:x', 'eip155:1'], ['eip155:1', 'eip155:10']],
  [true, undefined, ['eip155:1']],
  [true, [], ['eip155:1']],
] as const)(
  'supports one of the networks: %s, wallet with %j for an app with %j',
  (isServed, chains, networks) => {
    expect(supportsNetworks({ chains }, networks)).toBe(isServed)
  },
)

test.each([
  [true, ['eip155:137'], 'eip155'],
  [false, ['eip155:137'], 'solana'],
  [true, undefined, 'solana'],
] as const)('supports a namespace: %s, %j for %s', (isServed, chains, namespace) => {
  expect(supportsNamespace({ chains }, namespace)).toBe(isServed)
})

describe('wallets that a device can open', () => {
  const facts = { isMobile: true, isOpenedInside: (id: string) => id === 'p' }
  const list = [wallet('m', { mobileLink: 'm:' }), wallet('p'), wallet('w', { webappLink: 'https://w' })]

  test('on a phone, wallets that cannot be opened are left out, and counted', () => {
    const { wallets, dropped } = forDevice([...list, wallet('x'), wallet('d', { desktopLink: 'd:' })], facts)
    expect(ids(wallets)).toBe('mpw')
    expect(dropped).toBe(2)
  })

  test('on other devices, all wallets stay', () => {
    expect(forDevice([wallet('x')], { ...facts, isMobile: false })).toEqual({
      wallets: [wallet('x')],
      dropped: 0,
    })
  })
})

test('uniqueById keeps the first wallet of each id', () => {
  expect(uniqueById([wallet('a', { order: 1 }), wallet('b'), wallet('a', { order: 2 })])).toEqual([
    wallet('a', { order: 1 }),
    wallet('b'),
  ])
})

test.each([
  ['ba', 'ab', ['b', 'a']],
  ['bac', 'abc', ['b']],
  ['cab', 'abc', ['c', 'x']],
  ['abc', 'abc', []],
] as const)('sortByIds returns %s for %s in the order %j', (expected, given, order) => {
  expect(
    ids(
      sortByIds(
        given.split('').map((id) => wallet(id)),
        order,
      ),
    ),
  ).toBe(expected)
})

describe('the grid', () => {
  const facts = {
    installedRdns: new Set(['r.i']),
    featuredIds: ['f', 'g'],
    isMobile: false,
    isOpenedInside: (id: string) => id === 'm',
    isBasic: false,
  }
  const other = { supportsWalletConnect: false } as const
  const list = [wallet('a'), wallet('g'), wallet('f'), wallet('i', { rdns: 'r.i' }), wallet('a')]

  test.each([
    ['ifga', 'installed, then featured, then the others in their order; each once', list, {}],
    ['ifgan', 'with a wallet that does not pair', [...list, wallet('n', other)], {}],
    ['ifga', 'without it, if the app has no adapters', [...list, wallet('n', other)], { isBasic: true }],
    ['ifga', 'without it, on a phone', [...list, wallet('n', other)], { isMobile: true }],
    [
      'ifgam',
      'with a wallet that opens the page itself, on a phone',
      [...list, wallet('m', other)],
      { isMobile: true },
    ],
  ] as const)('the order is %s: %s', (expected, _, wallets, given) => {
    expect(ids(sortDirectory(wallets, { ...facts, ...given }))).toBe(expected)
  })
})

test.each([
  [false, '', false],
  [false, 'a', false],
  [false, ' a ', false],
  [true, 'ab', false],
  [true, '', true],
])('a search is shown: %s for %j, only certified %s', (isShown, search, isCertified) => {
  expect(isSearching(search, isCertified)).toBe(isShown)
})

test('recent wallets: two, newest first; a wallet among them keeps its index [S5.4] [S9.20]', () => {
  const one = addRecent([], wallet('a'))
  const two = addRecent(one, wallet('b'))
  const three = addRecent(two, wallet('c'))
  expect([one, two, three].map(ids)).toEqual(['a', 'ba', 'cb'])
  expect(addRecent(three, wallet('b'))).toBe(three)
})

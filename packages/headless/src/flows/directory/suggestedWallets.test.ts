import { expect, test } from 'vitest'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { orderedWallets, suggestedWallets } from './suggestedWallets.ts'

const wallet = (id: string, more: Partial<DirectoryWallet> = {}): DirectoryWallet => ({
  id,
  name: id,
  homepage: `https://${id}.example`,
  ...more,
})
const suggested = (parts: {
  readonly featured?: readonly DirectoryWallet[]
  readonly custom?: readonly DirectoryWallet[]
  readonly recommended?: readonly DirectoryWallet[]
}): readonly string[] => {
  const { config } = setup({ customWallets: parts.custom ?? [] })
  return suggestedWallets(config, parts.featured ?? [], parts.recommended ?? []).map(({ id, name }) =>
    id === name ? id : `${id} ${name}`,
  )
}

test('featured, then custom, then recommended wallets are suggested, at most four', () => {
  const parts = {
    featured: [wallet('f')],
    custom: [wallet('c')],
    recommended: [wallet('a'), wallet('b'), wallet('d')],
  }
  expect(suggested(parts)).toEqual(['f', 'c', 'a', 'b'])
})

test('a wallet is suggested once, as the first list has it', () => {
  const named = (name: string): DirectoryWallet => wallet('a', { name })
  const parts = {
    featured: [named('one')],
    custom: [named('two')],
    recommended: [named('three'), wallet('b')],
  }
  expect(suggested(parts)).toEqual(['a one', 'b'])
})

test.each([
  [undefined],
  [''],
  ['javascript:alert(1)'],
  ['http://a.example'],
  ['amber://open'],
  ['//a.example'],
])('a wallet with the homepage %s is not suggested, and leaves its place to another', (homepage) => {
  const custom = [wallet('bad', { homepage }), wallet('c')]
  expect(suggested({ featured: [wallet('f')], custom, recommended: [wallet('a'), wallet('b')] })).toEqual([
    'f',
    'c',
    'a',
    'b',
  ])
})

test('the grid lists installed wallets first, then featured ones', () => {
  const { config } = setup({ featuredWalletIds: ['f'] })
  const order = (isInstalled: boolean): readonly string[] =>
    orderedWallets(config, {
      wallets: [wallet('a'), wallet('f'), wallet('i', { rdns: 'com.i' })],
      connectors: isInstalled ? [{ ...createTestConnector({ id: 'com.i' }), rdns: 'com.i' }] : [],
      isMobile: false,
    }).map(({ id }) => id)
  expect(order(false)).toEqual(['f', 'a', 'i'])
  expect(order(true)[0]).toBe('i')
})

test.each([
  ['on a computer, with an adapter', { isMobile: false }, ['a', 'extension']],
  ['on a phone', { isMobile: true }, ['a']],
  ['without an adapter', { isMobile: false, adapters: [] }, ['a']],
] as const)(
  'the grid %s has a wallet without WalletConnect only where it can connect',
  (_, facts, expected) => {
    const { config } = setup('adapters' in facts ? { adapters: [...facts.adapters] } : {})
    const wallets = [wallet('a'), wallet('extension', { supportsWalletConnect: false })]
    const { isMobile } = facts
    expect(orderedWallets(config, { wallets, connectors: [], isMobile }).map(({ id }) => id)).toEqual(
      expected,
    )
  },
)

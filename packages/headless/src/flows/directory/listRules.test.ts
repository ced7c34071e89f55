import { describe, expect, test } from 'vitest'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import {
  type ConnectListFacts,
  isAllWalletsShown,
  listConnectItems,
  orderGroups,
  recommendedSlots,
  walletCountLabel,
  withoutKnown,
} from './listRules.ts'

const wallet = (id: string, more: Partial<DirectoryWallet> = {}): DirectoryWallet => ({
  id,
  name: id.toUpperCase(),
  ...more,
})
const connector = (name: string, more: Partial<ConnectorInfo> = {}): ConnectorInfo => ({
  id: `test.${name}`,
  uid: `test.${name}`,
  name,
  type: 'ANNOUNCED',
  interaction: 'extension',
  namespaces: ['eip155'],
  ...more,
})
const walletConnect = connector('WalletConnect', { id: 'walletConnect', type: 'WALLET_CONNECT' })

describe('order of the groups', () => {
  const all = [
    'walletConnect',
    'recent',
    'injected',
    'featured',
    'custom',
    'external',
    'recommended',
  ] as const
  test.each([
    ['the default', [], all, all],
    [
      'some groups first',
      ['featured', 'walletConnect', 'injected'],
      ['recent', 'featured', 'custom', 'external', 'injected'],
      ['featured', 'walletConnect', 'injected', 'recent', 'custom', 'external'],
    ],
    [
      'empty groups are left out',
      ['injected', 'recommended'],
      ['recent', 'featured', 'custom', 'external'],
      ['walletConnect', 'recent', 'featured', 'custom', 'external'],
    ],
    ['unknown names', ['nonsense' as 'recent', 'recent'], ['recent'], ['recent', 'walletConnect']],
    ['a group named twice', ['recent', 'recent'], ['recent'], ['recent', 'walletConnect']],
  ] as const)('%s [S6.11]', (_, wanted, filled, expected) => {
    expect(orderGroups(wanted, new Set(filled))).toEqual(expected)
  })
})

describe('directory wallets that are listed already', () => {
  const known = { connectors: [], recents: [], ranked: [], isMobile: false }
  test.each([
    [
      'an installed wallet has its rdns',
      wallet('a', { rdns: 'r.a' }),
      { connectors: [connector('x', { rdns: 'r.a' })] },
    ],
    [
      'a recent wallet has its rdns',
      wallet('a', { rdns: 'r.a' }),
      { recents: [wallet('b', { rdns: 'r.a' })] },
    ],
    ['an installed wallet has its name, and it has no rdns', wallet('a'), { connectors: [connector('A')] }],
    ['it is recent', wallet('a', { rdns: 'r.a' }), { recents: [wallet('a')] }],
    [
      'it is the entry of an installed wallet',
      wallet('a', { rdns: 'r.a' }),
      { connectors: [connector('x', { rdns: 'r.x' })], ranked: [wallet('a', { rdns: 'r.x' })] },
    ],
    [
      'an installed wallet has its id',
      wallet('a', { rdns: 'r.a' }),
      { connectors: [connector('x', { id: 'a' })] },
    ],
    [
      'on a phone, an installed wallet is its app',
      wallet('a', { rdns: 'io.metamask' }),
      { connectors: [connector('x', { rdns: 'io.metamask.mobile' })], isMobile: true },
    ],
  ])('a directory wallet is dropped if %s', (_, entry, given) => {
    expect(withoutKnown([entry, entry], { ...known, ...given })).toEqual([])
  })

  test.each([
    ['no wallet matches it', {}],
    [
      'an installed wallet has its name, but another rdns',
      { connectors: [connector('A', { rdns: 'r.other' })] },
    ],
    [
      'the connector of an SDK has its id',
      { connectors: [connector('x', { id: 'a', type: 'EXTERNAL' as const })] },
    ],
    [
      'on a computer, an installed wallet is its app',
      { connectors: [connector('x', { rdns: 'io.metamask.mobile' })] },
    ],
  ])('a directory wallet is kept once if %s', (_, given) => {
    const entry = wallet('a', { rdns: 'io.metamask' })
    expect(withoutKnown([entry, entry], { ...known, ...given })).toEqual([entry])
  })
})

describe('number of recommended wallets', () => {
  const facts = {
    connectors: [walletConnect],
    featuredCount: 0,
    customCount: 0,
    hasEmail: false,
    hasSocial: false,
  }
  test.each([
    [4, {}],
    [2, { featuredCount: 1, customCount: 1 }],
    [0, { featuredCount: 1, customCount: 1, hasEmail: true, hasSocial: true }],
    [0, { featuredCount: 9 }],
    [3, { connectors: [walletConnect, connector('A')] }],
    [4, { connectors: [connector('Browser Wallet', { type: 'INJECTED' })] }],
    [4, { connectors: [connector('WalletConnect', { type: 'MULTI_CHAIN' })] }],
    [0, { connectors: [] }],
    [3, { connectors: [], customCount: 1 }],
    [0, { connectors: [connector('Safe', { type: 'EXTERNAL' })] }],
  ] as const)('%s: %j', (expected, given) => {
    expect(recommendedSlots({ ...facts, ...given })).toBe(expected)
  })
})

test.each([
  [0, '0'],
  [9, '9'],
  [10, '10'],
  [19, '10+'],
  [520, '520'],
  [523, '520+'],
])('%s wallets are labelled %s', (count, expected) => expect(walletCountLabel(count)).toBe(expected))

describe('row of all wallets', () => {
  const facts = { hasWalletConnect: true, allWallets: 'SHOW', isMobile: false, isOffered: true } as const
  test.each([
    [true, {}],
    [false, { hasWalletConnect: false }],
    [false, { allWallets: 'HIDE' }],
    [false, { allWallets: 'ONLY_MOBILE' }],
    [true, { allWallets: 'ONLY_MOBILE', isMobile: true }],
    [false, { isOffered: false }],
  ] as const)('is shown: %s, %j', (isShown, given) => {
    expect(isAllWalletsShown({ ...facts, ...given })).toBe(isShown)
  })
})

describe('rows of the connect view', () => {
  const facts: ConnectListFacts = {
    connectors: [
      connector('Late', { rdns: 'r.late' }),
      connector('Early', { rdns: 'r.early' }),
      connector('Own', { type: 'INJECTED' }),
      connector('Everywhere', {
        type: 'MULTI_CHAIN',
        namespaces: ['eip155', 'solana'],
        connectors: [connector('Everywhere'), connector('Everywhere', { uid: 's', namespaces: ['solana'] })],
      }),
      walletConnect,
      connector('Safe', { type: 'EXTERNAL' }),
      connector('SDK', { type: 'EXTERNAL', id: 'coinbaseWalletSDK' }),
      connector('Base Account', { type: 'EXTERNAL', id: 'baseAccount' }),
      connector('Auth', { type: 'AUTH' }),
    ],
    recents: [wallet('recent', { chains: ['eip155:1'] })],
    ranked: [wallet('early', { rdns: 'r.early', order: 1 })],
    featured: [wallet('featured'), wallet('recent')],
    custom: [wallet('custom')],
    recommended: [wallet('recommended'), wallet('featured')],
    featuredIds: [],
    excludeIds: [],
    activeNetworks: ['eip155:1'],
    wantedOrder: [],
    linkedUids: new Set(['test.Own']),
    isMobile: false,
    isWalletConnectInUse: false,
    hasEmail: false,
    hasSocial: false,
  }
  const rows = (given: Partial<ConnectListFacts> = {}) =>
    listConnectItems({ ...facts, ...given }).map(({ group, name, badge }) =>
      `${group} ${name} ${badge ?? ''}`.trim(),
    )

  test('all ways to connect, once, with their badges [S6.11]', () => {
    expect(rows()).toEqual([
      'walletConnect WalletConnect qr',
      'recent RECENT recent',
      'injected Everywhere multichain',
      'injected Early installed',
      'injected Late installed',
      'injected Own connected',
      'featured FEATURED',
      'custom CUSTOM',
      'external Safe',
      'external Base Account',
    ])
  })

  test('featured and recommended wallets come last, each once', () => {
    const few = { connectors: [walletConnect], custom: [], featuredIds: ['featured'] }
    expect(rows(few).slice(-2)).toEqual(['featured FEATURED', 'recommended RECOMMENDED'])
    expect(rows({ ...few, featuredIds: ['a', 'b', 'c', 'd'] })).not.toContain('recommended RECOMMENDED')
  })

  test('no QR code on the phone itself', () => {
    expect(rows({ isMobile: true })[0]).toBe('recent RECENT recent')
  })

  test.each([
    ['another namespace', { activeNetworks: ['solana:x'] }],
    ['excluded', { excludeIds: ['recent'] }],
    ['installed, by id', { connectors: [connector('x', { id: 'recent' })] }],
    ['installed, by name', { connectors: [connector('RECENT')] }],
    [
      'installed, as the directory knows',
      { connectors: [connector('x', { rdns: 'r.r' })], ranked: [wallet('recent', { rdns: 'r.r' })] },
    ],
  ] as const)('a recent wallet that cannot connect is hidden: %s', (_, given) => {
    expect(rows(given)).not.toContain('recent RECENT recent')
  })

  test('a connector with the rdns of a custom wallet hides it', () => {
    const custom = [wallet('custom', { rdns: 'r.late' })]
    expect(rows({ custom })).not.toContain('custom CUSTOM')
  })

  test('with a WalletConnect session, wallets that would need another are disabled; installed wallets are not', () => {
    const items = listConnectItems({ ...facts, isWalletConnectInUse: true })
    const groups = items.filter(({ disabled }) => disabled === 'walletConnectInUse').map(({ group }) => group)
    expect(groups).toEqual(['walletConnect', 'recent', 'featured', 'custom', 'external', 'external'])
  })

  test('a wallet that announces itself as WalletConnect is not listed', () => {
    const connectors = [
      connector('WalletConnect', { type: 'MULTI_CHAIN' }),
      connector('Other', { id: 'walletConnect' }),
    ]
    expect(rows({ connectors }).filter((row) => row.startsWith('injected'))).toEqual([])
  })

  test('a wallet of several namespaces is connected if it is in one of them', () => {
    expect(rows({ linkedUids: new Set(['s']) })).toContain('injected Everywhere connected')
  })

  test('a row has the namespaces of its wallet, the picture of the directory if it has none, and the mark of a duplicate', () => {
    const items = listConnectItems({
      ...facts,
      connectors: [
        ...facts.connectors.map((each) => ({ ...each, isDuplicate: each.name === 'Early' })),
        connector('Own', { rdns: 'r.early', icon: 'data:image/png;base64,AA==' }),
      ],
      ranked: [wallet('early', { rdns: 'r.early', imageUrl: 'https://pictures.example/early' })],
    })
    const itemOf = (wanted: string) => items.find(({ name }) => name === wanted)
    expect(itemOf('Everywhere')).toMatchObject({ namespaces: ['eip155', 'solana'], isDuplicate: false })
    expect(itemOf('Early')).toMatchObject({
      imageUrl: 'https://pictures.example/early',
      isDuplicate: true,
    })
    expect(itemOf('Own')?.imageUrl).toBe('data:image/png;base64,AA==')
  })

  test('keys are unique', () => {
    const custom = [wallet('custom'), wallet('custom')]
    const keys = listConnectItems({ ...facts, custom }).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

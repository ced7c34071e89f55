import { describe, expect, test } from 'vitest'
import { isConnectorVisible } from '../flows/directory/visibleRules.ts'
import { createTestNetwork } from '../test/networks.ts'
import { ethereum, networks, polygon, solana } from '../test/setup.ts'
import { decideConnectionSwitch, savedStatus, switchedFacts } from './changeConnectionRules.ts'
import {
  chooseStartNetwork,
  connectionStatus,
  isConfigured,
  isConnectorWanted,
  isRestorable,
  namespaceOf,
  networkById,
  select,
  selectionFrom,
  unknownNetwork,
} from './rules.ts'

test.each([
  ['disconnected', { hasCurrent: false, isConnecting: false, isRestored: true }],
  ['reconnecting', { hasCurrent: false, isConnecting: false, isRestored: false }],
  ['connected', { hasCurrent: true, isConnecting: false, isRestored: true }],
  ['connected', { hasCurrent: true, isConnecting: false, isRestored: false }],
  ['connecting', { hasCurrent: false, isConnecting: true, isRestored: false }],
  ['connecting', { hasCurrent: false, isConnecting: true, isRestored: true }],
  ['connecting', { hasCurrent: true, isConnecting: true, isRestored: true }],
] as const)('[S4.2] connection status %s: %j', (status, facts) => {
  expect(connectionStatus(facts)).toBe(status)
})

test.each([
  [true, 'a', undefined],
  [true, 'a', []],
  [true, 'a', ['b']],
  [false, 'a', ['b', 'a']],
  [false, 'io.Metamask', ['IO.METAMASK']],
] as const)('[S4.5] isRestorable is %s for %s after a disconnect of %j', (isBack, id, disconnected) => {
  expect(isRestorable(id, disconnected)).toBe(isBack)
})

describe('listed connectors', () => {
  const browserWallet = { type: 'INJECTED', name: 'Browser Wallet' } as const
  const facts = {
    isMobile: false,
    isCopy: false,
    excluded: [],
    includeIds: [],
    excludeIds: [],
    ids: ['com.bad'],
    isDirectoryRead: true,
  }

  test.each([
    [false, 'on a desktop', browserWallet, {}],
    [false, 'on a desktop, with an rdns', { ...browserWallet, rdns: 'x' }, {}],
    [true, 'on mobile', browserWallet, { isMobile: true }],
    [false, 'on mobile, announced as well', browserWallet, { isMobile: true, isCopy: true }],
    [true, 'announced, on mobile', { type: 'ANNOUNCED', name: 'Wallet' }, { isMobile: true, isCopy: true }],
    [true, 'with a name of its own', { type: 'INJECTED', name: 'Rabby' }, {}],
    [true, 'announced', { type: 'ANNOUNCED', name: 'Browser Wallet' }, {}],
  ] as const)('[S6.8] the generic browser wallet is listed %s: %s', (isVisible, _, connector, given) => {
    expect(isConnectorVisible(connector, { ...facts, ...given })).toBe(isVisible)
  })

  const bad = { type: 'ANNOUNCED', name: 'Bad Wallet', rdns: 'com.bad' } as const
  test.each([
    [false, 'its rdns', bad, [{ rdns: 'com.bad' }]],
    [false, 'its name, in any case', bad, [{ name: 'bad wallet' }]],
    [false, 'its name among others', bad, [{ rdns: 'x' }, { name: 'Bad Wallet' }]],
    [true, 'other wallets', bad, [{ rdns: 'x' }, { name: 'y' }]],
    [true, 'an empty entry', bad, [{}]],
    [
      true,
      'an undefined rdns, as the wallet has',
      { type: 'ANNOUNCED', name: 'Nameless' },
      [{ rdns: undefined }],
    ],
    [
      true,
      'the name of WalletConnect',
      { type: 'WALLET_CONNECT', name: 'WalletConnect' },
      [{ name: 'WalletConnect' }],
    ],
    [true, 'the name of the embedded wallet', { type: 'AUTH', name: 'Auth' }, [{ name: 'Auth' }]],
  ] as const)(
    '[S6.7] the wallet is listed %s if the host excludes %s',
    (isVisible, _, connector, excluded) => {
      expect(isConnectorVisible(connector, { ...facts, excluded })).toBe(isVisible)
    },
  )

  const listed = { type: 'ANNOUNCED', name: 'Iris', rdns: 'test.iris' } as const
  const protocol = { type: 'WALLET_CONNECT', name: 'WalletConnect' } as const
  test.each([
    [false, 'excluded by the id of its entry', listed, { excludeIds: ['b'], ids: ['test.iris', 'b'] }],
    [true, 'another entry excluded', listed, { excludeIds: ['c'], ids: ['b'] }],
    [true, 'included by the id of its entry', listed, { includeIds: ['b'], ids: ['test.iris', 'b'] }],
    [false, 'not included by the id of its entry', listed, { includeIds: ['c'], ids: ['test.iris', 'b'] }],
    [false, 'unknown to the directory', listed, { includeIds: ['c'], ids: ['test.iris'] }],
    [
      true,
      'not included, but the directory did not answer',
      listed,
      { includeIds: ['c'], ids: ['test.iris'], isDirectoryRead: false },
    ],
    [
      false,
      'on several namespaces, not included',
      { ...listed, type: 'MULTI_CHAIN' },
      { includeIds: ['c'], ids: ['b'] },
    ],
    [true, 'not included, but an SDK', { ...listed, type: 'EXTERNAL' }, { includeIds: ['c'], ids: ['b'] }],
    [
      true,
      'WalletConnect, whatever is included or excluded',
      protocol,
      { includeIds: ['c'], excludeIds: ['b'], ids: ['b'] },
    ],
  ] as const)('[S6.7] the connector is listed %s: %s', (isVisible, _, connector, given) => {
    expect(isConnectorVisible(connector, { ...facts, ...given })).toBe(isVisible)
  })
})

test.each([
  ['connected', { isCurrent: true, isAlive: true }],
  ['active', { isAlive: true }],
  ['active', { isAlive: true, isAsked: true }],
  ['connecting', { isAsked: true }],
  ['disconnected', {}],
] as const)('status %s of a saved connection: %j', (status, facts) => {
  expect(savedStatus({ isCurrent: false, isAlive: false, isAsked: false, ...facts })).toBe(status)
})

describe('switch to a saved connection', () => {
  const facts = {
    status: 'disconnected',
    hasConnector: true,
    type: 'ANNOUNCED',
    social: undefined,
    isMobile: false,
    address: undefined,
    smartAccountAddress: undefined,
    isSmartAccountEnabled: false,
    accountType: undefined,
  } as const
  const smart = {
    status: 'active',
    type: 'AUTH',
    address: '0xAB',
    smartAccountAddress: '0xab',
    isSmartAccountEnabled: true,
    accountType: 'eoa',
  } as const
  const view = (name: string) => ({ kind: 'view', view: name })
  const eoa = { kind: 'chooseType', accountType: 'eoa' }

  test.each([
    ['the current connection', { kind: 'choose' }, { status: 'connected' }],
    ['a live connection', { kind: 'choose' }, { status: 'active', type: 'WALLET_CONNECT' }],
    ['the embedded wallet, without an address', { kind: 'choose' }, { status: 'active', type: 'AUTH' }],
    ['the embedded wallet, smart account', { kind: 'chooseType', accountType: 'smartAccount' }, smart],
    ['the embedded wallet, EOA', eoa, { ...smart, address: '0xcd', accountType: 'smartAccount' }],
    ['the embedded wallet, EOA that is current', { kind: 'choose' }, { ...smart, address: '0xcd' }],
    [
      'the embedded wallet, network without smart accounts',
      eoa,
      { ...smart, isSmartAccountEnabled: false, accountType: 'smartAccount' },
    ],
    [
      'the embedded wallet, smart account that is current',
      { kind: 'choose' },
      { ...smart, accountType: 'smartAccount' },
    ],
    ['a social login', view('ConnectingSocial'), { type: 'AUTH', social: 'google' }],
    ['Farcaster', view('ConnectingFarcaster'), { type: 'AUTH', social: 'farcaster' }],
    ['e-mail', view('EmailLogin'), { type: 'AUTH' }],
    ['WalletConnect', view('ConnectingWalletConnect'), { type: 'WALLET_CONNECT' }],
    ['WalletConnect on a phone', view('AllWallets'), { type: 'WALLET_CONNECT', isMobile: true }],
    ['an installed wallet', { kind: 'connect' }, {}],
    ['a missing connector', { kind: 'missing' }, { hasConnector: false }],
    ['a live connection, missing connector', { kind: 'missing' }, { status: 'active', hasConnector: false }],
    ['a wallet that is being asked', { kind: 'invalid' }, { status: 'connecting' }],
  ] as const)('[S4.6] [S4.7] [S4.8] %s', (_, decision, more) => {
    expect(decideConnectionSwitch({ ...facts, ...more })).toEqual(decision)
  })
})

test.each([
  ['connected', '0xA', '0xa', false, false],
  ['connected', '0xA', '0xB', true, false],
  ['active', '0xA', '0xB', true, true],
  ['active', '0xA', '0xA', false, true],
  ['disconnected', '0xA', '0xA', true, true],
  ['disconnected', undefined, '0xA', true, true],
] as const)(
  'status %s, address %s, then %s: account switched %s, wallet switched %s',
  (status, before, after, account, wallet) => {
    const expected = { hasSwitchedAccount: account, hasSwitchedWallet: wallet }
    expect(switchedFacts({ status, before, after })).toEqual(expected)
  },
)

test('a switch without an address before or after it is not reported', () => {
  expect(switchedFacts({ status: 'active', before: undefined, after: '0xA' })).toBeUndefined()
  expect(switchedFacts({ status: 'active', before: '0xA', after: undefined })).toBeUndefined()
})

test.each([
  ['coinbaseWallet', {}, true],
  ['coinbaseWallet', { enableCoinbase: false }, false],
  ['coinbaseWalletSDK', { enableCoinbase: false }, false],
  ['coinbaseWallet', { enableBaseAccount: false }, true],
  ['baseAccount', {}, true],
  ['baseAccount', { enableBaseAccount: false }, false],
  ['baseAccount', { enableCoinbase: false }, true],
  ['walletConnect', { enableCoinbase: false, enableBaseAccount: false }, true],
])('connector %s is enabled with %j: %s', (id, options, expected) => {
  expect(isConnectorWanted(id, options)).toBe(expected)
})

test.each([
  ['no network is stored or the default', {}, ethereum],
  ['a network is stored', { stored: 'eip155:137' }, polygon],
  ['the stored network is not configured', { stored: 'eip155:999' }, ethereum],
  [
    'the stored network is not configured, but the default is',
    { stored: 'eip155:999', byDefault: 'eip155:137' },
    polygon,
  ],
  [
    'a network is stored and another one is the default',
    { stored: solana.caipNetworkId, byDefault: 'eip155:137' },
    solana,
  ],
  ['the default is not configured', { byDefault: 'eip155:999' }, ethereum],
  ['the stored value is empty', { stored: '' }, ethereum],
] as const)('start network if %s', (_, wanted, network) => {
  expect(chooseStartNetwork(networks, wanted)).toBe(network)
})

test('every namespace starts on its first network, the active namespace on the active network', () => {
  expect(selectionFrom(networks, polygon)).toEqual({
    active: 'eip155:137',
    byNamespace: { eip155: 'eip155:137', solana: solana.caipNetworkId },
  })
  expect(selectionFrom(networks, solana).byNamespace.eip155).toBe('eip155:1')
})

describe('selecting a network', () => {
  const start = selectionFrom(networks, ethereum)
  test('[S4.23] changes the network of its namespace, and the active network if requested', () => {
    expect(select(start, 'eip155:137', true)).toEqual({
      active: 'eip155:137',
      byNamespace: { ...start.byNamespace, eip155: 'eip155:137' },
    })
    expect(select(start, 'solana:dev', false)).toEqual({
      active: 'eip155:1',
      byNamespace: { ...start.byNamespace, solana: 'solana:dev' },
    })
    expect(select(start, solana.caipNetworkId, true).active).toBe(solana.caipNetworkId)
  })
  test('returns the same object for the selected network', () => {
    expect(select(start, 'eip155:1', true)).toBe(start)
    expect(select(start, solana.caipNetworkId, false)).toBe(start)
  })
})

test('[S3.22] a network is found by its deprecated id', () => {
  const moved = createTestNetwork('solana:new', { deprecatedCaipNetworkId: 'solana:old' })
  expect(networkById([ethereum, moved], 'solana:old')).toBe(moved)
  const taken = createTestNetwork('solana:old')
  expect(networkById([moved, taken], 'solana:old')).toBe(taken)
})

test('[S2.36] an unconfigured network has the name Unknown Network', () => {
  expect(networkById(networks, 'eip155:999')).toEqual({
    id: '999',
    caipNetworkId: 'eip155:999',
    chainNamespace: 'eip155',
    name: 'Unknown Network',
    nativeCurrency: { name: '', decimals: 0, symbol: '' },
    rpcUrls: { default: { http: [] } },
  })
  expect(isConfigured(networks, unknownNetwork('eip155:999').caipNetworkId)).toBe(false)
  expect(isConfigured(networks, 'eip155:137')).toBe(true)
})

test('namespaceOf returns the namespace of a network id', () => {
  expect(namespaceOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe('solana')
})

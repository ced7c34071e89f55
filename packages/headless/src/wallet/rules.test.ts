import { describe, expect, test } from 'vitest'
import {
  chooseStartNetwork,
  connectionStatus,
  connectMethod,
  isConfigured,
  isConnectorWanted,
  isRestorable,
  namespaceOf,
  networkById,
  select,
  selectionFrom,
  unknownNetwork,
} from './rules.ts'
import { createTestNetwork } from '../test/networks.ts'
import { ethereum, networks, polygon, solana } from '../test/setup.ts'
import { decideConnectionSwitch, savedStatus, switchedFacts } from './changeConnectionRules.ts'
import { isConnectorVisible } from '../flows/directory/visibleRules.ts'

test.each([
  ['disconnected', { hasCurrent: false, isConnecting: false, isRestored: true }],
  ['reconnecting', { hasCurrent: false, isConnecting: false, isRestored: false }],
  ['connected', { hasCurrent: true, isConnecting: false, isRestored: true }],
  ['connected', { hasCurrent: true, isConnecting: false, isRestored: false }],
  ['connecting', { hasCurrent: false, isConnecting: true, isRestored: false }],
  ['connecting', { hasCurrent: false, isConnecting: true, isRestored: true }],
  ['connecting', { hasCurrent: true, isConnecting: true, isRestored: true }],
] as const)('[S4.2] status is %s: %j', (status, facts) => {
  expect(connectionStatus(facts)).toBe(status)
})

test.each([
  [true, 'a', undefined],
  [true, 'a', []],
  [true, 'a', ['b']],
  [false, 'a', ['b', 'a']],
  [false, 'io.Metamask', ['IO.METAMASK']],
] as const)('[S4.5] restores %s: %s when %j were disconnected', (isBack, id, disconnected) => {
  expect(isRestorable(id, disconnected)).toBe(isBack)
})

test.each([
  ['AUTH', 'email'],
  ['ANNOUNCED', 'browser'],
  ['INJECTED', 'browser'],
] as const)('a connector of type %s connects by %s', (type, method) => {
  expect(connectMethod(type)).toBe(method)
})

describe('listed connectors', () => {
  const browserWallet = { type: 'INJECTED', name: 'Browser Wallet' } as const
  const facts = {
    isMobile: false,
    isInjected: true,
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
    [false, 'on mobile, not installed', browserWallet, { isMobile: true, isInjected: false }],
    [
      true,
      'on mobile, not installed, with an rdns',
      { ...browserWallet, rdns: 'x' },
      { isMobile: true, isInjected: false },
    ],
    [true, 'by its own name', { type: 'INJECTED', name: 'Rabby' }, {}],
    [true, 'announced', { type: 'ANNOUNCED', name: 'Browser Wallet' }, {}],
  ] as const)('[S6.8] the generic browser wallet %s: %s', (isVisible, _, connector, given) => {
    expect(isConnectorVisible(connector, { ...facts, ...given })).toBe(isVisible)
  })

  const bad = { type: 'ANNOUNCED', name: 'Bad Wallet', rdns: 'com.bad' } as const
  test.each([
    [false, 'its rdns', bad, [{ rdns: 'com.bad' }]],
    [false, 'its name, in any case', bad, [{ name: 'bad wallet' }]],
    [false, 'one of many', bad, [{ rdns: 'x' }, { name: 'Bad Wallet' }]],
    [true, 'another', bad, [{ rdns: 'x' }, { name: 'y' }]],
    [true, 'nothing at all', bad, [{}]],
    [
      true,
      'no rdns, which it has not either',
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
  ] as const)('[S6.7] %s if the host excludes %s', (isVisible, _, connector, excluded) => {
    expect(isConnectorVisible(connector, { ...facts, excluded })).toBe(isVisible)
  })

  const listed = { type: 'ANNOUNCED', name: 'Iris', rdns: 'test.iris' } as const
  const protocol = { type: 'WALLET_CONNECT', name: 'WalletConnect' } as const
  test.each([
    [false, 'excluded by the id of its entry', listed, { excludeIds: ['b'], ids: ['test.iris', 'b'] }],
    [true, 'another one excluded', listed, { excludeIds: ['c'], ids: ['b'] }],
    [true, 'included by the id of its entry', listed, { includeIds: ['b'], ids: ['test.iris', 'b'] }],
    [false, 'not among those that are included', listed, { includeIds: ['c'], ids: ['test.iris', 'b'] }],
    [false, 'unknown to the directory', listed, { includeIds: ['c'], ids: ['test.iris'] }],
    [
      true,
      'the directory did not answer',
      listed,
      { includeIds: ['c'], ids: ['test.iris'], isDirectoryRead: false },
    ],
    [
      false,
      'on several namespaces, not included',
      { ...listed, type: 'MULTI_CHAIN' },
      { includeIds: ['c'], ids: ['b'] },
    ],
    [true, 'an SDK of its own', { ...listed, type: 'EXTERNAL' }, { includeIds: ['c'], ids: ['b'] }],
    [true, 'the protocol', protocol, { includeIds: ['c'], excludeIds: ['b'], ids: ['b'] }],
  ] as const)('[S6.7] %s: %s', (isVisible, _, connector, given) => {
    expect(isConnectorVisible(connector, { ...facts, ...given })).toBe(isVisible)
  })
})

test.each([
  ['connected', { isCurrent: true, isAlive: true }],
  ['active', { isAlive: true }],
  ['active', { isAlive: true, isAsked: true }],
  ['connecting', { isAsked: true }],
  ['disconnected', {}],
] as const)('status of a saved connection is %s: %j', (status, facts) => {
  expect(savedStatus({ isCurrent: false, isAlive: false, isAsked: false, ...facts })).toBe(status)
})

describe('switch to a saved connection', () => {
  const facts = {
    status: 'disconnected',
    hasConnector: true,
    type: 'ANNOUNCED',
    authName: undefined,
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
    ['alive and in use', { kind: 'choose' }, { status: 'connected' }],
    ['alive', { kind: 'choose' }, { status: 'active', type: 'WALLET_CONNECT' }],
    ['embedded, without an address', { kind: 'choose' }, { status: 'active', type: 'AUTH' }],
    ['embedded, its smart account', { kind: 'chooseType', accountType: 'smartAccount' }, smart],
    ['embedded, its EOA', eoa, { ...smart, address: '0xcd', accountType: 'smartAccount' }],
    ['embedded, its EOA in use', { kind: 'choose' }, { ...smart, address: '0xcd' }],
    [
      'embedded, no smart accounts on the network',
      eoa,
      { ...smart, isSmartAccountEnabled: false, accountType: 'smartAccount' },
    ],
    ['embedded, its smart account in use', { kind: 'choose' }, { ...smart, accountType: 'smartAccount' }],
    ['a social login', view('ConnectingSocial'), { type: 'AUTH', authName: 'Google' }],
    ['Farcaster', view('ConnectingFarcaster'), { type: 'AUTH', authName: 'farcaster' }],
    ['e-mail', view('EmailLogin'), { type: 'AUTH', authName: 'email' }],
    ['embedded, by an unknown login', view('EmailLogin'), { type: 'AUTH' }],
    ['a phone', view('ConnectingWalletConnect'), { type: 'WALLET_CONNECT' }],
    ['on a phone', view('AllWallets'), { type: 'WALLET_CONNECT', isMobile: true }],
    ['an installed wallet', { kind: 'connect' }, {}],
    ['a wallet that is not there', { kind: 'missing' }, { hasConnector: false }],
    ['alive, but not there', { kind: 'missing' }, { status: 'active', hasConnector: false }],
    ['being asked', { kind: 'invalid' }, { status: 'connecting' }],
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
] as const)('%s, from %s to %s: account %s, wallet %s', (status, before, after, account, wallet) => {
  const expected = { hasSwitchedAccount: account, hasSwitchedWallet: wallet }
  expect(switchedFacts({ status, before, after })).toEqual(expected)
})

test('there is no change to report without an address before', () => {
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
])('%s with %j is used: %s', (id, options, expected) => {
  expect(isConnectorWanted(id, options)).toBe(expected)
})

test.each([
  ['nothing is known', {}, ethereum],
  ['one is stored', { stored: 'eip155:137' }, polygon],
  ['the stored one is gone', { stored: 'eip155:999' }, ethereum],
  [
    'the stored one is gone and there is a default',
    { stored: 'eip155:999', byDefault: 'eip155:137' },
    polygon,
  ],
  ['one is stored beside a default', { stored: solana.caipNetworkId, byDefault: 'eip155:137' }, solana],
  ['the default is not configured', { byDefault: 'eip155:999' }, ethereum],
  ['storage holds nonsense', { stored: '' }, ethereum],
] as const)('initial network when %s', (_, wanted, network) => {
  expect(chooseStartNetwork(networks, wanted)).toBe(network)
})

test('every namespace starts on its first network, the active one on its own', () => {
  expect(selectionFrom(networks, polygon)).toEqual({
    active: 'eip155:137',
    byNamespace: { eip155: 'eip155:137', solana: solana.caipNetworkId },
  })
  expect(selectionFrom(networks, solana).byNamespace.eip155).toBe('eip155:1')
})

describe('selecting', () => {
  const start = selectionFrom(networks, ethereum)
  test('[S4.23] switches the namespace, and the app if requested', () => {
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
  test('the selected network changes nothing', () => {
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

test('[S2.36] an unconfigured one is named Unknown Network', () => {
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

test('namespace of an id', () => {
  expect(namespaceOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe('solana')
})

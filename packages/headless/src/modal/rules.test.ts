import { describe, expect, test } from 'vitest'
import { createTestNetwork } from '../test/networks.ts'
import {
  canClose,
  canGoBack,
  chooseOpeningView,
  decideClose,
  eventOfRoute,
  networkOfNamespace,
  type OpeningFacts,
  viewAfterClose,
} from './rules.ts'

const opening: OpeningFacts = {
  isOtherNamespace: false,
  hasNetwork: true,
  hasAdapters: true,
  hasAddress: false,
  isMobile: false,
  isManualWalletConnect: false,
  isSwitchRequired: false,
  requestedView: undefined,
}
const view = (name: string, isRequested = false) => ({ kind: 'view', view: name, isRequested })

describe('view of an opening', () => {
  test.each<[string, Partial<OpeningFacts>, object]>([
    ['no account is connected', {}, view('Connect')],
    ['an account is connected', { hasAddress: true }, view('Account')],
    ['a view is requested', { requestedView: 'Networks' }, view('Networks', true)],
    [
      'a view is requested by a connected visitor',
      { requestedView: 'Swap', hasAddress: true },
      view('Swap', true),
    ],
  ])('[S2.26] %s', (_, facts, decision) => {
    expect(chooseOpeningView({ ...opening, ...facts })).toEqual(decision)
  })

  test.each<[string, Partial<OpeningFacts>, object]>([
    ['no adapters, on a desktop', { hasAdapters: false }, view('ConnectingWalletConnectBasic')],
    ['no adapters, on mobile', { hasAdapters: false, isMobile: true }, view('AllWallets')],
    [
      'no adapters, although a view is requested',
      { hasAdapters: false, requestedView: 'Networks' },
      view('ConnectingWalletConnectBasic'),
    ],
    ['no adapters, but connected', { hasAdapters: false, hasAddress: true }, view('Account')],
    ['the host shows the QR code', { isManualWalletConnect: true }, view('ConnectingWalletConnectBasic')],
    [
      'the host shows the QR code, on mobile, and a connected visitor requests a view',
      { isManualWalletConnect: true, isMobile: true, hasAddress: true, requestedView: 'Networks' },
      view('AllWallets'),
    ],
  ])('[S2.25] [S2.6] [S2.8] %s', (_, facts, decision) => {
    expect(chooseOpeningView({ ...opening, ...facts })).toEqual(decision)
  })

  test.each<[string, Partial<OpeningFacts>, object]>([
    ['and another view is requested', { requestedView: 'Account' }, view('UnsupportedChain')],
    ['and no view is requested', {}, view('UnsupportedChain')],
    [
      'unless the host shows the QR code',
      { isManualWalletConnect: true },
      view('ConnectingWalletConnectBasic'),
    ],
  ])('[S2.36] the wallet must switch, %s', (_, facts, decision) => {
    const required = { ...opening, hasAddress: true, isSwitchRequired: true }
    expect(chooseOpeningView({ ...required, ...facts })).toEqual(decision)
  })

  test.each<[string, Partial<OpeningFacts>, string]>([
    ['with adapters', {}, 'decide'],
    ['without adapters', { hasAdapters: false }, 'ConnectingWalletConnectBasic'],
    ['before everything else', { isManualWalletConnect: true, requestedView: 'Networks' }, 'decide'],
  ])('[S2.27] switches to another namespace first, %s', (_, facts, next) => {
    expect(chooseOpeningView({ ...opening, isOtherNamespace: true, ...facts })).toEqual({
      kind: 'switchNamespace',
      next,
    })
  })
})

test.each<[string, Partial<OpeningFacts>, string]>([
  ['another namespace without a network keeps the view', { isOtherNamespace: true }, 'untouched'],
  ['the current namespace needs no network', {}, 'view'],
])('%s', (_, facts, kind) => {
  expect(chooseOpeningView({ ...opening, hasNetwork: false, ...facts }).kind).toBe(kind)
})

describe('closing is allowed', () => {
  type Facts = Parameters<typeof canClose>[0]
  const open: Facts = {
    view: 'Account',
    history: ['Account'],
    isSwitchRequired: true,
    isSwapOnly: false,
    isSignInPending: false,
  }

  test.each<[boolean, string, Partial<Facts>]>([
    [true, 'any other view', {}],
    [true, 'any other view while a sign-in is pending', { isSignInPending: true }],
    [false, 'UnsupportedChain', { view: 'UnsupportedChain', history: ['UnsupportedChain'] }],
    [
      false,
      'SwitchNetwork reached from UnsupportedChain',
      { view: 'SwitchNetwork', history: ['UnsupportedChain', 'SwitchNetwork'] },
    ],
    [
      true,
      'SwitchNetwork reached from elsewhere',
      { view: 'SwitchNetwork', history: ['Networks', 'SwitchNetwork'] },
    ],
    [
      true,
      'another view after UnsupportedChain',
      { view: 'Connect', history: ['UnsupportedChain', 'Connect'] },
    ],
    [
      true,
      'UnsupportedChain without a required switch',
      { view: 'UnsupportedChain', isSwitchRequired: false },
    ],
    [true, 'UnsupportedChain of a swap', { view: 'UnsupportedChain', isSwapOnly: true }],
    [
      true,
      'SwitchNetwork of a swap',
      { view: 'SwitchNetwork', history: ['UnsupportedChain', 'SwitchNetwork'], isSwapOnly: true },
    ],
  ])('[S2.16] %s: %s', (isAllowed, _, facts) => {
    expect(canClose({ ...open, ...facts })).toBe(isAllowed)
  })

  test.each<[string, string, object]>([
    ['close', 'any view', {}],
    ['close', 'any view before a sign-in is known to be missing', { isSignInPending: true }],
    ['signIn', 'any view while a sign-in is missing', { isSignInPending: true, isSignInOwed: true }],
    ['close', 'a modal that is closed', { isSignInPending: true, isSignInOwed: true, isOpen: false }],
    ['shake', 'the sign-in itself', { view: 'SIWXSignMessage', isSignInPending: true, isSignInOwed: true }],
    ['shake', 'UnsupportedChain', { view: 'UnsupportedChain' }],
  ])('[S2.30] the decision is %s for closing %s', (decision, _, facts) => {
    expect(decideClose({ ...open, isOpen: true, isSignInOwed: false, ...facts })).toBe(decision)
  })

  test.each(['SIWXSignMessage', 'ConnectingSiwe', 'ApproveTransaction'] as const)(
    '[S2.30] [S2.12] [S2.13] %s only without a required sign-in',
    (guarded) => {
      expect(canClose({ ...open, view: guarded, isSignInPending: true })).toBe(false)
      expect(canClose({ ...open, view: guarded })).toBe(true)
    },
  )
})

test.each([
  [false, false, 'Connect'],
  [false, true, 'Connect'],
  [true, false, 'Connect'],
  [true, true, 'Account'],
] as const)('[S2.28] closing with inline %s and connected %s shows %s', (isInline, isConnected, left) => {
  expect(viewAfterClose({ isInline, isConnected })).toBe(left)
})

test.each([
  [false, 'the first view', { view: 'Account', history: ['Account'] }, false],
  [true, 'any later view', { view: 'Networks', history: ['Account', 'Networks'] }, false],
  [false, 'a transaction', { view: 'ApproveTransaction', history: ['Account', 'ApproveTransaction'] }, false],
  [false, 'a sign-in', { view: 'SIWXSignMessage', history: ['Account', 'SIWXSignMessage'] }, false],
  [false, 'a sign-in, old name', { view: 'ConnectingSiwe', history: ['Account', 'ConnectingSiwe'] }, false],
  [true, 'Connect after another view', { view: 'Connect', history: ['Networks', 'Connect'] }, false],
  [false, 'Connect inline', { view: 'Connect', history: ['Networks', 'Connect'] }, true],
  [true, 'another view inline', { view: 'Networks', history: ['Connect', 'Networks'] }, true],
] as const)('shows the back button %s: %s', (isOffered, _, router, isInline) => {
  expect(canGoBack({ router, isInline })).toBe(isOffered)
})

test('[S2.27] opening for a namespace goes to its current network, else to its first', () => {
  const [one, other, solana] = [
    createTestNetwork('eip155:1'),
    createTestNetwork('eip155:137'),
    createTestNetwork('solana:x'),
  ]
  expect(networkOfNamespace([one, other, solana], other, 'eip155')).toBe(other)
  expect(networkOfNamespace([one, other, solana], undefined, 'solana')).toBe(solana)
  expect(networkOfNamespace([one], undefined, 'solana')).toBeUndefined()
})

test.each([
  ['Networks', 'CLICK_NETWORKS'],
  ['WhatIsAWallet', 'CLICK_WALLET_HELP'],
  ['WhatIsANetwork', 'CLICK_NETWORK_HELP'],
  ['OnRampProviders', 'SELECT_BUY_CRYPTO'],
  ['WhatIsABuy', 'SELECT_WHAT_IS_A_BUY'],
  ['GetWallet', 'CLICK_GET_WALLET_HELP'],
  ['Transactions', 'CLICK_TRANSACTIONS'],
  ['Connect', undefined],
] as const)('navigating to %s emits %s', (route, event) => {
  expect(eventOfRoute(route, { isSmartAccount: false, network: 'eip155:1' })?.event).toBe(event)
})

test('navigating to WalletSend emits OPEN_SEND with the network, other events of the account have none', () => {
  const facts = { isSmartAccount: true, network: 'eip155:1' } as const
  expect(eventOfRoute('WalletSend', facts)).toEqual({ event: 'OPEN_SEND', properties: facts })
  expect(eventOfRoute('Transactions', facts)).toEqual({
    event: 'CLICK_TRANSACTIONS',
    properties: { isSmartAccount: true },
  })
})

import { describe, expect, test } from 'vitest'
import {
  afterCheck,
  afterConnect,
  isSwapLeft,
  leaveApproval,
  shouldCloseForAccount,
  shouldGoBackForNetwork,
  shouldReopen,
  showApproval,
} from './reactionRules.ts'

test.each([
  [false, 'Connect', 'open'],
  [false, 'ApproveTransaction', 'open'],
  [true, 'Account', 'push'],
  [true, 'ApproveTransaction', 'stay'],
  [true, 'ReviewRequest', 'wait'],
] as const)('a request with the modal open %s, at %s, leads to: %s', (isShown, view, way) => {
  expect(showApproval({ isShown, view })).toBe(way)
})

test.each([
  [true, true, false, false, 'close'],
  [true, false, false, false, 'back'],
  [true, true, true, false, 'stay'],
  [true, true, false, true, 'stay'],
  [true, false, false, true, 'stay'],
  [false, true, false, false, 'stay'],
  [false, false, false, false, 'stay'],
] as const)(
  'the end of a request, view shown %s, modal opened for it %s, other requests waiting %s, frame failed %s, leads to: %s',
  (isShown, isOpenedForIt, isAnotherWaiting, isFrameFailed, way) => {
    expect(leaveApproval({ isShown, isOpenedForIt, isAnotherWaiting, isFrameFailed })).toBe(way)
  },
)

test.each([
  [{ hasSession: false, isOpen: false, view: 'Connect' }, 'ask'],
  [{ hasSession: false, isOpen: true, view: 'ConnectingExternal' }, 'ask'],
  [{ hasSession: true, isOpen: true, view: 'ConnectingExternal' }, 'close'],
  [{ hasSession: true, isOpen: true, view: 'SIWXSignMessage' }, 'close'],
  [{ hasSession: true, isOpen: true, view: 'Account' }, 'nothing'],
  [{ hasSession: true, isOpen: false, view: 'Connect' }, 'nothing'],
] as const)('after stored sessions are read with %j: %s', (facts, next) => {
  expect(afterCheck(facts)).toBe(next)
})

test.each([
  [{ isOpen: false, view: 'Connect' }, true],
  [{ isOpen: true, view: 'ApproveTransaction' }, true],
  [{ isOpen: true, view: 'SIWXSignMessage' }, false],
] as const)('a failed sign-in reopens the view: %j, %s [S4.16]', (facts, isReopened) => {
  expect(shouldReopen(facts)).toBe(isReopened)
})

describe('reactions of the modal', () => {
  const gone = { hadAddress: true, hasAddress: false, isSwitchingNamespace: false, view: 'Account' } as const

  test.each([
    [true, 'the account has disconnected', {}],
    [false, 'no account was connected', { hadAddress: false }],
    [false, 'the account has changed', { hasAddress: true }],
    [false, 'the app is switching to another namespace', { isSwitchingNamespace: true }],
    [false, 'ProfileWallets is shown', { view: 'ProfileWallets' }],
    [false, 'Pay is shown', { view: 'Pay' }],
    [true, 'the review of a payment is shown', { view: 'PayQuote' }],
  ] as const)('closes %s: %s', (isClosing, _, facts) => {
    expect(shouldCloseForAccount({ ...gone, ...facts })).toBe(isClosing)
  })

  test.each([
    [true, 'UnsupportedChain', false],
    [true, 'UnsupportedChain', true],
    [true, 'SwitchNetwork', true],
    [false, 'SwitchNetwork', false],
    [false, 'Account', true],
    [false, 'SIWXSignMessage', true],
  ] as const)('goes back %s from %s, inline %s', (isGoing, from, isInline) => {
    expect(shouldGoBackForNetwork({ view: from, isInline })).toBe(isGoing)
  })
})

test.each([
  ['Swap', 'SwapPreview', false],
  ['SwapPreview', 'ApproveTransaction', false],
  ['ApproveTransaction', 'SwapPreview', false],
  ['Swap', 'Account', true],
  ['SwapSelectToken', 'OnRampProviders', true],
  ['Account', 'Swap', false],
  ['Account', 'Networks', false],
])('going from %s to %s leaves the swap: %s', (before, now, isLeft) =>
  expect(isSwapLeft(before, now)).toBe(isLeft),
)

test.each([
  [{ to: 'close' }, { isMultiWallet: false, hadConnections: true, redirectView: undefined }],
  [{ to: 'close' }, { isMultiWallet: true, hadConnections: false, redirectView: undefined }],
  [{ to: 'ProfileWallets' }, { isMultiWallet: true, hadConnections: true, redirectView: undefined }],
  [{ to: 'ProfileWallets' }, { isMultiWallet: true, hadConnections: true, redirectView: 'Swap' }],
  [
    { to: 'redirect', view: 'Swap' },
    { isMultiWallet: false, hadConnections: true, redirectView: 'Swap' },
  ],
] as const)('[S2.7] [S2.9] after a connect: %j: %j', (next, facts) => {
  expect(afterConnect({ hasSignIn: false, ...facts })).toEqual(next)
  expect(afterConnect({ hasSignIn: true, ...facts })).toEqual({ to: 'signIn' })
})

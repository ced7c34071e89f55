import { expect, test } from 'vitest'
import { leaveApproval, showApproval, afterCheck, shouldReopen } from './reactionRules.ts'

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
  [true, true, false, 'close'],
  [true, false, false, 'back'],
  [true, true, true, 'stay'],
  [false, true, false, 'stay'],
  [false, false, false, 'stay'],
] as const)(
  'the end of a request, view shown %s, modal opened for it %s, other requests waiting %s, leads to: %s',
  (isShown, isOpenedForIt, isAnotherWaiting, way) => {
    expect(leaveApproval({ isShown, isOpenedForIt, isAnotherWaiting })).toBe(way)
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

import { expect, test } from 'vitest'
import { afterCheck, shouldReopen } from './signInReactions.ts'

test.each([
  [{ hasSession: false, isOpen: false, view: 'Connect' }, 'ask'],
  [{ hasSession: false, isOpen: true, view: 'ConnectingExternal' }, 'ask'],
  [{ hasSession: true, isOpen: true, view: 'ConnectingExternal' }, 'close'],
  [{ hasSession: true, isOpen: true, view: 'SIWXSignMessage' }, 'close'],
  [{ hasSession: true, isOpen: true, view: 'Account' }, 'nothing'],
  [{ hasSession: true, isOpen: false, view: 'Connect' }, 'nothing'],
] as const)('after kept sessions were looked up: %j, %s', (facts, next) => {
  expect(afterCheck(facts)).toBe(next)
})

test.each([
  [{ isOpen: false, view: 'Connect' }, true],
  [{ isOpen: true, view: 'ApproveTransaction' }, true],
  [{ isOpen: true, view: 'SIWXSignMessage' }, false],
] as const)('a failed sign-in reopens the view: %j, %s [S4.16]', (facts, isReopened) => {
  expect(shouldReopen(facts)).toBe(isReopened)
})

import { expect, test } from 'vitest'
import { leaveApproval, showApproval } from './approvals.ts'

test.each([
  [false, 'Connect', 'open'],
  [false, 'ApproveTransaction', 'open'],
  [true, 'Account', 'push'],
  [true, 'ApproveTransaction', 'stay'],
] as const)('with the modal open: %s, at %s, a request makes it %s', (isShown, view, way) => {
  expect(showApproval({ isShown, view })).toBe(way)
})

test.each([
  [true, true, false, 'close'],
  [true, false, false, 'back'],
  [true, true, true, 'stay'],
  [false, true, false, 'stay'],
  [false, false, false, 'stay'],
] as const)(
  'there: %s, opened for it: %s, another waiting: %s: the end makes it %s',
  (isThere, isOpenedForIt, isAnotherWaiting, way) => {
    expect(leaveApproval({ isThere, isOpenedForIt, isAnotherWaiting })).toBe(way)
  },
)

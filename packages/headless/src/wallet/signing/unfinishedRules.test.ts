import { expect, test } from 'vitest'
import { isAskedOfUser, keepUnfinished, staysUnfinished, type UnfinishedRequest } from './unfinishedRules.ts'

const request = (askedAt: number): UnfinishedRequest => ({
  id: String(askedAt),
  operation: 'signMessage',
  account: 'eip155:1:0x1',
  caipNetworkId: 'eip155:1',
  askedAt,
})

test('requests of the last 24 hours are kept, the newest first, at most 20', () => {
  const now = 100_000_000
  const times = (list: readonly UnfinishedRequest[]) => list.map(({ askedAt }) => askedAt)
  const old = now - 86_400_000
  expect(times(keepUnfinished([old, old + 1, now, now + 1].map(request), now))).toEqual([now, old + 1])
  const many = Array.from({ length: 30 }, (_, index) => request(now - index))
  expect(times(keepUnfinished(many, now))).toEqual(times(many.slice(0, 20)))
})

test.each([
  ['signMessage', true],
  ['sendTransaction', true],
  ['transferToken', true],
  ['estimateGas', false],
  ['readSession', false],
] as const)('the wallet shows %s to its user: %s', (operation, expected) => {
  expect(isAskedOfUser(operation)).toBe(expected)
})

test.each([
  ['sendTransaction', 'SEND_UNCLEAR', false, true],
  ['sendTransaction', 'USER_REJECTED', false, false],
  ['sendTransaction', undefined, true, true],
  ['transferToken', undefined, true, true],
  ['signMessage', undefined, true, false],
  ['signMessage', 'SIGN_MESSAGE_FAILED', false, false],
])('%s rejected with %s, aborted: %s, stays: %s', (operation, code, isAborted, expected) => {
  expect(staysUnfinished({ operation, code, isAborted })).toBe(expected)
})

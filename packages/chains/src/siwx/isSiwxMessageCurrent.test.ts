import { expect, test } from 'vitest'
import { isSiwxMessageCurrent } from './isSiwxMessageCurrent.ts'
import type { SiwxMessageData } from './types.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each<readonly [string, Partial<SiwxMessageData>, boolean]>([
  ['counts without times', {}, true],
  ['counts until it expires', { expirationTime: '2026-11-21T12:00:01Z' }, true],
  ['does not count once it has expired', { expirationTime: '2026-11-21T12:00:00Z' }, false],
  ['does not count a second after its end', { expirationTime: '2026-11-21T11:59:59Z' }, false],
  ['counts until an end in a leap second', { expirationTime: '2026-12-31t23:59:60z' }, true],
  ['counts two minutes before its time', { notBefore: '2026-11-21T12:02:00Z' }, true],
  ['does not count before that', { notBefore: '2026-11-21T12:02:01Z' }, false],
  ['counts if it was issued by a clock two minutes ahead', { issuedAt: '2026-11-21T12:02:00Z' }, true],
  ['does not count if it was issued later', { issuedAt: '2026-11-21T12:02:01Z' }, false],
])('a sign-in %s', (_, data, isCurrent) => {
  expect(isSiwxMessageCurrent(data as SiwxMessageData, { now })).toBe(isCurrent)
})

test('`leewayMs` replaces the two minutes, and the clock is the default time', () => {
  const data = { issuedAt: new Date(Date.now() + 60_000).toISOString() } as SiwxMessageData
  expect(isSiwxMessageCurrent(data)).toBe(true)
  expect(isSiwxMessageCurrent(data, { leewayMs: 1000 })).toBe(false)
})

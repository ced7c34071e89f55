import type { SmartSession } from '@foyer/headless'
import { expect, test } from 'vitest'
import { groupSessions, hoursOf, nextEnd, periodIn } from './rules.ts'

const session = (pci: string, createdAt: Date, facts: Partial<SmartSession> = {}): SmartSession => ({
  pci,
  project: { id: 'p', name: pci },
  createdAt: createdAt.getTime(),
  expiry: 0,
  permissions: [],
  summary: [],
  policies: [],
  context: '',
  ...facts,
})

test('a tab has its smart sessions by month, newest first', () => {
  const sessions = [
    session('march', new Date(2030, 2, 31, 23, 59)),
    session('april', new Date(2030, 3, 1)),
    session('late april', new Date(2030, 3, 30)),
    session('gone', new Date(2030, 3, 2), { revokedAt: 1 }),
    session('a year before', new Date(2029, 3, 1)),
  ]
  const groups = groupSessions(sessions, {
    state: 'active',
    stateOf: ({ revokedAt }) => (revokedAt === undefined ? 'active' : 'revoked'),
  })
  expect(
    groups.map(({ month, sessions: own }) => [new Date(month).toDateString(), own.map(({ pci }) => pci)]),
  ).toEqual([
    [new Date(2030, 3, 1).toDateString(), ['late april', 'april']],
    [new Date(2030, 2, 1).toDateString(), ['march']],
    [new Date(2029, 3, 1).toDateString(), ['a year before']],
  ])
})

test.each([
  [0, 3_600_000, 1],
  [0, 5_400_000, 2],
  [0, 1000, 1],
  [3_600_000, 10_800_000, 2],
  [10, 0, 1],
])('from %i to %i: %i h', (createdAt, expiry, hours) => {
  expect(hoursOf({ createdAt, expiry })).toBe(hours)
})

test.each([
  [1, 1, 'second'],
  [90, 90, 'second'],
  [120, 2, 'minute'],
  [3600, 1, 'hour'],
  [5400, 90, 'minute'],
  [86_400, 1, 'day'],
  [604_800, 7, 'day'],
])('a period of %i seconds is %i %s', (seconds, count, unit) => {
  expect(periodIn(seconds)).toEqual({ count, unit })
})

test('the next expiry is the first of the active smart sessions', () => {
  const created = new Date(0)
  const ends = [
    session('a', created, { expiry: 50 }),
    session('b', created, { expiry: 150 }),
    session('c', created, { expiry: 120, revokedAt: 1 }),
  ]
  expect(nextEnd(ends, 20)).toBe(30)
  expect(nextEnd(ends, 100)).toBe(50)
  expect(nextEnd(ends, 150)).toBeUndefined()
})

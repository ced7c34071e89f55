import { expect, test } from 'vitest'
import { relativeTime } from './relativeTime.ts'

const now = Date.UTC(2026, 5, 15)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [-5 * SECOND, '0 sec'],
  [0, '0 sec'],
  [59 * SECOND, '59 sec'],
  [MINUTE, '1 min'],
  [59 * MINUTE + 59 * SECOND, '59 min'],
  [HOUR, '1 hr'],
  [2 * HOUR, '2 hrs'],
  [23 * HOUR + 59 * MINUTE, '23 hrs'],
  [DAY, '1 d'],
  [29 * DAY, '29 d'],
  [30 * DAY, '1 mo'],
  [364 * DAY, '12 mo'],
  [365 * DAY, '1 yr'],
  [800 * DAY, '2 yr'],
])('[S9.26] %i ms ago is formatted as %s', (ago, text) => {
  expect(relativeTime({ time: now - ago, now })).toBe(text)
  expect(relativeTime({ time: now - ago, now, locale: 'en-GB' })).toBe(text)
})

test('other languages use the texts of Intl', () => {
  const ago = (locale: string) => relativeTime({ time: now - 3 * MINUTE, now, locale })
  expect(ago('de')).toBe('vor 3 Min.')
  expect(ago('ja')).toBe('3 分前')
})

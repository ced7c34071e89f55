import { expect, test } from 'vitest'
import { activityDates, typeMessage } from './activityText.ts'

test.each([
  ['en', '01 Feb'],
  ['en-US', '01 Feb'],
  ['de', '01. Feb.'],
  ['fa', '۰۱ فوریه'],
])('[S4.30] the first of February in %s is %s', (locale, expected) => {
  expect(activityDates(locale).day(new Date(2024, 1, 1, 12).toISOString())).toBe(expected)
})

test.each([
  ['en', 2024, 'April'],
  ['en', 2020, 'April 2020'],
  ['de', 2020, 'April 2020'],
  ['ja', 2020, '2020年4月'],
  ['fa', 2024, 'آوریل'],
  ['fa', 2020, 'آوریل ۲۰۲۰'],
])('[S4.30] in %s, April of %i is %s', (locale, year, expected) => {
  expect(activityDates(locale).month({ year, month: 3 }, 2024)).toBe(expected)
})

test.each([
  ['send', 'activity.type.send'],
  ['trade', 'activity.type.trade'],
  ['teleport', undefined],
  ['constructor', undefined],
])('%s has the text %s', (type, key) => expect(typeMessage(type)).toBe(key))

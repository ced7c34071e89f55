import { expect, test } from 'vitest'
import { directionOf } from './direction.ts'
import { resolveLocale } from './resolveLocale.ts'

const available = ['ar', 'de', 'es', 'he', 'id', 'pt-BR', 'zh-CN', 'zh-TW', 'en-XA'] as const

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['zh-Hans-CN', 'zh-CN'],
  ['zh-Hant-TW', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['iw', 'he'],
  ['en', undefined],
  ['en-GB', undefined],
  ['en-XA', 'en-XA'],
  ['tlh', undefined],
  ['', undefined],
  ['constructor', undefined],
])('%s → %s', (wanted, expected) => {
  expect(resolveLocale(wanted, available)).toBe(expected)
})

test.each([
  ['ar-EG', 'rtl'],
  ['fa', 'rtl'],
  ['he', 'rtl'],
  ['ur-PK', 'rtl'],
  ['en', 'ltr'],
  ['arn', 'ltr'],
  ['zh-TW', 'ltr'],
])('%s is %s', (locale, dir) => {
  expect(directionOf(locale)).toBe(dir)
})

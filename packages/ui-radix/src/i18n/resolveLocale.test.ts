import { expect, test } from 'vitest'
import { canonicalLocale, directionOf, isEnglish } from './locale.ts'
import { locales } from './localeFiles.ts'
import { resolveLocale } from './resolveLocale.ts'

const available = Object.keys(locales)

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  ['de-AT-1901', 'de'],
  ['de-u-nu-latn', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['es-419', 'es'],
  ['fr-CA', 'fr'],
  ['zh', 'zh-CN'],
  ['zh-Hans-CN', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-Hant-TW', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['zh-SG', 'zh-CN'],
  ['iw', 'he'],
  ['in-ID', 'id'],
  ['en-XA', 'en-XA'],
])('%s uses the translations of %s', (wanted, tag) => {
  expect(resolveLocale([wanted], available)).toEqual({ locale: wanted, tag })
})

test.each(['en', 'en-GB', 'EN_us', 'en-001'])('%s needs no translations', (wanted) => {
  expect(resolveLocale([wanted, 'de'], available)).toEqual({ locale: wanted })
})

test.each([[['nb']], [['tlh', 'sw-KE']], [['']], [['constructor']], [[]]])(
  '%j has no translations',
  (wanted) => {
    expect(resolveLocale(wanted, available)).toBeUndefined()
  },
)

test.each([
  [['nb', 'da', 'de-DE', 'en'], 'de-DE', 'de'],
  [['nb-NO', 'en-US', 'de'], 'en-US', undefined],
  [['fa-AF', 'en'], 'fa-AF', 'fa'],
])('%j resolves to the first supported language', (wanted, locale, tag) => {
  expect(resolveLocale(wanted, available)).toEqual({ locale, tag })
})

test.each([
  ['en', true],
  ['en-GB', true],
  ['en_US', true],
  ['EN', true],
  ['en-XA', false],
  ['enm', false],
  ['de', false],
  ['', false],
])('%s is English: %s', (locale, expected) => {
  expect(isEnglish(locale)).toBe(expected)
})

test.each([
  ['pt_br', 'pt-BR'],
  ['ZH-hant', 'zh-Hant'],
  ['iw', 'he'],
  ['not a tag', 'en'],
  ['', 'en'],
])('%j becomes %s for Intl', (given, expected) => {
  expect(canonicalLocale(given)).toBe(expected)
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

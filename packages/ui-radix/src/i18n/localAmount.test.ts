import { expect, test } from 'vitest'
import { localAmount } from './localAmount.ts'

test.each([
  ['1.234', undefined, '1.234'],
  ['1234.567', 'en', '1,234.567'],
  ['1.234', 'de', '1,234'],
  ['1234.500', 'de', '1.234,5'],
  ['10000', 'en', '10,000'],
  ['10000 ETH', 'fr', '10\u202f000 ETH'],
  ['<0.001', 'fr', '<0,001'],
  ['-2.000', 'de', '-2'],
  ['90071992547409931234.123', 'en', '90,071,992,547,409,931,234.123'],
  ['1.234 ETH', 'fa', '۱٫۲۳۴ ETH'],
])('[S5.11] %s in %s is %s', (amount, locale, expected) => {
  expect(localAmount(amount, locale)).toBe(expected)
})

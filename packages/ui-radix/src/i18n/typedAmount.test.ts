import { expect, test } from 'vitest'
import { typedAmount } from './typedAmount.ts'

test.each([
  ['0.25', 'en', '0.25'],
  ['0.25', 'de', '0,25'],
  ['1.234502', 'fr', '1,234502'],
  ['1234.5', 'pt-BR', '1234,5'],
  ['1234.', 'de', '1234,'],
  ['100', 'de', '100'],
  ['', 'de', ''],
  ['0.5', 'de-CH', '0.5'],
  ['0.5', 'ja', '0.5'],
  // Persian has a mark of its own, which belongs to Persian digits.
  ['0.5', 'fa', '0.5'],
])('%j in %s is %j', (amount, locale, shown) => {
  expect(typedAmount(amount, locale)).toBe(shown)
})

import { expect, test } from 'vitest'
import { formatExact } from './ExactAmount.tsx'

test.each([
  ['en', '0.25', '0.25'],
  ['en', '1234567', '1,234,567'],
  ['de', '1234.5', '1.234,5'],
  ['de', '30.000', '30,000'],
  ['de', '-0.001', '-0,001'],
  ['hi', '123456789', '12,34,56,789'],
  ['fa', '10.05', '۱۰٫۰۵'],
  ['en', '123456789012345678901.123456789012345678', '123,456,789,012,345,678,901.123456789012345678'],
  ['de', '', ''],
  ['de', '<0.001', '<0.001'],
])('%s writes %s as %s', (locale, amount, text) => {
  expect(formatExact(locale, amount)).toBe(text)
})

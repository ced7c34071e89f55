import { expect, test } from 'vitest'
import { currencySign, formatMoney, limitRounding } from './formatMoney.ts'

test('formats money in the locale', () => {
  expect(formatMoney('en', { amount: '250', currency: 'USD' })).toBe('$250')
  expect(formatMoney('de', { amount: '1000.5', currency: 'EUR' })).toBe('1.000,50\u00a0€')
  expect(formatMoney('en', { amount: '5', currency: 'no currency' })).toBe('5 no currency')
  expect(formatMoney('en', { amount: 'many', currency: 'USD' })).toBe('many USD')
  expect(formatMoney('en', { amount: '1e999', currency: 'USD' })).toBe('1e999 USD')
})

test.each([
  ['CAD', '250', '$250'],
  ['CAD', '250.5', '$250.50'],
  ['JPY', '1500', '¥1,500'],
  ['JPY', '1500.5', '¥1,501'],
  ['KRW', '12.25', '₩12'],
  ['KWD', '1.5', 'KWD\u00a01.500'],
  ['BHD', '0.125', 'BHD\u00a00.125'],
  ['KWD', '2', 'KWD\u00a02'],
])('amounts of %s have its shortest sign and its decimals: %s', (currency, amount, text) => {
  expect(formatMoney('en', { amount, currency })).toBe(text)
})

test.each([
  ['below', 'USD', '10.001', '$10.01'],
  ['above', 'USD', '999.999', '$999.99'],
  ['below', 'JPY', '1500.2', '¥1,501'],
  ['above', 'JPY', '1500.8', '¥1,500'],
  ['below', 'USD', '10.1', '$10.10'],
  ['above', 'USD', '10', '$10'],
] as const)(
  'the limit %s of %s, %s, is rounded to an accepted amount: %s',
  (side, currency, amount, text) => {
    expect(formatMoney('en', { amount, currency }, limitRounding[side])).toBe(text)
  },
)

test('in right-to-left languages number and sign keep their order in a sentence', () => {
  expect(formatMoney('ar', { amount: '250', currency: 'USD' })).toMatch(/^\u2066.*250.*\u2069$/)
})

test.each([
  ['USD', '$'],
  ['EUR', '€'],
  ['CAD', '$'],
  ['CHF', 'CHF'],
  ['no currency', 'no currency'],
])('the sign of %s is %s', (currency, sign) => {
  expect(currencySign('en', currency)).toBe(sign)
})

test('letters before the sign are left out', () => {
  expect(currencySign('ar', 'USD')).toBe('$')
  expect(currencySign('en', 'CHF')).toBe('CHF')
})

import { expect, test } from 'vitest'
import { formatMoney } from './formatMoney.ts'

test('money is what the language writes', () => {
  expect(formatMoney('en', { amount: '250', currency: 'USD' })).toBe('$250')
  expect(formatMoney('de', { amount: '1000.5', currency: 'EUR' })).toBe('1.000,50\u00a0€')
  expect(formatMoney('en', { amount: '5', currency: 'no currency' })).toBe('5 no currency')
})

test('where the language runs right to left, figures and sign keep their order inside a sentence', () => {
  expect(formatMoney('ar', { amount: '250', currency: 'USD' })).toMatch(/^\u2066.*250.*\u2069$/)
})

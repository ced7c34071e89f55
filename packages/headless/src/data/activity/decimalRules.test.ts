import { expect, test } from 'vitest'
import { addDecimals, compareDecimals, isBelowShare, plainDecimal, roundDecimal } from './decimalRules.ts'

test.each([
  ['0', '0'],
  ['1.50', '1.5'],
  ['007', '7'],
  ['1.', '1'],
  ['1e3', '1000'],
  ['1.25e1', '12.5'],
  ['1e-18', '0.000000000000000001'],
  ['12.5E-2', '0.125'],
  ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
  ['', undefined],
  ['-1', undefined],
  ['1,5', undefined],
  ['0x10', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  ['1e999', undefined],
  ['9'.repeat(81), undefined],
])('plainDecimal of %s is %s', (text, expected) => expect(plainDecimal(text)).toBe(expected))

test.each([
  ['0.1', '0.2', -1, '0.3'],
  ['100', '50', 1, '150'],
  ['1', '1.000', 0, '2'],
  ['0.999999999999999999', '0.000000000000000001', 1, '1'],
  ['9', '10', -1, '19'],
  ['123456789012345678901.1', '123456789012345678901.2', -1, '246913578024691357802.3'],
])('compareDecimals of %s and %s is %i, and their sum is %s', (a, b, order, sum) => {
  expect(compareDecimals(a, b)).toBe(order)
  expect(addDecimals(a, b)).toBe(sum)
})

test.each([
  ['0.00583', '0.224784', 10, true],
  ['0.0224784', '0.224784', 10, false],
  ['1', '100', 1, false],
  ['0.999', '100', 1, true],
])('isBelowShare of %s in %s, for %i percent: %s', (amount, of, percent, expected) => {
  expect(isBelowShare(amount, of, percent)).toBe(expected)
})

test.each([
  ['123.456789', '123.457'],
  ['123.4565', '123.457'],
  ['123.4564999', '123.456'],
  ['1', '1'],
  ['1.5', '1.5'],
  ['0.0005', '0.001'],
  ['0.00049', '0'],
  ['0.9996', '1'],
  ['12345678901234567890.1234', '12345678901234567890.123'],
])('roundDecimal of %s to three places is %s', (text, expected) =>
  expect(roundDecimal(text, 3)).toBe(expected),
)

import { describe, expect, test } from 'vitest'
import { balanceFallback, displayAmount } from './rules.ts'

describe('displayAmount', () => {
  test.each([
    ['3', '3'],
    ['123.456789', '123.456'],
    ['0.9999', '0.999'],
    ['1.0', '1'],
    ['1.', '1'],
    ['0', '0'],
    ['0.000', '0'],
    ['0.001', '0.001'],
    ['0.000456789', '<0.001'],
    ['0.000000000000000001', '<0.001'],
    ['00.0009', '<0.001'],
    ['10.0004', '10'],
    ['01.0004', '01'],
    ['10000.000', '10000'],
    ['1.5000', '1.5'],
    ['0.1009', '0.1'],
    ['-1.2345', '-1.234'],
    ['123456789012345678901.2345', '123456789012345678901.234'],
  ])('[S5.11] turns %s into %s', (formatted, shown) => {
    expect(displayAmount(formatted)).toBe(shown)
  })

  test.each([undefined, '', 'abc', 'NaN', 'Infinity', '1e21', '0x10', '1,5', '<b>1</b>', ' 1', '1\n', '--1'])(
    '[S5.11] turns the invalid amount %j into 0',
    (hostile) => expect(displayAmount(hostile)).toBe('0'),
  )
})

test.each([
  [undefined, 'ETH', 18],
  [{ symbol: 'SOL', decimals: 9 }, 'SOL', 9],
  [{ symbol: '', decimals: 0 }, 'ETH', 18],
])('[S7.61] the fallback for a failed balance of %j is 0.00 %s', (currency, symbol, decimals) => {
  expect(balanceFallback(currency)).toEqual({ value: '0', decimals, symbol, formatted: '0.00' })
})

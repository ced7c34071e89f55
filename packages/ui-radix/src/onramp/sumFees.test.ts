import { expect, test } from 'vitest'
import { sumFees } from './sumFees.ts'

const provider = (amount: string, currency = 'USD') => ({ name: 'provider', amount, currency }) as const
const network = (amount: string, currency = 'USD') => ({ name: 'network', amount, currency }) as const

test.each([
  ['none', [], []],
  ['zero', [provider('0')], []],
  ['of one currency', [provider('0.1'), network('0.2')], [{ amount: '0.300000000', currency: 'USD' }]],
  [
    'of a currency and a token',
    [provider('2'), network('0.0005', 'ETH')],
    [
      { amount: '2.000000000', currency: 'USD' },
      { amount: '0.000500000', currency: 'ETH' },
    ],
  ],
])('sum of the fees: %s', (_, fees, expected) => {
  expect(sumFees(fees)).toEqual(expected)
})

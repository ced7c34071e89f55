import { isAddress } from '@foyer/chains'
import { formatUnits, parseUnits } from '@foyer/chains/units'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxAmount, typeAmount } from './amountRules.ts'
import { exactAmount, fiatOf, isFeeCovered, missingForSend, receiverKind, sendProblem } from './rules.ts'

describe('the amount field', () => {
  test.each([
    ['12', '12'],
    ['1.5', '1.5'],
    ['1,5', '1.5'],
    ['.', '0.'],
    [',', '0.'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0', '0'],
    ['0.0', '0.0'],
    ['1.', '1.'],
    ['', ''],
    ['  3 ', '3'],
    // Pasted texts.
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1 234,5', '1234.5'],
    ['1\u202F234,5', '1234.5'],
    ['1’234.5', '1234.5'],
    ['1,234', '1.234'],
    ['$12.50', '12.50'],
    ['12,50 €', '12.50'],
    ['12.5 USDC', '12.5'],
    ['١٢٫٥', '12.5'],
    // Five alphabets of digits in a row, without a gap.
    ['𝟙𝟘.𝟶𝟻', '10.05'],
    ['१२', '12'],
    ['１２．５', '12.5'],
    ['１，２３４．５', '1234.5'],
    // Texts whose digits alone would be another amount.
    ['1e77', 'before'],
    ['1e-7', 'before'],
    ['-5', 'before'],
    ['+5', 'before'],
    ['0x10', 'before'],
    ['five', 'before'],
    ['1.2.3', 'before'],
    ['1.2,', 'before'],
    ['1,23,456', 'before'],
    ['1,234,567x', 'before'],
    ['1 234 a', 'before'],
    ['5$5', 'before'],
    ['5 ETH.5', 'before'],
    ['NaN', 'before'],
    ['Infinity', 'before'],
    ['9'.repeat(61), 'before'],
  ])('shows %j as %s', (typed, shown) => {
    expect(typeAmount('before', typed)).toBe(shown)
  })

  test.each([
    ['1.234', '1.234,'],
    ['1.234', '1.234.'],
    ['1.234', '1,234.'],
    ['1.234', '1,234,'],
    ['0.5', '0,5,'],
    ['1.234567', '1,234.567'],
    ['1.234567', '1.234.567'],
    ['1.234567', '1,234,567'],
    ['1234.567', '1.234,567'],
  ])('keeps %j when a second mark is typed behind or in it: %j', (before, typed) => {
    expect(typeAmount(before, typed)).toBe(before)
  })

  test.each([
    ['1234', '1234,', '1234.'],
    ['1.234', '1,2345', '1.2345'],
    ['1.234', '1,23', '1.23'],
    ['', '1.234,', '1234.'],
  ])('changes %j after %j to %j', (before, typed, shown) => {
    expect(typeAmount(before, typed)).toBe(shown)
  })

  test.each([
    ['5 ETH', '5'],
    ['1,234.5 eth', '1234.5'],
    ['5 gwei', 'before'],
    ['2 million', 'before'],
    ['5 USDC', 'before'],
  ])('shows %j for the token ETH as %s', (typed, shown) => {
    expect(typeAmount('before', typed, 'ETH')).toBe(shown)
  })

  test.each([
    ['$100', 'ETH', 'before'],
    ['100 $', 'ETH', 'before'],
    ['€100', 'USDC', 'before'],
    ['₹100', 'INR', 'before'],
    ['$100', 'USDC', '100'],
    ['100 €', 'EURC', '100'],
    ['₿0.5', 'wBTC', '0.5'],
    ['£100', 'GBPT', '100'],
    ['$100', 'ausd', '100'],
  ])(
    'shows %j for the token %s as %s, because the sign is one of another unit or its own',
    (typed, symbol, shown) => {
      expect(typeAmount('before', typed, symbol)).toBe(shown)
    },
  )
})

test('an amount is unchanged by its conversion to base units and back', () => {
  const amounts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 0, max: 24 }))
  fc.assert(
    fc.property(amounts, ([units, decimals]) => {
      const amount = formatUnits(`${units}`, decimals)
      expect(parseUnits(amount, decimals, 'refuse')).toBe(units)
      expect(typeAmount('', amount)).toBe(amount)
      expect(exactAmount(amount)).toBe(amount)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['007.50', '7.5'],
  ['1.', '1'],
  ['0.0', '0'],
  ['100', '100'],
])('%s is shown as %s', (amount, shown) => {
  expect(exactAmount(amount)).toBe(shown)
})

describe('the maximum', () => {
  test.each([
    // 1 ETH at 1 gwei.
    ['1', 18, `${65_000n * 10n ** 9n}`, '0.999935'],
    ['0.00001', 18, `${65_000n * 10n ** 9n}`, '0'],
    ['100', 9, '995880', '99.99900412'],
    ['2.7', 6, undefined, '2.7'],
    ['2.12345678', 6, undefined, '2.123456'],
    ['9999999999999999999999.000000000000000001', 18, undefined, '9999999999999999999999.000000000000000001'],
    ['5', 0, undefined, '5'],
  ])('balance %s with %i decimals, reserve %s: %s', (balance, decimals, reserve, amount) => {
    expect(maxAmount({ balance, decimals, reserve })).toBe(amount)
  })
})

const quantity = { decimals: '6', numeric: '100' }
test.each([
  [undefined, {}],
  [undefined, { amount: '100' }],
  ['noToken', { token: undefined, amount: '' }],
  ['noAmount', { amount: '' }],
  ['invalidAmount', { amount: '0' }],
  ['invalidAmount', { amount: '0.0000001' }],
  ['insufficientBalance', { amount: '150' }],
  ['insufficientBalance', { amount: '100.000001' }],
  ['noReceiver', { receiver: 'empty' }],
  ['noReceiver', { token: { price: 0, quantity }, amount: '0', receiver: 'empty' }],
  ['resolving', { receiver: 'resolving' }],
  ['invalidReceiver', { receiver: 'invalid' }],
  ['invalidAmount', { token: { quantity }, amount: '0' }],
] as const)('[S5.16] %s: %o', (problem, changed) => {
  const facts = { token: { price: 1, quantity }, amount: '5', receiver: 'ready' as const }
  expect(sendProblem({ ...facts, ...changed })).toBe(problem)
})

test.each([
  ['5', 2, 10],
  ['0.1', 3, 0.3],
  ['', 2, undefined],
  ['5', undefined, undefined],
])('%s at %s dollars is worth %s', (amount, price, fiat) => {
  const worth = fiatOf(amount, price)
  if (fiat === undefined) expect(worth).toBeUndefined()
  else expect(worth).toBeCloseTo(fiat, 12)
})

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'
const SOLANA = 'HsKqJg6ZCvBPYA7pQXVNDKPdxzcMcnSyQ6UvLjPAV3uR'
test.each([
  ['empty', '  ', {}],
  ['address', EVM, {}],
  ['address', ` ${EVM.toLowerCase()} `, {}],
  ['address', EVM.slice(2), {}],
  ['name', 'mira.example', {}],
  ['name', '🌻.eth', {}],
  // Addresses of another namespace, and texts that resemble an address.
  ['name', SOLANA, {}],
  ['invalid', EVM, { namespace: 'solana', hasNames: false }],
  ['address', SOLANA, { namespace: 'solana', hasNames: false }],
  ['invalid', 'mira.example', { namespace: 'solana', hasNames: false }],
  ['invalid', EVM.slice(0, -1), {}],
  ['invalid', `ethereum:${EVM}`, {}],
  ['invalid', 'two words', {}],
  ['invalid', 'a'.repeat(256), {}],
  // Addresses from which nothing can be sent back.
  ['invalid', `0x${'0'.repeat(40)}`, {}],
  ['invalid', `0x${'e'.repeat(40)}`, {}],
  ['invalid', '1'.repeat(32), { namespace: 'solana', hasNames: false }],
  ['invalid', `So${'1'.repeat(41)}`, { namespace: 'solana', hasNames: false }],
] as const)('[S5.16] a receiver of kind %s: %j %o', (kind, text, changed) => {
  const { namespace, ...facts } = {
    namespace: 'eip155' as const,
    token: undefined,
    hasNames: true,
    ...changed,
  }
  const found = receiverKind({
    ...facts,
    namespace,
    text,
    isAddress: (address) => isAddress(namespace, address),
  })
  expect(found.kind).toBe(kind)
  if (kind === 'address' && namespace === 'eip155') expect(found.address).toMatch(/^0x/)
})

test.each([
  ['SEND_MISSING', { amount: '', receiver: EVM, hasToken: true }],
  ['SEND_MISSING', { amount: '1', receiver: undefined, hasToken: false }],
  ['SEND_TOKEN_MISSING', { amount: '1', receiver: EVM, hasToken: false }],
  [undefined, { amount: '1', receiver: EVM, hasToken: true }],
])('[S5.16] the error of missing fields is %s: %o', (code, facts) => {
  expect(missingForSend(facts)).toBe(code)
})

test.each([
  [true, { balance: '10', value: '9', fee: '1', deposit: '0', isNative: true }],
  [false, { balance: '10', value: '10', fee: '1', deposit: '0', isNative: true }],
  [true, { balance: '1', value: '10', fee: '1', deposit: '0', isNative: false }],
  [false, { balance: '1', value: '10', fee: '1', deposit: '1', isNative: false }],
])('the fee is covered: %s, %o', (isCovered, facts) => {
  expect(isFeeCovered(facts)).toBe(isCovered)
})

test('a balance with more decimals than the token is rounded down, so that no more than it is sent', () => {
  expect(maxAmount({ balance: '1.9999999', decimals: 6 })).toBe('1.999999')
  const token = { quantity: { decimals: '6', numeric: '1.9999999' } }
  expect(sendProblem({ token, amount: '2', receiver: 'ready' })).toBe('insufficientBalance')
  expect(sendProblem({ token, amount: '1.999999', receiver: 'ready' })).toBeUndefined()
})

test('0 of a token with a price is invalid before a receiver is given', () => {
  const token = { price: 1, quantity: { decimals: '6', numeric: '5' } }
  expect(sendProblem({ token, amount: '0', receiver: 'empty' })).toBe('invalidAmount')
})

import fc from 'fast-check'
import { formatUnits as viemFormatUnits, parseUnits as viemParseUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import { isUnlimited } from './isUnlimited.ts'
import { formatUnits, parseUnits, parseValue } from './units.ts'

describe('a decimal text in base units', () => {
  test.each<[text: string, decimals: number, refuse: bigint | undefined, truncate?: bigint, halfUp?: bigint]>(
    [
      ['0.1', 6, 100_000n],
      ['1', 18, 1_000_000_000_000_000_000n],
      ['0.000000000000000001', 18, 1n],
      ['1.500', 1, 15n],
      ['1.', 2, 100n],
      ['1.5', 6, 1_500_000n],
      ['0', 6, 0n],
      ['007', 0, 7n],
      ['7.0', 0, 7n],
      ['499999999999999', 18, 499_999_999_999_999_000_000_000_000_000_000n],
      ['0.0000001', 6, undefined, 0n, 0n],
      ['0.0000004', 6, undefined, 0n, 0n],
      ['0.0000005', 6, undefined, 0n, 1n],
      ['0.0000015', 6, undefined, 1n, 2n],
      ['0.9999999', 6, undefined, 999_999n, 1_000_000n],
      ['1.5', 0, undefined, 1n, 2n],
      ['1.49', 0, undefined, 1n, 1n],
    ],
  )('[S5.21] %s with %i decimals', (text, decimals, refuse, truncate = refuse, halfUp = truncate) => {
    expect(parseUnits(text, decimals, 'refuse')).toBe(refuse)
    expect(parseUnits(text, decimals, 'truncate')).toBe(truncate)
    expect(parseUnits(text, decimals, 'halfUp')).toBe(halfUp)
  })

  test.each(['', '.', '.5', '1e3', '-1', '+1', '1,5', 'abc', ' 1', '1 ', '0x1', '1.2.3', 'Infinity', '１'])(
    '[S5.21] %j is invalid, with any rounding',
    (text) => {
      expect(parseUnits(text, 6, 'refuse')).toBeUndefined()
      expect(parseUnits(text, 6, 'truncate')).toBeUndefined()
      expect(parseUnits(text, 6, 'halfUp')).toBeUndefined()
    },
  )
})

test.each([
  ['1500000000000000000', 18, '1.5'],
  ['1', 18, '0.000000000000000001'],
  ['0', 18, '0'],
  ['0', 0, '0'],
  ['42', 0, '42'],
  ['100', 2, '1'],
  ['1000000', 6, '1'],
  ['-1500000', 6, '-1.5'],
  ['123456789012345678901234567890', 9, '123456789012345678901.23456789'],
  ['123456789', 8, '1.23456789'],
  ['2100000000000000', 8, '21000000'],
] as const)('%s base units with %i decimals are %s', (value, decimals, formatted) => {
  expect(formatUnits(value, decimals)).toBe(formatted)
  expect(formatUnits(BigInt(value), decimals)).toBe(formatted)
})

const values = fc.bigInt({ min: 0n, max: 2n ** 256n })
const decimalPlaces = fc.integer({ min: 0, max: 36 })

test('amounts round-trip between decimals and base units', () => {
  fc.assert(
    fc.property(values, decimalPlaces, (value, decimals) => {
      const text = formatUnits(value, decimals)
      for (const rounding of ['refuse', 'truncate', 'halfUp'] as const)
        expect(parseUnits(text, decimals, rounding)).toBe(value)
    }),
  )
})

test('formatUnits equals viem, and so does parseUnits with half up', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n }), decimalPlaces, (value, decimals) => {
      expect(formatUnits(value, decimals)).toBe(viemFormatUnits(value, decimals))
    }),
  )
  const digits = fc.stringMatching(/^\d{0,40}$/)
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,40}$/), digits, decimalPlaces, (whole, fraction, decimals) => {
      const text = fraction === '' ? whole : `${whole}.${fraction}`
      expect(parseUnits(text, decimals, 'halfUp')).toBe(viemParseUnits(text, decimals))
    }),
  )
})

test('all roundings agree if no digit is cut; half up is truncate or one unit more', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,30}\.\d{0,30}$/), decimalPlaces, (text, decimals) => {
      const refused = parseUnits(text, decimals, 'refuse')
      const cut = parseUnits(text, decimals, 'truncate') as bigint
      const rounded = parseUnits(text, decimals, 'halfUp') as bigint
      if (refused !== undefined) expect([cut, rounded]).toEqual([refused, refused])
      expect([cut, cut + 1n]).toContain(rounded)
    }),
  )
})

describe('the value of a transaction', () => {
  const most = 2n ** 256n - 1n

  test.each<[value: unknown, parsed: bigint]>([
    [0n, 0n],
    [1n, 1n],
    [most, most],
    ['0', 0n],
    ['007', 7n],
    ['1000000000000000000', 1_000_000_000_000_000_000n],
    [`${most}`, most],
    ['0xde0b6b3a7640000', 1_000_000_000_000_000_000n],
    ['0XFf', 255n],
    [`0x${most.toString(16)}`, most],
  ])('is read from %o', (value, parsed) => {
    expect(parseValue(value)).toBe(parsed)
  })

  test.each<[value: unknown]>([
    [-1n],
    [most + 1n],
    [`${most + 1n}`],
    [`0x1${'0'.repeat(64)}`],
    [''],
    ['0x'],
    ['-1'],
    ['1.5'],
    ['1e3'],
    [' 1'],
    ['1 '],
    ['0b1'],
    ['0o7'],
    [1],
    [1.5],
    [true],
    [null],
    [undefined],
    [{}],
  ])('is not read from %o', (value) => {
    expect(parseValue(value)).toBeUndefined()
  })
})

test.each<[amount: bigint, isIt: boolean]>([
  [2n ** 256n - 1n, true],
  [2n ** 128n - 1n, true],
  [2n ** 128n - 2n, false],
  [2n ** 96n - 1n, true],
  [2n ** 96n, false],
  [2n ** 96n - 2n, false],
  [0n, false],
])('an allowance of %s has no limit: %s', (amount, isIt) => expect(isUnlimited(amount)).toBe(isIt))

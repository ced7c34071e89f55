import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arrangeTokens,
  isNativeToken,
  isQuietWallet,
  isTokenRetryBlocked,
  nativeMismatch,
  tokenFormats,
  tokenId,
  tokenKey,
  tokenSources,
  tokenWorth,
} from './rules.ts'
import type { TokenBalance } from './types.ts'

const token = (id: string, more: Partial<TokenBalance> = {}): TokenBalance => ({
  id: `eip155:1:${id}`,
  caipNetworkId: 'eip155:1',
  name: id,
  symbol: id,
  quantity: { decimals: '18', numeric: '1' },
  ...more,
})
const ids = (tokens: readonly TokenBalance[]) => arrangeTokens(tokens).tokens.map(({ name }) => name)

describe('arrangeTokens', () => {
  test('sorts tokens by value; those without a value are last, in their order', () => {
    expect(
      ids([
        token('a'),
        token('b', { value: 1 }),
        token('c'),
        token('d', { value: 30 }),
        token('e', { value: 0 }),
      ]),
    ).toEqual(['d', 'b', 'e', 'a', 'c'])
  })

  test('[S5.20] drops tokens with 0 decimals', () => {
    expect(ids([token('a', { quantity: { decimals: '0', numeric: '5' }, value: 1000 }), token('b')])).toEqual(
      ['b'],
    )
    expect(arrangeTokens([token('a', { quantity: { decimals: '0', numeric: '5' }, value: 9 })]).total).toBe(0)
  })

  test('lists each token once, for any spelling of its address', () => {
    expect(ids([token('0xAB'), token('0xab')])).toEqual(['0xAB'])
  })

  test.each([
    [[token('a')], undefined],
    [[token('a'), token('b', { value: 2 })], 2],
    [[token('a'), token('b', { value: 0 })], 0],
    [[token('a', { quantity: { decimals: '18', numeric: '0' } })], 0],
    [[token('a', { quantity: { decimals: '18', numeric: '0.000' } }), token('b')], undefined],
  ])('the total is absent if no value is known and a balance is not zero: %j', (tokens, total) => {
    expect(arrangeTokens(tokens).total).toBe(total)
  })

  test('returns the sum of values as total', () => {
    const { total } = arrangeTokens([
      token('a', { value: 7.1523 }),
      token('b', { value: 0.6921 }),
      token('c', { value: 2.7114 }),
      token('d'),
    ])
    expect(tokenFormats().fiat(total)).toEqual({ text: '$10.56', whole: '$10', cents: '56' })
    expect(tokenFormats().fiat(arrangeTokens([]).total).text).toBe('$0.00')
    for (const value of [Number.NaN, Infinity, undefined])
      expect(tokenFormats().fiat(value)).toEqual({ text: '', whole: '', cents: '' })
  })

  test('sorts any tokens by descending value, and keeps one per id', () => {
    const anyToken = fc.record({
      name: fc.string(),
      value: fc.option(fc.double({ min: 0, noNaN: true }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(anyToken, { selector: ({ name }) => name, maxLength: 30 }), (given) => {
        const tokens = given.map(({ name, value }) => token(name, { value }))
        const arranged = arrangeTokens(tokens).tokens.map(({ value }) => value ?? -1)
        expect(arranged).toEqual(arranged.toSorted((a, b) => b - a))
        expect(arranged).toHaveLength(new Set(tokens.map(({ id }) => tokenKey(id))).size)
      }),
    )
  })
})

test.each([
  ['the given price and value', { price: 2, value: 7, numeric: '3' }, { price: 2, value: 7 }],
  ['the balance times the price', { price: 2, value: undefined, numeric: '1.5' }, { price: 2, value: 3 }],
  ['0 for a balance of 0', { price: 2, value: 0, numeric: '0' }, { price: 2, value: 0 }],
  ['unknown without a price', { price: 0, value: undefined, numeric: '3' }, {}],
  ['unknown if price and value are 0', { price: 0, value: 0, numeric: '3' }, {}],
  ['the given value without a price', { price: 0, value: 4, numeric: '3' }, { value: 4 }],
  ['unknown above 1e15 dollars', { price: 1e30, value: 1e30, numeric: '1' }, {}],
  ['unknown if price and value are negative', { price: -1, value: -4, numeric: '1' }, {}],
  [
    'unknown if the balance times the price is above 1e15 dollars',
    { price: 1, value: undefined, numeric: '9'.repeat(78) },
    { price: 1 },
  ],
])('[S3.46] price and value of a token: %s', (_, claim, worth) => {
  expect(tokenWorth(claim)).toEqual(worth)
})

test.each([
  ['eip155:1', '0xAb', 'eip155:1:0xAb', 'eip155:1:0xab'],
  ['eip155:137', undefined, `eip155:137:0x${'e'.repeat(40)}`, `eip155:137:0x${'e'.repeat(40)}`],
  ['solana:x', 'MiNt', 'solana:x:MiNt', 'solana:x:MiNt'],
  ['solana:x', undefined, `solana:x:So${'1'.repeat(41)}`, `solana:x:So${'1'.repeat(41)}`],
  ['bip122:y', undefined, 'bip122:y:0x', 'bip122:y:0x'],
] as const)('on %s the token %s has the id %s [S3.41]', (network, address, id, key) => {
  expect(tokenId(network, address)).toBe(id)
  expect(tokenKey(id)).toBe(key)
})

test.each([
  ['eip155', true, true, ['wallet', 'backend']],
  ['eip155', true, false, ['wallet', 'native']],
  ['eip155', false, true, ['backend']],
  ['eip155', false, false, ['native']],
  ['solana', false, true, ['backend']],
  ['solana', false, false, ['native']],
  ['bip122', true, true, ['native']],
  ['cosmos', false, true, ['native']],
] as const)(
  'sources of tokens on %s, wallet that lists tokens %s, backend %s: %j [S1.6]',
  (namespace, canAskWallet, hasBackend, sources) => {
    expect(tokenSources({ namespace, canAskWallet, hasBackend })).toEqual(sources)
  },
)

test.each([
  ['ANNOUNCED', 'extension', true],
  ['AUTH', 'frame', true],
  ['WALLET_CONNECT', 'extension', false],
  ['EXTERNAL', 'popup', false],
  ['EXTERNAL', 'deepLink', false],
] as const)(
  'whether a wallet of type %s with interaction %s can be asked without a prompt: %s',
  (type, interaction, isQuiet) => {
    expect(isQuietWallet({ type, interaction })).toBe(isQuiet)
  },
)

test.each([
  [0, true],
  [29_999, true],
  [30_000, false],
  [30_001, false],
  // The clock was set back.
  [-1, false],
  [-86_400_000, false],
])('[S5.6] [S9.3] %i ms after a failure requests are blocked: %s', (elapsed, isBlocked) => {
  const failedAt = 1_000_000
  expect(isTokenRetryBlocked(failedAt + 30_000, failedAt + elapsed)).toBe(isBlocked)
})

test.each([
  ['1.2349', 'en-US', '1.234'],
  ['1234567.8', 'en-US', '1,234,567.8'],
  ['1234567.8', 'de', '1.234.567,8'],
  ['0.0004', 'en-US', '<0.001'],
  ['0.0004', 'fr', '<0,001'],
  ['0', 'en-US', '0'],
  ['10000.000', 'en-US', '10,000'],
  ['0.05', 'de', '0,05'],
  [
    '115792089237316195423570985008687907853269984665640564039457.999999',
    'en-US',
    '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.999',
  ],
  [undefined, 'en-US', '0'],
  ['nonsense', 'en-US', '0'],
])('[S5.11] the amount %s in %s is %s', (numeric, locale, shown) => {
  expect(tokenFormats(locale).amount(numeric)).toBe(shown)
})

test.each([
  [1234.5, 'en-US', '$1,234.50', '$1,234', '50'],
  [0.005, 'en-US', '$0.01', '$0', '01'],
  [1234.5, 'de', '1.234,50\u00A0$', '1.234\u00A0$', '50'],
  [1234.567, 'zh-CN', '$1,234.57', '$1,234', '57'],
])('[S5.11] [S9.25] %d dollars in %s are %s', (value, locale, text, whole, cents) => {
  expect(tokenFormats(locale).fiat(value)).toEqual({ text, whole, cents })
})

test.each([
  ['eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', true],
  [`eip155:10:0x${'e'.repeat(40)}`, true],
  [`eip155:1:0x${'a'.repeat(40)}`, false],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11111111111111111111111111111111111111111', true],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11111111111111111111111111111111111111112', false],
])('[S3.41] %s names the native currency: %s', (id, expected) => expect(isNativeToken(id)).toBe(expected))

test.each([
  [{ symbol: 'ETH', decimals: '18' }, undefined],
  [{ symbol: 'eth', decimals: '018' }, undefined],
  [{ symbol: 'ETH', decimals: '19' }, 'decimals'],
  [{ symbol: 'USDC', decimals: '18' }, 'symbol'],
  [{ symbol: 'USDC', decimals: '6' }, 'decimals'],
] as const)('field in which %o differs from the native currency: %s', (claim, expected) => {
  expect(nativeMismatch(claim, { symbol: 'ETH', decimals: 18 })).toBe(expected)
})

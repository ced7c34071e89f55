import { describe, expect, test } from 'vitest'
import { approvalProblem, transactionProblem } from './contractRules.ts'
import { flipped, impactTone, shownToAmount, swapProblem, swapStatus } from './formRules.ts'
import { spenderOf } from './networkRules.ts'
import {
  bestOf,
  coverOf,
  feeOf,
  gasCost,
  hasMoved,
  initialData,
  maxSlippage,
  leastReceived,
  networkCost,
  plausibleGas,
  priceImpact,
  quoteFailure,
  rateOf,
  suggestedTokens,
} from './quoteRules.ts'
import { affordable, approvalValue, approveData, nextStep } from './stepRules.ts'

const token = (id: string, decimals = '18') => ({ id, quantity: { decimals } })
const ether = token('eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
const dollar = token('eip155:1:0xa1', '6')

test.each([
  [undefined, dollar, '1', 'noToken'],
  [ether, undefined, '1', 'noToken'],
  [token('eip155:1:0xc3', '0'), dollar, '1', 'noToken'],
  [ether, token('eip155:1:0xc3', '0'), '1', 'noToken'],
  [ether, dollar, '', 'noAmount'],
  [ether, dollar, '0.', 'noAmount'],
  [ether, dollar, '0.000', 'noAmount'],
  [dollar, ether, '0.0000001', 'noAmount'],
  [ether, dollar, '1', undefined],
] as const)('from %j to %j, %j: %s', (sourceToken, toToken, amount, problem) => {
  expect(swapProblem({ sourceToken, toToken, amount })).toBe(problem)
})

test.each([
  ['17259970548235021', 18, '0.01726'],
  ['1234567890', 6, '1234.56789'],
  ['12', 18, '0.000000000000000012'],
  ['0', 18, '0'],
  ['3200000000', 6, '3200'],
])('%s units with %i decimals are shown as %s', (units, decimals, shown) => {
  expect(shownToAmount(units, decimals)).toBe(shown)
})

test.each([
  [
    { sourceToken: 'A', toToken: 'B', toAmount: '2.5' },
    { sourceToken: 'B', toToken: 'A', amount: '2.5' },
  ],
  [
    { sourceToken: 'A', toToken: 'B', toAmount: undefined },
    { sourceToken: 'B', toToken: 'A', amount: '1' },
  ],
  [
    { sourceToken: 'A', toToken: 'B', toAmount: '' },
    { sourceToken: 'B', toToken: 'A', amount: '1' },
  ],
  [
    { sourceToken: 'A', toToken: undefined, toAmount: undefined },
    { sourceToken: undefined, toToken: 'A', amount: '' },
  ],
])('%j with exchanged sides is %j', ({ sourceToken, toToken, toAmount }, expected) => {
  const box = (name: string | undefined) => (name === undefined ? undefined : { name })
  const { amount, ...sides } = flipped({ sourceToken: box(sourceToken), toToken: box(toToken), toAmount })
  expect({ amount, sourceToken: sides.sourceToken?.name, toToken: sides.toToken?.name }).toEqual(expected)
})

test('the calldata that stands for that of a swap has 700 bytes that hardly repeat', () => {
  const bytes = initialData().slice(2)
  expect(bytes).toMatch(/^(?:[0-9a-f]{2}){700}$/)
  // Compression finds repetitions of at least three bytes.
  const triples = new Set(Array.from({ length: 698 }, (_, index) => bytes.slice(2 * index, 2 * index + 6)))
  expect(triples.size).toBeGreaterThan(690)
  expect(initialData().slice(2)).toBe(bytes)
})

describe('figures of a quote', () => {
  // The example of the specification: its native currency sold for another token.
  const price = 0.7206444126000001
  test('gas, in the native currency and in dollars', () => {
    const { fee, reserve } = gasCost(150_000, '60000000128')
    expect([fee, reserve]).toEqual(['9000000019200000', fee])
    expect(networkCost({ fee, price: 0.7207 }).fiat).toBeCloseTo(0.00648630001383744, 17)
    const cost = networkCost({ fee: gasCost(150_000, '455966887160').fee, price: 0.7207 })
    expect([cost.amount, cost.fiat]).toEqual(['0.068395033074', 0.0492923003364318])
    expect(networkCost({ fee: '1', price: undefined })).toEqual({
      amount: '0.000000000000000001',
      fiat: undefined,
    })
  })
  test('the price impact, by prices', () => {
    expect(priceImpact({ amount: '1', price }, { amount: '0.01726', price: 40.101925674 })).toBeCloseTo(
      3.952736601951709,
      10,
    )
    expect(priceImpact({ amount: '1', price: undefined }, { amount: '1', price })).toBeUndefined()
    expect(priceImpact({ amount: '1', price }, { amount: '1', price: undefined })).toBeUndefined()
    expect(priceImpact({ amount: '0', price }, { amount: '1', price })).toBeUndefined()
  })
  test('minimum received', () => {
    expect(maxSlippage('0.01726', 1)).toBe('0.0001726')
    expect(maxSlippage('1', 1)).toBe('0.01')
  })
  test.each([
    ['1.000001', undefined, { minReceived: '0.99', maxSlippage: '0.01000001', slippage: 1 }],
    ['1', '990001', { minReceived: '0.99', maxSlippage: '0.01', slippage: 1 }],
    ['1', '989999', { minReceived: '0.989999', maxSlippage: '0.010001', slippage: 1.01 }],
    ['1', '500000', { minReceived: '0.5', maxSlippage: '0.5', slippage: 50 }],
    ['1', '0', { minReceived: '0', maxSlippage: '1', slippage: 100 }],
    ['0', '0', { minReceived: '0', maxSlippage: '0', slippage: 1 }],
  ] as const)('least received of %s, with the minimum %s of the call', (amount, limit, expected) => {
    expect(leastReceived(amount, { decimals: 6, limit })).toEqual(expected)
  })
  test.each([
    ['1', '3000', '3000'],
    ['3', '1', '0.333333333'],
    ['1000000000', '1', '0.000000001'],
    ['0', '1', '0'],
  ])('%s for %s is a rate of %s', (amount, toAmount, rate) => expect(rateOf(amount, toAmount)).toBe(rate))
  test('fee of a provider', () => expect(feeOf('200', 30)).toBe('0.6'))
})

test.each([
  [undefined, 'unknown'],
  [-3, 'usual'],
  [4.99, 'usual'],
  [5, 'warning'],
  [14.99, 'warning'],
  [15, 'danger'],
] as const)('an impact of %s %% is %s', (percent, tone) => expect(impactTone(percent)).toBe(tone))

test.each([
  [
    'enough of a token',
    { amount: '1', balance: '1', isNative: false, nativeBalance: '1', fee: '1' },
    [true, true],
  ],
  [
    'too little of a token',
    { amount: '2', balance: '1', isNative: false, nativeBalance: '1', fee: '1' },
    [false, true],
  ],
  [
    'no native currency',
    { amount: '1', balance: '1', isNative: false, nativeBalance: '0', fee: '1' },
    [true, false],
  ],
  [
    'all of the native currency',
    { amount: '1', balance: '1', isNative: true, nativeBalance: '1', fee: '0.1' },
    [true, false],
  ],
  [
    'the fee is unknown',
    { amount: '1', balance: '1', isNative: true, nativeBalance: '0.5', fee: undefined },
    [true, true],
  ],
  [
    'the balance is unknown',
    { amount: '1', balance: '1', isNative: false, nativeBalance: undefined, fee: '1' },
    [true, true],
  ],
])('cover of a quote: %s', (_, facts, [isCovered, isFeeCovered]) => {
  expect(coverOf(facts)).toEqual({ isCovered, isFeeCovered })
})

test.each([
  ['100', '100', '20', '80'],
  ['80', '100', '20', undefined],
  ['100', '20', '20', undefined],
])(
  'the affordable amount of %s with a balance of %s and a reserve of %s: %s',
  (amount, balance, reserve, left) => {
    expect(affordable({ amount, balance, reserve })).toBe(left)
  },
)

test.each([
  [true, '5', '0', 'swap'],
  [false, '5', '5', 'swap'],
  [false, '5', '4', 'approve'],
] as const)('the next step, native %s, amount %s, allowance %s: %s', (isNative, amount, allowance, step) => {
  expect(nextStep({ isNative, amount, allowance })).toBe(step)
})

const USDT = 'eip155:1:0xdAC17F958D2ee523a2206206994597C13D831ec7'
test.each([
  ['eip155:1:0xa1', '0', '5'],
  ['eip155:1:0xa1', '3', '5'],
  [USDT, '0', '5'],
  [USDT, '3', '0'],
  [USDT, '1', '0'],
])('token %s with an allowance of %s: approves %s', (id, allowance, value) => {
  expect(approvalValue({ token: id, amount: '5', allowance })).toBe(value)
})

const ROUTER = '0x5a11d0c0000000000000000000000000000000e5'
const ME = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN = '0x5a11d0c0000000000000000000000000000000a1'

test('approveData encodes spender and amount; spenderOf reads the spender of approvals only', () => {
  const data = approveData(ROUTER, '255')
  expect(data).toBe(`0x095ea7b3${'0'.repeat(24)}${ROUTER.slice(2)}${'0'.repeat(62)}ff`)
  expect(approveData(ROUTER.replace('a11d', 'A11D'), '255')).toBe(data)
  expect(spenderOf(data)).toBe(ROUTER)
  expect(spenderOf(data.replace('a11d', 'A11D'))).toBe(ROUTER.replace('a11d', 'A11D'))
  expect(spenderOf(`00${data}`)).toBeUndefined()
  expect(spenderOf(data.replace('095ea7b3', 'a9059cbb'))).toBeUndefined()
  expect(spenderOf(`${data}00`)).toBeUndefined()
})

test.each([
  [ROUTER, undefined],
  [undefined, 'spender'],
  ['', 'spender'],
  ['0x12', 'spender'],
  [`0x${'0'.repeat(40)}`, 'spender'],
  [`0xE${'e'.repeat(39)}`, 'spender'],
  // Permit2, which many apps share.
  ['0x000000000022D473030F116dDEE9F6B43aC78BA3', 'spender'],
  [ME.toLowerCase(), 'spender'],
  [TOKEN.toUpperCase().replace('0X', '0x'), 'token'],
])('the problem of an approval for %s: %s', (spender, problem) => {
  expect(approvalProblem({ spender, token: TOKEN, account: ME, contracts: [] })).toBe(problem)
})

describe('transaction of a provider', () => {
  const good = { from: `eip155:1:${ME}`, to: `eip155:1:${ROUTER}`, data: '0x12345678', value: '5' }
  const own = { contracts: [ROUTER], spender: undefined }
  const check = (
    change: object,
    value = '5',
    allowed: Parameters<typeof transactionProblem>[0]['allowed'] = own,
  ) =>
    transactionProblem({
      transaction: { ...good, ...change },
      account: `eip155:1:${ME}`,
      caipNetworkId: 'eip155:1',
      tokens: [ether.id, `eip155:1:${TOKEN}`],
      amount: value,
      value,
      allowed,
    })
  test.each([
    [{}, undefined],
    [{ from: `eip155:1:${ME.toLowerCase()}` }, undefined],
    [{ value: undefined }, undefined],
    [{ value: null }, undefined],
    [{ from: `eip155:137:${ME}` }, 'network'],
    [{ to: `eip155:10:${ROUTER}` }, 'network'],
    [{ from: `eip155:1:${ROUTER}` }, 'account'],
    [{ to: 'eip155:1:0x12' }, 'target'],
    [{ to: `eip155:1:0x${'0'.repeat(40)}` }, 'target'],
    [{ to: `eip155:1:0x${'e'.repeat(40)}` }, 'target'],
    [{ to: `eip155:1:${ME}` }, 'target'],
    [{ to: 'eip155:1:0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }, 'target'],
    [{ to: 'eip155:1:0x514910771AF9Ca656af840dff83E8264EcF986CA' }, 'target'],
    [{ to: `eip155:1:${TOKEN.replace('a1', 'A1')}` }, 'target'],
    [{ data: '0x' }, 'data'],
    [{ data: '0x1234' }, 'data'],
    [{ data: 'hello' }, 'data'],
    [{ data: '0x123456789' }, 'data'],
    [{ data: '0x12345678zz' }, 'data'],
    [{ data: `0xa9059cbb${'0'.repeat(128)}` }, 'data'],
    [{ data: `0x095EA7B3${'0'.repeat(128)}` }, 'data'],
    [{ data: `0xa22cb465${'0'.repeat(128)}` }, 'data'],
    // Each moves or approves tokens, also when an allowed contract is called.
    ...[
      '0xd73dd623',
      '0xcae9ca51',
      '0x4000aea0',
      '0x9bd9bbc6',
      '0x959b8c3f',
      '0xc04a8a10',
      '0x42966c68',
      '0x87517c45',
      '0x36c78516',
      '0x5816d723',
    ].map((selector) => [{ data: `${selector}${'0'.repeat(256)}` }, 'data'] as const),
    [{ value: '6' }, 'value'],
    [{ value: '0' }, 'value'],
  ] as const)('with %j: %s', (change, problem) => expect(check(change)).toBe(problem))
  test.each([
    ['no address', '0x12'],
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['the placeholder of native currencies', `0x${'e'.repeat(40)}`],
    ['the account', ME.toLowerCase()],
    ['a token of the swap', TOKEN],
  ])('is not sent to %s, also if the provider lists or has approved it', (_, target) => {
    for (const allowed of [
      { contracts: [target], spender: undefined },
      { contracts: [], spender: target },
    ])
      expect(check({ to: `eip155:1:${target}` }, '5', allowed)).toBe('target')
  })
  test('with a native value is refused if the source is a token', () => {
    expect(check({ value: '5' }, '0')).toBe('value')
  })
})

test.each([
  ['180000', 180_000],
  ['21000', 21_000],
  ['20999', undefined],
  ['0', undefined],
  ['21000.5', undefined],
  ['30000000', 30_000_000],
  ['30000001', undefined],
  ['1.5', undefined],
  [undefined, undefined],
])('a gas estimate of %s counts as %s', (claimed, gas) => expect(plausibleGas(claimed)).toBe(gas))

test.each([
  ['1000', '995', false],
  ['1000', '994', true],
  ['1000', '2000', false],
])('quote of %s units, then %s units: moved %s', (before, now, isMoved) => {
  expect(hasMoved({ value: '10', toUnits: before }, { value: '10', toUnits: now })).toBe(isMoved)
})
test('promises are compared by their rates', () => {
  const [promised, half] = [
    { value: '10', toUnits: '1000' },
    { value: '5', toUnits: '500' },
  ] as const
  expect([hasMoved(promised, half), bestOf(promised, half)]).toEqual([false, promised])
  expect(bestOf(promised, { value: '5', toUnits: '501' })).toEqual({ value: '5', toUnits: '501' })
})

test.each([
  ['insufficient liquidity', 'SWAP_INSUFFICIENT_LIQUIDITY'],
  ['Error: Insufficient Liquidity for pair', 'SWAP_INSUFFICIENT_LIQUIDITY'],
  ['not enough balance', 'SWAP_QUOTE_FAILED'],
  [undefined, 'SWAP_QUOTE_FAILED'],
])('the error code for the reason %j is %s', (reason, code) => expect(quoteFailure(reason)).toBe(code))

test('marked tokens are suggested, else held tokens, else the first by name', () => {
  const make = (name: string, more: object = {}) => ({ ...token(name), name, ...more })
  const names = (all: Parameters<typeof suggestedTokens<ReturnType<typeof make>>>[0]) =>
    suggestedTokens(all).map(({ name }) => name)
  expect(names([make('C'), make('B', { isSuggested: true }), make('A')])).toEqual(['B'])
  expect(names([make('B'), make('C'), make('A')])).toEqual(['A', 'B', 'C'])
  expect(names([make('C'), make('B', { value: 2 }), make('A'), make('D', { value: 5 })])).toEqual([
    'D',
    'B',
    'A',
    'C',
  ])
})

describe('the state table (docs/spec/api.md §8.8)', () => {
  const facts = {
    problem: undefined,
    step: undefined,
    isPreparing: false,
    isQuoting: false,
    quote: { isCovered: true },
    failure: undefined,
  } as const
  test.each([
    [{ problem: 'noToken' }, 'editing'],
    [{ problem: 'noAmount' }, 'editing'],
    [{ isQuoting: true, quote: undefined }, 'quoting'],
    [{}, 'ready'],
    [{ quote: { isCovered: false } }, 'inputError'],
    [{ quote: undefined, failure: 'SWAP_INSUFFICIENT_LIQUIDITY' }, 'inputError'],
    [{ quote: undefined, failure: 'SWAP_QUOTE_FAILED' }, 'editing'],
    [{ isPreparing: true }, 'building'],
    [{ isPreparing: true, step: 'approve' }, 'needsApproval'],
    [{ step: 'swap' }, 'canSwap'],
  ] as const)('%j is %s', (change, status) => {
    expect(swapStatus({ ...facts, ...change })).toBe(status)
  })
})

test.each([
  ['0.0000000000000000005', '0.00000000000000000001'],
  ['0.00000000000000000049', '0'],
])('1 % of %s is %s: 20 decimals, rounded half up [S9.25]', (amount, expected) => {
  expect(maxSlippage(amount, 1)).toBe(expected)
})

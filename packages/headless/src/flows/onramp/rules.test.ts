import { describe, expect, test } from 'vitest'
import type { OnrampSeller } from '../../core/contracts/onramp.ts'
import { offeredProviders } from '../../data/features/featureRules.ts'
import { ALICE, BOB } from '../../test/setup.ts'
import { estimateOf, commonOptions } from './fallbackRules.ts'
import { isAnyOnItsWay, knownPurchases, purchaseOutcome } from './purchaseRules.ts'
import {
  chosenCurrencies,
  isQuoteOf,
  limitProblem,
  providerUrl,
  purchaseAmountOf,
  toPayable,
} from './rules.ts'
import { coinbaseBlockchains, coinbaseOrder, isCoinbaseUrl, meldUrl } from './urlRules.ts'

const seller: OnrampSeller = {
  name: 'acme',
  label: 'Acme',
  feeRange: '0%',
  supportedChains: ['solana'],
  getUrl: () => 'https://acme.example/',
}
const usd = commonOptions.paymentCurrencies[0] ?? expect.unreachable()
const usdc = commonOptions.purchaseCurrencies[0] ?? expect.unreachable()

test.each([
  ['USDC', 'USD', true],
  ['usdc', 'usd', true],
  ['BONK', 'USD', false],
  ['USDC', 'JPY', false],
])('a quote of %s in %s answers a request for USDC in USD: %s', (bought, paid, expected) => {
  const quote = {
    purchaseAmount: { amount: '1', currency: bought },
    paymentTotal: { amount: '1', currency: paid },
  }
  expect(isQuoteOf(quote, { purchaseCurrency: usdc, paymentCurrency: usd })).toBe(expected)
})

test('a quote and its request name a currency in any case', () => {
  const quote = {
    purchaseAmount: { amount: '1', currency: 'CBBTC' },
    paymentTotal: { amount: '1', currency: 'USD' },
  }
  const asked = {
    purchaseCurrency: { ...usdc, symbol: 'cbBTC' },
    paymentCurrency: { ...usd, id: 'usd' },
  }
  expect(isQuoteOf(quote, asked)).toBe(true)
})

describe('providers', () => {
  test.each([
    ['both, on an EVM chain [S1.8] [S3.56]', ['meld', 'coinbase'], 'eip155', ['meld', 'coinbase']],
    ['in the order of the app', ['coinbase', 'meld'], 'eip155', ['coinbase', 'meld']],
    ['no Coinbase on Solana', ['meld', 'coinbase'], 'solana', ['meld']],
    ['only known names', ['meld', 'x'], 'eip155', ['meld']],
    ['each once', ['meld', 'meld'], 'eip155', ['meld']],
    ['the host’s own [S3.56]', ['acme', 'meld'], 'solana', ['acme', 'meld']],
    ['none on Bitcoin', ['meld', 'coinbase'], 'bip122', []],
    ['none when it is off', false, 'eip155', []],
    ['[S5.12] none without a list', null, 'eip155', []],
    ['[S5.12] none for an object', { 0: 'meld' }, 'eip155', []],
    ['[S5.12] none for a list with other values', ['coinbase', 123], 'eip155', []],
  ] as const)('offeredProviders: %s', (_, names, namespace, expected) => {
    const onramp = { sellers: [seller], meld: { publicKey: 'key' } }
    const providers = offeredProviders({ names, onramp, namespace })
    expect(providers.map(({ name }) => name)).toEqual(expected)
  })

  test.each([undefined, {}, { meld: {} }, { meld: { url: 'https://meld.example' } }])(
    'Meld needs a key: not offered with %j',
    (onramp) => {
      const providers = offeredProviders({ names: ['meld', 'coinbase'], onramp, namespace: 'eip155' })
      expect(providers.map(({ name }) => name)).toEqual(['coinbase'])
    },
  )

  test('[S9.35] have a fee of 1-2%', () => {
    const onramp = { meld: { publicKey: 'key' } }
    const providers = offeredProviders({ names: ['meld', 'coinbase'], onramp, namespace: 'eip155' })
    expect(providers.map(({ label, feeRange }) => [label, feeRange])).toEqual([
      ['Meld.io', '1-2%'],
      ['Coinbase', '1-2%'],
    ])
  })
})

describe('currencies', () => {
  test('[S9.33] common options: dollars and euros by card and bank', () => {
    expect(commonOptions.paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
    expect(usd.payment_method_limits).toEqual([
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ])
    expect(commonOptions.isEstimate).toBe(true)
  })

  test('[S9.34] USDC on Ethereum and Polygon', () => {
    expect(commonOptions.purchaseCurrencies).toEqual([usdc])
    expect([usdc.symbol, usdc.networks.map(({ chain_id }) => chain_id)]).toEqual(['USDC', ['1', '137']])
  })

  const other = { id: 'GBP', payment_method_limits: [] }
  const options = { ...commonOptions, paymentCurrencies: [other, usd] }
  test.each([
    ['the common default before options are loaded', undefined, undefined, 'USD'],
    ['the common default for an empty list', { ...options, paymentCurrencies: [] }, undefined, 'USD'],
    ['the first of the list', options, undefined, 'GBP'],
    ['the selected one', options, 'USD', 'USD'],
    ['the first of the list, if the selected one is not listed', options, 'EUR', 'GBP'],
  ])('payment currency: %s', (_, known, paymentId, expected) => {
    const { paymentCurrency } = chosenCurrencies({
      options: known,
      namespace: 'eip155',
      purchaseId: undefined,
      paymentId,
    })
    expect(paymentCurrency.id).toBe(expected)
  })

  const sol = { id: 'sol', name: 'Solana', symbol: 'SOL', networks: [] }
  test.each([
    ['SOL on Solana [S9.34]', 'solana', undefined, undefined, 'SOL'],
    ['SOL of the list on Solana', 'solana', [usdc, sol], undefined, 'sol'],
    ['the selected one on Solana', 'solana', [usdc, sol], usdc.id, usdc.id],
    ['the first of the list elsewhere', 'eip155', [sol, usdc], undefined, 'sol'],
    ['USDC elsewhere', 'eip155', undefined, undefined, usdc.id],
  ] as const)('purchase currency: %s', (_, namespace, purchaseCurrencies, purchaseId, expected) => {
    const known = purchaseCurrencies && { ...commonOptions, purchaseCurrencies }
    const chosen = chosenCurrencies({ options: known, namespace, purchaseId, paymentId: undefined })
    expect(chosen.purchaseCurrency.id).toBe(expected)
  })

  test('[S7.59] without a quote the amount is returned as an estimate', () => {
    const money = { amount: '250', currency: 'EUR' }
    expect(estimateOf('250', 'EUR')).toEqual({
      fees: [],
      paymentSubtotal: money,
      paymentTotal: money,
      purchaseAmount: money,
      quoteId: 'mocked-quote-id',
      isEstimate: true,
    })
  })

  test.each([
    [undefined, undefined],
    [null, undefined],
    [estimateOf('250', 'EUR'), 250],
    [{ ...estimateOf('1', 'EUR'), purchaseAmount: { amount: 'much', currency: 'USDC' } }, undefined],
  ])('purchaseAmountOf the quote %#', (quote, amount) => expect(purchaseAmountOf(quote)).toBe(amount))

  test.each([
    ['', undefined],
    ['0', undefined],
    ['9.99', { name: 'below', limit: '10' }],
    ['10', undefined],
    ['25000', undefined],
    ['25000.01', { name: 'above', limit: '25000' }],
  ])('%j against the limits', (amount, problem) => expect(limitProblem(amount, usd)).toEqual(problem))

  test('a limit is violated if every payment method has it', () => {
    const [card = expect.unreachable()] = usd.payment_method_limits
    const both = { ...usd, payment_method_limits: [card, { ...card, min: '0.5', max: '50000' }] }
    const limits = ['0.4', '0.5', '50000', '50001'].map((amount) => limitProblem(amount, both)?.limit)
    expect(limits).toEqual(['0.5', undefined, undefined, '50000'])
  })

  test('without limits there is no problem', () => expect(limitProblem('1', other)).toBeUndefined())

  test.each([
    ['USD', '12.345', '12.34'],
    ['USD', '12.', '12.'],
    ['USD', '12', '12'],
    ['USD', '', ''],
    ['USD', 'about 12', ''],
    ['JPY', '12.5', '12'],
    ['JPY', '12.', '12'],
    ['KRW', '1200', '1200'],
    ['KWD', '12.3456', '12.345'],
    ['BHD', '0.1', '0.1'],
    ['no currency', '12.345', '12.34'],
  ])('in %s, %j is truncated to %j', (currency, typed, shown) =>
    expect(toPayable(typed, currency)).toBe(shown),
  )
})

describe('network names', () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

  test.each([
    ['Ethereum', 'ethereum'],
    ['Arbitrum One', 'arbitrum'],
    ['Polygon', 'polygon'],
    ['Berachain', 'berachain'],
    ['Avalanche', 'avalanche-c-chain'],
    ['OP Mainnet', 'optimism'],
    ['Celo', 'celo'],
    ['Base', 'base'],
    ['Foo', 'ethereum'],
  ])('[S9.36] %s is %s at Coinbase', (networkName, defaultNetwork) => {
    const blockchains = coinbaseBlockchains(networkName, false)
    const order = { address, networkName, blockchains, symbol: 'USDC', purchaseAmount: undefined }
    expect(coinbaseOrder(order)).toEqual({
      destinationWallets: [
        {
          address,
          blockchains: [
            'ethereum',
            'arbitrum',
            'polygon',
            'berachain',
            'avalanche-c-chain',
            'optimism',
            'celo',
            'base',
          ],
          assets: ['USDC'],
        },
      ],
      defaultNetwork,
      partnerUserId: address,
      defaultExperience: 'buy',
    })
  })

  test('a smart account gets a purchase on its network only, since it may not exist on others', () => {
    expect(coinbaseBlockchains('Base', true)).toEqual(['base'])
    expect(coinbaseBlockchains('Gnosis', true)).toEqual([])
  })

  test('a known purchase amount is part of the order at Coinbase', () => {
    const order = { address, networkName: 'Base', blockchains: [], symbol: 'USDC', purchaseAmount: 12.5 }
    expect(coinbaseOrder(order)).toMatchObject({ presetCryptoAmount: 12.5 })
    expect(coinbaseOrder({ ...order, purchaseAmount: undefined })).not.toHaveProperty('presetCryptoAmount')
  })

  const meld = {
    url: 'https://meld.example/?a=1',
    publicKey: 'key',
    address,
    projectId: 'project',
    purchaseCurrency: usdc,
  }
  test("Meld's URL has the shown currency; a second call changes nothing", () => {
    meldUrl(meld)
    const { searchParams } = new URL(meldUrl(meld) ?? '')
    expect([...searchParams]).toEqual([
      ['a', '1'],
      ['publicKey', 'key'],
      ['destinationCurrencyCode', 'USDC'],
      ['walletAddress', address],
      ['externalCustomerId', 'project'],
    ])
  })

  test("Meld's URL has no empty parameters, and requires a valid base", () => {
    const facts = { ...meld, projectId: undefined }
    expect(meldUrl(facts)).not.toMatch(/externalCustomerId|undefined/)
    expect(meldUrl({ ...facts, url: 'no address' })).toBeUndefined()
  })

  test.each([
    ['https://pay.example/x', true],
    ['http://localhost:4000/x', true],
    ['http://127.0.0.1:4000/x', true],
    ['http://[::1]:4000/x', true],
    ['http://pay.example/x', false],
    ['http://localhost.evil.example/', false],
    ['http://notlocalhost/', false],
    ['https://user:word@pay.example/', false],
    ['https://user@pay.example/', false],
    ['https://:word@pay.example/', false],
    ['javascript:alert(1)', false],
    ['javascript://localhost/%0aalert(1)', false],
    ['data:text/html,x', false],
    ['file:///etc/passwd', false],
    ['wallet://pay', false],
    ['', false],
  ])('%s may be opened: %s', (url, isSafe) => expect(providerUrl(url) !== undefined).toBe(isSafe))
})

describe('outcome of a purchase', () => {
  const startedAt = Date.parse('2026-03-04T10:00:00Z')
  const at = (
    id: string,
    status: 'confirmed' | 'failed' | 'pending' = 'confirmed',
    minedAt = '2026-03-04T10:00:03Z',
  ) => ({ id, status, minedAt })
  test.each([
    ['nothing yet', [], [], 4000, undefined],
    ['a purchase that was listed before is not new', ['old'], [at('old')], 4000, undefined],
    ['a new one has arrived', ['old'], [at('new'), at('old')], 4000, 'arrived'],
    [
      'a new one has arrived, although it replaces an old one in the list',
      ['old'],
      [at('new')],
      0,
      'arrived',
    ],
    ['one that failed has arrived too: the list says how', [], [at('new', 'failed')], 1, 'arrived'],
    [
      'one in progress since yesterday',
      ['old'],
      [at('old', 'pending', '2026-03-03T22:00:00Z')],
      4000,
      undefined,
    ],
    [
      'one in progress since a moment before the start',
      ['old'],
      [at('old', 'pending', '2026-03-04T09:59:59.999Z')],
      4000,
      undefined,
    ],
    ['one in progress that a late first answer lists', ['first'], [at('first', 'pending')], 9000, 'arrived'],
    [
      'one in progress since the start, next to one of yesterday',
      ['first', 'old'],
      [at('first', 'pending', '2026-03-04T10:00:00Z'), at('old', 'pending', '2026-03-03T22:00:00Z')],
      9000,
      'arrived',
    ],
    [
      'one of yesterday that is no longer in progress',
      ['old'],
      [at('old', 'confirmed', '2026-03-03T22:00:00Z')],
      9000,
      undefined,
    ],
    [
      'a new one, by a provider whose clock is slow',
      [],
      [at('new', 'pending', '2026-03-03T22:00:00Z')],
      9000,
      'arrived',
    ],
    ['no purchase is new before the first answer', undefined, [at('old')], 4000, undefined],
    ['nothing just before three minutes', [], [], 179_999, undefined],
    ['nothing in three minutes', [], [], 180_000, 'timeout'],
    ['no answer in three minutes', undefined, [], 180_000, 'timeout'],
    ['one at the last moment', [], [at('new')], 180_000, 'arrived'],
  ] as const)('%s', (_, listedBefore, purchases, waitedMs, outcome) => {
    expect(purchaseOutcome({ listedBefore, purchases, startedAt, now: startedAt + waitedMs })).toBe(outcome)
  })

  const bought = (status: 'pending' | 'confirmed', hasToken = true) => ({
    id: 'a',
    hash: '0x1',
    caipNetworkId: 'eip155:1' as const,
    operationType: 'buy',
    status,
    minedAt: '2026-03-04T10:00:00Z',
    sentFrom: '',
    sentTo: '',
    transfers: [{ direction: 'in' as const, ...(hasToken && { token: { symbol: 'USDC' } }) }],
  })
  const march = { year: 2026, month: 2 }
  test.each([
    ['this month', [{ ...march, transactions: [bought('pending')] }], true],
    [
      'this month, with earlier ones that have arrived',
      [
        { ...march, transactions: [bought('confirmed'), bought('pending')] },
        { year: 2026, month: 1, transactions: [bought('confirmed')] },
      ],
      true,
    ],
    ['an earlier month', [{ year: 2026, month: 1, transactions: [bought('pending')] }], false],
    ['the same month of another year', [{ year: 2025, month: 2, transactions: [bought('pending')] }], false],
    ['nothing on its way', [{ ...march, transactions: [bought('confirmed')] }], false],
  ])('%s is refetched: %#', (_, groups, isAny) => {
    expect(isAnyOnItsWay(groups, new Date(2026, 2, 15))).toBe(isAny)
  })

  test('unknown purchases are dropped, with their month', () => {
    const groups = [
      { ...march, transactions: [bought('confirmed'), bought('confirmed', false)] },
      { year: 2026, month: 1, transactions: [bought('confirmed', false)] },
    ]
    expect(knownPurchases(groups)).toEqual([{ ...march, transactions: [bought('confirmed')] }])
  })
})

test.each([
  ['https://pay.coinbase.com/buy?appId=1', true],
  ['https://coinbase.com/', true],
  ['http://127.0.0.1:8080/buy', true],
  ['https://coinbase.com.evil.example/', false],
  ['https://pay.coinbase.com.evil.example/', false],
  ['https://evilcoinbase.com/', false],
  ['https://notlocalhost/', false],
  ['https://evil.example/pay.coinbase.com', false],
  ['nonsense', false],
])('%s is a page of Coinbase: %s', (url, expected) => {
  expect(isCoinbaseUrl(url, ALICE)).toBe(expected)
})

test.each([
  [{ addresses: { [ALICE]: ['base'] } }, true],
  [{ addresses: { [ALICE.toLowerCase()]: ['base'] } }, true],
  [{ addresses: {}, sessionToken: 'token' }, true],
  [{ addresses: { [BOB]: ['base'] } }, false],
  [{ addresses: { [ALICE]: ['base'], [BOB]: ['ethereum'] } }, false],
  [{ addresses: { bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4: ['bitcoin'] } }, false],
  [{ addresses: [BOB] }, false],
  [{ addresses: null }, false],
  [{ destinationWallets: [{ address: ALICE, assets: ['ETH'] }] }, true],
  [{ destinationWallets: [{ address: ALICE }, { address: BOB }] }, false],
  [{ destinationWallets: [{}] }, false],
  [{ destinationWallets: { address: ALICE } }, false],
] as const)('a page of Coinbase with %j pays the account: %s', (parameters, expected) => {
  const query = new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  expect(isCoinbaseUrl(`https://pay.coinbase.com/buy/select-asset?appId=1&${query}`, ALICE)).toBe(expected)
})

test('a page of Coinbase with a receiver in no known form, or in a repeated parameter, is refused', () => {
  const page = 'https://pay.coinbase.com/buy/select-asset'
  const own = encodeURIComponent(JSON.stringify({ [ALICE]: ['base'] }))
  const other = encodeURIComponent(JSON.stringify({ [BOB]: ['base'] }))
  expect(isCoinbaseUrl(`${page}?addresses=${BOB}`, ALICE)).toBe(false)
  expect(isCoinbaseUrl(`${page}?addresses=${own}&addresses=${other}`, ALICE)).toBe(false)
})

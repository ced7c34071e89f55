// @vitest-environment jsdom
import type { FoyerError, Operation } from '@foyer/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OnrampQuote } from '../../core/contracts/onramp.ts'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { ConfigOptions } from '../../core/types.ts'
import { getUnfinishedRequests } from '../../core/unfinished/unfinishedRequests.ts'
import { UNFINISHED_KEY } from '../../core/unfinished/unfinishedState.ts'
import { balanceQueryKey } from '../../data/balances/queries.ts'
import { tokenBalancesQueryKey } from '../../data/tokens/queries.ts'
import { getToast } from '../../modal/notices/state.ts'
import { type Answer, createTestBackend } from '../../test/backend.ts'
import { createTestNetwork } from '../../test/networks.ts'
import { ALICE, BOB, createTestAdapter, ethereum, polygon, setup, solana } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { commonOptions } from './fallbackRules.ts'
import { getOnrampOptions } from './getOnrampOptions.ts'
import { getOnrampQuote } from './getOnrampQuote.ts'
import { getOnrampUrl } from './getOnrampUrl.ts'
import { onrampOptionsQueryOptions, onrampQuoteQueryOptions, onrampUrlQueryOptions } from './queries.ts'
import { presetOnrampAmount, resetOnramp, setOnrampAmount, setOnrampCurrency } from './setOnramp.ts'
import { followPurchase, startPurchase } from './startPurchase.ts'
import { getOnramp } from './state.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-04T10:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const [usdc] = commonOptions.purchaseCurrencies
const ether = { ...usdc, id: 'ether', name: 'Ether', symbol: 'ETH', colour: 'violet' }
const pounds = { id: 'GBP', payment_method_limits: [{ id: 'card', min: '20', max: '5000' }] }
const served = { purchaseCurrencies: [ether, usdc], paymentCurrencies: [pounds] }
const money = (amount: string, currency: string) => ({ amount, currency })
const quoted = {
  paymentTotal: money('102.5', 'GBP'),
  paymentSubtotal: money('100', 'GBP'),
  purchaseAmount: money('0.04', 'ETH'),
  coinbaseFee: money('2', 'GBP'),
  networkFee: money('0.5', 'GBP'),
  quoteId: 'q1',
}
const SOLANA_ADDRESS = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const row = (minedAt: string, status = 'ONRAMP_TRANSACTION_STATUS_SUCCESS') => ({
  id: minedAt,
  metadata: { operationType: 'buy', hash: '0x1', chain: 'eip155:1', minedAt, status },
  transfers: [{ direction: 'in', quantity: { numeric: '1' }, fungible_info: { symbol: 'USDC' } }],
})

/** Backend with an onramp, and a connected wallet. */
async function world({
  answers = {},
  supported = ['eip155:1'],
  wallet = createTestConnector(),
  ...options
}: Partial<ConfigOptions> & {
  readonly wallet?: ReturnType<typeof createTestConnector>
  readonly answers?: Readonly<Record<string, Answer>>
  readonly supported?: readonly string[]
} = {}) {
  const purchases: ReturnType<typeof row>[] = []
  const defaultAnswers: Readonly<Record<string, Answer>> = {
    'supported-chains': () => Response.json({ http: supported, ws: [] }),
    'onramp/options': () => Response.json(served),
    'onramp/quote': () => Response.json(quoted),
    onrampurl: () => Response.json({ url: 'https://pay.coinbase.com/buy' }),
    history: () => Response.json({ data: purchases, next: null }),
  }
  const backend = createTestBackend((request) => {
    const all = { ...defaultAnswers, ...answers }
    const name = Object.keys(all).find((path) => request.url.includes(path))
    return name ? (all[name]?.(request) ?? expect.unreachable()) : new Response('', { status: 404 })
  })
  const made = setup({
    connectors: [wallet],
    endpoints: { blockchain: 'https://backend.example' },
    fetch: backend.fetch,
    onramp: { meld: { publicKey: 'key' } },
    ...options,
  })
  await connect(made.config, { connector: wallet })
  const bodyOf = async (path: string): Promise<unknown> =>
    JSON.parse(
      (await backend.requests
        .findLast(({ url }) => url.includes(path))
        ?.clone()
        .text()) ?? 'null',
    )
  return { ...made, backend, purchases, bodyOf }
}

function popups(how: 'open' | 'block' | 'throw' = 'open') {
  const opened: { closed: boolean; opener: unknown }[] = []
  const open = vi.spyOn(window, 'open').mockImplementation(() => {
    if (how === 'throw') throw new Error('sandboxed')
    if (how === 'block') return null
    const popup = { closed: false, opener: window }
    opened.push(popup)
    return popup as never
  })
  return { open, opened }
}

describe('options', () => {
  test('[S7.18] [S3.54, S3.55] are those of the backend, unchanged', async () => {
    const { config, backend } = await world()
    expect(await getOnrampOptions(config)).toEqual({ ...served, isEstimate: false })
    expect(backend.asked()).toEqual(['/v1/supported-chains', '/v1/onramp/options'])
  })

  test.each([
    ['refuses', 'HTTP_FAILED', () => new Response('', { status: 500 })],
    ['returns an invalid answer', 'RESPONSE_INVALID', () => Response.json({ purchaseCurrencies: 'all' })],
    ['cannot be reached', 'REQUEST_FAILED', () => Promise.reject(new TypeError('no network'))],
  ] satisfies [string, string, Answer][])(
    '[S7.60] are common ones if the backend %s, which is reported as %s',
    async (_, code, answer) => {
      const onError = vi.fn<(error: unknown) => void>()
      const { config } = await world({ onError, answers: { 'onramp/options': answer } })
      const options = getOnrampOptions(config)
      await vi.advanceTimersByTimeAsync(1000)
      expect(await options).toEqual(commonOptions)
      expect(onError.mock.calls).toMatchObject([[{ code, context: { path: '/v1/onramp/options' } }]])
    },
  )

  test.each(['backend', 'host'])(
    'are the valid ones of an answer of the %s with invalid ones, which are reported',
    async (source) => {
      const onError = vi.fn<(error: unknown) => void>()
      const answer = {
        purchaseCurrencies: [{ ...ether, networks: [{ chain_id: '1' }] }, usdc],
        paymentCurrencies: [pounds, { id: 'points', payment_method_limits: [] }],
      }
      const { config } = await world({
        onError,
        ...(source === 'host'
          ? { onramp: { getOptions: async () => answer as never } }
          : { answers: { 'onramp/options': () => Response.json(answer) } }),
      })
      expect(await getOnrampOptions(config)).toEqual({
        purchaseCurrencies: [usdc],
        paymentCurrencies: [pounds],
        isEstimate: false,
      })
      expect(onError.mock.calls.map(([error]) => error)).toMatchObject(
        ['purchaseCurrencies.0.networks.0.name', 'paymentCurrencies.1.id'].map((field) => ({
          code: 'RESPONSE_INVALID',
          context: { field },
        })),
      )
    },
  )

  test('are empty on an unsupported network, without a request', async () => {
    const { config, backend } = await world({ supported: ['eip155:10'] })
    expect(await getOnrampOptions(config)).toEqual({
      purchaseCurrencies: [],
      paymentCurrencies: [],
      isEstimate: false,
    })
    expect(backend.asked()).toEqual(['/v1/supported-chains'])
  })
})

test('options in a namespace without purchases are empty, and nothing is requested', async () => {
  const { config, backend } = await world()
  const caipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
  const none = { purchaseCurrencies: [], paymentCurrencies: [], isEstimate: false }
  expect(await getOnrampOptions(config, { caipNetworkId })).toEqual(none)
  expect(backend.asked()).toEqual([])
})

test('estimates are requested again every 10 s while they are shown, answers are not', async () => {
  const { config } = await world()
  const { caipNetworkId } = ethereum
  const [purchaseCurrency, paymentCurrency] = [usdc as never, pounds]
  const asked = { caipNetworkId, purchaseCurrency, paymentCurrency, amount: '100' }
  for (const { refetchInterval } of [
    onrampOptionsQueryOptions(config, { caipNetworkId }),
    onrampQuoteQueryOptions(config, asked),
  ]) {
    const intervalOf = refetchInterval as unknown as (query: object) => number | false
    const intervals = [true, false].map((isEstimate) => intervalOf({ state: { data: { isEstimate } } }))
    expect([...intervals, intervalOf({ state: { data: null } })]).toEqual([10_000, false, false])
  }
})

describe('quote', () => {
  test('[S3.58] [S3.60] [S3.61] has its fees, totals, amount and id', async () => {
    const { config, bodyOf } = await world()
    await getOnrampOptions(config)
    expect(await getOnrampQuote(config, { amount: '100' })).toEqual({
      fees: [
        { name: 'provider', ...quoted.coinbaseFee },
        { name: 'network', ...quoted.networkFee },
      ],
      paymentSubtotal: quoted.paymentSubtotal,
      paymentTotal: quoted.paymentTotal,
      purchaseAmount: quoted.purchaseAmount,
      quoteId: 'q1',
      isEstimate: false,
    } satisfies OnrampQuote)
    // The selected currency is sent back unchanged, with unknown fields.
    expect(await bodyOf('onramp/quote')).toEqual({
      purchaseCurrency: ether,
      paymentCurrency: pounds,
      amount: '100',
      network: 'ETH',
    })
  })

  test('is requested for the selected currencies, and so is the page of a provider', async () => {
    const { config, bodyOf } = await world()
    await getOnrampOptions(config)
    const purchaseCurrency = usdc as never
    setOnrampCurrency(config, { purchaseCurrency })
    expect(getOnramp(config).purchaseId).toBe(usdc?.id)
    await getOnrampQuote(config, { amount: '100' })
    expect(await bodyOf('onramp/quote')).toMatchObject({ purchaseCurrency: usdc, network: 'USDC' })
    await getOnrampUrl(config, { provider: 'coinbase' })
    expect(await bodyOf('onrampurl')).toMatchObject({ destinationWallets: [{ assets: ['USDC'] }] })
  })

  test('[S7.19] is requested for 0, and for USDC, before an amount is entered', async () => {
    const { config, backend, bodyOf } = await world()
    await getOnrampQuote(config)
    expect(backend.asked().at(-1)).toBe('/v1/onramp/quote')
    expect(await bodyOf('onramp/quote')).toMatchObject({ amount: '0', network: 'USDC' })
  })

  test('[S7.59] that fails is replaced by the amount as an estimate', async () => {
    const { config } = await world({ answers: { 'onramp/quote': () => new Response('', { status: 503 }) } })
    setOnrampCurrency(config, { paymentCurrency: commonOptions.paymentCurrencies[1] })
    const euros = commonOptions.paymentCurrencies[1] ?? expect.unreachable()
    const quote = await getOnrampQuote(config, { amount: '250', paymentCurrency: euros })
    expect(quote).toMatchObject({
      paymentTotal: money('250', 'EUR'),
      purchaseAmount: money('250', 'EUR'),
      isEstimate: true,
    })
  })

  test.each(['-1', '1,000', '1e9', '0x1', '12 EUR', '', 7])(
    'with the amount %j is replaced by the amount as an estimate',
    async (amount) => {
      const wrongQuote = { ...quoted, purchaseAmount: { amount, currency: 'ETH' } }
      const { config } = await world({ answers: { 'onramp/quote': () => Response.json(wrongQuote) } })
      await getOnrampOptions(config)
      expect(await getOnrampQuote(config, { amount: '100' })).toMatchObject({ isEstimate: true })
    },
  )

  test.each([
    ['amount', { amount: '200' }],
    ['currency to buy', { purchaseCurrency: usdc }],
    ['currency to pay with', { paymentCurrency: commonOptions.paymentCurrencies[1] }],
    ['network', { caipNetworkId: polygon.caipNetworkId }],
  ])('is requested again for another %s', async (_, changed) => {
    const { config, backend } = await world({ supported: [ethereum.caipNetworkId, polygon.caipNetworkId] })
    const quotes = () => backend.asked().filter((path) => path === '/v1/onramp/quote').length
    await getOnrampOptions(config)
    await getOnrampQuote(config, { amount: '100' })
    await getOnrampQuote(config, { amount: '100' })
    expect(quotes()).toBe(1)
    await getOnrampQuote(config, { amount: '100', ...(changed as object) })
    expect(quotes()).toBe(2)
  })

  test('in other currencies than the requested ones is replaced by the amount as an estimate', async () => {
    const wrongQuote = { ...quoted, purchaseAmount: money('9000', 'BONK') }
    const { config } = await world({ answers: { 'onramp/quote': () => Response.json(wrongQuote) } })
    await getOnrampOptions(config)
    expect(await getOnrampQuote(config, { amount: '100' })).toMatchObject({
      purchaseAmount: money('100', 'GBP'),
      isEstimate: true,
    })
  })

  test('on another network than the current one is for the currency of that network', async () => {
    const { config, bodyOf } = await world({ supported: [ethereum.caipNetworkId, solana.caipNetworkId] })
    await getOnrampOptions(config)
    await getOnrampQuote(config, { amount: '1', caipNetworkId: solana.caipNetworkId })
    expect(await bodyOf('onramp/quote')).toMatchObject({ network: 'SOL' })
  })

  test('is an estimate if the list of networks fails, and the options are the common ones', async () => {
    const { config } = await world({
      answers: { 'supported-chains': () => Response.json({}, { status: 503 }) },
    })
    expect(await getOnrampQuote(config, { amount: '250' })).toMatchObject({ isEstimate: true })
    expect(await getOnrampOptions(config)).toEqual(commonOptions)
  })

  test('is null on an unsupported network', async () => {
    const { config } = await world({ supported: ['eip155:10'] })
    expect(await getOnrampQuote(config, { amount: '250' })).toBeNull()
  })

  test('an amount is quoted 500 ms after the last change, a preset at once [S3.59]', async () => {
    const { config } = await world()
    setOnrampAmount(config, '2')
    await vi.advanceTimersByTimeAsync(499)
    setOnrampAmount(config, '25,999')
    expect(getOnramp(config)).toMatchObject({ paymentAmount: '25.99', quotedAmount: '' })
    await vi.advanceTimersByTimeAsync(500)
    expect(getOnramp(config).quotedAmount).toBe('25.99')
    setOnrampAmount(config, '4')
    presetOnrampAmount(config, '500')
    await vi.advanceTimersByTimeAsync(1000)
    expect(getOnramp(config)).toMatchObject({ paymentAmount: '500', quotedAmount: '500' })
    resetOnramp(config)
    expect(getOnramp(config)).toMatchObject({ paymentAmount: '', quotedAmount: '' })
  })

  test('an amount has the decimals of the currency to pay with, also after another one is selected', async () => {
    const currency = (id: string) => ({ id, payment_method_limits: [] })
    const { config } = await world({
      onramp: {
        getOptions: async () => ({
          purchaseCurrencies: commonOptions.purchaseCurrencies,
          paymentCurrencies: ['KWD', 'JPY'].map(currency),
        }),
      },
    })
    await getOnrampOptions(config)
    setOnrampAmount(config, '25.9999')
    await vi.advanceTimersByTimeAsync(500)
    expect(getOnramp(config)).toMatchObject({ paymentAmount: '25.999', quotedAmount: '25.999' })
    setOnrampAmount(config, '25.5')
    setOnrampCurrency(config, { paymentCurrency: currency('JPY') })
    expect(getOnramp(config)).toMatchObject({ paymentAmount: '25', quotedAmount: '25' })
    await vi.advanceTimersByTimeAsync(500)
    expect(getOnramp(config).quotedAmount).toBe('25')
    presetOnrampAmount(config, '100.5')
    expect(getOnramp(config)).toMatchObject({ paymentAmount: '100', quotedAmount: '100' })
  })

  test('an amount typed before the currencies load is sent in the decimals of the first one', async () => {
    const getUrl = vi.fn(() => 'https://acme.example/')
    const { config } = await world({
      onramp: {
        sellers: [{ name: 'acme', label: 'Acme', feeRange: '0%', supportedChains: ['eip155'], getUrl }],
        getOptions: async () => ({
          purchaseCurrencies: commonOptions.purchaseCurrencies,
          paymentCurrencies: [{ id: 'JPY', payment_method_limits: [] }],
        }),
      },
    })
    setOnrampAmount(config, '25.5')
    await getOnrampOptions(config)
    await getOnrampUrl(config, { provider: 'acme' })
    expect(getUrl).toHaveBeenCalledWith(expect.objectContaining({ paymentAmount: '25' }))
  })
})

describe('page of a provider', () => {
  test('[S7.17] [S3.58] is requested for Coinbase, with the quoted amount', async () => {
    const { config, backend, bodyOf } = await world()
    await getOnrampOptions(config)
    expect(await getOnrampUrl(config, { provider: 'coinbase', purchaseAmount: 0.04 })).toBe(
      'https://pay.coinbase.com/buy',
    )
    expect(backend.asked().at(-1)).toBe('/v1/generators/onrampurl')
    expect(await bodyOf('onrampurl')).toEqual({
      destinationWallets: [
        { address: ALICE, assets: ['ETH'], blockchains: expect.arrayContaining(['ethereum', 'base']) },
      ],
      defaultNetwork: 'ethereum',
      partnerUserId: ALICE,
      defaultExperience: 'buy',
      presetCryptoAmount: 0.04,
    })
  })

  test('is requested for Coinbase with the amount that the form was quoted', async () => {
    const { config, bodyOf } = await world()
    await getOnrampOptions(config)
    presetOnrampAmount(config, '100')
    await getOnrampQuote(config)
    await getOnrampUrl(config, { provider: 'coinbase' })
    expect(await bodyOf('onrampurl')).toMatchObject({ presetCryptoAmount: 0.04 })
    await getOnrampUrl(config, { provider: 'coinbase', purchaseAmount: 2 })
    expect(await bodyOf('onrampurl')).toMatchObject({ presetCryptoAmount: 2 })
    // No quote is known for another amount or another currency.
    for (const other of [{ paymentAmount: '200' }, { purchaseCurrency: usdc as never }]) {
      await getOnrampUrl(config, { provider: 'coinbase', ...other })
      expect(await bodyOf('onrampurl')).not.toHaveProperty('presetCryptoAmount')
    }
  })

  test('is requested for Coinbase without the amount of an estimate', async () => {
    const { config, bodyOf } = await world({
      answers: { 'onramp/quote': () => new Response('', { status: 503 }) },
    })
    presetOnrampAmount(config, '100')
    expect(await getOnrampQuote(config)).toMatchObject({ isEstimate: true })
    await getOnrampUrl(config, { provider: 'coinbase' })
    expect(await bodyOf('onrampurl')).not.toHaveProperty('presetCryptoAmount')
  })

  test('is requested from Coinbase for the given network, also if another one is in use', async () => {
    const base = createTestNetwork('eip155:8453', { name: 'Base' })
    const { config, bodyOf } = await world({ networks: [ethereum, base], supported: ['eip155:8453'] })
    await getOnrampUrl(config, { provider: 'coinbase', caipNetworkId: 'eip155:8453' })
    expect(await bodyOf('onrampurl')).toMatchObject({ defaultNetwork: 'base' })
  })

  test.each([
    ['Base', ['base']],
    ['Gnosis', 'ONRAMP_NETWORK_UNSUPPORTED'],
  ])('a smart account is not offered a purchase on other networks than %s', async (name, expected) => {
    const network = createTestNetwork('eip155:8453', { name })
    const accounts = [{ address: ALICE, type: 'smartAccount' }] as const
    const { config, bodyOf } = await world({
      networks: [network],
      supported: ['eip155:8453'],
      wallet: createTestConnector({ accounts, chainId: '8453' }),
    })
    const asking = getOnrampUrl(config, { provider: 'coinbase' })
    if (typeof expected === 'string') return expect(asking).rejects.toMatchObject({ code: expected })
    await asking
    expect(await bodyOf('onrampurl')).toMatchObject({
      destinationWallets: [{ address: ALICE, blockchains: expected }],
    })
  })

  describe('on Base', () => {
    const base = createTestNetwork('eip155:8453', { name: 'Base' })
    const UNSUPPORTED = 'ONRAMP_NETWORK_UNSUPPORTED'
    test.each([
      ['a key', [false, false], { coinbase: 'all', meld: 'meldcrypto.com', acme: 'acme.example' }],
      ['a contract', [false, true], { coinbase: ['base'], meld: UNSUPPORTED, acme: 'acme.example' }],
      [
        'an account that no node knows',
        [undefined, undefined],
        { coinbase: ['base'], meld: 'meldcrypto.com', acme: 'acme.example' },
      ],
    ] as const)('%s gets a purchase where it exists', async (_, [there, here], expected) => {
      const isContract: Operation<'isContract'> = async ({ network }) =>
        network.caipNetworkId === base.caipNetworkId ? here : there
      const { config, bodyOf } = await world({
        networks: [base, ethereum],
        supported: ['eip155:8453'],
        wallet: createTestConnector({ chainId: '8453' }),
        adapters: [createTestAdapter({ isContract: async () => isContract })],
        onramp: {
          meld: { publicKey: 'key' },
          sellers: [
            {
              name: 'acme',
              label: 'Acme',
              feeRange: '0%',
              supportedChains: ['eip155'],
              getUrl: () => 'https://acme.example/',
            },
          ],
        },
      })
      for (const provider of ['meld', 'acme'] as const) {
        const url = await getOnrampUrl(config, { provider }).then(
          (found) => new URL(found).hostname,
          ({ code }: FoyerError) => code,
        )
        expect(url).toBe(expected[provider])
      }
      const asking = getOnrampUrl(config, { provider: 'coinbase' })
      await asking
      const [first] = ((await bodyOf('onrampurl')) as { destinationWallets: { blockchains: string[] }[] })
        .destinationWallets
      if (expected.coinbase === 'all') expect(first?.blockchains).toContain('ethereum')
      else expect(first?.blockchains).toEqual(expected.coinbase)
    })
  })

  test('a smart account gets a page of Meld, which sells on Ethereum, there only', async () => {
    const base = createTestNetwork('eip155:8453', { name: 'Base' })
    const accounts = [{ address: ALICE, type: 'smartAccount' }] as const
    const wallet = createTestConnector({ accounts })
    const { config } = await world({ networks: [ethereum, base], wallet })
    expect(await getOnrampUrl(config, { provider: 'meld' })).toContain(ALICE)
    await expect(
      getOnrampUrl(config, { provider: 'meld', caipNetworkId: 'eip155:8453' }),
    ).rejects.toMatchObject({ code: 'ONRAMP_NETWORK_UNSUPPORTED' })
  })

  test('a failed list of networks is the error, and does not count as a missing network', async () => {
    const { config } = await world({
      answers: { 'supported-chains': () => Response.json({}, { status: 503 }) },
    })
    await expect(getOnrampUrl(config, { provider: 'coinbase' })).rejects.toMatchObject({
      code: 'HTTP_FAILED',
    })
  })

  test('is independent of other providers: Meld works without Coinbase', async () => {
    const { config } = await world({
      answers: { onrampurl: () => new Response('', { status: 500 }) },
    })
    const results = await Promise.allSettled(
      ['coinbase', 'meld'].map((provider) => getOnrampUrl(config, { provider })),
    )
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })

  test('requires a key for Meld', async () => {
    const { config } = await world({ onramp: {} })
    await expect(getOnrampUrl(config, { provider: 'meld' })).rejects.toMatchObject({
      code: 'ONRAMP_PROVIDER_UNKNOWN',
    })
  })

  test.each([
    'javascript:alert(1)',
    'http://pay.coinbase.com/',
    'https://pay.evil.example/',
    'nothing',
    `https://pay.coinbase.com/buy?addresses=${encodeURIComponent(JSON.stringify({ [BOB]: ['base'] }))}`,
  ])('rejects the unsafe URL %s', async (url) => {
    const { config } = await world({ answers: { onrampurl: () => Response.json({ url }) } })
    await expect(getOnrampUrl(config, { provider: 'coinbase' })).rejects.toMatchObject({
      code: 'ONRAMP_URL_UNSAFE',
    })
  })

  test('requires an account, a known provider, and a supported network', async () => {
    const { config } = await world({ supported: ['eip155:10'] })
    await expect(getOnrampUrl(config, { provider: 'coinbase' })).rejects.toMatchObject({
      code: 'ONRAMP_NETWORK_UNSUPPORTED',
    })
    await expect(getOnrampUrl(config, { provider: 'nobody' })).rejects.toMatchObject({
      code: 'ONRAMP_PROVIDER_UNKNOWN',
    })
    await disconnect(config)
    await expect(getOnrampUrl(config, { provider: 'meld' })).rejects.toMatchObject({
      code: 'ONRAMP_NO_ADDRESS',
    })
  })

  test.each([
    ['account', { address: BOB }],
    ['network', { caipNetworkId: polygon.caipNetworkId }],
    ['currency to buy', { purchaseCurrency: ether }],
    ['currency to pay with', { paymentCurrency: commonOptions.paymentCurrencies[1] }],
    ['amount to pay', { paymentAmount: '200' }],
    ['amount to receive', { purchaseAmount: 2 }],
    ['provider', { provider: 'other' }],
  ])('is requested again for another %s', async (_, changed) => {
    const getUrl = vi.fn(() => 'https://acme.example/')
    const acme = { name: 'acme', label: 'Acme', feeRange: '0%', supportedChains: ['eip155'], getUrl } as const
    const { config } = await world({ onramp: { sellers: [acme, { ...acme, name: 'other' }] } })
    await getOnrampUrl(config, { provider: 'acme' })
    await getOnrampUrl(config, { provider: 'acme' })
    expect(getUrl).toHaveBeenCalledTimes(1)
    await getOnrampUrl(config, { provider: 'acme', ...(changed as object) })
    expect(getUrl).toHaveBeenCalledTimes(2)
  })

  test('is not requested without an account', async () => {
    const { config } = await world()
    const [purchaseCurrency, paymentCurrency] = [usdc as never, pounds]
    const { caipNetworkId } = ethereum
    const facts = { provider: 'meld', purchaseCurrency, paymentCurrency, caipNetworkId }
    expect(onrampUrlQueryOptions(config, { ...facts, address: ALICE }).enabled).toBe(true)
    expect(onrampUrlQueryOptions(config, { ...facts, address: '' }).enabled).toBe(false)
  })

  test('is not requested from a provider that does not serve the namespace of the network', async () => {
    const getUrl = vi.fn(() => 'https://acme.example/')
    const acme = { name: 'acme', label: 'Acme', feeRange: '0%', supportedChains: ['solana'], getUrl } as const
    const { config, backend } = await world({
      onramp: { sellers: [acme] },
      supported: [ethereum.caipNetworkId, solana.caipNetworkId],
    })
    const onSolana = { caipNetworkId: solana.caipNetworkId, address: SOLANA_ADDRESS }
    for (const parameters of [{ provider: 'coinbase', ...onSolana }, { provider: 'acme' }])
      await expect(getOnrampUrl(config, parameters)).rejects.toMatchObject({
        code: 'ONRAMP_PROVIDER_UNKNOWN',
      })
    expect([getUrl.mock.calls, backend.asked()]).toEqual([[], []])
  })

  test('on a network of another namespace is for the account and the currency of that namespace', async () => {
    const { config } = await world({
      connectors: [
        createTestConnector(),
        createTestConnector({ id: 'phantom', namespaces: ['solana'], address: SOLANA_ADDRESS }),
      ],
    })
    const asked = { provider: 'meld', caipNetworkId: solana.caipNetworkId } as const
    await expect(getOnrampUrl(config, asked)).rejects.toMatchObject({ code: 'ONRAMP_NO_ADDRESS' })
    await connect(config, { connector: 'phantom', namespaces: ['solana'] })
    await switchNetwork(config, { caipNetworkId: ethereum.caipNetworkId })
    const { searchParams } = new URL(await getOnrampUrl(config, asked))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      walletAddress: SOLANA_ADDRESS,
      destinationCurrencyCode: 'SOL',
    })
  })

  test('rejects after a failure of a seller of the host, with a code, its name and the cause', async () => {
    const cause = new TypeError('Failed to fetch')
    const getUrl = async (): Promise<string> => Promise.reject(cause)
    const { config } = await world({
      features: { onramp: ['acme'] },
      onramp: {
        sellers: [{ name: 'acme', label: 'Acme', feeRange: '0%', supportedChains: ['eip155'], getUrl }],
      },
    })
    await expect(getOnrampUrl(config, { provider: 'acme' })).rejects.toMatchObject({
      code: 'ONRAMP_SELLER_FAILED',
      context: { provider: 'acme' },
      cause,
    })
  })

  test('rejects if a seller of the host does not answer within 30 s', async () => {
    vi.useFakeTimers()
    const getUrl = (): Promise<string> => new Promise(() => {})
    const { config } = await world({
      features: { onramp: ['acme'] },
      onramp: {
        sellers: [{ name: 'acme', label: 'Acme', feeRange: '0%', supportedChains: ['eip155'], getUrl }],
      },
    })
    const asked = expect(getOnrampUrl(config, { provider: 'acme' })).rejects.toMatchObject({
      code: 'ONRAMP_SELLER_FAILED',
    })
    await vi.advanceTimersByTimeAsync(30_000)
    await asked
    vi.useRealTimers()
  })

  test('has an estimate if a quote of the host is in other currencies than requested', async () => {
    const { config } = await world({
      onramp: {
        getOptions: async () => served as never,
        getQuote: async () => ({
          fees: [],
          paymentTotal: money('1', 'GBP'),
          paymentSubtotal: money('1', 'GBP'),
          purchaseAmount: money('2', 'SHIB'),
          quoteId: 'own',
        }),
      },
    })
    await getOnrampOptions(config)
    expect(await getOnrampQuote(config, { amount: '1' })).toMatchObject({ isEstimate: true })
  })

  test('can come from the host, like quotes and options', async () => {
    const getUrl = vi.fn(() => 'https://acme.example/')
    const getOptions = vi.fn<(asked: object) => Promise<never>>(async () => served as never)
    const own = {
      fees: [],
      paymentTotal: money('1', 'GBP'),
      paymentSubtotal: money('1', 'GBP'),
      purchaseAmount: money('2', 'ETH'),
      quoteId: 'own',
    }
    const getQuote = vi.fn<(asked: object) => Promise<typeof own>>(async () => own)
    const { config, backend } = await world({
      features: { onramp: ['acme'] },
      onramp: {
        meld: { url: 'https://meld.example/', publicKey: 'key' },
        sellers: [{ name: 'acme', label: 'Acme', feeRange: '0%', supportedChains: ['eip155'], getUrl }],
        getOptions,
        getQuote,
      },
    })
    expect(await getOnrampOptions(config)).toMatchObject({ paymentCurrencies: [pounds], isEstimate: false })
    expect(await getOnrampQuote(config, { amount: '1' })).toMatchObject({ quoteId: 'own', isEstimate: false })
    const { caipNetworkId } = ethereum
    const signal = expect.any(AbortSignal) as AbortSignal
    expect(getOptions.mock.calls).toEqual([[{ caipNetworkId, signal }]])
    expect(getQuote.mock.calls).toEqual([
      [{ caipNetworkId, purchaseCurrency: ether, paymentCurrency: pounds, amount: '1', signal }],
    ])
    setOnrampCurrency(config, { purchaseCurrency: ether as never })
    presetOnrampAmount(config, '100')
    expect(await getOnrampUrl(config, { provider: 'acme' })).toBe('https://acme.example/')
    expect(getUrl).toHaveBeenCalledWith(
      expect.objectContaining({ address: ALICE, purchaseCurrency: ether, paymentAmount: '100' }),
    )
    expect(await getOnrampUrl(config, { provider: 'meld' })).toMatch(
      /^https:\/\/meld\.example\/\?publicKey=key&/,
    )
    expect(backend.asked()).toEqual([])
  })
})

describe('purchase', () => {
  const url = 'https://pay.coinbase.com/buy'

  test('opens its own window at once, without an opener [S3.57]', async () => {
    const { config, events } = await world()
    const { open, opened } = popups()
    startPurchase(config, { provider: 'coinbase', url })
    expect(open).toHaveBeenCalledExactlyOnceWith(url, '_blank', 'width=600,height=800,scrollbars=yes')
    expect(opened[0]?.opener).toBeNull()
    expect(getOnramp(config)).toMatchObject({
      selectedProvider: { name: 'coinbase' },
      purchase: { status: 'waiting', url, account: `eip155:1:${ALICE}`, isWindowClosed: false },
    })
    expect(events).toContainEqual({
      event: 'SELECT_BUY_PROVIDER',
      properties: { provider: 'coinbase', isSmartAccount: false },
    })
  })

  test.each(['block', 'throw'] as const)('fails if the browser blocks the window: %s', async (how) => {
    const { config } = await world()
    popups(how)
    expect(startPurchase(config, { provider: 'meld', url })).toMatchObject({
      status: 'failed',
      failure: 'blocked',
    })
  })

  test('rejects an unsafe URL, an unknown provider, and a start without an account', async () => {
    const { config } = await world()
    const { open } = popups()
    const start = (provider: string, page: string) => () => startPurchase(config, { provider, url: page })
    expect(start('meld', 'javascript:alert(1)')).toThrow(
      expect.objectContaining({ code: 'ONRAMP_URL_UNSAFE' }),
    )
    expect(start('nobody', url)).toThrow(expect.objectContaining({ code: 'ONRAMP_PROVIDER_UNKNOWN' }))
    await disconnect(config)
    expect(start('meld', url)).toThrow(expect.objectContaining({ code: 'ONRAMP_NO_ADDRESS' }))
    expect(open).not.toHaveBeenCalled()
  })

  test('rejects a provider that does not serve the namespace of the account', async () => {
    const { config } = await world({
      connectors: [
        createTestConnector(),
        createTestConnector({ id: 'phantom', namespaces: ['solana'], address: SOLANA_ADDRESS }),
      ],
    })
    const { open } = popups()
    await connect(config, { connector: 'phantom', namespaces: ['solana'] })
    await switchNetwork(config, { caipNetworkId: solana.caipNetworkId })
    expect(() => startPurchase(config, { provider: 'coinbase', url })).toThrow(
      expect.objectContaining({ code: 'ONRAMP_PROVIDER_UNKNOWN' }),
    )
    expect(open).not.toHaveBeenCalled()
    expect(startPurchase(config, { provider: 'meld', url }).account).toBe(
      `${solana.caipNetworkId}:${SOLANA_ADDRESS}`,
    )
  })

  test('reports a closed window within a second', async () => {
    const { config } = await world()
    const { opened } = popups()
    startPurchase(config, { provider: 'meld', url })
    const [popup] = opened
    if (popup) popup.closed = true
    await vi.waitFor(() =>
      expect(getOnramp(config).purchase).toMatchObject({ status: 'waiting', isWindowClosed: true }),
    )
  })

  test('is an unfinished request with its amount until the window closes', async () => {
    const { config } = await world()
    const { opened } = popups()
    setOnrampAmount(config, '100')
    startPurchase(config, { provider: 'meld', url })
    const stored = () => internalsOf(config).storage.getItem(UNFINISHED_KEY)
    await vi.waitFor(() => expect(stored()).not.toBeNull())
    expect(JSON.parse(stored() ?? '')).toMatchObject([
      {
        kind: 'buy',
        name: 'Meld.io',
        amounts: [{ amount: '100', symbol: 'USD' }],
        account: `eip155:1:${ALICE}`,
      },
    ])
    const [popup] = opened
    if (popup) popup.closed = true
    await vi.waitFor(() => expect(stored()).toBeNull())
  })

  test.each(['closes its window', 'arrives'])(
    'marks the balances of its account as changed, and no others, when it %s',
    async (end) => {
      const { config, purchases } = await world()
      const { opened } = popups()
      const client = getQueryClient(config)
      const { caipNetworkId } = ethereum
      const keys = [ALICE, BOB].flatMap((address) => [
        tokenBalancesQueryKey(config, { address, caipNetworkId }),
        balanceQueryKey(config, { address, caipNetworkId }),
      ])
      for (const key of keys) client.setQueryData<unknown>(key, {})
      const changed = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)
      startPurchase(config, { provider: 'coinbase', url })
      const stop = followPurchase(config)
      await vi.waitFor(() => expect(getOnramp(config).purchase?.listedBefore).toEqual([]))
      expect(changed()).toEqual([false, false, false, false])
      const [popup] = opened
      if (popup && end !== 'arrives') popup.closed = true
      if (end === 'arrives') purchases.push(row('2026-03-04T10:00:03Z'))
      await vi.waitFor(() => expect(changed()).toEqual([true, true, false, false]))
      stop()
    },
  )

  test('is kept as unfinished when another one begins, and its window does not mark the other one', async () => {
    const { config } = await world()
    const { opened } = popups()
    const stored = () =>
      JSON.parse(internalsOf(config).storage.getItem(UNFINISHED_KEY) ?? '[]') as readonly object[]
    startPurchase(config, { provider: 'meld', url })
    await vi.waitFor(() => expect(stored()).toMatchObject([{ name: 'Meld.io' }]))
    expect(getUnfinishedRequests(config)).toEqual([])
    startPurchase(config, { provider: 'coinbase', url })
    await vi.waitFor(() => expect(stored()).toMatchObject([{ name: 'Coinbase' }, { name: 'Meld.io' }]))
    const [first] = opened
    if (first) first.closed = true
    await vi.advanceTimersByTimeAsync(5000)
    expect(getOnramp(config).purchase).toMatchObject({
      provider: { name: 'coinbase' },
      status: 'waiting',
      isWindowClosed: false,
    })
    expect(stored()).toHaveLength(2)
    expect(getUnfinishedRequests(config)).toMatchObject([{ name: 'Meld.io' }])
  })

  test('does not mark a newer one as arrived when it arrives', async () => {
    const { config, backend, purchases } = await world()
    popups()
    const historyRequests = () => backend.asked().filter((asked) => asked.includes('history')).length
    startPurchase(config, { provider: 'coinbase', url })
    followPurchase(config)
    await vi.waitFor(() => expect(historyRequests()).toBe(1))
    startPurchase(config, { provider: 'meld', url })
    purchases.push(row('2026-03-04T10:00:03Z'))
    await vi.advanceTimersByTimeAsync(8000)
    expect(getOnramp(config).purchase).toMatchObject({ provider: { name: 'meld' }, status: 'waiting' })
  })

  test('is not polled if its window was blocked', async () => {
    const { config, backend } = await world()
    popups('block')
    startPurchase(config, { provider: 'coinbase', url })
    const stop = followPurchase(config)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(backend.asked().filter((asked) => asked.includes('history'))).toEqual([])
    expect(getOnramp(config).purchase?.status).toBe('failed')
    stop()
  })

  test('is neither polled nor marked after a reset, and listed as unfinished', async () => {
    const { config, backend } = await world()
    const { opened } = popups()
    startPurchase(config, { provider: 'coinbase', url })
    followPurchase(config)
    const historyRequests = () => backend.asked().filter((asked) => asked.includes('history')).length
    await vi.waitFor(() => expect(historyRequests()).toBe(1))
    await vi.waitFor(() => expect(internalsOf(config).storage.getItem(UNFINISHED_KEY)).not.toBeNull())
    expect(getUnfinishedRequests(config)).toEqual([])
    resetOnramp(config)
    await vi.waitFor(() => expect(getUnfinishedRequests(config)).toMatchObject([{ name: 'Coinbase' }]))
    const [popup] = opened
    if (popup) popup.closed = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(getOnramp(config)).toMatchObject({ purchase: undefined, selectedProvider: undefined })
    expect(historyRequests()).toBe(1)
  })

  test('is listed as unfinished if it is reset, or another one begins, before the code that follows it loads', async () => {
    const { config } = await world()
    popups()
    startPurchase(config, { provider: 'meld', url })
    startPurchase(config, { provider: 'coinbase', url })
    resetOnramp(config)
    const listed = () => getUnfinishedRequests(config).map(({ name }) => name)
    await vi.waitFor(() => expect(listed().toSorted()).toEqual(['Coinbase', 'Meld.io']))
  })

  test('is polled every four seconds, and found', async () => {
    const { config, backend, purchases } = await world()
    popups()
    // The clock of the provider is ahead of that of the device.
    purchases.push(row('2026-03-04T10:30:00Z'))
    startPurchase(config, { provider: 'coinbase', url })
    const stop = followPurchase(config)
    const historyRequests = () => backend.asked().filter((asked) => asked.includes('history')).length
    await vi.waitFor(() => expect(historyRequests()).toBe(1))
    await vi.advanceTimersByTimeAsync(4000)
    expect([historyRequests(), getOnramp(config).purchase?.status]).toEqual([2, 'waiting'])
    purchases.push(row('2026-03-04T09:00:00Z'))
    await vi.advanceTimersByTimeAsync(4000)
    expect(getOnramp(config).purchase?.status).toBe('arrived')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(historyRequests()).toBe(3)
    expect(backend.asked()).toContain(`/v1/account/${ALICE}/history?chainId=eip155:1&onramp=coinbase`)
    stop()
  })

  test('is not found in one of yesterday that is in progress', async () => {
    const { config, purchases } = await world()
    popups()
    purchases.push(row('2026-03-03T22:00:00Z', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'))
    startPurchase(config, { provider: 'coinbase', url })
    const stop = followPurchase(config)
    await vi.waitFor(() => expect(getOnramp(config).purchase?.listedBefore).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(8000)
    expect(getOnramp(config).purchase?.status).toBe('waiting')
    purchases.push(row('2026-03-04T10:00:03Z', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'))
    await vi.advanceTimersByTimeAsync(4000)
    expect(getOnramp(config).purchase?.status).toBe('arrived')
    stop()
  })

  test('is found after a pause of the polls', async () => {
    const { config, backend, purchases } = await world()
    popups()
    startPurchase(config, { provider: 'coinbase', url })
    const stop = followPurchase(config)
    await vi.waitFor(() => expect(getOnramp(config).purchase?.listedBefore).toEqual([]))
    stop()
    purchases.push(row('2026-03-04T10:00:03Z'))
    const stopAgain = followPurchase(config)
    await vi.waitFor(() => expect(getOnramp(config).purchase?.status).toBe('arrived'))
    expect(backend.asked().filter((asked) => asked.includes('history'))).toHaveLength(2)
    stopAgain()
  })

  test('keeps polling after failed polls, of which the first shows a toast', async () => {
    let isBroken = true
    const { config } = await world({
      answers: {
        history: () =>
          isBroken
            ? new Response('', { status: 500 })
            : Response.json({
                data: [row('2026-03-04T10:00:03Z', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')],
                next: null,
              }),
      },
    })
    popups()
    startPurchase(config, { provider: 'coinbase', url })
    const stop = followPurchase(config)
    await vi.waitFor(() => expect(getToast(config)?.variant).toBe('error'))
    const { id } = getToast(config)
    await vi.advanceTimersByTimeAsync(8000)
    expect(getToast(config).id).toBe(id)
    isBroken = false
    await vi.advanceTimersByTimeAsync(4000)
    expect(getOnramp(config).purchase?.status).toBe('arrived')
    stop()
  })

  test('is not found in earlier purchases that are listed after a failed poll', async () => {
    const listed = [row('2026-03-01T10:00:00Z')]
    let isBroken = true
    const { config } = await world({
      answers: {
        history: () =>
          isBroken ? new Response('', { status: 500 }) : Response.json({ data: listed, next: null }),
      },
    })
    popups()
    startPurchase(config, { provider: 'coinbase', url })
    const stop = followPurchase(config)
    await vi.waitFor(() => expect(getToast(config)?.variant).toBe('error'))
    isBroken = false
    await vi.advanceTimersByTimeAsync(4000)
    expect(getOnramp(config).purchase).toMatchObject({ status: 'waiting', listedBefore: [expect.anything()] })
    listed.push(row('2026-03-04T10:00:03Z'))
    await vi.advanceTimersByTimeAsync(4000)
    expect(getOnramp(config).purchase?.status).toBe('arrived')
    stop()
  })

  test('fails after three minutes, and can be started again', async () => {
    const { config } = await world()
    popups()
    startPurchase(config, { provider: 'coinbase', url })
    const stop = followPurchase(config)
    await vi.advanceTimersByTimeAsync(184_000)
    expect(getOnramp(config).purchase).toMatchObject({ status: 'failed', failure: 'timeout' })
    stop()
    startPurchase(config, { provider: 'coinbase', url })
    expect(getOnramp(config).purchase?.status).toBe('waiting')
  })

  test('is not polled after the unsubscribe, nor at Meld', async () => {
    const { config, backend } = await world()
    popups()
    const historyRequests = () => backend.asked().filter((asked) => asked.includes('history')).length
    startPurchase(config, { provider: 'meld', url })
    followPurchase(config)()
    startPurchase(config, { provider: 'coinbase', url })
    const stop = followPurchase(config)
    await vi.waitFor(() => expect(historyRequests()).toBe(1))
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(historyRequests()).toBe(1)
  })

  test('keeps the account that started it', async () => {
    const { config } = await world({ networks: [ethereum, polygon] })
    popups()
    startPurchase(config, { provider: 'meld', url })
    await disconnect(config)
    expect(getOnramp(config).purchase?.account).toBe(`eip155:1:${ALICE}`)
  })
})

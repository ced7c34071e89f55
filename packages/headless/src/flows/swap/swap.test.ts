import { type TransactionOutcome, UserRejectedError } from '@foyer/chains'
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchEvents } from '../../core/actions.ts'
import type { SwapProvider } from '../../core/contracts/swap.ts'
import type { FoyerEvent } from '../../core/events.ts'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { getUnfinishedRequests } from '../../core/unfinished/unfinishedRequests.ts'
import { getPendingTransactions } from '../../data/activity/pendingTransactions.ts'
import { closeModal } from '../../modal/closeModal.ts'
import { pushView } from '../../modal/navigation.ts'
import { openModal } from '../../modal/openModal.ts'
import { DOLLAR } from '../../test/sendWorld.ts'
import { settled } from '../../test/settled.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { BRACKEN, ROUTER, swapWorld } from '../../test/swapWorld.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { getNetwork } from '../../wallet/state.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { approveRequest, getRequestReview, watchRequestReview } from '../policies/requestReview.ts'
import { warn } from '../policies/rules.ts'
import { followBatch } from './batch.ts'
import { approveSwap, confirmSwap } from './confirmSwap.ts'
import { fetchSwapQuote } from './fetchSwapQuote.ts'
import { getSwapNetworks } from './getSwapNetworks.ts'
import { getSwapTokens } from './getSwapTokens.ts'
import { loadAndStartSwap } from './lazy.ts'
import { acceptSwap, pollSwapReview, prepareSwap } from './prepareSwap.ts'
import { swapQuoteQueryOptions, swapTokensQueryOptions } from './queries.ts'
import { initialData } from './quoteRules.ts'
import { setMaxSwapAmount } from './setMaxSwapAmount.ts'
import { flipSwap, setSwapAmount, setSwapToken } from './setSwap.ts'
import { startSwap } from './startSwap.ts'
import { getSwap, resetSwap } from './state.ts'
import { approveData } from './stepRules.ts'
import type { SwapReview } from './types.ts'
import { waitForSwap } from './waitForSwap.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

type World = Awaited<ReturnType<typeof swapWorld>>

const NATIVE = `eip155:1:0x${'e'.repeat(40)}`
const idOf = (address: string) => `eip155:1:${address}`
const typed = () => vi.advanceTimersByTimeAsync(200)
const quoteOf = ({ config }: World) =>
  settled(
    getQueryClient(config).fetchQuery({
      ...swapQuoteQueryOptions(config, { request: getSwap(config).request }),
      retry: false,
    }),
  )
async function filled(from = 'ETH', to = 'AMBD', amount = '1', options?: Parameters<typeof swapWorld>[0]) {
  const world = await swapWorld(options)
  await world.fill(from, to, amount)
  await typed()
  return world
}
const reviewed = async (...parameters: Parameters<typeof filled>) => {
  const world = await filled(...parameters)
  return { ...world, review: await settled(prepareSwap(world.config)) }
}
const events = ({ config }: World) => {
  const received: FoyerEvent[] = []
  watchEvents(config, { onEvent: (event) => received.push(event) })
  return () => received.map(({ event }) => event).filter((event) => event.includes('SWAP'))
}

describe('the form', () => {
  test('starts with the native currency as source token, and without a destination token', async () => {
    const { config } = await swapWorld()
    await settled(startSwap(config))
    expect(getSwap(config)).toMatchObject({
      sourceToken: { symbol: 'ETH', id: NATIVE },
      toToken: undefined,
      amount: '',
      problem: 'noToken',
      request: undefined,
    })
  })

  test('[S1.7] an app fills in the form by symbols of any case', async () => {
    const { config } = await swapWorld()
    await settled(startSwap(config, { fromToken: 'ambd', toToken: 'brkn', amount: '2,5' }))
    expect(getSwap(config)).toMatchObject({
      sourceToken: { symbol: 'AMBD' },
      toToken: { symbol: 'BRKN' },
      amount: '2.5',
      request: { value: '2500000' },
    })
  })

  test('selects by symbol the token that the provider lists, not another one that the account holds', async () => {
    const { config, faults } = await swapWorld()
    const address = `eip155:1:${BRACKEN}`
    faults.tokens = () =>
      Response.json({ tokens: [{ name: 'Amber Dollar', symbol: 'AMBD', address, decimals: 18 }] })
    await settled(startSwap(config, { toToken: 'AMBD' }))
    expect(getSwap(config).toToken).toMatchObject({ symbol: 'AMBD', id: address })
  })

  test('selects by symbol, of two held tokens, the one that the provider lists as the source token', async () => {
    const quantity = { decimals: '18', numeric: '7' }
    const held = { name: 'Amber', symbol: 'AMBD', chainId: 'eip155:1', price: 1000, iconUrl: '', quantity }
    const balances = [
      { ...held, address: idOf(BOB) },
      { ...held, address: idOf(DOLLAR), price: 1, quantity: { decimals: '6', numeric: '5' } },
    ]
    const { config } = await swapWorld({
      answerBackend: ({ url }) => (url.includes('/balance') ? Response.json({ balances }) : undefined),
    })
    await settled(startSwap(config, { fromToken: 'AMBD' }))
    expect(getSwap(config).sourceToken).toMatchObject({ id: idOf(DOLLAR), quantity: { numeric: '5' } })
  })

  test.each([
    ['5 gwei', ''],
    ['0.5 ETH', '0.5'],
  ])('starts with the amount %j of an app as %j', async (amount, shown) => {
    const { config } = await swapWorld()
    await settled(startSwap(config, { toToken: 'AMBD', amount }))
    expect(getSwap(config).amount).toBe(shown)
  })

  test('an amount in another unit than the given token changes nothing', async () => {
    const { config } = await filled()
    setSwapAmount(config, '5 gwei')
    expect(getSwap(config).amount).toBe('1')
  })

  test('a start by symbols leaves no timer', async () => {
    const { config } = await swapWorld()
    await settled(startSwap(config))
    const timers = vi.getTimerCount()
    await settled(startSwap(config, { toToken: 'BRKN' }))
    expect(vi.getTimerCount()).toBe(timers)
  })

  test('an amount typed while the maximum is computed stays', async () => {
    const { config } = await filled()
    const pending = setMaxSwapAmount(config)
    setSwapAmount(config, '0.25')
    await settled(pending)
    expect(getSwap(config).amount).toBe('0.25')
  })

  test('the maximum of a token is not set for another one that is chosen while it is computed', async () => {
    const { config, tokenOf } = await filled('ETH', 'AMBD', '')
    const pending = setMaxSwapAmount(config)
    setSwapToken(config, 'sourceToken', await tokenOf('BRKN'))
    await settled(pending)
    expect(getSwap(config)).toMatchObject({ sourceToken: { symbol: 'BRKN' }, amount: '' })
  })

  test('a start waits at most 5 s for the token list', async () => {
    const world = await swapWorld()
    world.faults.tokens = () => new Promise(() => {}) as never
    await settled(startSwap(world.config, { toToken: 'BRKN' }))
    expect(getSwap(world.config)).toMatchObject({ sourceToken: { symbol: 'ETH' }, toToken: undefined })
  })

  test.each([
    ['toToken', 'AMBD', {}, 'ETH', 'AMBD'],
    ['toToken', 'ETH', {}, undefined, 'ETH'],
    ['sourceToken', 'AMBD', { toToken: 'BRKN' }, 'AMBD', 'BRKN'],
    ['sourceToken', 'BRKN', { toToken: 'BRKN' }, 'BRKN', 'ETH'],
  ] as const)(
    'a start keeps %s %s and the amount that are set while it runs with %j',
    async (side, symbol, prefill, from, to) => {
      const { config, tokenOf } = await filled()
      const token = await settled(tokenOf(symbol))
      resetSwap(config)
      const start = startSwap(config, { ...prefill, amount: '2' })
      setSwapToken(config, side, token)
      setSwapAmount(config, '0.5')
      await settled(start)
      const { sourceToken, toToken, amount } = getSwap(config)
      expect([sourceToken?.symbol, toToken?.symbol, amount]).toEqual([from, to, '0.5'])
    },
  )

  test('a start keeps the swap that is entered while its code loads', async () => {
    const { config, tokenOf } = await filled()
    const [from, to] = [await settled(tokenOf('ETH')), await settled(tokenOf('AMBD'))]
    resetSwap(config)
    const start = loadAndStartSwap(config)
    setSwapToken(config, 'sourceToken', from)
    setSwapToken(config, 'toToken', to)
    setSwapAmount(config, '0.5')
    await settled(start)
    expect(getSwap(config)).toMatchObject({ toToken: { symbol: 'AMBD' }, amount: '0.5' })
  })

  test('a start replaces the earlier form', async () => {
    const { config } = await filled('AMBD', 'ETH', '1')
    await settled(loadAndStartSwap(config))
    expect(getSwap(config)).toMatchObject({ sourceToken: { symbol: 'ETH' }, toToken: undefined, amount: '' })
  })

  test('a start without prefill joins the one in progress; a start with a prefill replaces it', async () => {
    const { config } = await swapWorld()
    const first = startSwap(config)
    first.catch(() => undefined)
    const wanted = startSwap(config, { toToken: 'AMBD', amount: '2' })
    await settled(startSwap(config))
    await expect(first).rejects.toMatchObject({ name: 'AbortError' })
    await wanted
    expect(getSwap(config)).toMatchObject({ toToken: { symbol: 'AMBD' }, amount: '2' })
  })

  test.each([
    ['the network changes', (config: Config) => switchNetwork(config, { caipNetworkId: 'eip155:137' })],
    ['the visitor leaves its view', (config: Config) => pushView(config, 'Account')],
    ['the form is reset', resetSwap],
  ])('a start rejects and fills no form when %s, and the next start does not join it', async (_, change) => {
    const { config } = await swapWorld()
    openModal(config, { view: 'Swap' })
    const start = startSwap(config)
    start.catch(() => undefined)
    await change(config)
    const next = startSwap(config)
    await expect(start).rejects.toMatchObject({ name: 'AbortError' })
    expect(getSwap(config).sourceToken).toBeUndefined()
    await settled(next)
    const { caipNetworkId } = getNetwork(config)
    expect(getSwap(config).sourceToken).toMatchObject({ symbol: 'ETH', caipNetworkId })
  })

  test('[S8.4] a start rejects on networks without swaps', async () => {
    const { config } = await swapWorld({
      swap: { ...provider, caipNetworkIds: ['eip155:137'] },
    })
    expect(getSwapNetworks(config)).toEqual(['eip155:137'])
    await expect(startSwap(config)).rejects.toMatchObject({
      code: 'SWAP_NOT_SUPPORTED',
      shortMessage: 'Network not supported for Swaps',
    })
  })

  test('five changes within 200 ms request one quote', async () => {
    const { config, fill } = await swapWorld()
    await fill('ETH', 'AMBD', '')
    for (const amount of ['1', '12', '12.', '12.3', '12.34']) {
      setSwapAmount(config, amount)
      await vi.advanceTimersByTimeAsync(30)
      expect(getSwap(config).request).toBeUndefined()
    }
    await typed()
    expect(getSwap(config).request).toMatchObject({
      value: '12340000000000000000',
      account: `eip155:1:${ALICE}`,
    })
  })

  test('digits below the smallest unit of the token are rounded half up [S5.21]', async () => {
    const { config } = await filled('AMBD', 'ETH', '1.0000005')
    expect(getSwap(config).request).toMatchObject({ value: '1000001' })
    setSwapAmount(config, '1.00000049')
    await typed()
    expect(getSwap(config).request).toMatchObject({ value: '1000000' })
  })

  test('a cleared amount requests no quote', async () => {
    const { config } = await filled()
    setSwapAmount(config, '')
    await typed()
    expect(getSwap(config)).toMatchObject({ request: undefined, problem: 'noAmount' })
  })

  test('flipSwap exchanges the sides: the amount is the quoted one, or 1 without a quote', async () => {
    const world = await filled()
    const { config } = world
    await quoteOf(world)
    flipSwap(config)
    expect(getSwap(config)).toMatchObject({
      sourceToken: { symbol: 'AMBD' },
      toToken: { symbol: 'ETH' },
      amount: '3200',
      request: { value: '3200000000' },
    })
    setSwapAmount(config, '7')
    flipSwap(config)
    expect(getSwap(config)).toMatchObject({
      sourceToken: { symbol: 'ETH' },
      toToken: { symbol: 'AMBD' },
      amount: '1',
    })
  })

  test('flipSwap does nothing on an empty form', async () => {
    const { config } = await swapWorld()
    flipSwap(config)
    expect(getSwap(config)).toMatchObject({ sourceToken: undefined, amount: '' })
  })

  test('a choice of the token of the other side exchanges the sides', async () => {
    const { config, tokenOf, fill } = await swapWorld()
    await fill('ETH', 'AMBD', '1')
    setSwapToken(config, 'sourceToken', await tokenOf('AMBD'))
    expect(getSwap(config)).toMatchObject({ sourceToken: { symbol: 'AMBD' }, toToken: { symbol: 'ETH' } })
  })

  test('the maximum is the balance less the fee for a native currency, and the whole balance for a token', async () => {
    const { config, fill } = await swapWorld()
    await fill('ETH', 'AMBD', '')
    await settled(setMaxSwapAmount(config))
    expect(getSwap(config).amount).toBe('1.99985')
    await fill('AMBD', 'ETH', '')
    await settled(setMaxSwapAmount(config))
    expect(getSwap(config).amount).toBe('1000')
  })

  test('the maximum of a native currency leaves the fee for data on L1, too', async () => {
    const { config, fill, cost } = await swapWorld()
    cost.l1Fee = 10n ** 13n
    await fill('ETH', 'AMBD', '')
    await settled(setMaxSwapAmount(config))
    expect(getSwap(config).amount).toBe('1.99983')
  })

  test('[S4.25] is emptied when the network or the account changes', async () => {
    const { config, wallet } = await filled('ETH', 'AMBD', '1', {
      accounts: [{ address: ALICE }, { address: BOB }],
    })
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(getSwap(config)).toMatchObject({ sourceToken: undefined, amount: '', request: undefined })
    setSwapAmount(config, '5')
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] })
    expect(getSwap(config).amount).toBe('')
  })

  test('isEmptied is set when a network change drops an amount, until another amount is entered', async () => {
    const { config, fill } = await filled('ETH', 'AMBD', '1')
    expect(getSwap(config).isEmptied).toBe(false)
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(getSwap(config).isEmptied).toBe(true)
    await switchNetwork(config, { caipNetworkId: 'eip155:1' })
    await settled(startSwap(config))
    expect(getSwap(config)).toMatchObject({ amount: '', isEmptied: true })
    await fill('ETH', 'AMBD', '2')
    expect(getSwap(config).isEmptied).toBe(false)
    resetSwap(config)
    expect(getSwap(config).isEmptied).toBe(false)
  })

  test('isEmptied is not set without an amount', async () => {
    const { config } = await filled('ETH', 'AMBD', '')
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(getSwap(config).isEmptied).toBe(false)
  })

  test('is emptied when the visitor leaves its views or closes the modal, not by navigation between them', async () => {
    const { config, fill } = await swapWorld()
    openModal(config, { view: 'Swap' })
    await fill('ETH', 'AMBD', '1')
    for (const view of ['SwapSelectToken', 'SwapPreview', 'ApproveTransaction'] as const) {
      pushView(config, view as 'SwapPreview')
      expect(getSwap(config).amount).toBe('1')
    }
    pushView(config, 'Account')
    expect(getSwap(config).sourceToken).toBeUndefined()
    openModal(config, { view: 'Swap' })
    await fill('ETH', 'AMBD', '1')
    closeModal(config)
    expect(getSwap(config).sourceToken).toBeUndefined()
  })
})

describe('tokens of a swap', () => {
  test('held tokens come first, all tokens are sorted by symbol; each list is fetched once', async () => {
    const { config, count } = await swapWorld()
    const { own, all, suggested } = await settled(getSwapTokens(config))
    expect(own.map(({ symbol }) => symbol)).toEqual(['ETH', 'AMBD'])
    expect(all.map(({ symbol, quantity }) => [symbol, quantity.numeric])).toEqual([
      ['AMBD', '1000'],
      ['BRKN', '0'],
      ['ETH', '2'],
    ])
    expect(suggested.map(({ symbol }) => symbol)).toEqual(['ETH', 'AMBD', 'BRKN'])
    await settled(getSwapTokens(config))
    await vi.advanceTimersByTimeAsync(60_000)
    await settled(getSwapTokens(config))
    expect(count('/v1/convert/tokens')).toBe(1)
  })

  test('are requested only on networks with swaps', async () => {
    const getTokens = vi.fn(provider.getTokens)
    const { config } = await swapWorld({ swap: { ...provider, getTokens, caipNetworkIds: ['eip155:137'] } })
    const isEnabled = (caipNetworkId: 'eip155:1' | 'eip155:137') =>
      swapTokensQueryOptions(config, { address: ALICE, caipNetworkId }).enabled
    expect([isEnabled('eip155:1'), isEnabled('eip155:137')]).toEqual([false, true])
    await expect(getSwapTokens(config)).rejects.toMatchObject({ code: 'SWAP_NOT_SUPPORTED' })
    expect(getTokens).not.toHaveBeenCalled()
  })

  test('tokens of another network, indivisible tokens, duplicates and a false native currency are not listed; names are cleaned', async () => {
    const world = await swapWorld()
    const token = {
      name: 'A\u202Ename',
      symbol: 'A',
      decimals: 18,
      address: idOf(BOB),
      logoUri: 'javascript:1',
    }
    world.faults.tokens = () =>
      Response.json({
        tokens: [
          token,
          { ...token, address: idOf(BOB.toLowerCase()) },
          { ...token, address: `eip155:137:${ALICE}` },
          { ...token, address: idOf(ALICE), decimals: 0 },
          { ...token, address: NATIVE },
          { ...token, address: NATIVE, symbol: 'ETH', decimals: 6 },
        ],
      })
    const { all } = await settled(getSwapTokens(world.config))
    expect(all).toHaveLength(1)
    expect(all[0]).not.toHaveProperty('iconUrl')
    expect(all[0]?.name).not.toContain('\u202E')
  })

  test('an invalid token list rejects, and is requested again', async () => {
    const world = await swapWorld()
    world.faults.tokens = () => Response.json({ tokens: [{ name: 7 }] })
    await expect(settled(getSwapTokens(world.config))).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
    delete world.faults.tokens
    expect((await settled(getSwapTokens(world.config))).all).toHaveLength(3)
  })
})

describe('a quote', () => {
  test('[S9.30] has the minimum received and the network fee, and is requested with the plain address', async () => {
    const world = await filled()
    expect(await quoteOf(world)).toEqual({
      toAmount: '3200',
      toUnits: '3200000000',
      minReceived: '3168',
      maxSlippage: '32',
      slippage: 1,
      rate: '3200',
      fromFiat: 3200,
      toFiat: 3200,
      fromPrice: 3200,
      priceImpact: 0,
      fees: [],
      networkFee: { amount: '0.00015', fiat: 0.48, symbol: 'ETH' },
      isCovered: true,
      isFeeCovered: true,
    })
    expect(world.backend.asked().find((asked) => asked.includes('quotes'))).toBe(
      `/v1/convert/quotes?amount=1000000000000000000&userAddress=${ALICE}&from=${NATIVE}&to=${idOf(DOLLAR)}&gasPrice=1000000000`,
    )
  })

  test('has the fee for data on L1, for the data of a typical swap', async () => {
    const world = await filled()
    world.cost.l1Fee = 10n ** 13n
    expect((await quoteOf(world)).networkFee).toEqual({ amount: '0.00016', fiat: 0.512, symbol: 'ETH' })
    const [, { call }] = world.estimate.mock.lastCall ?? expect.unreachable()
    expect(call).toEqual({ data: initialData(), gas: 150_000n, gasPrice: 10n ** 9n })
  })

  test('has the network fee by the nodes if the backend has no gas price', async () => {
    const answerBackend = ({ url }: Request) =>
      url.includes('gas-price') ? new Response('', { status: 500 }) : undefined
    const world = await filled('ETH', 'AMBD', '1', { answerBackend })
    world.cost.l1Fee = 10n ** 13n
    expect((await quoteOf(world)).networkFee).toMatchObject({ amount: '0.00016' })
  })

  test('has the fee of the gas if the nodes fail, or do not answer in 3 s', async () => {
    const world = await filled()
    world.estimate.mockRejectedValueOnce(new Error('down'))
    expect((await quoteOf(world)).networkFee).toMatchObject({ amount: '0.00015' })
    world.estimate.mockReturnValueOnce(new Promise(() => {}))
    setSwapAmount(world.config, '0.5')
    await vi.advanceTimersByTimeAsync(200)
    expect(await quoteOf(world)).toMatchObject({ toAmount: '1600', networkFee: { amount: '0.00015' } })
  })

  test.each([
    ['3', { isCovered: false, isFeeCovered: false }],
    ['2', { isCovered: true, isFeeCovered: false }],
    ['1.9', { isCovered: true, isFeeCovered: true }],
  ])('has whether the balance covers an amount of %s, and the fee', async (amount, cover) => {
    expect(await quoteOf(await filled('ETH', 'AMBD', amount))).toMatchObject(cover)
  })

  test.each([
    ['insufficient liquidity for this trade', 400, 'SWAP_INSUFFICIENT_LIQUIDITY', 'Insufficient liquidity'],
    ['the moon is full', 400, 'SWAP_QUOTE_FAILED', 'the moon is full'],
    ['', 500, 'SWAP_QUOTE_FAILED', 'The price could not be asked for'],
  ])(
    '[S8.4] rejects after a refusal by the provider: %j (%i) is %s',
    async (description, status, code, text) => {
      const world = await filled()
      world.faults.quotes = () => Response.json({ reasons: [{ name: 'a', description }] }, { status })
      await expect(quoteOf(world)).rejects.toMatchObject({ code, shortMessage: text })
    },
  )

  test('without a route rejects with SWAP_NO_ROUTE', async () => {
    const world = await filled()
    world.faults.quotes = () => Response.json({ quotes: [] })
    await expect(quoteOf(world)).rejects.toMatchObject({ code: 'SWAP_NO_ROUTE' })
  })

  test('has the fee of the network in the native currency, also if a token is given', async () => {
    const world = await filled('AMBD', 'ETH', '10')
    expect(await quoteOf(world)).toMatchObject({
      fromPrice: 1,
      networkFee: { amount: '0.00015', fiat: 0.48, symbol: 'ETH' },
    })
  })

  test('without prices has an amount, and no price impact', async () => {
    const world = await filled('AMBD', 'BRKN', '10')
    expect(await quoteOf(world)).toMatchObject({ toAmount: '4', priceImpact: undefined, toFiat: undefined })
  })

  test('without prices and gas price has an amount, and no network fee', async () => {
    const answerBackend = ({ url }: Request) =>
      /gas-price|fungible/.test(url) ? new Response('', { status: 500 }) : undefined
    const world = await filled('AMBD', 'BRKN', '10', { answerBackend })
    expect(await quoteOf(world)).toMatchObject({
      toAmount: '4',
      minReceived: '3.96',
      priceImpact: undefined,
      toFiat: undefined,
      networkFee: undefined,
      isCovered: true,
    })
    expect(world.count('/v1/fungible/price') * world.count('gas-price')).toBeGreaterThan(0)
    expect(world.backend.asked().find((asked) => asked.includes('quotes'))).not.toContain('gasPrice')
  })

  test('stays shown while the next one is fetched', async () => {
    const world = await filled()
    const { request } = getSwap(world.config)
    const options = swapQuoteQueryOptions(world.config, { request })
    const observer = new QueryObserver(getQueryClient(world.config), { ...options, retry: false })
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.toAmount).toBe('3200'))
    let answer: (response: Response) => void = () => undefined
    world.faults.quotes = () => new Promise((resolve) => (answer = resolve)) as never
    const fetching = observer.refetch()
    await vi.waitFor(() => expect(world.count('quotes')).toBe(2))
    expect(observer.getCurrentResult()).toMatchObject({ isFetching: true, data: { toAmount: '3200' } })
    const next = { id: null, fromAmount: `${10n ** 18n}`, fromAccount: NATIVE, toAccount: idOf(DOLLAR) }
    answer(Response.json({ quotes: [{ ...next, toAmount: '3100000000' }] }))
    expect((await fetching).data?.toAmount).toBe('3100')
    stop()
  })

  test('has the fee that the host declares for its backend', async () => {
    const world = await filled('AMBD', 'ETH', '200', { swap: { feeBps: 30 } })
    expect((await quoteOf(world)).fees).toEqual([{ label: '1inch', value: '0.6', token: 'AMBD' }])
  })
})

describe('a review', () => {
  test('[S1.7] of a native currency is the swap itself, and exactly the reviewed transaction is sent once', async () => {
    const world = await filled()
    const { config } = world
    const emitted = events(world)
    const successes: FoyerEvent[] = []
    watchEvents(config, { onEvent: (event) => event.event === 'SWAP_SUCCESS' && successes.push(event) })
    const review = await settled(prepareSwap(config))
    expect(review).toMatchObject({
      account: `eip155:1:${ALICE}`,
      step: 'swap',
      amount: '1',
      quote: { toUnits: '3200000000', networkFee: { amount: '0.00018' } },
      transaction: { to: ROUTER, value: '1000000000000000000' },
    })
    expect(Object.isFrozen(review)).toBe(true)
    expect(world.bodies).toEqual([
      {
        amount: '1000000000000000000',
        eip155: { slippage: 1 },
        from: NATIVE,
        to: idOf(DOLLAR),
        userAddress: `eip155:1:${ALICE}`,
        disableEstimate: true,
      },
    ])
    const [one, two] = await Promise.all([
      settled(confirmSwap(config, { review })),
      settled(confirmSwap(config, { review })),
    ])
    expect(one).toBe(two)
    expect(world.asked()).toEqual([
      ['sendTransaction', { address: ALICE, to: ROUTER, data: review.transaction.data, value: 10n ** 18n }],
    ])
    expect(getSwap(config)).toMatchObject({ sourceToken: undefined, review: undefined, asking: undefined })
    await expect(confirmSwap(config, { review })).rejects.toMatchObject({ code: 'SWAP_OUTDATED' })
    expect(emitted()).toEqual(['INITIATE_SWAP', 'SWAP_SUCCESS'])
    expect(successes).toEqual([
      {
        event: 'SWAP_SUCCESS',
        properties: {
          network: 'eip155:1',
          swapFromToken: review.sourceToken.symbol,
          swapToToken: review.toToken.symbol,
          swapFromAmount: review.amount,
          swapToAmount: review.quote.toAmount,
          isSmartAccount: false,
        },
      },
    ])
    expect(getPendingTransactions(config)).toMatchObject([{ kind: 'trade', hash: one.hash }])

    const outcome = waitForSwap(config, one)
    await vi.waitFor(() => expect(world.chain.isAsked()).toBe(true))
    world.chain.end('confirmed')
    expect(await settled(outcome)).toBe('confirmed')
    expect(getSwap(config).last).toMatchObject({ outcome: 'confirmed' })
    // The hash of another transaction has no outcome.
    expect(await waitForSwap(config, { hash: `0x${'12'.repeat(32)}` })).toBe('pending')
    expect(
      world.backend.asked().some((asked) => asked.includes(`forceUpdate=${NATIVE},${idOf(DOLLAR)}`)),
    ).toBe(true)
  })

  test('after a settled swap the swap tokens are stale, and the token balances were refetched', async () => {
    const world = await reviewed()
    const { config, review } = world
    const sent = await settled(confirmSwap(config, { review }))
    const queries = getQueryClient(config).getQueryCache()
    const isStale = (name: string) =>
      queries.find({ queryKey: ['foyer', config.id, name], exact: false })?.isStale()
    await settled(getSwapTokens(config))
    expect([isStale('swapTokens'), isStale('tokenBalances')]).toEqual([false, false])
    const outcome = waitForSwap(config, sent)
    await vi.waitFor(() => expect(world.chain.isAsked()).toBe(true))
    world.chain.end('confirmed')
    await settled(outcome)
    // The token balances have been refetched.
    expect([isStale('swapTokens'), isStale('tokenBalances')]).toEqual([true, false])
  })

  test.each(['confirmed', 'reverted'] as const)(
    'after a swap with outcome %s, a token list on display has the new balances',
    async (outcome) => {
      const world = await reviewed()
      const { config, review, holdings } = world
      const list = new QueryObserver(
        getQueryClient(config),
        swapTokensQueryOptions(config, { address: ALICE, caipNetworkId: 'eip155:1' }),
      )
      const stop = list.subscribe(() => {})
      const shown = () => {
        const { own = [], all = [] } = list.getCurrentResult().data ?? {}
        return [own, all].map((tokens) =>
          ['ETH', 'AMBD'].map((symbol) => tokens.find((token) => token.symbol === symbol)?.quantity.numeric),
        )
      }
      await vi.waitFor(() =>
        expect(shown()).toEqual([
          ['2', '1000'],
          [expect.anything(), '1000'],
        ]),
      )
      const sent = await settled(confirmSwap(config, { review }))
      // A backend that reads the chain only for a request with `forceUpdate`.
      const isRead = (): boolean => world.backend.asked().some((asked) => asked.includes('forceUpdate'))
      Object.defineProperty(holdings, 'ETH', { get: () => (isRead() ? '0.99' : '2') })
      Object.defineProperty(holdings, 'AMBD', { get: () => (isRead() ? '4200' : '1000') })
      const settling = waitForSwap(config, sent)
      await vi.waitFor(() => expect(world.chain.isAsked()).toBe(true))
      world.chain.end(outcome)
      expect(await settled(settling)).toBe(outcome)
      await vi.waitFor(() =>
        expect(shown()).toEqual([
          ['0.99', '4200'],
          [expect.anything(), '4200'],
        ]),
      )
      stop()
    },
  )

  test('a review has the amount of the simulation, or without a simulation the estimate of the provider', async () => {
    const world = await filled()
    const { config, simulation } = world
    expect(await settled(prepareSwap(config))).toMatchObject({
      isMeasured: false,
      quote: { toUnits: '3200000000' },
    })
    const changes = [{ change: `-${10n ** 18n}` }, { token: DOLLAR.toLowerCase(), change: '3190000000' }]
    simulation.result = { status: 'success', changes }
    const review = await settled(prepareSwap(config))
    expect(review).toMatchObject({
      isMeasured: true,
      quote: { toAmount: '3190', toUnits: '3190000000', minReceived: '3158.1' },
    })
    expect(world.simulate).toHaveBeenLastCalledWith(expect.anything(), {
      address: ALICE,
      to: ROUTER,
      data: review.transaction.data,
      value: 10n ** 18n,
      tokens: [DOLLAR],
    })
  })

  test('the minimum of a swap that the simulation delivers more for is that of the provider, which the contract enforces', async () => {
    const { config, simulation } = await filled()
    const changes = [{ change: `-${10n ** 18n}` }, { token: DOLLAR.toLowerCase(), change: '3300000000' }]
    simulation.result = { status: 'success', changes }
    expect(await settled(prepareSwap(config))).toMatchObject({
      isMeasured: true,
      quote: { toAmount: '3300', toUnits: '3300000000', minReceived: '3168', maxSlippage: '32' },
    })
  })

  test('the minimum is at most that of the calldata', async () => {
    const { config, overrides, simulation } = await filled()
    const minimum = 3_000_000_000n
    overrides.tx = { data: `0xa76dfc3b${minimum.toString(16).padStart(64, '0')}${'0'.repeat(64)}` }
    expect(await settled(prepareSwap(config))).toMatchObject({
      quote: { toAmount: '3200', minReceived: '3000', maxSlippage: '200', slippage: 6.25 },
    })
    const changes = [{ change: `-${10n ** 18n}` }, { token: DOLLAR.toLowerCase(), change: '3200000000' }]
    simulation.result = { status: 'success', changes }
    expect(await settled(prepareSwap(config))).toMatchObject({
      isMeasured: true,
      quote: { minReceived: '3000' },
    })
  })

  test('a simulated amount below the quote has to be accepted', async () => {
    const { config, simulation } = await filled()
    const changes = [{ change: `-${10n ** 18n}` }, { token: DOLLAR.toLowerCase(), change: '1' }]
    simulation.result = { status: 'success', changes }
    const review = await settled(prepareSwap(config))
    expect(review).toMatchObject({ worseThan: '3200', quote: { toUnits: '1' } })
    await expect(confirmSwap(config, { review })).rejects.toMatchObject({ code: 'SWAP_OUTDATED' })
  })

  test.each([
    ['reverts', { status: 'reverted' }, 'SWAP_REVERTS'],
    [
      'takes another token',
      { status: 'success', changes: [{ token: '0xb2', change: '-1' }] },
      'SWAP_TRANSACTION_REFUSED',
    ],
    [
      'delivers nothing',
      { status: 'success', changes: [{ change: `-${10n ** 18n}` }] },
      'SWAP_TRANSACTION_REFUSED',
    ],
  ] as const)('a swap that %s in the simulation is not reviewed', async (_, result, code) => {
    const { config, simulation, asked } = await filled()
    simulation.result = result
    await expect(settled(prepareSwap(config))).rejects.toMatchObject({ code })
    expect([getSwap(config).review, asked()]).toEqual([undefined, []])
  })

  test('development builds log once why a transaction is refused', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { config, simulation } = await filled()
    simulation.result = { status: 'success', changes: [{ token: '0xb2', change: '-1' }] }
    for (let attempt = 0; attempt < 2; attempt++) await settled(prepareSwap(config)).catch(() => {})
    const messages = warn.mock.calls.flat()
    warn.mockRestore()
    expect(messages).toEqual([
      '[foyer] The provider built another transaction than the one for this swap: simulation',
    ])
  })

  test('a token is approved for the exact amount, and then swapped', async () => {
    const world = await reviewed('AMBD', 'ETH', '320')
    const { config, review } = world
    expect(review).toMatchObject({
      step: 'approve',
      approval: { spender: ROUTER.toLowerCase(), value: '320000000', amount: '320' },
      transaction: { to: DOLLAR, data: approveData(ROUTER.toLowerCase(), '320000000'), value: '0' },
    })
    const approving = approveSwap(config, { review })
    await vi.waitFor(() => expect(world.chain.isAsked()).toBe(true))
    expect(getSwap(config).asking).toBe('approve')
    world.chain.end('confirmed')
    const next = await settled(approving)
    expect(next).toMatchObject({ step: 'swap', transaction: { to: ROUTER, value: '0' } })
    expect(next).not.toHaveProperty('approval')
    await settled(confirmSwap(config, { review: next }))
    expect(world.asked().map(([, parameters]) => (parameters as { readonly to: string }).to)).toEqual([
      DOLLAR,
      ROUTER,
    ])
    expect(world.state.allowance).toBe(320_000_000n)
  })

  test.each(['unclear', 'replaced', 'expired'] as const)(
    'after an approval with outcome %s the allowance on the chain decides about the next step',
    async (outcome) => {
      const world = await reviewed('AMBD', 'ETH', '320')
      const approving = approveSwap(world.config, { review: world.review })
      await vi.waitFor(() => expect(world.chain.isAsked()).toBe(true))
      world.state.allowance = outcome === 'expired' ? 0n : 320_000_000n
      world.chain.end(outcome)
      expect((await settled(approving)).step).toBe(outcome === 'expired' ? 'approve' : 'swap')
      expect(getSwap(world.config).last).toBeUndefined()
    },
  )

  describe('an approval is asked for once', () => {
    const approved = async (outcome: TransactionOutcome) => {
      const world = await reviewed('AMBD', 'ETH', '320')
      const approving = approveSwap(world.config, { review: world.review })
      await vi.waitFor(() => expect(world.chain.isAsked()).toBe(true))
      // The node of the provider does not have the block yet.
      world.state.allowance = 0n
      world.chain.end(outcome)
      return { ...world, approving }
    }

    test('also if the provider still reports the earlier allowance after its confirmation', async () => {
      const { config, approving, asked } = await approved('confirmed')
      expect(await settled(approving)).toMatchObject({ step: 'swap' })
      expect(await settled(prepareSwap(config))).toMatchObject({ step: 'swap' })
      expect(asked()).toHaveLength(1)
      // By then the provider is right: it was revoked.
      await vi.advanceTimersByTimeAsync(300_000)
      expect(await settled(prepareSwap(config))).toMatchObject({ step: 'approve' })
    })

    test('a later swap uses it, and the next one is approved again', async () => {
      const world = await approved('confirmed')
      await settled(confirmSwap(world.config, { review: await settled(world.approving) }))
      await world.fill('AMBD', 'ETH', '320')
      await typed()
      expect(await settled(prepareSwap(world.config))).toMatchObject({ step: 'approve' })
    })

    test('also if it is included after minutes', async () => {
      const { config, chain, approving } = await approved('pending')
      const next = vi.fn()
      approving.then(next, next)
      for (let tries = 0; tries < 3; tries += 1) {
        await vi.advanceTimersByTimeAsync(25_000)
        expect([getSwap(config).asking, next.mock.calls, chain.isAsked()]).toEqual(['approve', [], true])
        chain.end('pending')
      }
      await vi.advanceTimersByTimeAsync(25_000)
      chain.end('confirmed')
      expect(await settled(approving)).toMatchObject({ step: 'swap' })
    })

    test('also if another token is swapped meanwhile, which need not wait', async () => {
      const { config, fill, approving } = await approved('pending')
      approving.catch(() => undefined)
      await fill('AMBD', 'BRKN', '320')
      await typed()
      expect(getSwap(config).asking).toBe('approve')
      await fill('ETH', 'AMBD', '1')
      await typed()
      expect(getSwap(config).asking).toBeUndefined()
      expect(await settled(prepareSwap(config))).toMatchObject({
        step: 'swap',
        sourceToken: { symbol: 'ETH' },
      })
    })

    test('until two minutes have passed without an outcome', async () => {
      const { config, chain, approving } = await approved('pending')
      const next = vi.fn()
      approving.then(next, next)
      await vi.advanceTimersByTimeAsync(120_000)
      expect(next).not.toHaveBeenCalled()
      chain.end('pending')
      expect(await settled(approving)).toMatchObject({ step: 'approve' })
      expect(getSwap(config).asking).toBeUndefined()
    })
  })

  test('a form that is filled in during an approval stays, and the approval resolves with no review', async () => {
    const world = await reviewed('AMBD', 'ETH', '320')
    const approving = approveSwap(world.config, { review: world.review })
    approving.catch(() => undefined)
    await vi.waitFor(() => expect(world.chain.isAsked()).toBe(true))
    setSwapAmount(world.config, '5')
    world.chain.end('confirmed')
    await expect(settled(approving)).rejects.toMatchObject({ code: 'SWAP_OUTDATED' })
    expect(getSwap(world.config)).toMatchObject({ amount: '5', review: undefined })
  })

  test.each(['approve', 'unclear'] as const)(
    'a form that is filled in while the wallet is asked stays after its answer: %s',
    async (mode) => {
      const world = await reviewed()
      world.answer.mode = 'wait'
      const confirming = confirmSwap(world.config, { review: world.review }).catch(() => undefined)
      await vi.waitFor(() => expect(world.asked()).toHaveLength(1))
      setSwapAmount(world.config, '0.5')
      world.answer.mode = mode
      world.answer.approve()
      await settled(confirming)
      expect(getSwap(world.config)).toMatchObject({ amount: '0.5', sourceToken: { symbol: 'ETH' } })
    },
  )

  test('a form that is changed during the preparation gets no review of the earlier form', async () => {
    const { config } = await filled()
    const making = prepareSwap(config).catch((error: Error) => error.name)
    setSwapAmount(config, '0.5')
    expect(await settled(making)).toBe('AbortError')
    expect(getSwap(config)).toMatchObject({ amount: '0.5', review: undefined, isPreparing: false })
  })

  test('an approval without an answer of the wallet is listed as unfinished, and keeps the form', async () => {
    const world = await reviewed('AMBD', 'ETH', '320')
    const { config, review } = world
    world.answer.mode = 'unclear'
    await expect(settled(approveSwap(config, { review }))).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
    const shown = { kind: 'approve', amounts: [{ amount: '320', symbol: 'AMBD' }] }
    expect(getUnfinishedRequests(config)).toMatchObject([shown])
    expect(getSwap(config)).toMatchObject({ amount: '320', sourceToken: { symbol: 'AMBD' } })
    await expect(approveSwap(config, { review })).rejects.toMatchObject({ code: 'SWAP_OUTDATED' })
    expect(world.asked()).toHaveLength(1)
  })

  test('a sufficient allowance needs no approval', async () => {
    const world = await filled('AMBD', 'ETH', '320')
    world.state.allowance = 320_000_000n
    expect(await settled(prepareSwap(world.config))).toMatchObject({ step: 'swap' })
    expect(world.count('build-approve')).toBe(0)
  })

  test('tokens are reviewed as their contracts name them', async () => {
    const world = await filled('AMBD', 'BRKN')
    world.symbols[DOLLAR.toLowerCase()] = 'FAKE'
    world.symbols[BRACKEN.toLowerCase()] = 'FALSE'
    expect(await settled(prepareSwap(world.config))).toMatchObject({
      step: 'approve',
      sourceToken: { symbol: 'FAKE', name: 'FAKE' },
      toToken: { symbol: 'FALSE', name: 'FALSE' },
    })
  })

  test('after an approval that the visitor lowered in the wallet, the missing amount is reviewed', async () => {
    const world = await reviewed('AMBD', 'ETH', '320')
    const approving = approveSwap(world.config, { review: world.review })
    await vi.waitFor(() => expect(world.chain.isAsked()).toBe(true))
    world.state.allowance = 100_000_000n
    world.chain.end('confirmed')
    const next = await settled(approving)
    expect(next).toMatchObject({ step: 'approve', approval: { value: '320000000' } })
    await expect(confirmSwap(world.config, { review: next })).rejects.toMatchObject({ code: 'SWAP_OUTDATED' })
    expect(world.asked()).toHaveLength(1)
  })

  test('an approval that reverts on the chain rejects with SWAP_APPROVAL_REVERTED', async () => {
    const world = await reviewed('AMBD', 'ETH', '320')
    const approving = approveSwap(world.config, { review: world.review })
    approving.catch(() => undefined)
    await vi.waitFor(() => expect(world.chain.isAsked()).toBe(true))
    world.chain.end('reverted')
    await expect(settled(approving)).rejects.toMatchObject({ code: 'SWAP_APPROVAL_REVERTED' })
    expect(getSwap(world.config)).toMatchObject({ asking: undefined, review: { step: 'approve' } })
  })

  test('all of the native currency except the fee is swapped, and the review shows this amount', async () => {
    const { review, bodies } = await reviewed('ETH', 'AMBD', '2')
    const left = 2n * 10n ** 18n - 180_000n * 10n ** 9n
    expect(review).toMatchObject({ value: `${left}`, amount: '1.99982', transaction: { value: `${left}` } })
    expect(bodies).toHaveLength(2)
    expect(review.worseThan).toBeUndefined()
  })

  test('the fee for data on L1 of the built transaction stays on the account, too, and is shown', async () => {
    const { config, cost, estimate } = await filled('ETH', 'AMBD', '2')
    cost.l1Fee = 10n ** 13n
    const review = await settled(prepareSwap(config))
    expect(review).toMatchObject({ amount: '1.9998', quote: { networkFee: { amount: '0.00019' } } })
    const [, { to, call }] = estimate.mock.lastCall ?? expect.unreachable()
    expect([to, call]).toEqual([
      ROUTER,
      { data: expect.stringMatching(/^0x12345678/) as string, gas: 180_000n, gasPrice: 10n ** 9n },
    ])
  })

  test.each([
    [{ gas: '0' }, 400_000n, '0.0004'],
    [null, 400_000n, '0.0004'],
    [{ gas: '180000' }, 400_000n, '0.00018'],
    [{ gas: '0' }, 20_000n, '0.00015'],
    [{ gas: '0' }, undefined, '0.00015'],
  ])('the fee at a gas of %j by the provider and of %s by the node is %s', async (eip155, gas, fee) => {
    const world = await filled('ETH', 'AMBD', '2', gas === undefined ? {} : { gas })
    world.overrides.tx = { eip155 }
    const review = await settled(prepareSwap(world.config))
    expect(review.quote.networkFee?.amount).toBe(fee)
    expect(Number(review.amount)).toBeCloseTo(2 - Number(fee), 12)
  })

  test('a node estimates the gas of the built transaction, from the account, with its value', async () => {
    const world = await filled('ETH', 'AMBD', '1', { gas: 400_000n })
    world.overrides.tx = { eip155: null }
    const asked = vi.fn<(context: unknown, parameters: object) => Promise<bigint>>(async () => 400_000n)
    const { operations } = internalsOf(world.config).adapters.get('eip155') ?? expect.unreachable()
    vi.spyOn(operations, 'estimateGas').mockResolvedValue(asked)
    const { transaction } = await settled(prepareSwap(world.config))
    expect(asked.mock.calls.map(([, parameters]) => parameters)).toEqual([
      { address: ALICE, to: ROUTER, data: transaction.data, value: 10n ** 18n },
    ])
  })

  test('a transaction that takes the amount left for the fee is refused', async () => {
    const { config, simulation } = await filled('ETH', 'AMBD', '2')
    const changes = [{ change: `-${2n * 10n ** 18n}` }, { token: DOLLAR.toLowerCase(), change: '6400000000' }]
    simulation.result = { status: 'success', changes }
    await expect(settled(prepareSwap(config))).rejects.toMatchObject({
      code: 'SWAP_TRANSACTION_REFUSED',
      context: { problem: 'simulation' },
    })
  })

  test('a review that the wallet rejects stays, and can be confirmed again [S8.57]', async () => {
    const world = await filled()
    const emitted = events(world)
    const review = await settled(prepareSwap(world.config))
    world.answer.mode = 'reject'
    await expect(settled(confirmSwap(world.config, { review }))).rejects.toBeInstanceOf(UserRejectedError)
    expect(getSwap(world.config)).toMatchObject({ review, asking: undefined, last: undefined })
    expect(emitted()).toEqual(['INITIATE_SWAP', 'SWAP_ERROR'])
    world.answer.mode = 'approve'
    await settled(confirmSwap(world.config, { review }))
    expect(world.asked()).toHaveLength(2)
  })

  test('a review is refused if the wallet is on another account or network', async () => {
    const world = await reviewed()
    world.live.chainId = '137'
    await expect(settled(confirmSwap(world.config, { review: world.review }))).rejects.toMatchObject({
      code: 'NETWORK_CHANGED',
    })
    world.live.chainId = '1'
    world.live.accounts = [BOB]
    await expect(settled(confirmSwap(world.config, { review: world.review }))).rejects.toMatchObject({
      code: 'ACCOUNT_CHANGED',
    })
    expect(world.asked()).toEqual([])
  })

  test('a review of 20 s is confirmed', async () => {
    const world = await reviewed()
    vi.setSystemTime(world.review.time + 20_000)
    await settled(confirmSwap(world.config, { review: world.review }))
    expect(world.asked()).toHaveLength(1)
  })

  test('a review older than 20 s is renewed, and must be confirmed again', async () => {
    const world = await reviewed()
    vi.setSystemTime(world.review.time + 20_001)
    await expect(settled(confirmSwap(world.config, { review: world.review }))).rejects.toMatchObject({
      code: 'SWAP_OUTDATED',
    })
    expect(world.asked()).toEqual([])
    const { review: now } = getSwap(world.config)
    expect(now).not.toBe(world.review)
    await settled(confirmSwap(world.config, { review: now ?? expect.unreachable() }))
    expect(world.asked()).toHaveLength(1)
  })

  test('a review that becomes too old while a warning is shown is renewed, and the wallet is not asked', async () => {
    const world = await reviewed('ETH', 'AMBD', '1', { policies: [() => warn('Look twice')] })
    const { config, review } = world
    watchRequestReview(config, { onChange: () => undefined })
    const answerWarning = async (): Promise<void> => {
      await vi.waitFor(() => expect(getRequestReview(config)).toBeDefined())
      approveRequest(config, { id: getRequestReview(config)?.id ?? '' })
    }
    const confirming = confirmSwap(config, { review })
    const refused = expect(settled(confirming)).rejects.toMatchObject({ code: 'SWAP_OUTDATED' })
    await vi.waitFor(() => expect(getRequestReview(config)).toBeDefined())
    await vi.advanceTimersByTimeAsync(20_001)
    await answerWarning()
    await refused
    expect(world.asked()).toEqual([])
    const { review: now } = getSwap(config)
    expect(now).not.toBe(review)
    const again = confirmSwap(config, { review: now ?? expect.unreachable() })
    await answerWarning()
    await settled(again)
    expect(world.asked()).toHaveLength(1)
  })

  test('a worse price must be accepted before the swap', async () => {
    const world = await reviewed()
    const { config, review } = world
    const [native] = Object.keys(world.market)
    world.market[native ?? ''] = 3000
    const moved = await settled(prepareSwap(config))
    expect(moved).toMatchObject({ worseThan: '3200', quote: { toAmount: '3000' } })
    await expect(confirmSwap(config, { review })).rejects.toMatchObject({ code: 'SWAP_OUTDATED' })
    await expect(confirmSwap(config, { review: moved })).rejects.toMatchObject({ code: 'SWAP_OUTDATED' })
    expect(() => acceptSwap(config, { review })).toThrow('Review it again')
    const accepted = acceptSwap(config, { review: moved })
    expect(accepted.worseThan).toBeUndefined()
    expect(await settled(prepareSwap(config))).not.toHaveProperty('worseThan')
    expect(world.asked()).toEqual([])
  })

  test('a price that sinks slowly is compared with its highest value', async () => {
    const world = await reviewed()
    const [native] = Object.keys(world.market)
    const worse: (string | undefined)[] = []
    for (const price of [3190, 3210, 3195, 3190]) {
      world.market[native ?? ''] = price
      worse.push((await settled(prepareSwap(world.config))).worseThan)
    }
    expect(worse).toEqual([undefined, undefined, undefined, '3210'])
  })

  test('while the wallet is asked, no review is made, and no other review is confirmed', async () => {
    const world = await reviewed()
    world.answer.mode = 'wait'
    const confirming = confirmSwap(world.config, { review: world.review })
    await vi.waitFor(() => expect(world.asked()).toHaveLength(1))
    await expect(prepareSwap(world.config)).rejects.toMatchObject({ code: 'SWAP_UNDER_WAY' })
    await expect(confirmSwap(world.config, { review: { ...world.review } })).rejects.toMatchObject({
      code: 'SWAP_UNDER_WAY',
    })
    world.answer.approve()
    await settled(confirming)
  })

  test('a confirmation aborts the renewal of its review, and the wallet is asked once', async () => {
    const world = await reviewed()
    const { config, review } = world
    world.answer.mode = 'wait'
    const making = prepareSwap(config).catch((error: Error) => error.name)
    const confirming = confirmSwap(config, { review })
    expect(await settled(making)).toBe('AbortError')
    await vi.waitFor(() => expect(world.asked()).toHaveLength(1))
    world.answer.approve()
    await settled(confirming)
    expect(getSwap(config)).toMatchObject({ review: undefined, request: undefined, isPreparing: false })
    expect(world.asked()).toHaveLength(1)
  })

  test('an approval aborts the renewal of its review, stays shown until its outcome, and resolves with the review of the swap', async () => {
    const world = await reviewed('AMBD', 'ETH', '320')
    world.answer.mode = 'wait'
    const making = prepareSwap(world.config).catch((error: Error) => error.name)
    const approving = approveSwap(world.config, { review: world.review })
    await vi.waitFor(() => expect(world.asked()).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(getSwap(world.config)).toMatchObject({ asking: 'approve', isPreparing: false })
    expect(getSwap(world.config).review).toBe(world.review)
    world.answer.approve()
    await vi.waitFor(() => expect(world.chain.isAsked()).toBe(true))
    expect(getSwap(world.config).review).toBe(world.review)
    world.chain.end('confirmed')
    expect([await settled(making), (await settled(approving)).step]).toEqual(['AbortError', 'swap'])
  })

  test('an unclear swap cannot be confirmed again', async () => {
    const world = await reviewed()
    const { config, review } = world
    world.answer.mode = 'unclear'
    await expect(settled(confirmSwap(config, { review }))).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
    expect(getSwap(config)).toMatchObject({ sourceToken: undefined, review: undefined, last: undefined })
    const amounts = [
      { amount: '1', symbol: 'ETH' },
      { amount: '3200', symbol: 'AMBD' },
    ]
    expect(getUnfinishedRequests(config)).toMatchObject([{ kind: 'swap', amounts }])
    world.answer.mode = 'approve'
    await expect(confirmSwap(config, { review })).rejects.toMatchObject({ code: 'SWAP_OUTDATED' })
    expect(world.asked()).toHaveLength(1)
  })

  test.each([
    ['allowance', 'SWAP_ALLOWANCE_FAILED'],
    ['build-approve', 'SWAP_APPROVAL_FAILED'],
    ['build-transaction', 'SWAP_BUILD_FAILED'],
  ] as const)(
    'a failed request for %s rejects with %s, and the next attempt requests a new quote',
    async (kind, code) => {
      const world = await filled('AMBD', 'ETH', '320')
      if (kind === 'build-transaction') world.state.allowance = 10n ** 18n
      world.faults[kind] = () => new Response('', { status: 500 })
      await expect(settled(prepareSwap(world.config))).rejects.toMatchObject({ code })
      expect(getSwap(world.config)).toMatchObject({ hasFailed: true, review: undefined, isPreparing: false })
      delete world.faults[kind]
      expect(world.count('quotes')).toBe(1)
      await settled(prepareSwap(world.config))
      expect(world.count('quotes')).toBe(2)
      expect(getSwap(world.config).hasFailed).toBe(false)
    },
  )

  test.each([
    [{ from: `eip155:1:${BOB}` }, 'account'],
    [{ from: `eip155:137:${ALICE}` }, 'network'],
    [{ to: `eip155:1:${DOLLAR}` }, 'target'],
    [{ to: `eip155:1:${ALICE}` }, 'target'],
    // Neither a contract of the provider nor an approved spender.
    [{ to: `eip155:1:${BOB}` }, 'target'],
    [{ data: `0xa9059cbb${'0'.repeat(128)}` }, 'data'],
    [{ data: '0x' }, 'data'],
  ])('a transaction with %j is refused, and the wallet is not asked', async (fields, problem) => {
    const world = await filled()
    world.overrides.tx = fields
    await expect(settled(prepareSwap(world.config))).rejects.toMatchObject({
      code: 'SWAP_TRANSACTION_REFUSED',
      context: { problem },
    })
    expect(world.asked()).toEqual([])
  })

  test.each([
    ['takes another token', { source: BRACKEN }],
    ['takes more than shown', { amount: '320000001' }],
    ['buys another token', { destination: BRACKEN }],
    ['pays another account', { receiver: BOB }],
    ['takes the shown amount for the account', {}, 'reviewed'],
    ['pays the sender', { receiver: `0x${'0'.repeat(40)}` }, 'reviewed'],
  ] as const)(
    'a call of a 1inch router that %s, which no node can simulate: %j',
    async (_, change, expected: 'refused' | 'reviewed' = 'refused') => {
      const world = await filled('AMBD', 'ETH', '320')
      world.state.allowance = 10n ** 18n
      const { source, destination, receiver, amount } = {
        ...{ source: DOLLAR, destination: `0x${'e'.repeat(40)}`, receiver: ALICE, amount: '320000000' },
        ...change,
      }
      const words = [ROUTER, source, destination, ROUTER, receiver, amount, 1, 0, 0, 0]
      const data = `0x07ed2379${words.map((each) => BigInt(each).toString(16).padStart(64, '0')).join('')}`
      world.overrides.tx = { data }
      const result = await settled(prepareSwap(world.config)).then(
        () => 'reviewed',
        (error: { context: object }) => error.context,
      )
      expect(result).toEqual(expected === 'refused' ? { problem: 'data' } : 'reviewed')
    },
  )

  const wordsOf = (...words: readonly (string | bigint)[]) =>
    words.map((each) => BigInt(each).toString(16).padStart(64, '0')).join('')
  const overUniswapV3 = `0x83800a8e${wordsOf(DOLLAR, '320000000', '1', (1n << 253n) + BigInt(BOB))}`
  const changes = [{ token: DOLLAR.toLowerCase(), change: '-320000000' }, { change: `${10n ** 17n}` }]
  test.each([
    ['fills an order, which no node can simulate,', 'refused', '0x9fda64bd', { status: 'success' }],
    ['fills an order, which the simulation shows,', 'reviewed', '0x9fda64bd', { status: 'success', changes }],
    [
      'takes the token of a pool',
      'refused',
      overUniswapV3,
      { status: 'success', reads: [`0x${wordsOf(BRACKEN)}`] },
    ],
    [
      'takes the token of an unknown pool',
      'refused',
      overUniswapV3,
      { status: 'unknown', reads: [undefined] },
    ],
    [
      'takes the shown token',
      'reviewed',
      overUniswapV3,
      { status: 'success', reads: [`0x${wordsOf(DOLLAR)}`] },
    ],
  ] as const)('a call of a 1inch router that %s is %s', async (_, expected, data, result) => {
    const router = '0x111111125421cA6dc452d289314280a0f8842A65'
    const world = await filled('AMBD', 'ETH', '320', { swap: { contracts: { 'eip155:1': [router] } } })
    world.state.allowance = 10n ** 18n
    world.overrides.tx = { to: `eip155:1:${router}`, data }
    world.simulation.result = result
    const reviewing = settled(prepareSwap(world.config))
    if (expected === 'reviewed') return expect((await reviewing).transaction.data).toBe(data)
    await expect(reviewing).rejects.toMatchObject({
      code: 'SWAP_TRANSACTION_REFUSED',
      context: { problem: 'data' },
    })
  })

  test.each([
    [{ data: `0xa9059cbb${'0'.repeat(128)}` }, 'spender'],
    [{ from: `eip155:1:${BOB}` }, 'spender'],
    [{ data: approveData(`0x${'0'.repeat(40)}`, '5') }, 'spender'],
    [{ data: approveData(ALICE, '5') }, 'spender'],
    // Not one of the contracts that the provider names.
    [{ data: approveData(BOB, '5') }, 'spender'],
    [{ data: approveData(DOLLAR, '5') }, 'spender'],
  ])('an approval with %j is refused', async (fields, problem) => {
    const world = await filled('AMBD', 'ETH', '320')
    world.overrides.approve = fields
    await expect(settled(prepareSwap(world.config))).rejects.toMatchObject({
      code: 'SWAP_APPROVAL_REFUSED',
      context: { problem },
    })
    expect(getSwap(world.config).review).toBeUndefined()
    expect(world.asked()).toEqual([])
  })

  test('an approval that is not shown is refused, and the wallet is not asked', async () => {
    const world = await reviewed('AMBD', 'ETH', '320')
    const { config, review } = world
    const copy = { ...review }
    await expect(approveSwap(config, { review: copy })).rejects.toMatchObject({ code: 'SWAP_OUTDATED' })
    setSwapAmount(config, '321')
    await expect(approveSwap(config, { review })).rejects.toMatchObject({ code: 'SWAP_OUTDATED' })
    expect(world.asked()).toEqual([])
  })

  test('an amount above the balance, or an empty form, is not reviewed', async () => {
    const world = await filled('AMBD', 'ETH', '1000.000001')
    await expect(settled(prepareSwap(world.config))).rejects.toMatchObject({
      code: 'SWAP_INSUFFICIENT_BALANCE',
    })
    resetSwap(world.config)
    await expect(prepareSwap(world.config)).rejects.toMatchObject({ code: 'SWAP_INVALID' })
  })
})

describe('renewal of the shown review', () => {
  test('runs every 10 s, not while the page is hidden, and at once when the page is visible again', async () => {
    const world = await filled()
    const { config, bodies } = world
    const emitted = events(world)
    const stop = pollSwapReview(config)
    await vi.waitFor(() => expect(getSwap(config).review).toBeDefined())
    expect(bodies).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_100)
    await vi.waitFor(() => expect(bodies).toHaveLength(2))
    focusManager.setFocused(false)
    await vi.advanceTimersByTimeAsync(35_000)
    expect(bodies).toHaveLength(2)
    focusManager.setFocused(true)
    await vi.waitFor(() => expect(bodies).toHaveLength(3))
    // The review is fresh.
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(bodies).toHaveLength(3)
    expect(emitted()).toEqual(['INITIATE_SWAP'])
    stop()
    await vi.advanceTimersByTimeAsync(35_000)
    expect(bodies).toHaveLength(3)
  })

  test('keeps the earlier review until the next one is made', async () => {
    const { config, bodies, faults } = await filled()
    const stop = pollSwapReview(config)
    await vi.waitFor(() => expect(getSwap(config).review).toBeDefined())
    const { review } = getSwap(config)
    let fail: () => void = () => undefined
    faults['build-transaction'] = () =>
      new Promise((resolve) => (fail = () => resolve(new Response('', { status: 500 })))) as never
    await vi.advanceTimersByTimeAsync(10_100)
    await vi.waitFor(() => expect(getSwap(config).isPreparing).toBe(true))
    expect(getSwap(config).review).toBe(review)
    fail()
    await vi.waitFor(() => expect(getSwap(config).review).toBeUndefined())
    expect(bodies).toHaveLength(1)
    stop()
  })

  test('runs on one timer after the page returns during a renewal, and on none after the stop', async () => {
    const { config, bodies, faults } = await filled()
    const stop = pollSwapReview(config)
    await vi.waitFor(() => expect(getSwap(config).review).toBeDefined())
    faults['build-transaction'] = () => new Promise(() => {}) as never
    await vi.advanceTimersByTimeAsync(10_100)
    delete faults['build-transaction']
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.waitFor(() => expect(bodies).toHaveLength(2))
    await vi.advanceTimersByTimeAsync(1_000)
    stop()
    await vi.advanceTimersByTimeAsync(35_000)
    expect(bodies).toHaveLength(2)
  })

  test('pauses while the page is offline, keeps the review, and runs once the page is online', async () => {
    const { config, bodies, faults } = await filled()
    const onError = vi.fn<(error: unknown) => void>()
    const stop = pollSwapReview(config, { onError })
    await vi.waitFor(() => expect(getSwap(config).review).toBeDefined())
    const { review } = getSwap(config)
    vi.stubGlobal('navigator', { onLine: false })
    onlineManager.setOnline(false)
    faults['build-transaction'] = () => new Response('', { status: 503 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(getSwap(config).review).toBe(review)
    vi.unstubAllGlobals()
    delete faults['build-transaction']
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(bodies).toHaveLength(2))
    expect(onError).not.toHaveBeenCalled()
    stop()
  })

  test('without a review, reports the failure of an offline page', async () => {
    const world = await filled()
    vi.stubGlobal('navigator', { onLine: false })
    world.faults['build-transaction'] = () => new Response('', { status: 503 })
    const onError = vi.fn<(error: unknown) => void>()
    pollSwapReview(world.config, { onError })
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
    vi.unstubAllGlobals()
  })

  test('does not replace the review that follows an approval', async () => {
    const world = await filled('AMBD', 'ETH', '320')
    const { config, chain, faults } = world
    const stop = pollSwapReview(config)
    await vi.waitFor(() => expect(getSwap(config).review).toBeDefined())
    const { review } = getSwap(config)
    if (!review) throw new Error('No review.')
    const approving = approveSwap(config, { review })
    await vi.waitFor(() => expect(chain.isAsked()).toBe(true))
    let answer: () => void = () => undefined
    faults.allowance = () =>
      new Promise((resolve) => (answer = () => resolve(Response.json({ allowance: '320000000' })))) as never
    chain.end('confirmed')
    await vi.waitFor(() => expect(getSwap(config).isPreparing).toBe(true))
    await vi.advanceTimersByTimeAsync(10_100)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    answer()
    expect(await settled(approving)).toMatchObject({ step: 'swap' })
    stop()
  })

  test('reports a failure once, and stops', async () => {
    const world = await filled()
    world.faults['build-transaction'] = () => new Response('', { status: 500 })
    const onError = vi.fn<(error: unknown) => void>()
    const stop = pollSwapReview(world.config, { onError })
    await vi.waitFor(() => expect(onError).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onError.mock.calls).toMatchObject([[{ code: 'SWAP_BUILD_FAILED' }]])
    stop()
  })
})

test('a batch has the outcome of its last transaction, which is the swap', async () => {
  const receipts = ['0x1', '0x2'].map((transactionHash) => ({
    transactionHash,
    isSuccess: true,
    checked: 'sender' as const,
  }))
  const status = { outcome: 'confirmed', code: 200, isAtomic: false, receipts } as const
  const adapter = createTestAdapter({ getCallsStatus: async () => async () => status })
  const wallet = createTestConnector()
  const { config } = setup({ adapters: [adapter], connectors: [wallet] })
  await connect(config, { connector: wallet })
  const review = {
    account: `eip155:1:${ALICE}`,
    caipNetworkId: 'eip155:1',
  } as Partial<SwapReview> as SwapReview
  const track = vi.fn<(hash: string) => Promise<TransactionOutcome>>(async () => 'reverted')
  expect(await followBatch(config, { hash: '0x51', review }, track)).toBe('reverted')
  expect(track.mock.calls).toEqual([['0x2']])
})

const provider: SwapProvider = {
  name: 'Meadow',
  contracts: { 'eip155:1': [ROUTER] },
  getTokens: async () => [
    { address: NATIVE, name: 'Ether', symbol: 'ETH', decimals: 18 },
    { address: idOf(DOLLAR), name: 'Amber', symbol: 'AMBD', decimals: 6, isSuggested: true },
  ],
  getQuote: async () => ({ toAmount: '5000000', fees: [{ label: 'Meadow', value: '0.1', token: 'AMBD' }] }),
  getAllowance: async () => '0',
  getSpender: async () => ROUTER,
  getTransaction: async ({ account }) => ({
    from: account,
    to: idOf(ROUTER),
    data: '0x12345678',
    value: `${10n ** 18n}`,
    toAmount: '5000000',
  }),
}

describe('a swap provider of the host', () => {
  test('is asked instead of the backend', async () => {
    const world = await filled('ETH', 'AMBD', '1', { swap: provider })
    expect((await settled(getSwapTokens(world.config))).suggested.map(({ symbol }) => symbol)).toEqual([
      'AMBD',
    ])
    expect(await quoteOf(world)).toMatchObject({ toAmount: '5', fees: [{ label: 'Meadow' }] })
    const review = await settled(prepareSwap(world.config))
    expect(review.quote.fees).toEqual([{ label: 'Meadow', value: '0.1', token: 'AMBD' }])
    await settled(confirmSwap(world.config, { review }))
    expect(world.asked()).toHaveLength(1)
    await settled(startSwap(world.config, { fromToken: 'AMBD', toToken: 'ETH', amount: '1' }))
    expect(await settled(prepareSwap(world.config))).toMatchObject({
      approval: { spender: ROUTER },
      provider: 'Meadow',
    })
    // The gas price is not that of a provider.
    expect(world.count('/v1/convert/')).toBe(world.count('/v1/convert/gas-price'))
  })

  test.each([
    ['another contract', { to: idOf(BOB) }],
    [
      'Permit2',
      { to: idOf('0x000000000022D473030F116dDEE9F6B43aC78BA3'), data: `0x87517c45${'0'.repeat(256)}` },
    ],
  ])('%s in a transaction of the backend is not called', async (_, tx) => {
    const world = await filled('ETH', 'AMBD', '1')
    world.overrides.tx = tx
    await expect(settled(prepareSwap(world.config))).rejects.toMatchObject({
      code: 'SWAP_TRANSACTION_REFUSED',
      context: { problem: 'target' },
    })
    expect(world.asked()).toEqual([])
  })

  test('without contracts may call the spender that was approved', async () => {
    const { contracts: _, ...nameless } = provider
    const swap: SwapProvider = {
      ...nameless,
      getAllowance: async () => `${10n ** 30n}`,
      getTransaction: async ({ account }) => ({
        from: account,
        to: idOf(ROUTER),
        data: '0x12345678',
        value: '0',
        toAmount: `${10n ** 18n}`,
      }),
    }
    const world = await filled('AMBD', 'ETH', '1', { swap })
    expect(await settled(prepareSwap(world.config))).toMatchObject({
      step: 'swap',
      transaction: { to: ROUTER },
    })
    world.config.destroy()
    const other = { ...swap, getSpender: async () => BOB }
    const refused = await filled('AMBD', 'ETH', '1', { swap: other })
    await expect(settled(prepareSwap(refused.config))).rejects.toMatchObject({
      context: { problem: 'target' },
    })
  })

  test('without contracts may have any spender approved but Permit2, which many apps share; with contracts only those', async () => {
    const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
    const { contracts: _, ...nameless } = provider
    const approvalBy = async (swap: SwapProvider) => {
      const world = await filled('AMBD', 'ETH', '1', { swap })
      return settled(prepareSwap(world.config))
        .then(
          ({ approval }) => approval?.spender,
          (error: { context: { problem: string } }) => error.context.problem,
        )
        .finally(() => world.config.destroy())
    }
    const of = (spender: string) => ({ getSpender: async () => spender })
    expect(await approvalBy({ ...nameless, ...of(BOB) })).toBe(BOB)
    expect(await approvalBy({ ...nameless, ...of(permit2) })).toBe('spender')
    expect(await approvalBy({ ...provider, ...of(BOB) })).toBe('spender')
    expect(await approvalBy({ ...provider, ...of(permit2) })).toBe('spender')
    expect(await approvalBy({ ...provider, ...of(permit2), contracts: { 'eip155:1': [permit2] } })).toBe(
      permit2,
    )
    expect(await approvalBy({ ...provider, ...of(BOB), contracts: { 'eip155:1': [] } })).toBe(BOB)
  })

  test.each([
    ['source', 'AMBD', 'ETH'],
    ['destination', 'ETH', 'AMBD'],
  ])('may not call the %s token, also if it names the token as its contract', async (_, from, to) => {
    const swap: SwapProvider = {
      ...provider,
      contracts: { 'eip155:1': [DOLLAR] },
      getAllowance: async () => `${10n ** 30n}`,
      getTransaction: async ({ account }) => ({ ...built, from: account, to: idOf(DOLLAR) }),
    }
    const world = await filled(from, to, '1', { swap })
    await expect(settled(prepareSwap(world.config))).rejects.toMatchObject({
      code: 'SWAP_TRANSACTION_REFUSED',
      context: { problem: 'target' },
    })
  })

  test('may not call its contract of another network', async () => {
    const elsewhere = { ...provider, contracts: { 'eip155:137': [ROUTER] } }
    const world = await filled('ETH', 'AMBD', '1', { swap: elsewhere })
    await expect(settled(prepareSwap(world.config))).rejects.toMatchObject({
      code: 'SWAP_TRANSACTION_REFUSED',
      context: { problem: 'target' },
    })
  })

  test('without contracts receives no native currency', async () => {
    const { contracts: _, ...nameless } = provider
    const world = await filled('ETH', 'AMBD', '1', { swap: nameless })
    await expect(settled(prepareSwap(world.config))).rejects.toMatchObject({
      code: 'SWAP_TRANSACTION_REFUSED',
      context: { problem: 'target' },
    })
  })

  const built = { to: idOf(ROUTER), data: '0x12345678', toAmount: '5' }
  test.each([
    ['a broken amount', { getQuote: async () => ({ toAmount: '5.5' }) }, 'SWAP_QUOTE_FAILED'],
    [
      'an error that says insufficient liquidity',
      { getQuote: () => Promise.reject(new TypeError('Insufficient liquidity')) },
      'SWAP_INSUFFICIENT_LIQUIDITY',
    ],
    ['a broken transaction', { getTransaction: async () => ({ from: 7 }) }, 'SWAP_BUILD_FAILED'],
    [
      'a value other than the swapped amount',
      { getTransaction: async () => ({ ...built, from: idOf(ALICE), value: '7' }) },
      'SWAP_TRANSACTION_REFUSED',
    ],
  ])('is validated like the backend: %s', async (_, answers, code) => {
    const swap = { ...provider, ...answers } as unknown as SwapProvider
    const world = await filled('ETH', 'AMBD', '1', { swap })
    await expect(settled(prepareSwap(world.config))).rejects.toMatchObject({ code })
  })
})

describe('an aborted quote rejects with the reason of the abort', () => {
  const reason = new Error('left')
  /** Fetches a quote with a provider of the app; `leave` aborts it. */
  async function quoting(getQuote: (leave: () => void) => ReturnType<SwapProvider['getQuote']>) {
    const ended = new AbortController()
    const asked = vi.fn<() => ReturnType<SwapProvider['getQuote']>>(() => getQuote(() => ended.abort(reason)))
    const world = await filled('ETH', 'AMBD', '1', { swap: { ...provider, getQuote: asked } })
    const { request } = getSwap(world.config)
    asked.mockClear()
    const quote = settled(fetchSwapQuote(world.config, request ?? expect.unreachable(), ended.signal))
    return { ...world, asked, ended, quote }
  }
  const endless = () => new Promise<undefined>(() => {})

  test('while prices and balances are read: the provider is not asked', async () => {
    const { asked, ended, quote } = await quoting(endless)
    ended.abort(reason)
    await expect(quote).rejects.toBe(reason)
    expect(asked).not.toHaveBeenCalled()
  })

  test('while the provider is asked, which fails then', async () => {
    const { quote } = await quoting((leave) => {
      leave()
      return Promise.reject(new Error('down'))
    })
    await expect(quote).rejects.toBe(reason)
  })

  test('while its cost is read, although the provider has answered', async () => {
    const { quote, asked } = await quoting((leave) => {
      leave()
      return Promise.resolve({ toAmount: '5000000' })
    })
    await expect(quote).rejects.toBe(reason)
    expect(asked).toHaveBeenCalledOnce()
  })
})

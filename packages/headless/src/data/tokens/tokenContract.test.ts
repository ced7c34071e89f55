import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { preparePay } from '../../flows/pay/payment.ts'
import { setSendReceiver } from '../../flows/send/fillSend.ts'
import { prepareSend } from '../../flows/send/prepareSend.ts'
import { setSendAmount, setSendToken } from '../../flows/send/setSend.ts'
import { prepareSwap } from '../../flows/swap/prepareSwap.ts'
import { openPay } from '../../modal/openPay.ts'
import { DOLLAR, sendWorld } from '../../test/sendWorld.ts'
import { BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { swapWorld } from '../../test/swapWorld.ts'
import { getTokenBalances } from './getTokenBalances.ts'
import { readDecimals } from './tokenContract.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const PLACEHOLDER = `0x${'e'.repeat(40)}`

/** World whose backend lists the given balance rows. */
const worldOf = (...rows: readonly object[]) =>
  sendWorld({
    features: { pay: true },
    answerBackend: ({ url }) => {
      const chainId = new URL(url).searchParams.get('chainId') ?? ''
      return url.includes('/balance')
        ? Response.json({
            balances: rows.map((row) => ({ name: 'x', chainId, price: 1, iconUrl: '', ...row })),
          })
        : undefined
    },
  })

describe('the native currency in the backend’s list', () => {
  test.each([
    ['other decimals', { symbol: 'ETH', quantity: { decimals: '19', numeric: '0.2' } }],
    [
      'another symbol at the placeholder address',
      { symbol: 'USDC', address: `eip155:1:${PLACEHOLDER}`, quantity: { decimals: '18', numeric: '500' } },
    ],
    ['another symbol', { symbol: 'USDC', quantity: { decimals: '18', numeric: '500' } }],
  ])('has the balance of the chain, and its row is reported, if the row has %s', async (_, row) => {
    const { config, errors } = await worldOf(row)
    expect((await getTokenBalances(config)).tokens).toEqual([
      {
        id: `eip155:1:${PLACEHOLDER}`,
        caipNetworkId: 'eip155:1',
        name: 'Ether',
        symbol: 'ETH',
        quantity: { decimals: '18', numeric: '2' },
      },
    ])
    expect(errors).toMatchObject([{ code: 'RESPONSE_INVALID' }])
  })

  test('has name, symbol and decimals of the network, also if its row has the placeholder address', async () => {
    const { config, errors } = await worldOf({
      name: 'US Dollar',
      symbol: 'eth',
      address: `eip155:1:${PLACEHOLDER.toUpperCase().replace('X', 'x')}`,
      quantity: { decimals: '18', numeric: '2' },
    })
    const { tokens } = await getTokenBalances(config)
    expect(tokens).toMatchObject([
      { id: `eip155:1:${PLACEHOLDER}`, symbol: 'ETH', quantity: { decimals: '18', numeric: '2' } },
    ])
    expect(tokens[0]?.name).not.toBe('US Dollar')
    expect(tokens[0]).not.toHaveProperty('address')
    expect(errors).toEqual([])
  })
})

describe.each([
  ['TOKEN_DECIMALS_DIFFER', 18],
  ['TOKEN_DECIMALS_UNKNOWN', undefined],
] as const)('%s', (code, decimals) => {
  test('a token is not reviewed for a send', async () => {
    const { config, units, asked } = await sendWorld()
    units[DOLLAR.toLowerCase()] = decimals
    const { tokens } = await getTokenBalances(config)
    setSendToken(
      config,
      tokens.find(({ symbol }) => symbol === 'AMBD'),
    )
    setSendAmount(config, '1')
    setSendReceiver(config, BOB)
    await expect(prepareSend(config)).rejects.toMatchObject({ code })
    expect(asked()).toEqual([])
  })

  test('a token is not quoted for a payment', async () => {
    const { config, units } = await sendWorld({ features: { pay: true } })
    units[DOLLAR.toLowerCase()] = decimals
    const option = { caipNetworkId: 'eip155:1', symbol: 'AMBD', decimals: 6, amount: '5' } as const
    openPay(config, { recipient: BOB, options: [{ ...option, assetAddress: DOLLAR }] }).catch(() => {})
    await expect(preparePay(config)).rejects.toMatchObject({ code })
  })

  test.each([
    ['source', 'AMBD', 'ETH'],
    ['destination', 'ETH', 'AMBD'],
  ])('a token is not reviewed as the %s of a swap', async (_, from, to) => {
    const { config, units, fill, asked } = await swapWorld()
    units[DOLLAR.toLowerCase()] = decimals
    await fill(from, to, '0.1')
    await vi.advanceTimersByTimeAsync(400)
    await expect(prepareSwap(config)).rejects.toMatchObject({ code })
    expect(asked()).toEqual([])
  })
})

describe('a token that the backend lists by the symbol of another token', () => {
  const own = { name: 'BTC.e', symbol: 'BTC.e' }

  test('is reviewed for a send by the symbol of its contract, without its picture', async () => {
    const address = `eip155:1:${DOLLAR}`
    const iconUrl = 'https://pictures.example/usdc.png'
    const quantity = { decimals: '6', numeric: '100' }
    const { config, symbols } = await worldOf({
      symbol: 'USDC',
      name: 'USD Coin',
      address,
      iconUrl,
      quantity,
    })
    symbols[DOLLAR.toLowerCase()] = 'BTC.e'
    const { tokens } = await getTokenBalances(config)
    setSendToken(
      config,
      tokens.find(({ symbol }) => symbol === 'USDC'),
    )
    setSendAmount(config, '100')
    setSendReceiver(config, BOB)
    const { token } = await prepareSend(config)
    expect(token).toMatchObject({ ...own, id: address, quantity })
    expect(token).not.toHaveProperty('iconUrl')
  })

  test.each([
    ['source', 'AMBD', 'ETH', { sourceToken: own, toToken: { symbol: 'ETH' } }],
    ['destination', 'ETH', 'AMBD', { sourceToken: { symbol: 'ETH' }, toToken: own }],
  ])('is reviewed as the %s of a swap by the symbol of its contract', async (_, from, to, expected) => {
    const { config, symbols, fill } = await swapWorld()
    symbols[DOLLAR.toLowerCase()] = 'BTC.e'
    await fill(from, to, '0.1')
    await vi.advanceTimersByTimeAsync(400)
    expect(await prepareSwap(config)).toMatchObject(expected)
  })

  test.each(['ambd', undefined])('keeps its name if its contract has the symbol %s', async (symbol) => {
    const { config, symbols } = await sendWorld()
    symbols[DOLLAR.toLowerCase()] = symbol
    const { tokens } = await getTokenBalances(config)
    const token = tokens.find((each) => each.symbol === 'AMBD')
    setSendToken(config, token)
    setSendAmount(config, '1')
    setSendReceiver(config, BOB)
    expect((await prepareSend(config)).token).toBe(token)
  })
})

test('a token of the app with other decimals than the native currency of its network is not reviewed', async () => {
  const { config } = await sendWorld()
  const [ether] = (await getTokenBalances(config)).tokens
  const token = ether ?? expect.unreachable()
  // The form keeps the given token, because the balance is not refetched.
  setSendToken(config, { ...token, quantity: { decimals: '19', numeric: token.quantity.numeric } })
  setSendAmount(config, '0.1')
  setSendReceiver(config, BOB)
  await expect(prepareSend(config)).rejects.toMatchObject({ code: 'TOKEN_DECIMALS_DIFFER' })
})

test('the decimals of a token are read from the chain once', async () => {
  const { config, units } = await sendWorld()
  const { tokens } = await getTokenBalances(config)
  setSendToken(
    config,
    tokens.find(({ symbol }) => symbol === 'AMBD'),
  )
  setSendAmount(config, '1')
  setSendReceiver(config, BOB)
  const review = await prepareSend(config)
  units[DOLLAR.toLowerCase()] = undefined
  setSendAmount(config, '2')
  expect((await prepareSend(config)).id).not.toBe(review.id)
})

test('the decimals of a token are those of its own contract and network, in any order of reads', async () => {
  const decimals: Readonly<Record<string, number>> = {
    'eip155:1:0xa': 6,
    'eip155:1:0xb': 8,
    'eip155:137:0xa': 18,
  }
  const { config } = setup({
    adapters: [
      createTestAdapter({
        getTokenDecimals:
          async () =>
          async ({ network }, { token }) =>
            decimals[`${network.caipNetworkId}:${token}`] ?? expect.unreachable(),
      }),
    ],
  })
  const read = (caipNetworkId: 'eip155:1' | 'eip155:137', token: string): Promise<number> =>
    readDecimals(config, { caipNetworkId, token })
  expect(await read('eip155:1', '0xa')).toBe(6)
  expect(await read('eip155:1', '0xb')).toBe(8)
  expect(await read('eip155:137', '0xa')).toBe(18)
})

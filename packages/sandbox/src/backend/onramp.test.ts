import { createPublicClient, http } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createSandbox, type SandboxWithoutRelay } from '../world.ts'

let world: SandboxWithoutRelay
beforeAll(async () => void (world = await createSandbox({ relay: false })))
afterEach(() => world.reset())
afterAll(() => world.stop())

const NEWCOMER = '0x00000000000000000000000000000000000000A9'
const ask = async <answer>(path: string, body?: unknown): Promise<answer> =>
  (
    await fetch(world.urls.backend + path, body ? { method: 'POST', body: JSON.stringify(body) } : {})
  ).json() as Promise<answer>
const order = { address: NEWCOMER, caipNetworkId: 'eip155:1', symbol: 'ETH', amount: '0.25' }
const purchases = () =>
  ask<{ data: { metadata: { status: string; hash: string }; transfers: unknown[] }[] }>(
    `/v1/account/${NEWCOMER}/history?onramp=coinbase&chainId=eip155:1`,
  )

test('a quote is the price plus fees', async () => {
  const { purchaseCurrencies, paymentCurrencies } = await ask<{
    purchaseCurrencies: { symbol: string }[]
    paymentCurrencies: { id: string }[]
  }>('/v1/onramp/options')
  const [purchaseCurrency, paymentCurrency] = [purchaseCurrencies[1], paymentCurrencies[0]]
  expect([purchaseCurrency?.symbol, paymentCurrency?.id]).toEqual(['ETH', 'USD'])
  expect(
    await ask('/v1/onramp/quote', { purchaseCurrency, paymentCurrency, amount: '100', network: 'ETH' }),
  ).toMatchObject({
    paymentTotal: { amount: '100', currency: 'USD' },
    paymentSubtotal: { amount: '98', currency: 'USD' },
    coinbaseFee: { amount: '1.5' },
    networkFee: { amount: '0.5' },
    purchaseAmount: { amount: '0.030625', currency: 'ETH' },
  })
})

test("the provider's page shows the purchase, and escapes markup", async () => {
  const { url } = await ask<{ url: string }>('/v1/generators/onrampurl', {
    destinationWallets: [{ address: '<script>', blockchains: [], assets: ['ETH'] }],
    partnerUserId: NEWCOMER,
    defaultExperience: 'buy',
    presetCryptoAmount: 0.03,
  })
  const page = await (await fetch(url)).text()
  expect(page).toContain('<b>0.03 ETH</b>')
  expect(page).not.toContain('<code style="overflow-wrap:anywhere"><script>')
})

test('a purchase transfers the tokens, and is in the list of purchases only', async () => {
  await ask('/__sandbox/purchases', { ...order, status: 'SUCCESS' })
  const client = createPublicClient({ transport: http(world.urls.evm[1]) })
  expect(await client.getBalance({ address: NEWCOMER })).toBe(250_000_000_000_000_000n)
  const { data } = await purchases()
  expect(data).toMatchObject([
    {
      metadata: { operationType: 'buy', status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS' },
      transfers: [{ direction: 'in', quantity: { numeric: '0.25' }, fungible_info: { symbol: 'ETH' } }],
    },
  ])
  expect(data[0]?.metadata.hash).toMatch(/^0x[\da-f]{64}$/)
})

test('a pending purchase transfers nothing until delivery, and only once', async () => {
  const { id } = await ask<{ id: string }>('/__sandbox/purchases', {
    ...order,
    symbol: 'AMBD',
    status: 'IN_PROGRESS',
  })
  const holding = async () =>
    (
      await ask<{ balances: { symbol: string; quantity: { numeric: string } }[] }>(
        `/v1/account/${NEWCOMER}/balance?chainId=eip155:1&currency=usd`,
      )
    ).balances.find(({ symbol }) => symbol === 'AMBD')?.quantity.numeric ?? '0'
  expect([await holding(), (await purchases()).data[0]?.metadata.status]).toEqual([
    '0',
    'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
  ])
  await ask(`/__sandbox/purchases/${id}`, { status: 'SUCCESS' })
  expect(await holding()).toBe('0.25')
  expect(await ask(`/__sandbox/purchases/${id}`, { status: 'SUCCESS' })).toMatchObject({ status: 'FAILED' })
  expect(await holding()).toBe('0.25')
})

test('a failed purchase transfers nothing; a reset removes it', async () => {
  await ask('/__sandbox/purchases', { ...order, status: 'FAILED' })
  expect((await purchases()).data[0]?.metadata.status).toBe('ONRAMP_TRANSACTION_STATUS_FAILED')
  await world.reset()
  expect((await purchases()).data).toEqual([])
})

test('SOL can be bought too', async () => {
  const address = world.solanaAccounts[0]?.address ?? expect.unreachable()
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const numeric = async () =>
    Number(
      (
        await ask<{ balances: { symbol: string; quantity: { numeric: string } }[] }>(
          `/v1/account/${address}/balance?chainId=${solana}&currency=usd`,
        )
      ).balances.find(({ symbol }) => symbol === 'SOL')?.quantity.numeric,
    )
  const before = await numeric()
  await ask('/__sandbox/purchases', {
    address,
    caipNetworkId: solana,
    symbol: 'SOL',
    amount: '1.5',
    status: 'SUCCESS',
  })
  expect(await numeric()).toBeCloseTo(before + 1.5)
})

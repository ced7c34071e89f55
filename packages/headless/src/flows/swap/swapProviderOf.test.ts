import { expect, test } from 'vitest'
import { createTestBackend } from '../../test/backend.ts'
import { ALICE, setup } from '../../test/setup.ts'
import { ROUTER } from '../../test/swapWorld.ts'
import { approveData } from './stepRules.ts'
import { swapProviderOf } from './swapProviderOf.ts'

const account = `eip155:1:${ALICE}` as const
const from = `eip155:1:0x5a11D0c0000000000000000000000000000000a1` as const
const to = `eip155:1:0x${'e'.repeat(40)}` as const
const request = { account, caipNetworkId: 'eip155:1', from, to, amount: '250', slippage: 1 } as const

const answers: Readonly<Record<string, unknown>> = {
  '/v1/supported-chains': { http: ['eip155:1'], ws: [] },
  '/v1/convert/tokens': { tokens: [{ address: to, name: 'Ether', symbol: 'ETH', decimals: 18 }] },
  '/v1/convert/quotes': { quotes: [{ toAmount: '70' }, { toAmount: '60' }] },
  '/v1/convert/allowance': { allowance: '40' },
  '/v1/convert/build-approve': { tx: { from, data: approveData(ROUTER, '250') } },
}
const built = { from: account, to: `eip155:1:${ROUTER}`, data: '0x12345678', amount: '69' }

/** `eip155`: estimate of the transaction that the backend builds. */
function world(eip155: object = { gas: '180000' }) {
  const backend = createTestBackend(({ url }) => {
    const { pathname } = new URL(url)
    const answer =
      pathname === '/v1/convert/build-transaction' ? { tx: { ...built, eip155 } } : answers[pathname]
    return answer ? Response.json(answer) : new Response('', { status: 404 })
  })
  const { config } = setup({
    projectId: 'p-1',
    endpoints: { blockchain: 'https://backend.example' },
    fetch: backend.fetch,
  })
  return {
    config,
    provider: swapProviderOf(config),
    /** Last request: its method and URL, and the parameters that identify the project. */
    last() {
      const request = backend.requests.at(-1) ?? expect.unreachable()
      const identity = [...new URL(request.url).searchParams].filter(([name]) =>
        /^(projectId|st|sv)$/.test(name),
      )
      return {
        how: `${request.method} ${backend.asked().at(-1)}`,
        identity: Object.fromEntries(identity),
        request,
      }
    },
  }
}
const identity = { projectId: 'p-1', st: expect.any(String), sv: expect.any(String) }

test('[S9.32] the provider of the backend is 1inch', () => {
  expect(world().provider.name).toBe('1inch')
})

test('[S7.6] tokens are requested by network', async () => {
  const { provider, last } = world()
  expect(await provider.getTokens({ caipNetworkId: 'eip155:1' })).toMatchObject([{ address: to }])
  expect(last()).toMatchObject({ how: 'GET /v1/convert/tokens?chainId=eip155:1', identity })
})

test('an invalid token does not affect the others, and is reported with its field', async () => {
  const [token] = (answers['/v1/convert/tokens'] as { readonly tokens: readonly object[] }).tokens
  const provider = {
    getTokens: async () => [{ ...token, decimals: 256 }, token],
    getQuote: async () => undefined,
  }
  const { config, errors } = setup({ swap: provider as never })
  const own = swapProviderOf(config)
  expect(await own.getTokens({ caipNetworkId: 'eip155:1' })).toEqual([token])
  expect(errors).toMatchObject([{ code: 'RESPONSE_INVALID', context: { field: 'tokens.0.decimals' } }])
})

test('tokens of a provider of the app that are no list are an error', async () => {
  const provider = { getTokens: async () => ({ tokens: [] }), getQuote: async () => undefined }
  const own = swapProviderOf(setup({ swap: provider as never }).config)
  await expect(own.getTokens({ caipNetworkId: 'eip155:1' })).rejects.toMatchObject({
    code: 'RESPONSE_INVALID',
  })
})

test('[S7.5] a quote is requested with the plain address and the gas price; the first quote of the answer counts', async () => {
  const { provider, last } = world()
  expect(await provider.getQuote({ ...request, gasPrice: '7' })).toEqual({ toAmount: '70' })
  expect(last()).toMatchObject({
    how: `GET /v1/convert/quotes?amount=250&userAddress=${ALICE}&from=${from}&to=${to}&gasPrice=7`,
    identity,
  })
})

test('[S7.8] an allowance is requested by token and by the CAIP-10 id of its owner', async () => {
  const { provider, last } = world()
  expect(await provider.getAllowance(request)).toBe('40')
  expect(last()).toMatchObject({
    how: `GET /v1/convert/allowance?tokenAddress=${from}&userAddress=${account}`,
    identity,
  })
})

test('[S7.11] the spender is read from the approval that the backend builds', async () => {
  const { provider, last } = world()
  expect(await provider.getSpender(request)).toBe(ROUTER.toLowerCase())
  expect(last()).toMatchObject({
    how: `GET /v1/convert/build-approve?userAddress=${account}&from=${from}&to=${to}`,
    identity,
  })
})

test('[S7.10] a transaction is requested with a JSON body, with the slippage and the project id', async () => {
  const { provider, last } = world()
  expect(await provider.getTransaction(request)).toMatchObject({ data: '0x12345678', toAmount: '69' })
  const { request: asked, ...sent } = last()
  expect(sent).toEqual({ how: 'POST /v1/convert/build-transaction', identity })
  expect(await asked.json()).toEqual({
    amount: '250',
    eip155: { slippage: 1 },
    projectId: 'p-1',
    from,
    to,
    userAddress: account,
    disableEstimate: true,
  })
})

test.each([
  ['180000', '180000'],
  [180_000, '180000'],
  ['0x2bf20', undefined],
  [undefined, undefined],
  [null, undefined],
])('a transaction with the gas %j has the gas %s', async (gas, expected) => {
  const { provider } = world({ gas })
  expect((await provider.getTransaction(request)).gas).toBe(expected)
})

test('all requests but that for the token list have the content type of JSON', async () => {
  const { provider, last } = world()
  const type = (): string | null => last().request.headers.get('content-type')
  await provider.getTokens({ caipNetworkId: 'eip155:1' })
  expect(type()).toBeNull()
  for (const ask of [
    provider.getQuote,
    provider.getAllowance,
    provider.getSpender,
    provider.getTransaction,
  ]) {
    await ask(request)
    expect(type()).toBe('application/json')
  }
})

test('[S7.1] on a network that the backend does not serve, only the list of its networks is requested', async () => {
  const { provider, last } = world()
  const elsewhere = { ...request, caipNetworkId: 'eip155:137' } as const
  expect(await provider.getTokens(elsewhere)).toEqual([])
  expect(await provider.getQuote(elsewhere)).toBeUndefined()
  expect(await provider.getAllowance(elsewhere)).toBe('0')
  await expect(provider.getSpender(elsewhere)).rejects.toMatchObject({ code: 'SWAP_NOT_SUPPORTED' })
  await expect(provider.getTransaction(elsewhere)).rejects.toMatchObject({ code: 'SWAP_NOT_SUPPORTED' })
  expect(last().how).toBe('GET /v1/supported-chains')
})

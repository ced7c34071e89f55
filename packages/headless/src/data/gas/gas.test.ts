import type { CaipNetworkId } from '@foyer/chains'
import { mainnet } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
import { gasPriceQueryOptions } from '@foyer/headless/query'
import { createMemoryStorage } from '@foyer/headless/testing'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '../../core/queryClient.ts'
import { type Answer, createTestBackend } from '../../test/backend.ts'

const prices = { standard: '60000000128', fast: '150000000128', instant: '195000000166' }

function ask(answer: Answer) {
  const backend = createTestBackend((request) =>
    request.url.includes('supported-chains')
      ? Response.json({ http: ['eip155:1'], ws: [] })
      : answer(request),
  )
  const config = createConfig({
    networks: [mainnet],
    adapters: [{ namespace: 'eip155', operations: {} }],
    endpoints: { blockchain: 'https://backend.example' },
    storage: createMemoryStorage(),
    fetch: backend.fetch,
  })
  const optionsOf = (caipNetworkId: CaipNetworkId) => gasPriceQueryOptions(config, { caipNetworkId })
  const read = (caipNetworkId: CaipNetworkId) =>
    getQueryClient(config).fetchQuery({ ...optionsOf(caipNetworkId), retry: false })
  const cancel = (caipNetworkId: CaipNetworkId) =>
    getQueryClient(config).cancelQueries({ queryKey: optionsOf(caipNetworkId).queryKey })
  return { backend, read, cancel, optionsOf }
}

test('[S7.63] gas prices are read from the backend, with a request each time', async () => {
  const { backend, read } = ask(() => Response.json(prices))
  expect([await read('eip155:1'), await read('eip155:1')]).toEqual([prices, prices])
  expect(backend.asked().slice(1)).toEqual(Array(2).fill('/v1/convert/gas-price?chainId=eip155:1'))
  expect(backend.requests.at(-1)?.headers.get('content-type')).toBe('application/json')
})

test('[S8.3] gas prices of a network unknown to the backend are not requested', async () => {
  const { backend, read } = ask(() => Response.json(prices))
  await expect(read('eip155:999')).rejects.toMatchObject({
    code: 'GAS_PRICE_NOT_SUPPORTED',
    shortMessage: 'Network not supported for Gas Price',
  })
  expect(backend.asked()).toEqual(['/v1/supported-chains'])
})

test.each([
  { standard: 'cheap' },
  { ...prices, standard: '' },
  { ...prices, instant: '9'.repeat(31) },
  { ...prices, fast: -1 },
  {},
])('the answer %j is invalid', async (answer) => {
  await expect(ask(() => Response.json(answer)).read('eip155:1')).rejects.toMatchObject({
    code: 'RESPONSE_INVALID',
  })
})

test('a cancelled query ends its request', async () => {
  const signals: AbortSignal[] = []
  const { read, cancel } = ask((request) => {
    signals.push(request.signal)
    return new Promise(() => {})
  })
  const reading = read('eip155:1').catch(() => undefined)
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  await cancel('eip155:1')
  await reading
  expect(signals[0]?.aborted).toBe(true)
})

test('gas prices of Solana are not requested', () => {
  const { optionsOf } = ask(() => Response.json(prices))
  expect(optionsOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp').enabled).toBe(false)
  expect(optionsOf('eip155:1').enabled).toBe(true)
})

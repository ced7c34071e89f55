import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFaults } from '../base/faults.ts'
import { requestRpc } from '../base/rpc.ts'
import { type EvmNode, startEvmNode } from '../evm/node.ts'
import { createHandlers } from './createHandlers.ts'

// The same handlers without a server: requests are intercepted in this process.
const baseUrl = 'https://backend.test/api'
const faults = createFaults()
let node: EvmNode
let server: ReturnType<typeof setupServer>
beforeAll(async () => {
  node = await startEvmNode({ chainId: 1 })
  server = setupServer(...createHandlers({ baseUrl: `${baseUrl}/`, evmUrls: { 1: node.url }, faults }))
  // Requests of the handlers themselves must bypass the interception.
  server.listen({ onUnhandledRequest: 'error' })
})
afterAll(async () => {
  server.close()
  await node.stop()
})

test('the RPC endpoint reaches the real node past the interception', async () => {
  const url = `${baseUrl}/v1/?chainId=eip155%3A1&projectId=p`
  expect(await requestRpc(url, 'eth_chainId')).toBe('0x1')
})

test('an unreachable node is a 502 Bad Gateway', async () => {
  const gone = createHandlers({ baseUrl, evmUrls: { 1: 'http://127.0.0.1:9' } })
  server.use(...gone)
  const response = await fetch(`${baseUrl}/v1/?chainId=eip155%3A1`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(502)
  server.resetHandlers()
})

test('intercepted faults, control endpoints and other endpoints answer as over HTTP', async () => {
  faults.set('/api/getWallets', { status: 500, times: 1 })
  expect((await fetch(`${baseUrl}/getWallets`)).status).toBe(500)
  expect((await fetch(`${baseUrl}/getWallets`)).status).toBe(200)
  expect((await fetch(`${baseUrl}/__sandbox/mine`, { method: 'POST' })).status).toBe(204)
  faults.set('/api/getWallets', { abort: true })
  await expect(fetch(`${baseUrl}/getWallets`)).rejects.toThrow(TypeError)
  expect((await fetch(`${baseUrl}/__sandbox/reset`, { method: 'POST' })).status).toBe(204)
  expect((await fetch(`${baseUrl}/getWallets`)).status).toBe(200)
  const seen = (await (await fetch(`${baseUrl}/__sandbox/requests`)).json()) as unknown[]
  expect(seen).toHaveLength(1)
})

test('without nodes every address has the same holdings, on every network', async () => {
  const alone = 'https://alone.test'
  server.use(...createHandlers({ baseUrl: alone }))
  const ask = async (path: string): Promise<unknown> => (await fetch(alone + path)).json()
  const { http } = (await ask('/v1/supported-chains')) as { http: readonly string[] }
  expect(http).toEqual(expect.arrayContaining(['eip155:1', 'eip155:137']))
  const address = `0x${'1'.repeat(40)}`
  expect(await ask(`/v1/account/${address}/balance?chainId=eip155:137`)).toMatchObject({
    balances: ['POL', 'AMBD', 'BRKN', 'STUB'].map((symbol) => ({ symbol, chainId: 'eip155:137' })),
  })
  expect(await ask(`/v1/account/${address}/history?chainId=eip155:1`)).toMatchObject({
    data: ['receive', 'send', 'receive', 'send', 'receive'].map((operationType) => ({
      metadata: { operationType },
    })),
    next: null,
  })
  server.resetHandlers()
})

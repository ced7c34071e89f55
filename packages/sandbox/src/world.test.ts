import { createPublicClient, http, parseEther } from 'viem'
import { mainnet, polygon } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { requestRpc } from './base/rpc.ts'
import { createEvmWallet } from './wallets/evmWallet.ts'
import { createSandbox, type Sandbox } from './world.ts'

let world: Sandbox
beforeAll(async () => {
  world = await createSandbox()
})
afterEach(() => world.reset())
afterAll(() => world.stop())

const get = (path: string): Promise<Response> => fetch(world.urls.backend + path)
const post = (path: string, body?: unknown): Promise<Response> =>
  fetch(world.urls.backend + path, {
    method: 'POST',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

describe('nodes', () => {
  test('each chain has a node with its id and the funded accounts', async () => {
    for (const chain of [mainnet, polygon] as const) {
      const url = world.urls.evm[chain.id as 1 | 137]
      const client = createPublicClient({ chain, transport: http(url) })
      expect(await client.getChainId()).toBe(chain.id)
      for (const { address } of world.accounts) {
        expect(await client.getBalance({ address })).toBe(parseEther('10000'))
      }
    }
  })

  test('reset reverts all changes, repeatedly', async () => {
    const { addresses, provider } = createEvmWallet({ rdns: 'test.reset', chainRpcUrls: world.urls.evm })
    const client = createPublicClient({ transport: http(world.urls.evm[1]), pollingInterval: 20 })
    const [from, to] = addresses as [`0x${string}`, `0x${string}`]
    await provider.request({ method: 'eth_requestAccounts' })
    for (let round = 0; round < 2; round += 1) {
      const hash = await provider.request({
        method: 'eth_sendTransaction',
        params: [{ from, to, value: '0x5' }],
      })
      await client.waitForTransactionReceipt({ hash: hash as `0x${string}` })
      expect(await client.getBalance({ address: to })).toBe(parseEther('10000') + 5n)
      await world.reset()
      expect(await client.getBalance({ address: to })).toBe(parseEther('10000'))
      expect(await client.getTransactionCount({ address: from })).toBe(0)
    }
  })

  test('two concurrent resets are serialized', async () => {
    await Promise.all([world.reset(), world.reset()])
    await world.mine(3)
    expect(await requestRpc(world.urls.evm[137], 'eth_blockNumber')).toBe('0x3')
  })

  test('time moves forward, and is restored by a reset', async () => {
    const start = await world.time.now()
    await world.time.increase(3_600)
    expect((await world.time.now()).getTime() - start.getTime()).toBeGreaterThanOrEqual(3_600_000)
    await world.reset()
    await world.mine()
    expect((await world.time.now()).getTime() - start.getTime()).toBeLessThan(3_600_000)
  })
})

describe('backend', () => {
  test("the RPC endpoint forwards to the chain's node, for every content type", async () => {
    const call = { jsonrpc: '2.0', id: 7, method: 'eth_chainId', params: [] }
    const text = await post('/v1/?chainId=eip155%3A137&projectId=p', call)
    expect([text.status, text.headers.get('content-type'), await text.json()]).toEqual([
      200,
      'application/json',
      { jsonrpc: '2.0', id: 7, result: '0x89' },
    ])
    const client = createPublicClient({
      transport: http(`${world.urls.backend}/v1/?chainId=eip155%3A1&projectId=p`),
    })
    expect(await client.getChainId()).toBe(1)
  })

  test.each(['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'])(
    'the cluster solana:%s has a node with funded accounts, and is restored by a reset',
    async (reference) => {
      const url = `${world.urls.backend}/v1/?chainId=solana%3A${reference}&projectId=p`
      const [, { address } = expect.unreachable()] = world.solanaAccounts
      await requestRpc(url, 'requestAirdrop', [address, 1])
      const balance = { value: 100_000_000_001 }
      expect(await requestRpc(url, 'getBalance', [address])).toMatchObject(balance)
      await world.reset()
      expect(await requestRpc(world.urls.solana, 'getBalance', [address])).toMatchObject({
        value: 100_000_000_000,
      })
    },
  )

  test("it forwards the node's errors", async () => {
    const url = `${world.urls.backend}/v1/?chainId=eip155%3A1&projectId=p`
    await expect(requestRpc(url, 'eth_nonsense')).rejects.toMatchObject({ code: -32601 })
  })

  test.each(['eip155:5', 'solana:x', 'eip155:', '1', ''])('it rejects the chain "%s"', async (chainId) => {
    const response = await post(`/v1/?chainId=${encodeURIComponent(chainId)}&projectId=p`, {})
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ status: 'FAILED', reasons: [{ name: 'chainId' }] })
  })

  test.each([
    [
      '/v1/supported-chains',
      {
        http: [
          'eip155:1',
          'eip155:137',
          'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
          'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
          'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
        ],
        ws: [],
      },
    ],
    ['/v1/identity/0xabc', { name: null, avatar: null }],
    ['/getWallets?search=nobody&page=1&entries=4', { data: [], count: 0 }],
    ['/projects/v1/origins', { allowedOrigins: [] }],
    ['/getAnalyticsConfig', { isAnalyticsEnabled: true }],
  ])('GET %s', async (path, expected) => {
    const response = await get(path)
    expect([response.status, await response.json()]).toEqual([200, expected])
  })

  test('remote features are a list of entries', async () => {
    const { features } = (await (await get('/appkit/v1/config')).json()) as { features: { id: string }[] }
    expect(features.map(({ id }) => id)).toEqual([
      'social_login',
      'swap',
      'onramp',
      'activity',
      'reown_branding',
      'multi_wallet',
    ])
  })

  test('events are accepted; unknown paths are a 404', async () => {
    expect((await post('/e?projectId=p', { eventId: '1' })).status).toBe(202)
    expect((await get('/nothing/here')).status).toBe(404)
  })

  test('CORS allows every origin', async () => {
    const preflight = await fetch(`${world.urls.backend}/v1/convert/quotes`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://app.test',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
    expect((await get('/nothing/here')).headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('faults', () => {
  const identity = '/v1/identity/0xabc'

  test('a status and a body replace the answer, for a number of requests', async () => {
    world.faults.set('/v1/identity/*', { status: 503, body: { reasons: [] }, times: 1 })
    const broken = await get(identity)
    expect([broken.status, await broken.json()]).toEqual([503, { reasons: [] }])
    expect((await get(identity)).status).toBe(200)
  })

  test('a body alone is a 200, text is sent unchanged', async () => {
    world.faults.set(identity, { body: '<html>' })
    const response = await get(identity)
    expect([response.status, await response.text()]).toEqual([200, '<html>'])
  })

  test('a delay alone is followed by the real answer', async () => {
    world.faults.set(identity, { delayMs: 60 })
    const start = performance.now()
    expect(await (await get(identity)).json()).toEqual({ name: null, avatar: null })
    expect(performance.now() - start).toBeGreaterThan(50)
  })

  test('an abort is a network error', async () => {
    world.faults.set(identity, { abort: true })
    await expect(get(identity)).rejects.toThrow(TypeError)
  })

  test('they are set and cleared over HTTP, and cannot block the control endpoints', async () => {
    await post('/__sandbox/faults', { pathPattern: '*', status: 500 })
    expect((await get(identity)).status).toBe(500)
    expect((await get('/nothing/here')).status).toBe(500)
    const cleared = await fetch(`${world.urls.backend}/__sandbox/faults`, { method: 'DELETE' })
    expect(cleared.status).toBe(204)
    expect((await get(identity)).status).toBe(200)
    expect((await post('/__sandbox/faults', { status: 500 })).status).toBe(400)
  })

  test('a hanging one never answers; the client aborts', async () => {
    await post('/__sandbox/faults', { pathPattern: identity, hang: true })
    const signal = AbortSignal.timeout(80)
    await expect(fetch(world.urls.backend + identity, { signal })).rejects.toThrow('timeout')
  })

  test('an answer is truncated, real or configured', async () => {
    await post('/__sandbox/faults', { pathPattern: identity, truncate: 8, times: 1 })
    const cut = await get(identity)
    expect([cut.status, await cut.text()]).toEqual([200, '{"name":'])
    await post('/__sandbox/faults', { pathPattern: identity, status: 500, body: { a: 1 }, truncate: 3 })
    const given = await get(identity)
    expect([given.status, await given.text()]).toEqual([500, '{"a'])
  })

  test('an answer has the configured length, and may be aborted', async () => {
    const bytes = 50 * 1_024 * 1_024
    await post('/__sandbox/faults', { pathPattern: identity, bytes })
    const [first, second] = await Promise.all([get(identity), get(identity)])
    const reader = (first.body ?? expect.unreachable()).getReader()
    const { value } = await reader.read()
    expect(String.fromCharCode(value?.[0] ?? 0)).toBe('"')
    await reader.cancel()
    const text = await second.text()
    expect([text.length, text.at(-1)]).toEqual([bytes, '"'])
    expect((await get('/getWallets')).status).toBe(200)
  })

  test('a misspelled fault is rejected', async () => {
    expect((await post('/__sandbox/faults', { pathPattern: identity, statusCode: 500 })).status).toBe(400)
  })

  test('invalid JSON is rejected', async () => {
    world.faults.set('/v1/', { body: '{"jsonrpc":', times: 1 })
    const url = `${world.urls.backend}/v1/?chainId=eip155%3A1&projectId=p`
    await expect(requestRpc(url, 'eth_chainId')).rejects.toMatchObject({ code: -32603 })
  })
})

describe('control endpoints', () => {
  test('requests lists requests, without those to control endpoints', async () => {
    expect(world.requests.list()).toEqual([])
    await post('/e?projectId=p', {})
    await get('/nothing/here')
    const seen = (await (await get('/__sandbox/requests')).json()) as unknown
    expect(seen).toEqual([
      { method: 'POST', url: `${world.urls.backend}/e?projectId=p` },
      { method: 'GET', url: `${world.urls.backend}/nothing/here` },
    ])
    await fetch(`${world.urls.backend}/__sandbox/requests`, { method: 'DELETE' })
    expect(world.requests.list()).toEqual([])
  })

  test('mine and reset work over HTTP', async () => {
    await post('/__sandbox/mine')
    await post('/__sandbox/mine', { blocks: 2 })
    expect(await requestRpc(world.urls.evm[1], 'eth_blockNumber')).toBe('0x3')
    world.faults.set('*', { status: 500 })
    expect((await post('/__sandbox/reset')).status).toBe(204)
    expect(await requestRpc(world.urls.evm[1], 'eth_blockNumber')).toBe('0x0')
    expect((await get('/getWallets')).status).toBe(200)
  })
})

test('the secure site has another origin, with a page at /sdk', async () => {
  expect(new URL(world.urls.secureSite).origin).not.toBe(new URL(world.urls.backend).origin)
  const page = await fetch(`${world.urls.secureSite}/sdk?projectId=p`)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('<button')
  expect((await fetch(`${world.urls.secureSite}/other`)).status).toBe(404)
})

test('stop closes everything, and may be called twice', async () => {
  const other = await createSandbox()
  const hanging = fetch(`${other.urls.backend}/v1/identity/0xabc`)
  other.faults.set('*', { delayMs: 200 })
  await hanging.catch(() => {})
  await other.stop()
  await other.stop()
  const { evm, relay, backend, secureSite } = other.urls
  for (const url of [evm[1], evm[137], relay.replace('ws', 'http'), backend, secureSite])
    await expect(fetch(url)).rejects.toThrow(TypeError)
})

test('a world may be started without some services', async () => {
  const small = await createSandbox({ evm: false, solana: false, relay: false, backend: false })
  const url = expect.stringMatching(/^http/) as string
  const always = { secureSite: url, bitcoin: url, polkadot: url, cosmos: url }
  expect(small.urls).toEqual({ evm: {}, solana: '', relay: '', backend: '', ...always })
  expect(small.relay).toBeUndefined()
  await small.reset()
  await small.stop()
})

test('a used port is an error that names it, and leaves nothing running', async () => {
  const taken = Number(new URL(world.urls.backend).port)
  await expect(createSandbox({ evm: false, port: taken })).rejects.toMatchObject({
    code: 'PORT_TAKEN',
    message: expect.stringContaining(`${taken}`),
  })
})

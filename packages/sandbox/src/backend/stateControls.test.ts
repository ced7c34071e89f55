import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createSandbox, type SandboxWithoutRelay } from '../world.ts'

let world: SandboxWithoutRelay
beforeAll(async () => void (world = await createSandbox({ relay: false, evm: false, solana: false })))
afterEach(() => world.reset())
afterAll(() => world.stop())

const account = (index: number) => world.accounts[index] ?? expect.unreachable()
const get = async (path: string): Promise<unknown> => (await fetch(world.urls.backend + path)).json()
const post = (path: string, body: unknown): Promise<Response> =>
  fetch(world.urls.backend + path, { method: 'POST', body: JSON.stringify(body) })

describe('names', () => {
  const register = async (name: string, { signer = 0, owner = 0 } = {}) => {
    const message = JSON.stringify({ name, attributes: {}, timestamp: 1_760_000_000 })
    const signature = await privateKeyToAccount(account(signer).privateKey).signMessage({ message })
    return post('/v1/profile/account', {
      coin_type: 2_147_483_649,
      address: account(owner).address,
      message,
      signature,
    })
  }

  test('the first accounts have none, the third has one initially', async () => {
    expect(await get(`/v1/identity/${account(0).address}`)).toEqual({ name: null, avatar: null })
    expect(await get(`/v1/profile/reverse/${account(0).address}`)).toEqual([])
    expect(await get(`/v1/identity/${account(2).address.toLowerCase()}?sender=0x1`)).toEqual({
      name: 'mira.reown.id',
      avatar: expect.stringMatching(/^data:image\/svg/) as string,
    })
    expect(await get('/v1/profile/account/MIRA.reown.id?apiVersion=2')).toMatchObject({
      name: 'mira.reown.id',
      addresses: { '2147483648': { address: account(2).address } },
      attributes: [{ bio: 'Collects tidepools' }],
    })
  })

  test('a registered one is found by name and by address, until a reset', async () => {
    const suggestions = () => get('/v1/profile/suggestions/fern?zone=reown.id')
    expect(await suggestions()).toMatchObject({
      suggestions: expect.arrayContaining([{ name: 'fern.reown.id', registered: false }]) as unknown,
    })
    const answer = await register('fern.reown.id')
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(await suggestions()).toMatchObject({
      suggestions: expect.arrayContaining([{ name: 'fern.reown.id', registered: true }]) as unknown,
    })
    const record = { name: 'fern.reown.id', addresses: { '2147483649': { address: account(0).address } } }
    expect(await get('/v1/profile/account/fern.reown.id')).toMatchObject(record)
    expect(await get(`/v1/profile/reverse/${account(0).address}`)).toMatchObject([record])
    expect(await get(`/v1/identity/${account(0).address}`)).toMatchObject({ name: 'fern.reown.id' })
    expect((await register('fern.reown.id', { signer: 1, owner: 1 })).status).toBe(409)
    await world.reset()
    expect((await fetch(`${world.urls.backend}/v1/profile/account/fern.reown.id`)).status).toBe(404)
  })

  test.each([
    ['a signature of another account', { signer: 1 }, 'fern.reown.id', 401, 'signature'],
    ['three letters', {}, 'abc.reown.id', 400, 'message'],
    ['another zone', {}, 'fern.example', 400, 'message'],
    ['a dot', {}, 'a.fern.reown.id', 400, 'message'],
  ])('%s registers nothing', async (_, options, name, status, reason) => {
    const answer = await register(name, options)
    expect([answer.status, await answer.json()]).toMatchObject([status, { reasons: [{ name: reason }] }])
    expect(await get(`/v1/profile/reverse/${account(0).address}`)).toEqual([])
  })

  test('a control endpoint sets any name and avatar', async () => {
    const named = { name: 'Odd One.example', address: account(0).address, avatar: 'https://i.example/a.png' }
    expect((await post('/__sandbox/names', named)).status).toBe(204)
    expect(await get(`/v1/identity/${account(0).address}`)).toEqual({
      name: 'odd one.example',
      avatar: 'https://i.example/a.png',
    })
    expect((await post('/__sandbox/names', { name: 7 })).status).toBe(400)
    await fetch(`${world.urls.backend}/__sandbox/names`, { method: 'DELETE' })
    expect(await get(`/v1/identity/${account(0).address}`)).toEqual({ name: null, avatar: null })
  })
})

describe('smart sessions', () => {
  const path = () => `/v1/sessions/${encodeURIComponent(`eip155:1:${account(0).address}`)}`
  const wanted = {
    chainId: '0x1',
    expiry: 2_000_000_000,
    signer: { type: 'keys', data: { keys: [] } },
    permissions: [{ type: 'native-token-recurring-allowance', data: { allowance: '0x1' } }],
    policies: [{ type: 'call-policy', data: {} }],
  }
  const begin = async () =>
    (await (await post(`${path()}?projectId=p&v=2`, wanted)).json()) as { pci: string; key: object }

  test('are listed once granted by a wallet, and have the time of revocation', async () => {
    const { pci, key } = await begin()
    expect(key).toEqual({
      type: 'secp256k1',
      publicKey: expect.stringMatching(/^0x04[\da-f]{128}$/) as string,
    })
    expect(await get(path())).toEqual({ pcis: [] })
    const granted = { pci, ...wanted, context: '0xabcd' }
    expect((await post(`${path()}/activate`, granted)).status).toBe(204)
    const listed = {
      pci,
      project: { id: 'p', name: 'Sandbox', url: 'https://app.example/' },
      expiry: wanted.expiry,
      createdAt: expect.any(Number) as number,
      permissions: wanted.permissions,
      policies: [{ id: 'call-policy' }],
      context: '0xabcd',
    }
    expect(await get(path())).toEqual({ pcis: [listed] })
    expect(await get(`/v1/sessions/eip155:1:${account(1).address}`)).toEqual({ pcis: [] })
    expect((await post(`${path()}/revoke?projectId=p`, { pci, signature: '0x12' })).status).toBe(204)
    expect(await get(path())).toEqual({ pcis: [{ ...listed, revokedAt: expect.any(Number) as number }] })
    await world.reset()
    expect(await get(path())).toEqual({ pcis: [] })
  })

  test('unknown ones cannot be granted or revoked, nor without a proof', async () => {
    const { pci } = await begin()
    expect((await post(path(), { ...wanted, permissions: [] })).status).toBe(400)
    expect((await post(`${path()}/activate`, { pci, ...wanted })).status).toBe(400)
    expect((await post(`${path()}/activate`, { ...wanted, pci: 'x', context: '0x1' })).status).toBe(404)
    expect((await post(`${path()}/revoke`, { pci: 'x', signature: '0x12' })).status).toBe(404)
    expect((await post(`${path()}/revoke`, { pci })).status).toBe(400)
  })
})

describe('the project', () => {
  test('control endpoints set features, origins and the analytics setting', async () => {
    const features = [{ id: 'swap', isEnabled: false, config: null }]
    const change = { features, allowedOrigins: ['https://app.example'], isAnalyticsEnabled: false }
    expect((await post('/__sandbox/project', change)).status).toBe(204)
    expect(await get('/appkit/v1/config')).toEqual({ features })
    expect(await get('/projects/v1/origins')).toEqual({ allowedOrigins: ['https://app.example'] })
    expect(await get('/getAnalyticsConfig')).toEqual({ isAnalyticsEnabled: false })
    await post('/__sandbox/project', { isAnalyticsEnabled: true })
    expect(await get('/projects/v1/origins')).toEqual({ allowedOrigins: ['https://app.example'] })
    await world.reset()
    expect(await get('/projects/v1/origins')).toEqual({ allowedOrigins: [] })
    expect((await post('/__sandbox/project', { features: 'all' })).status).toBe(400)
  })

  test('events are listed in order', async () => {
    await post('/e?projectId=p', { eventId: '1' })
    await fetch(`${world.urls.backend}/e`, { method: 'POST', body: 'no JSON' })
    expect(await get('/__sandbox/events')).toEqual([{ eventId: '1' }, 'no JSON'])
    expect(world.backend.events.list()).toHaveLength(2)
    await fetch(`${world.urls.backend}/__sandbox/events`, { method: 'DELETE' })
    expect(await get('/__sandbox/events')).toEqual([])
  })
})

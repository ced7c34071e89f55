import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { base58 } from '@scure/base'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createSandbox, type Sandbox } from '../world.ts'

let world: Sandbox
const open = new Set<WebSocket>()
beforeAll(async () => {
  world = await createSandbox({ evm: false })
})
afterEach(async () => {
  for (const socket of open) socket.terminate()
  open.clear()
  await world.reset()
})
afterAll(() => world.stop())

const topic = 'c'.repeat(64)
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

type Keys = { readonly privateKey: KeyObject; readonly publicKey: KeyObject }

function tokenOf({ privateKey, publicKey }: Keys): string {
  const raw = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url')
  const iss = `did:key:z${base58.encode(Uint8Array.from([0xed, 0x01, ...raw]))}`
  const iat = Math.floor(Date.now() / 1_000)
  const claims = { iss, sub: '0'.repeat(64), aud: world.urls.relay, iat, exp: iat + 60 }
  const signed = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${sign(undefined, Buffer.from(signed), privateKey).toString('base64url')}`
}

type Frame = {
  readonly id: unknown
  readonly method?: string
  readonly params?: { data: { message: string } }
}
type Client = {
  readonly socket: WebSocket
  readonly call: (method: string, params: unknown) => Promise<Frame>
  /** Messages that have arrived, each acknowledged. */
  readonly messages: string[]
}

/** A client without a library: it sends and reads plain frames. */
async function join(keys: Keys = generateKeyPairSync('ed25519'), token = tokenOf(keys)): Promise<Client> {
  const socket = new WebSocket(`${world.urls.relay}/?auth=${token}`)
  open.add(socket)
  const messages: string[] = []
  const waiting = new Map<unknown, (frame: Frame) => void>()
  let lastId = 0
  socket.on('message', (raw) => {
    const frame = JSON.parse(String(raw)) as Frame
    if (frame.params) {
      messages.push(frame.params.data.message)
      socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
    } else waiting.get(frame.id)?.(frame)
  })
  await once(socket, 'open')
  const call = (method: string, params: unknown): Promise<Frame> =>
    new Promise((resolve) => {
      lastId += 1
      const id = String(lastId).padStart(19, '1')
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    })
  return { socket, call, messages }
}

const published = (message: string): unknown => ({ topic, message, ttl: 300, tag: 1108, prompt: true })

async function pair(): Promise<readonly [Client, Client]> {
  const both = await Promise.all([join(), join()])
  await Promise.all(both.map(({ call }) => call('irn_subscribe', { topic })))
  return both
}

test('the id of a request is returned unchanged', async () => {
  const { call } = await join()
  const answer = await call('irn_publish', published('m'))
  expect(answer).toEqual({ id: expect.stringMatching(/^\d{19}$/) as string, jsonrpc: '2.0', result: true })
})

test.each([
  ['irn_nonsense', {}, -32601],
  ['toString', {}, -32601],
  ['irn_subscribe', {}, -32602],
  ['irn_subscribe', { topic: 'short' }, -32602],
  ['irn_publish', { topic, message: '', ttl: 300 }, -32602],
  ['irn_publish', { topic, message: 'm', ttl: 0 }, -32602],
  ['irn_batchSubscribe', { topics: Array.from({ length: 501 }, () => topic) }, -32602],
])('%s with %j is an error', async (method, params, code) => {
  const { call } = await join()
  expect(await call(method, params)).toMatchObject({ error: { code } })
})

test.each(['{', '[]', '{"jsonrpc":"2.0"}', '"text"'])('the frame %s is an invalid request', async (text) => {
  const { socket } = await join()
  socket.send(text)
  const [raw] = (await once(socket, 'message')) as [unknown]
  expect(JSON.parse(String(raw))).toMatchObject({ id: null, error: { code: -32600 } })
})

test('batch methods and fetching do the same as single methods and delivery', async () => {
  const [sender, reader] = await Promise.all([join(), join()])
  await sender.call('irn_batchPublish', { messages: [published('one'), published('two')] })
  const fetched = await reader.call('irn_batchFetchMessages', { topics: [topic] })
  expect(fetched).toMatchObject({
    result: { hasMore: false, messages: [{ message: 'one' }, { message: 'two' }] },
  })
  expect(await reader.call('irn_fetchMessages', { topic })).toMatchObject({ result: { messages: [] } })

  const { result } = (await reader.call('irn_batchSubscribe', { topics: [topic] })) as unknown as {
    result: string[]
  }
  await reader.call('irn_batchUnsubscribe', { subscriptions: [{ topic, id: result[0] }] })
  await sender.call('irn_publish', published('three'))
  await reader.call('irn_subscribe', { topic })
  await expect.poll(() => reader.messages).toEqual(['three'])
})

test('a malformed token closes the socket with 3000 and a reason', async () => {
  const socket = new WebSocket(`${world.urls.relay}/?auth=a.b.c`)
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer]
  expect([code, String(reason)]).toEqual([3000, 'JWT validation error: JWT Token is malformed'])
})

test.each([401, 429])('an upgrade can be refused with %i', async (status) => {
  world.relay.faults.set('upgrade', { status, times: 1 })
  const socket = new WebSocket(`${world.urls.relay}/?auth=${tokenOf(generateKeyPairSync('ed25519'))}`)
  const [error] = (await once(socket, 'error')) as [Error]
  expect(error.message).toContain(String(status))
  expect((await join()).socket.readyState).toBe(WebSocket.OPEN)
})

test('an open socket can be closed with a code and a reason, or without a close frame', async () => {
  world.relay.faults.set('open', { close: 3000, reason: 'Unauthorized: invalid key', times: 1 })
  const refused = await join()
  const [code, reason] = (await once(refused.socket, 'close')) as [number, Buffer]
  expect([code, String(reason)]).toEqual([3000, 'Unauthorized: invalid key'])
  const dropped = await join()
  const closed = once(dropped.socket, 'close')
  world.relay.disconnect()
  expect((await closed)[0]).toBe(1006)
})

test('a lost delivery is repeated after the next subscription', async () => {
  const [one, other] = await pair()
  world.relay.faults.set('delivery', { silent: true, times: 2 })
  await one.call('irn_publish', published('lost'))
  await one.call('irn_publish', published('lost too'))
  await one.call('irn_publish', published('kept'))
  await expect.poll(() => other.messages).toEqual(['kept'])
  await other.call('irn_subscribe', { topic })
  await expect.poll(() => other.messages).toEqual(['kept', 'lost', 'lost too'])
})

test('deliveries can be duplicated, reordered and delayed', async () => {
  const [one, other] = await pair()
  world.relay.faults.set('delivery', { copies: 2, times: 1 })
  await one.call('irn_publish', published('twice'))
  await expect.poll(() => other.messages).toEqual(['twice', 'twice'])
  world.relay.faults.set('delivery', { reorder: true, times: 1 })
  await one.call('irn_publish', published('second'))
  await one.call('irn_publish', published('first'))
  await expect.poll(() => other.messages.slice(2)).toEqual(['first', 'second'])
  // Longer than a busy machine takes for the second message.
  world.relay.faults.set('delivery', { delayMs: 500, times: 1 })
  await Promise.all(['late', 'early'].map((message) => one.call('irn_publish', published(message))))
  await expect.poll(() => other.messages.slice(4)).toEqual(['early', 'late'])
})

test('a method can fail, break the socket, or get no response', async () => {
  const { socket, call } = await join()
  world.relay.faults.set('irn_*', { error: 'Not now', times: 1 })
  expect(await call('irn_subscribe', { topic })).toMatchObject({
    error: { code: -32000, message: 'Not now' },
  })
  world.relay.faults.set('irn_publish', { silent: true, times: 1 })
  const answers: unknown[] = []
  void call('irn_publish', published('m')).then((answer) => answers.push(answer))
  await call('irn_subscribe', { topic })
  expect(answers).toEqual([])
  world.relay.faults.set('irn_publish', { close: 1006 })
  const closed = once(socket, 'close')
  void call('irn_publish', published('m'))
  await closed
})

test('the relay stops and restarts at its address, with its messages', async () => {
  const [one, other] = await pair()
  const closed = Promise.all([once(one.socket, 'close'), once(other.socket, 'close')])
  await one.call('irn_publish', published('seen'))
  await expect.poll(() => other.messages).toEqual(['seen'])
  await world.relay.setOnline(false)
  await closed
  await expect(join()).rejects.toThrow('ECONNREFUSED')
  await world.relay.setOnline(true)
  const third = await join()
  await third.call('irn_subscribe', { topic })
  await expect.poll(() => third.messages).toEqual(['seen'])
})

test('a reset brings the relay online, and removes messages, faults, requests and sockets', async () => {
  const { call } = await join()
  await call('irn_publish', published('m'))
  world.relay.faults.set('*', { silent: true })
  await world.relay.setOnline(false)
  await world.reset()
  expect([world.relay.requests.list(), world.relay.connections()]).toEqual([[], 0])
  const after = await join()
  expect(await after.call('irn_fetchMessages', { topic })).toMatchObject({ result: { messages: [] } })
})

test('the controls work over HTTP', async () => {
  const control = (body: unknown): Promise<Response> =>
    fetch(`${world.urls.backend}/__sandbox/relay`, { method: 'POST', body: JSON.stringify(body) })
  const { socket, call } = await join()
  expect((await control({ action: 'fault', point: 'irn_subscribe', error: 'No' })).status).toBe(204)
  expect(await call('irn_subscribe', { topic })).toMatchObject({ error: { message: 'No' } })
  await fetch(`${world.urls.backend}/__sandbox/relay`, { method: 'DELETE' })
  expect(await call('irn_subscribe', { topic })).toMatchObject({ result: expect.any(String) as string })
  const state = (await (await fetch(`${world.urls.backend}/__sandbox/relay`)).json()) as unknown
  const request = { method: 'irn_subscribe', params: { topic } }
  expect(state).toMatchObject({ connections: 1, requests: [request, request] })

  const closed = once(socket, 'close')
  await control({ action: 'disconnect', close: 4000, reason: 'bye' })
  expect((await closed)[0]).toBe(4000)
  await control({ action: 'setOnline', online: false })
  await expect(join()).rejects.toThrow('ECONNREFUSED')
  expect((await control({ action: 'dance' })).status).toBe(400)
})

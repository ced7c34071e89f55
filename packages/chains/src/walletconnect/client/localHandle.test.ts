import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import { createFakeSignClient } from '../../test/fakeSignClient.ts'
import { localHandle, type OwnedClient } from './localHandle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Handle whose relay the test makes fail. `created`: number of clients, which are one object, like a host's. */
async function setUp({ hasSession = true }: { readonly hasSession?: boolean } = {}) {
  const fake = createFakeSignClient([mainnet])
  if (hasSession) fake.sessions.set('topic', { topic: 'topic' })
  const createProvider = async (): Promise<void> => undefined
  const connection = new EventEmitter()
  const relayer = Object.assign(new EventEmitter(), { createProvider, provider: { connection } })
  const client = { ...fake.client, core: { ...fake.client.core, relayer } }
  const create = vi.fn(async () => ({ client, close: async () => undefined }) as unknown as OwnedClient)
  const handle = localHandle(create)
  await handle.session()
  const created = (): number => create.mock.calls.length
  const fail = (text: string): void => void relayer.emit('relayer_error', new Error(text))
  return { ...fake, handle, relayer, createProvider, connection, create, created, fail }
}

test('a client with a session is created again 10 s after the relay was unreachable, each time', async () => {
  const { handle, relayer, created, emit, fail } = await setUp()
  const events = vi.fn()
  handle.subscribe(events)
  for (const count of [2, 3]) {
    fail('socket hang up')
    await vi.advanceTimersByTimeAsync(9_999)
    expect(created()).toBe(count - 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(created()).toBe(count)
  }
  expect(relayer.listenerCount('relayer_error')).toBe(1)
  events.mockClear()
  emit('session_delete', { topic: 'topic' })
  expect(events).toHaveBeenCalledExactlyOnceWith({ type: 'end', topic: 'topic' })
})

test('a client that cannot be created is created later, until the handle is closed', async () => {
  const { handle, create, created, fail } = await setUp()
  create.mockRejectedValue(new Error('offline'))
  fail('socket hang up')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(created()).toBe(3)
  await handle.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(created()).toBe(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('a client that cannot be created when the handle is closed is not created later', async () => {
  const { handle, create, created, fail } = await setUp()
  let refuse: (error: Error) => void = () => undefined
  create.mockImplementation(() => new Promise((_, reject) => (refuse = reject)))
  fail('socket hang up')
  await vi.advanceTimersByTimeAsync(10_000)
  const closing = handle.close()
  refuse(new Error('offline'))
  await closing
  await vi.advanceTimersByTimeAsync(60_000)
  expect(created()).toBe(2)
})

test.each([
  ['without a session', { hasSession: false }, 'socket hang up'],
  ['that the relay has refused for good', {}, 'Unauthorized: invalid key'],
])('a client %s is created again by the next call only', async (_, options, text) => {
  const { handle, created, fail } = await setUp(options)
  fail(text)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(created()).toBe(1)
  await handle.session()
  expect(created()).toBe(2)
})

test('two failed connections in a row are a refusal; a closed handle leaves no function in a client of the app', async () => {
  const { handle, relayer, createProvider, connection } = await setUp()
  const events = vi.fn()
  handle.subscribe(events)
  await relayer.createProvider()
  const failed = (): unknown => connection.emit('register_error', new Error('socket hang up'))
  failed()
  relayer.emit('relayer_connect')
  failed()
  expect(events).not.toHaveBeenCalled()
  failed()
  expect(events).toHaveBeenCalledExactlyOnceWith({ type: 'refused', text: 'socket hang up' })
  await handle.close()
  expect(relayer.createProvider).toBe(createProvider)
})

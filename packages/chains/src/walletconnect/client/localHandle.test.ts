import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import { createFakeSignClient } from '../../test/fakeSignClient.ts'
import { localHandle, type OwnedClient } from './localHandle.ts'

const session = {
  topic: 'topic',
  expiry: 4_000_000_000,
  namespaces: {},
  peer: { metadata: { name: 'Wallet', url: '', icons: [] } },
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Handle whose relay the test makes fail. `created`: number of clients, which are one object, like a host's. */
async function setUp({ hasSession = true }: { readonly hasSession?: boolean } = {}) {
  const fake = createFakeSignClient([mainnet])
  if (hasSession) fake.sessions.set('topic', { topic: 'topic' })
  const createProvider = async (): Promise<void> => undefined
  const connection = new EventEmitter()
  const relayer = Object.assign(new EventEmitter(), { createProvider, provider: { connection } })
  const answers = new EventEmitter()
  const proposals: { readonly id: number; readonly pairingTopic: string }[] = []
  const proposal = { ...fake.client.proposal, getAll: () => proposals }
  const engine = { events: answers }
  const client = { ...fake.client, core: { ...fake.client.core, relayer }, engine, proposal }
  const create = vi.fn(async () => ({ client, close: async () => undefined }) as unknown as OwnedClient)
  const handle = localHandle(create)
  await handle.session()
  const created = (): number => create.mock.calls.length
  const fail = (text: string): void => void relayer.emit('relayer_error', new Error(text))
  /** The wallet answers a proposal, as the client's engine reports it. */
  const answer = (id: number, result: object): void => void answers.emit(`session_connect:${id}`, result)
  return {
    ...fake,
    handle,
    relayer,
    createProvider,
    connection,
    create,
    created,
    fail,
    proposals,
    answers,
    answer,
  }
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

test('while the answer to a proposal of an earlier page is awaited, the client is created again after an outage', async () => {
  const { handle, proposals, answer, created, fail } = await setUp({ hasSession: false })
  proposals.push({ id: 7, pairingTopic: 'pairing' })
  const resuming = handle.resume({})
  await vi.advanceTimersByTimeAsync(1)
  fail('socket hang up')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(created()).toBe(2)
  answer(7, { session })
  expect(await resuming).toEqual(session)
})

test.each<[string, (all: Awaited<ReturnType<typeof setUp>>) => void]>([
  ['declined', ({ answer }) => [7, 8].forEach((id) => answer(id, { error: { code: 5000 } }))],
  ['expired', ({ emit }) => [7, 8].forEach((id) => emit('proposal_expire', { id }))],
])('proposals of an earlier page that are all %s resume nothing, and leave no listener', async (_, end) => {
  const all = await setUp({ hasSession: false })
  const listeners = all.wallet.listenerCount()
  all.proposals.push({ id: 7, pairingTopic: 'one' }, { id: 8, pairingTopic: 'two' })
  const settled = vi.fn()
  const resuming = all.handle.resume({}).finally(settled)
  await vi.advanceTimersByTimeAsync(1)
  all.answer(7, { error: { code: 5000 } })
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).not.toHaveBeenCalled()
  end(all)
  expect(await resuming).toBeUndefined()
  expect(all.wallet.listenerCount()).toBe(listeners)
  expect(all.answers.eventNames()).toEqual([])
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

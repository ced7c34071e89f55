import { EventEmitter } from 'node:events'
import type SignClient from '@walletconnect/sign-client'
import { expect, test, vi } from 'vitest'
import { quieten } from './quieten.ts'

type Queued = { request: unknown; opts: unknown; attempt: number }

/** The members of a client that `quieten` changes. */
async function createClient() {
  const heartbeat = new EventEmitter()
  const publisher = {
    queue: new Map<string, Queued>(),
    checkQueue: (): void => undefined,
    rpcPublish: vi.fn(() => Promise.reject(new Error('offline'))),
  }
  const relayer = {
    connected: false,
    transportExplicitlyClosed: false,
    transportOpen: vi.fn(() => Promise.reject(new Error('offline'))),
    unsubscribe: async (): Promise<void> => undefined,
    request: async (): Promise<void> => undefined,
    registerEventListeners: async (): Promise<void> => undefined,
    events: new EventEmitter(),
    publisher,
  }
  const engine = { onSessionDeleteRequest: async (): Promise<void> => undefined }
  quieten({ core: { relayer, heartbeat }, engine, session: { keys: [] } } as unknown as SignClient)
  await relayer.registerEventListeners()
  return { heartbeat, publisher, relayer }
}

test.each([
  ['opens a socket that was lost', false, false, 1],
  ['leaves an open socket', true, false, 0],
  ['leaves a socket that was closed on purpose', false, true, 0],
])('a heartbeat %s', async (_, connected, transportExplicitlyClosed, count) => {
  const { heartbeat, relayer } = await createClient()
  Object.assign(relayer, { connected, transportExplicitlyClosed })
  heartbeat.emit('heartbeat_pulse')
  expect(relayer.transportOpen).toHaveBeenCalledTimes(count)
})

test('each failed request is repeated unchanged, and its attempts are counted', async () => {
  const { publisher } = await createClient()
  const queued = { request: { id: 7 }, opts: { tag: 1108 }, attempt: 1 }
  publisher.queue.set('7', queued)
  publisher.checkQueue()
  publisher.checkQueue()
  expect(publisher.rpcPublish.mock.calls).toEqual([
    [queued.request, queued.opts],
    [queued.request, queued.opts],
  ])
  expect(publisher.queue.get('7')).toEqual({ ...queued, attempt: 3 })
})

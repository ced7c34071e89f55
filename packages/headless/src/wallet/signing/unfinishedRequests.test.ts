import { FoyerError, UserRejectedError } from '@foyer/chains'
import { createMemoryStorage } from '@foyer/chains/testing'
import { expect, test, vi } from 'vitest'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { connect } from '../connect.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signMessage } from './signMessage.ts'
import {
  dismissUnfinishedRequest,
  followUnfinishedRequests,
  getUnfinishedRequests,
  UNFINISHED_KEY,
} from './unfinishedRequests.ts'

const SECRET = 'one-time secret 4711'

async function connected(ask: () => Promise<string>, storage = createMemoryStorage()) {
  const wallet = createTestConnector()
  const adapter = createTestAdapter({ signMessage: async () => ask, sendTransaction: async () => ask })
  const test = setup({ storage, connectors: [wallet], adapters: [adapter] })
  await connect(test.config, { connector: wallet })
  followUnfinishedRequests(test.config)
  return { config: test.config, storage }
}
const never = () => new Promise<string>(() => undefined)

test('a request is stored before the wallet is asked, without its contents, and removed with the answer', async () => {
  let stored: string | null = null
  const storage = createMemoryStorage()
  const { config } = await connected(async () => {
    stored = storage.getItem(UNFINISHED_KEY)
    return '0xsigned'
  }, storage)
  await signMessage(config, { message: SECRET })
  expect(JSON.parse(stored!)).toEqual([
    {
      id: expect.any(String),
      operation: 'signMessage',
      account: `eip155:1:${ALICE}`,
      caipNetworkId: 'eip155:1',
      askedAt: expect.any(Number),
    },
  ])
  expect(stored).not.toContain(SECRET)
  expect(storage.getItem(UNFINISHED_KEY)).toBeNull()
  expect(getUnfinishedRequests(config)).toEqual([])
})

test('after a reload the request is unfinished; this page does not list what it waits for itself', async () => {
  const ask = vi.fn(never)
  const { config, storage } = await connected(ask)
  signMessage(config, { message: SECRET }).catch(() => undefined)
  await vi.waitUntil(() => ask.mock.calls.length === 1)
  expect(getUnfinishedRequests(config)).toEqual([])

  config.destroy()
  const next = setup({ storage }).config
  expect(getUnfinishedRequests(next)).toEqual([])
  followUnfinishedRequests(next)
  const [request] = getUnfinishedRequests(next)
  expect(request).toMatchObject({ operation: 'signMessage', account: `eip155:1:${ALICE}` })
  dismissUnfinishedRequest(next, request!)
  expect(getUnfinishedRequests(next)).toEqual([])
  expect(storage.getItem(UNFINISHED_KEY)).toBeNull()
})

test.each([
  ['a rejection by the visitor', new UserRejectedError(), 0],
  ['a failure', new Error('no'), 0],
  ['an answer that was lost', new FoyerError('SEND_UNCLEAR', { shortMessage: 'x' }), 1],
])('after %s of a transaction, %s: unfinished requests: %s', async (_, error, count) => {
  const { config } = await connected(() => Promise.reject(error))
  await expect(sendTransaction(config, { to: BOB, value: 1n })).rejects.toBe(error)
  expect(getUnfinishedRequests(config)).toHaveLength(count)
})

test('a transaction that the app stopped waiting for stays', async () => {
  const controller = new AbortController()
  const { config } = await connected(
    () =>
      new Promise((_, reject) => {
        controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error))
        controller.abort()
      }),
  )
  await expect(sendTransaction(config, { to: BOB, value: 1n, signal: controller.signal })).rejects.toThrow()
  await vi.waitUntil(() => getUnfinishedRequests(config).length === 1)
})

test.each(['{', 'null', '[1, {}, {"id": "1"}]'])('stored data %j is no request', (data) => {
  const storage = createMemoryStorage()
  storage.setItem(UNFINISHED_KEY, data)
  const { config } = setup({ storage })
  followUnfinishedRequests(config)
  expect(getUnfinishedRequests(config)).toEqual([])
})

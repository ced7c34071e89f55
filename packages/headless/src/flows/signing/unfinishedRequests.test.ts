import { FoyerError, UserRejectedError } from '@foyer/chains'
import { eip155, toEip1193Provider } from '@foyer/chains/eip155'
import { createMemoryStorage } from '@foyer/chains/testing'
import { expect, test, vi } from 'vitest'
import {
  dismissUnfinishedRequest,
  followUnfinishedRequests,
  getUnfinishedRequests,
} from '../../core/unfinished/unfinishedRequests.ts'
import { PENDING_KEY, UNFINISHED_CONNECT_KEY, UNFINISHED_KEY } from '../../core/unfinished/unfinishedState.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signMessage } from './sign.ts'

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
      kind: 'sign',
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

test('a request is listed after a reload, not on the page that still waits for its answer', async () => {
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
  ['a failure', new FoyerError('SEND_TRANSACTION_FAILED', { shortMessage: 'x' }), 0],
  ['an answer that was lost', new FoyerError('SEND_UNCLEAR', { shortMessage: 'x' }), 1],
])('after %s of a transaction, %s: unfinished requests: %s', async (_, error, count) => {
  const { config } = await connected(() => Promise.reject(error))
  await expect(sendTransaction(config, { to: BOB, value: 1n })).rejects.toBe(error)
  expect(getUnfinishedRequests(config)).toHaveLength(count)
})

test.each<[string, unknown, (reason: unknown) => unknown]>([
  ['the reason', undefined, (reason) => reason],
  ['a reason of the app', new TypeError('left'), (reason) => reason],
  ['an abort of its own', new TypeError('left'), () => new DOMException('ended', 'AbortError')],
])('an aborted transaction stays listed after its operation rejects with %s', async (_, given, toError) => {
  const controller = new AbortController()
  let end: ((error: unknown) => void) | undefined
  const { config } = await connected(() => new Promise((__, reject) => (end = reject)))
  const sending = sendTransaction(config, { to: BOB, value: 1n, signal: controller.signal })
  const rejected = expect(sending).rejects.toThrow()
  await vi.waitUntil(() => end !== undefined)
  controller.abort(given)
  await rejected
  end?.(toError(controller.signal.reason))
  for (let microtasks = 0; microtasks < 50; microtasks += 1) await undefined
  expect(getUnfinishedRequests(config)).toHaveLength(1)
})

test('an aborted transaction is listed until a late answer of the wallet', async () => {
  const controller = new AbortController()
  let approve: ((hash: string) => void) | undefined
  const { config } = await connected(() => new Promise((resolve) => (approve = resolve)))
  const sending = sendTransaction(config, { to: BOB, value: 1n, signal: controller.signal })
  await vi.waitUntil(() => approve !== undefined)
  expect(getUnfinishedRequests(config)).toEqual([])
  controller.abort('enough')
  await expect(sending).rejects.toBe('enough')
  expect(getUnfinishedRequests(config)).toMatchObject([{ kind: 'send', to: BOB }])
  approve?.('0x1')
  await vi.waitUntil(() => getUnfinishedRequests(config).length === 0)
})

test.each(['{', 'null', '[1, {}, {"id": "1"}]'])('invalid stored data %j is ignored', (data) => {
  const storage = createMemoryStorage()
  storage.setItem(UNFINISHED_KEY, data)
  const { config } = setup({ storage })
  followUnfinishedRequests(config)
  expect(getUnfinishedRequests(config)).toEqual([])
})

/** Wallet with answers of the test, and the EIP-1193 provider of the app. */
async function provided(answer: () => Promise<unknown>) {
  const wallet = createTestConnector()
  const request = vi.fn<(asked: { method: string }) => Promise<unknown>>(({ method }) =>
    /^eth_(send|sign)Transaction$/.test(method) ? answer() : Promise.resolve([ALICE]),
  )
  const storage = createMemoryStorage()
  const { config } = setup({
    storage,
    connectors: [Object.assign(wallet, { getProvider: () => ({ request }) })],
    adapters: [eip155({ isAnnouncedEnabled: false, isInjectedEnabled: false })],
  })
  await connect(config, { connector: wallet })
  followUnfinishedRequests(config)
  const sends = () => request.mock.calls.filter(([{ method }]) => method === 'eth_sendTransaction').length
  return { config, storage, sends, provider: toEip1193Provider(config) }
}
const send = {
  method: 'eth_sendTransaction',
  params: [{ from: ALICE, to: BOB, value: '0x14d1120d7b160000' }],
}

test('a request of the EIP-1193 provider is stored with its amount and receiver', async () => {
  let stored: string | null = null
  const { provider, storage } = await provided(async () => {
    stored = storage.getItem(UNFINISHED_KEY)
    return `0x${'ab'.repeat(32)}`
  })
  await provider.request(send)
  expect(JSON.parse(stored!)).toMatchObject([
    {
      kind: 'send',
      operation: 'eth_sendTransaction',
      amounts: [{ amount: '1.5', symbol: 'ETH' }],
      to: BOB,
      account: `eip155:1:${ALICE}`,
    },
  ])
  expect(storage.getItem(UNFINISHED_KEY)).toBeNull()
})

test.each([
  ['a refusal', Object.assign(new Error('insufficient funds'), { code: -32_000 }), 0],
  ['a rejection', Object.assign(new Error('no'), { code: 4001 }), 0],
  ['a lost answer', new Error('Failed to fetch'), 1],
])('after %s of a transaction of the provider, %s: unfinished requests: %s', async (_, error, count) => {
  const { config, provider } = await provided(() => Promise.reject(error))
  await expect(provider.request(send)).rejects.toThrow()
  expect(getUnfinishedRequests(config)).toHaveLength(count)
})

test('a double click on a request of the provider asks the wallet once, and its transaction is followed', async () => {
  let answer: (hash: string) => void = () => {}
  const { storage, provider, sends } = await provided(() => new Promise((resolve) => (answer = resolve)))
  const both = Promise.all([provider.request(send), provider.request(send)])
  await vi.waitUntil(() => sends() > 0)
  const hash = `0x${'ab'.repeat(32)}`
  answer(hash)
  expect([await both, sends()]).toEqual([[hash, hash], 1])
  expect(JSON.parse(storage.getItem(PENDING_KEY) ?? '')).toMatchObject([
    { hash, address: ALICE, amounts: [{ amount: '1.5', symbol: 'ETH' }] },
  ])
})

test('a transaction for another network is followed on that one, and stored without an amount', async () => {
  let stored: string | null = null
  let hash = `0x${'ab'.repeat(32)}`
  const { provider, storage } = await provided(async () => {
    stored = storage.getItem(UNFINISHED_KEY)
    return hash
  })
  const followed = () => JSON.parse(storage.getItem(PENDING_KEY) ?? '[]')
  const sending = { ...send, params: [{ ...send.params[0], chainId: '0x89' }] }
  await provider.request(sending)
  expect(JSON.parse(stored!)).toEqual([expect.not.objectContaining({ amounts: expect.anything() })])
  expect(followed()).toMatchObject([{ hash, caipNetworkId: 'eip155:137' }])
  // A network that the config does not have.
  hash = `0x${'cd'.repeat(32)}`
  await provider.request({ ...send, params: [{ ...send.params[0], chainId: '0x539' }] })
  expect(followed()).not.toContainEqual(expect.objectContaining({ hash }))
})

test('a transaction is followed for the account that it names', async () => {
  const { provider, storage } = await provided(() => Promise.resolve(`0x${'ab'.repeat(32)}`))
  await provider.request({ ...send, params: [{ ...send.params[0], from: BOB, to: ALICE }] })
  expect(JSON.parse(storage.getItem(PENDING_KEY) ?? '')).toMatchObject([{ address: BOB }])
})

test('a transaction that is only signed is not pending', async () => {
  const { storage, provider } = await provided(() => Promise.resolve('0x02f8'))
  expect(await provider.request({ ...send, method: 'eth_signTransaction' })).toBe('0x02f8')
  expect(storage.getItem(PENDING_KEY)).toBeNull()
})

test('a connect is stored with the name of the wallet until the wallet answers', async () => {
  const storage = createMemoryStorage()
  const wallet = createTestConnector({ name: 'Marigold' })
  let fail: ((error: Error) => void) | undefined
  Object.assign(wallet, { connect: () => new Promise((_, reject) => (fail = reject)) })
  const { config } = setup({ storage, connectors: [wallet] })
  followUnfinishedRequests(config)
  const asking = connect(config, { connector: wallet })
  await vi.waitUntil(() => fail !== undefined)
  const stored = storage.getItem(UNFINISHED_CONNECT_KEY)
  // As after a change by another tab, this tab rereads the stored requests, its own connect among them.
  followUnfinishedRequests(config)
  expect(getUnfinishedRequests(config)).toEqual([])
  fail?.(new UserRejectedError())
  await expect(asking).rejects.toThrow(UserRejectedError)
  expect(storage.getItem(UNFINISHED_CONNECT_KEY)).toBeNull()
  expect(getUnfinishedRequests(config)).toEqual([])

  // A reload while the wallet was asked.
  config.destroy()
  const next = setup({ storage: createMemoryStorage({ [UNFINISHED_CONNECT_KEY]: stored! }) }).config
  followUnfinishedRequests(next)
  expect(getUnfinishedRequests(next)).toMatchObject([{ kind: 'connect', name: 'Marigold' }])
})

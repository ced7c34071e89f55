import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTimers } from '../../async/timing.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import { isUserRejected } from '../../errors/UserRejectedError.ts'
import { createFrameClient, type FrameClient } from './createFrameClient.ts'
import type { FrameMessage, RequestName } from './types.ts'

let posted: FrameMessage[]
let alerts: string[]
let reasons: unknown[]
let client: FrameClient
const reply = (type: string, payload?: unknown, id?: string): void =>
  client.receive({ type: `@w3m-frame/${type}`, payload, ...(id !== undefined && { id }) })
const ready = (): void => reply('READY')
const idOf = (name: RequestName, index = 0): string =>
  posted.filter(({ type }) => type === `@w3m-app/${name}`)[index]?.id ?? 'nobody'
const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => error as Error,
  )

beforeEach(() => {
  vi.useFakeTimers()
  posted = []
  alerts = []
  reasons = []
  client = createFrameClient({
    post: (message) => posted.push(message),
    timers: createTimers(),
    onAlert: (error) => {
      alerts.push(isFoyerError(error) ? error.code : 'unknown')
      if (isFoyerError(error)) reasons.push(error.context['reason'])
    },
    report: () => undefined,
  })
})
afterEach(() => {
  vi.useRealTimers()
})

test('requests are posted once the frame is ready, each with its own id [S7.38]', () => {
  void client.request('CONNECT_EMAIL', { email: 'mira@example.com' })
  void client.request('GET_CHAIN_ID').catch(() => undefined)
  expect(posted).toEqual([])
  ready()
  expect(posted).toEqual([
    { id: expect.any(String), type: '@w3m-app/CONNECT_EMAIL', payload: { email: 'mira@example.com' } },
    { id: expect.any(String), type: '@w3m-app/GET_CHAIN_ID' },
  ])
  expect(posted[0]?.id).not.toBe(posted[1]?.id)
})

const user = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chainId: 1 }
const rpc = { method: 'eth_blockNumber', chainNamespace: 'eip155', chainId: 1 }
test.each([
  ['SWITCH_NETWORK', { chainId: 'eip155:10' }, { chainId: 10 }],
  ['CONNECT_EMAIL', { email: 'mira@example.com' }, { action: 'VERIFY_DEVICE' }],
  ['CONNECT_DEVICE', undefined, undefined],
  ['CONNECT_OTP', { otp: '123456' }, undefined],
  ['CONNECT_SOCIAL', { uri: '?auth=1', chainId: 1 }, { ...user, userName: null }],
  ['GET_SOCIAL_REDIRECT_URI', { provider: 'x' }, { uri: 'https://accounts.example/' }],
  ['GET_FARCASTER_URI', undefined, { url: 'https://farcaster.example/' }],
  ['CONNECT_FARCASTER', undefined, { userName: 'mira' }],
  ['GET_USER', { chainId: 1 }, { ...user, email: null }],
  ['SIGN_OUT', undefined, undefined],
  ['IS_CONNECTED', undefined, { isConnected: true }],
  ['GET_CHAIN_ID', undefined, { chainId: 'solana:mainnet' }],
  ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, { smartAccountEnabledNetworks: [1] }],
  ['INIT_SMART_ACCOUNT', undefined, { address: user.address, isDeployed: false }],
  ['SET_PREFERRED_ACCOUNT', { type: 'eoa' }, { type: 'eoa', address: user.address }],
  ['RPC_REQUEST', rpc, '0x2a'],
  ['RPC_ABORT', undefined, undefined],
  ['UPDATE_EMAIL', { email: 'mira@example.com' }, { action: 'VERIFY_PRIMARY_OTP' }],
  ['UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' }, undefined],
  ['UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' }, { newEmail: 'mira@example.com' }],
  ['SYNC_THEME', { themeMode: 'dark' }, undefined],
  ['SYNC_DAPP_DATA', { projectId: 'p' }, undefined],
  ['RELOAD', undefined, undefined],
] as const)(
  "%s is posted by its name, and settles with the frame's response or error [S7.49, S7.51, S7.58]",
  async (name, payload, response) => {
    ready()
    const ask = client.request as (...request: readonly unknown[]) => Promise<unknown>
    const [done, failed] = [ask(name, payload), failure(ask(name, payload))]
    expect(posted.map(({ type }) => type)).toEqual([`@w3m-app/${name}`, `@w3m-app/${name}`])
    expect(posted[0]?.payload).toEqual(payload)
    reply(`${name}_SUCCESS`, response, idOf(name))
    reply(`${name}_ERROR`, { message: 'Not today' }, idOf(name, 1))
    expect(await done).toEqual(response)
    expect((await failed).message).toContain('Not today')
  },
)

test('a response settles the request with its id, in any order; unknown ids are ignored [S7.38]', async () => {
  ready()
  const first = client.request('GET_CHAIN_ID')
  const second = client.request('GET_CHAIN_ID')
  reply('GET_CHAIN_ID_SUCCESS', { chainId: 10 }, 'nobody')
  reply('GET_CHAIN_ID_SUCCESS', { chainId: 2 }, idOf('GET_CHAIN_ID', 1))
  reply('CONNECT_OTP_SUCCESS', undefined, idOf('GET_CHAIN_ID', 0))
  reply('GET_CHAIN_ID_SUCCESS', { chainId: 1 }, idOf('GET_CHAIN_ID', 0))
  expect(await Promise.all([first, second])).toEqual([{ chainId: 1 }, { chainId: 2 }])
})

test('a settled request no longer listens to the signal of its caller', async () => {
  ready()
  const { signal } = new AbortController()
  const asked = client.request('GET_CHAIN_ID', undefined, { signal })
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  reply('GET_CHAIN_ID_SUCCESS', { chainId: 1 }, idOf('GET_CHAIN_ID'))
  await asked
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test.each([
  [{ message: 'The code is wrong' }, 'The code is wrong'],
  [{ message: '' }, 'An error occurred'],
  [undefined, 'An error occurred'],
  [{ message: 7 }, 'An error occurred'],
])('an error response with %j has the message: %s [S8.60]', async (payload, text) => {
  ready()
  const failed = failure(client.request('CONNECT_OTP', { otp: '000000' }))
  reply('CONNECT_OTP_ERROR', payload, idOf('CONNECT_OTP'))
  expect(await failed).toMatchObject({ code: 'FRAME_REFUSED', shortMessage: text })
})

test('a domain that the frame does not allow is also an alert [S8.41]', async () => {
  ready()
  const failed = failure(client.request('CONNECT_OTP', { otp: '000000' }))
  reply('CONNECT_OTP_ERROR', { message: 'unverified_domain' }, idOf('CONNECT_OTP'))
  expect(await failed).toMatchObject({ code: 'DOMAIN_UNVERIFIED', shortMessage: 'unverified_domain' })
  expect(alerts).toEqual(['DOMAIN_UNVERIFIED'])
})

test('a rejection by the visitor is a UserRejectedError', async () => {
  ready()
  const failed = failure(
    client.request('RPC_REQUEST', { method: 'personal_sign', chainNamespace: 'eip155', chainId: 1 }),
  )
  reply('RPC_REQUEST_ERROR', { message: 'User rejected the request' }, idOf('RPC_REQUEST'))
  expect(isUserRejected(await failed)).toBe(true)
})

test('an invalid response rejects', async () => {
  ready()
  const failed = failure(client.request('CONNECT_EMAIL', { email: 'mira@example.com' }))
  reply('CONNECT_EMAIL_SUCCESS', { action: 'DANCE' }, idOf('CONNECT_EMAIL'))
  expect(await failed).toMatchObject({ code: 'FRAME_REPLY_INVALID' })
})

test('an Ethereum chain id is a number, in every format of the frame', async () => {
  ready()
  const asked = client.request('GET_CHAIN_ID')
  reply('GET_CHAIN_ID_SUCCESS', { chainId: 'eip155:137' }, idOf('GET_CHAIN_ID'))
  expect(await asked).toEqual({ chainId: 137 })
})

test('requests wait 20 s for the frame to load; background requests fail silently [S9.14, S8.44, S8.45]', async () => {
  const theme = failure(client.request('SYNC_THEME', {}))
  const failed = failure(client.request('CONNECT_EMAIL', { email: 'mira@example.com' }))
  await vi.advanceTimersByTimeAsync(19_999)
  expect(alerts).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(alerts).toEqual(['FRAME_LOAD_FAILED'])
  expect(await failed).toMatchObject({ shortMessage: 'Unable to load email login dependency' })
  expect(await theme).toMatchObject({ code: 'FRAME_NOT_LOADED' })
})

test.each([
  ['CONNECT_OTP', { otp: '1' }, 120_000],
  ['CONNECT_DEVICE', undefined, 120_000],
  ['CONNECT_FARCASTER', undefined, 120_000],
  ['GET_SOCIAL_REDIRECT_URI', { provider: 'google' }, 120_000],
  ['UPDATE_EMAIL', { email: 'mira@example.com' }, 120_000],
  ['GET_USER', { chainId: 1 }, 20_000],
  ['SWITCH_NETWORK', { chainId: 137 }, 20_000],
  ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, 20_000],
  ['RPC_REQUEST', { method: 'eth_blockNumber', chainNamespace: 'eip155', chainId: 1 }, 20_000],
  ['RPC_REQUEST', { method: 'personal_sign', chainNamespace: 'eip155', chainId: 1 }, undefined],
] as const)('%s %j without a response times out after %s ms [S9.14]', async (name, payload, endMs) => {
  ready()
  let isSettled = false
  const controller = new AbortController()
  const ask = client.request as (...request: readonly unknown[]) => Promise<unknown>
  ask(name, payload, { signal: controller.signal }).catch(() => (isSettled = true))
  await vi.advanceTimersByTimeAsync((endMs ?? 3_600_000) - 1)
  expect(isSettled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  const isLimited = endMs !== undefined
  expect([isSettled, alerts]).toEqual([isLimited, isLimited ? ['FRAME_REQUEST_TIMEOUT'] : []])
  controller.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(isSettled).toBe(true)
})

test('alerts of timeouts have the reason: the frame did not load, or did not respond [S8.45]', async () => {
  const ask = (): void => void client.request('GET_CHAIN_ID').catch(() => undefined)
  ask()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reasons).toEqual(['iframe_load_failed'])
  ready()
  ask()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reasons).toEqual(['iframe_load_failed', 'iframe_request_timeout'])
})

test('an abort rejects with its reason, and stops the timers', async () => {
  const controller = new AbortController()
  const failed = failure(
    client.request('CONNECT_EMAIL', { email: 'a@b.test' }, { signal: controller.signal }),
  )
  controller.abort('enough')
  expect(await failed).toBe('enough')
  expect(vi.getTimerCount()).toBe(0)
  ready()
  expect(posted).toEqual([])
})

test('`abortApprovals` aborts requests that need an approval, but no reads [S8.60]', async () => {
  ready()
  const rpc = (method: string): Promise<unknown> =>
    client.request('RPC_REQUEST', { method, chainNamespace: 'eip155', chainId: 1 })
  const read = rpc('eth_call')
  const failed = Promise.all([failure(rpc('personal_sign')), failure(rpc('eth_sendTransaction'))])
  client.abortApprovals()
  expect((await failed).map((error) => isFoyerError(error) && error.shortMessage)).toEqual([
    'Request was aborted',
    'Request was aborted',
  ])
  expect(posted.filter(({ type }) => type === '@w3m-app/RPC_ABORT')).toHaveLength(2)
  reply('RPC_REQUEST_SUCCESS', '0x2a', idOf('RPC_REQUEST', 0))
  expect(await read).toBe('0x2a')
})

test('a second READY rejects all pending requests, posts none again, and withdraws the approvals', async () => {
  ready()
  const asked = ['eth_call', 'personal_sign', 'eth_sendTransaction'].map((method) =>
    failure(client.request('RPC_REQUEST', { method, chainNamespace: 'eip155', chainId: 1 })),
  )
  const chain = failure(client.request('GET_CHAIN_ID'))
  posted.length = 0
  ready()
  for (const error of await Promise.all([...asked, chain]))
    expect(error).toMatchObject({ code: 'FRAME_REQUEST_ABORTED' })
  expect(posted.map(({ type }) => type)).toEqual(['@w3m-app/RPC_ABORT', '@w3m-app/RPC_ABORT'])
  ready()
  expect(posted).toHaveLength(2)
})

test('bigints are posted as hex, and functions are dropped', () => {
  ready()
  void client.request('RPC_REQUEST', {
    method: 'eth_sendTransaction',
    chainNamespace: 'eip155',
    chainId: 1,
    params: [{ value: 10n ** 16n, toString: () => 'no data', nested: [{ gas: 21_000n }] }],
  })
  expect(posted[0]?.payload).toMatchObject({
    params: [{ value: '0x2386f26fc10000', nested: [{ gas: '0x5208' }] }],
  })
  expect(structuredClone(posted[0])).toEqual(posted[0])
})

test('valid messages without a request are emitted', () => {
  const notices: unknown[] = []
  client.subscribe((notice) => notices.push(notice))
  reply('IS_CONNECTED_SUCCESS', { isConnected: false })
  reply('IS_CONNECTED_SUCCESS', { isConnected: 'maybe' })
  client.receive({ type: '@other/IS_CONNECTED_SUCCESS', payload: { isConnected: false } })
  client.receive('hello')
  expect(notices).toEqual([{ name: 'IS_CONNECTED', payload: { isConnected: false } }])
})

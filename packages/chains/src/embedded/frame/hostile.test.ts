import { beforeEach, expect, test } from 'vitest'
import { createTimers } from '../../async/timing.ts'
import { createFrameClient, type FrameClient, type FrameNotice } from './createFrameClient.ts'
import { replies } from './schema.ts'
import type { FrameMessage, RequestName } from './types.ts'

const HUGE = 'a'.repeat(1_000_000)
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const nest = (depth: number): unknown => {
  let value: unknown = 'deep'
  for (let step = 0; step < depth; step++) value = { value }
  return value
}
/** Valid responses by request name. */
const honest: Readonly<Partial<Record<RequestName, Readonly<Record<string, unknown>>>>> = {
  SWITCH_NETWORK: { chainId: 1 },
  CONNECT_EMAIL: { action: 'VERIFY_OTP' },
  CONNECT_SOCIAL: { address: ADDRESS, chainId: 1 },
  GET_SOCIAL_REDIRECT_URI: { uri: 'https://accounts.example/' },
  GET_FARCASTER_URI: { url: 'https://farcaster.example/' },
  CONNECT_FARCASTER: { userName: 'mira' },
  GET_USER: { address: ADDRESS, chainId: 1 },
  IS_CONNECTED: { isConnected: false },
  GET_CHAIN_ID: { chainId: 1 },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: [1] },
  INIT_SMART_ACCOUNT: { address: ADDRESS, isDeployed: true },
  SET_PREFERRED_ACCOUNT: { type: 'eoa', address: ADDRESS },
  UPDATE_EMAIL: { action: 'VERIFY_PRIMARY_OTP' },
  UPDATE_EMAIL_SECONDARY_OTP: { newEmail: 'mira@example.com' },
}
const spoiled: readonly (readonly [what: string, value: unknown])[] = [
  ['absent', undefined],
  ['nothing', null],
  ['a huge text', HUGE],
  ['a huge list', Array.from({ length: 100_000 }, () => 1)],
  ['a deep object', nest(5000)],
  ['no number', Number.NaN],
  ['no end', Number.POSITIVE_INFINITY],
  ['a part of one', 1.5],
  ['less than one', -1],
]

let posted: FrameMessage[]
let notices: FrameNotice[]
let client: FrameClient
const emit = (type: string, payload?: unknown, id?: string): void =>
  client.receive({ type: `@w3m-frame/${type}`, payload, ...(id !== undefined && { id }) })

beforeEach(() => {
  posted = []
  notices = []
  client = createFrameClient({
    post: (message) => posted.push(message),
    timers: createTimers(),
    onAlert: () => undefined,
    report: () => undefined,
  })
  client.subscribe((notice) => notices.push(notice))
  emit('READY')
})

test('every request with a response has a schema, which accepts a valid response', () => {
  for (const [name, payload] of Object.entries(honest)) emit(`${name}_SUCCESS`, payload)
  expect(notices.map(({ name }) => name)).toEqual(Object.keys(honest))
  // The others have no response data, or the provider of a namespace validates them.
  const plain = Object.keys(replies).filter((name) => !(name in honest))
  expect(plain).toEqual([
    'CONNECT_DEVICE',
    'CONNECT_OTP',
    'SIGN_OUT',
    'RPC_REQUEST',
    'RPC_ABORT',
    'UPDATE_EMAIL_PRIMARY_OTP',
    'SYNC_THEME',
    'SYNC_DAPP_DATA',
    'RELOAD',
  ])
})

const fields = Object.entries(honest).flatMap(([name, payload]) =>
  Object.keys(payload ?? {}).map((field) => [name as RequestName, field] as const),
)

test.each(fields)('%s with an invalid %s is rejected', async (name, field) => {
  for (const [what, value] of spoiled) {
    emit(`${name}_SUCCESS`, { ...honest[name], [field]: value })
    expect(notices, what).toEqual([])
    const ask = client.request as (name: RequestName) => Promise<unknown>
    const failed = ask(name).then(
      () => 'taken',
      (error: { readonly code: string }) => error.code,
    )
    emit(`${name}_SUCCESS`, { ...honest[name], [field]: value }, posted.at(-1)?.id)
    expect(await failed, what).toBe('FRAME_REPLY_INVALID')
  }
})

test.each(['eip155:x', 'eip155:1.5', 'eip155:0', 'eip155:-1', 'eip155:9007199254740993'])(
  'the invalid chain id %s is ignored',
  (chainId) => {
    for (const name of ['GET_USER', 'GET_CHAIN_ID', 'SWITCH_NETWORK'] as const)
      emit(`${name}_SUCCESS`, { ...honest[name], chainId })
    expect(notices).toEqual([])
  },
)

test.each([
  ['accounts', Array.from({ length: 5000 }, () => ({ address: ADDRESS, type: 'eoa' }))],
  ['accounts', [{ address: HUGE, type: 'eoa' }]],
  ['email', `${HUGE}@example.com`],
  ['message', HUGE],
  ['signature', HUGE],
  ['preferredAccountType', HUGE],
  ['siwxMessage', nest(100)],
] as const)('a user whose %s is too long is ignored', (field, value) => {
  emit('GET_USER_SUCCESS', { ...honest.GET_USER, [field]: value })
  expect(notices).toEqual([])
})

test('a second response, and a response after an abort, are ignored', async () => {
  const asked = client.request('GET_USER', { chainId: 1 })
  const id = posted.at(-1)?.id
  emit('GET_USER_SUCCESS', honest.GET_USER, id)
  await asked
  emit('GET_USER_SUCCESS', honest.GET_USER, id)
  const controller = new AbortController()
  const left = client.request('GET_USER', { chainId: 137 }, { signal: controller.signal })
  controller.abort('enough')
  await expect(left).rejects.toBe('enough')
  emit('GET_USER_SUCCESS', { ...honest.GET_USER, chainId: 137 }, posted.at(-1)?.id)
  expect(notices).toEqual([])
  emit('GET_USER_SUCCESS', honest.GET_USER, 'somebody-else')
  expect(notices).toHaveLength(1)
})

test.each([
  ['nothing', undefined],
  ['a text', HUGE],
  ['a list', [HUGE]],
  ['no type', { payload: honest.IS_CONNECTED }],
  ['a type that is not text', { type: ['@w3m-frame/IS_CONNECTED_SUCCESS'] }],
  ['a type that is too long', { type: `@w3m-frame/${HUGE.toUpperCase()}_SUCCESS` }],
  [
    'an id that is not text',
    { type: '@w3m-frame/IS_CONNECTED_SUCCESS', id: {}, payload: honest.IS_CONNECTED },
  ],
  ['a name of Object.prototype', { type: '@w3m-frame/constructor_SUCCESS', payload: {} }],
  ['a request', { type: '@w3m-app/IS_CONNECTED', payload: honest.IS_CONNECTED }],
])('%s as message is ignored', (_, message) => {
  client.receive(message)
  expect(notices).toEqual([])
})

test('an error text of a million characters is cut', async () => {
  const asked = client.request('CONNECT_OTP', { otp: '1' })
  emit('CONNECT_OTP_ERROR', { message: HUGE }, posted.at(-1)?.id)
  await expect(asked).rejects.toMatchObject({ code: 'FRAME_REFUSED', shortMessage: 'a'.repeat(512) })
})

import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getQueryClient } from '../../core/queryClient.ts'
import type { ConfigOptions } from '../../core/types.ts'
import type { Answer } from '../../test/backend.ts'
import { namesWorld } from '../../test/namesWorld.ts'
import { createTestNetwork } from '../../test/networks.ts'
import { ALICE, BOB, networks, polygon, solana } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { getIdentity } from './getIdentity.ts'
import { identityQueryOptions } from './queries.ts'

const sepolia = createTestNetwork('eip155:11155111', { testnet: true })
const onMainnet = { address: ALICE, caipNetworkId: 'eip155:1' } as const
const avatar = 'https://img.example/a.png'

const RECORD = '/v1/profile/account/mira.example?apiVersion=2'

type Answers = { readonly identity?: Answer; readonly reverse?: Answer; readonly record?: Answer }
const json = (value: unknown) => (): Response => Response.json(value)
const fails = (): Response => Response.json({}, { status: 500 })
const ofAlice = json({ name: 'mira.example', addresses: { 60: { address: ALICE } }, attributes: [] })
const named = (name: string) => json([{ name, addresses: {}, attributes: [] }])

function start(
  { identity = fails, reverse = fails, record = ofAlice }: Answers,
  options: Partial<ConfigOptions> = {},
) {
  return namesWorld(
    (request) => {
      if (request.url.includes('/profile/account/')) return record(request)
      return (request.url.includes('/identity/') ? identity : reverse)(request)
    },
    { networks: [...networks, sepolia], ...options },
  )
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('identity of an account [S7.3]', () => {
  test('is read from its profile, without a `sender` if no account is connected', async () => {
    const { config, asked } = start({ identity: json({ name: 'mira.example', avatar }) })
    expect(await getIdentity(config, onMainnet)).toEqual({ name: 'mira.example', avatar })
    expect(asked()).toEqual([`/v1/identity/${ALICE}`, RECORD])
  })

  test('is read with the connected account as `sender`', async () => {
    const { config, asked } = start(
      { identity: json({ name: 'mira.example', avatar: null }) },
      { connectors: [createTestConnector({ id: 'w', name: 'W', address: ALICE })] },
    )
    await connect(config, { connector: 'w' })
    await getIdentity(config, onMainnet)
    expect(asked()).toEqual([`/v1/identity/${ALICE}?sender=${ALICE}`, RECORD])
  })

  test.each([
    [
      'a profile without a name',
      json({ name: null, avatar }),
      named('mira.example'),
      { name: 'mira.example', avatar },
    ],
    ['a failed profile request', fails, named('mira.example'), { name: 'mira.example', avatar: null }],
    ['an invalid profile', json([]), named('mira.example'), { name: 'mira.example', avatar: null }],
    [
      'an empty profile and no reverse name',
      json({ name: null, avatar: null }),
      json([]),
      { name: null, avatar: null },
    ],
    [
      'a profile without a name and a failed reverse request',
      json({ name: null, avatar }),
      fails,
      { name: null, avatar },
    ],
    ['two failed requests', fails, fails, { name: null, avatar: null }],
  ])('has a reverse name, if there is one, after %s', async (_, identity, reverse, expected) => {
    const { config, asked } = start({ identity, reverse })
    expect(await getIdentity(config, onMainnet)).toEqual(expected)
    expect(asked()).toEqual([`/v1/identity/${ALICE}`, `/v1/profile/reverse/${ALICE}?apiVersion=2`])
  })

  test.each([
    ['a test network', sepolia.caipNetworkId],
    ['a namespace without names', solana.caipNetworkId],
  ])('is empty on %s, without a request', async (_, caipNetworkId) => {
    const { config, requests } = start({ identity: json({ name: 'mira.example', avatar }) })
    expect(await getIdentity(config, { address: ALICE, caipNetworkId })).toEqual({ name: null, avatar: null })
    expect(requests).toEqual([])
  })

  test('is empty on a network unknown to the backend, without a further request [S7.1]', async () => {
    const { config, asked, requests } = start({ identity: json({ name: 'mira.example', avatar }) })
    expect(await getIdentity(config, { address: ALICE, caipNetworkId: 'eip155:5' })).toEqual({
      name: '',
      avatar: '',
    })
    expect(requests).toHaveLength(1)
    expect(asked()).toEqual([])
  })

  test('is empty without a backend', async () => {
    const { config, requests } = start({}, { projectId: undefined })
    expect(await getIdentity(config, onMainnet)).toEqual({ name: null, avatar: null })
    expect(requests).toEqual([])
  })

  test('is read from a name service of the host, and validated', async () => {
    const { config, requests } = start(
      {},
      { names: { getIdentity: async () => ({ name: 'Öbb.at', avatar: 'ipfs://x' }) }, projectId: undefined },
    )
    expect(await getIdentity(config, onMainnet)).toEqual({ name: 'öbb.at', avatar: null })
    expect(requests).toEqual([])
  })
})

describe('the record of the name decides whether the name is shown', () => {
  const mine = json({ name: 'mira.example', avatar })
  const recordOf = (addresses: object) => json({ name: 'mira.example', addresses, attributes: [] })
  const shown = { name: 'mira.example', avatar }
  const hidden = { name: null, avatar: null }
  test.each([
    ['another account', recordOf({ 60: { address: BOB } }), hidden],
    ['another account on another chain', recordOf({ 2147483785: { address: BOB } }), hidden],
    ['this account', recordOf({ 60: { address: ALICE.toLowerCase() } }), shown],
    [
      'this account on one of two chains',
      recordOf({ 60: { address: BOB }, 2147483785: { address: ALICE } }),
      shown,
    ],
    ['no account', recordOf({}), shown],
    ['an account of another namespace', recordOf({ 501: { address: BOB } }), shown],
    ['a failed request', fails, hidden],
  ])('%s', async (_, record, expected) => {
    const { config } = start({ identity: mine, reverse: json([]), record })
    expect(await getIdentity(config, onMainnet)).toEqual(expected)
  })

  test('the record is that of the name as it is shown', async () => {
    const { config, asked } = start({ identity: json({ name: 'MIRA.example', avatar }) })
    expect(await getIdentity(config, onMainnet)).toEqual(shown)
    expect(asked().at(-1)).toBe(RECORD)
  })

  test('a failed request for the record is not cached: the name is shown once its record is read', async () => {
    let isDown = true
    const record = (): Response => (isDown ? fails() : recordOf({ 60: { address: ALICE } })())
    const { config } = start({ identity: mine, reverse: json([]), record })
    expect(await getIdentity(config, onMainnet)).toEqual(hidden)
    isDown = false
    expect(await getIdentity(config, onMainnet)).toEqual(shown)
  })

  test('if the record names another account, a reverse name is shown whose record names this account', async () => {
    const reverse = json([
      { name: 'other.example', addresses: { 60: { address: BOB } }, attributes: [] },
      { name: 'second.example', addresses: { 60: { address: ALICE } }, attributes: [] },
    ])
    const { config } = start({ identity: mine, reverse, record: recordOf({ 60: { address: BOB } }) })
    expect(await getIdentity(config, onMainnet)).toEqual({ name: 'second.example', avatar: null })
  })
})

describe('untrusted data', () => {
  test.each([
    ['vitаlik.eth', null],
    ['\u202Eeth.arim', null],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['mira\u200B.example', 'mira.example'],
    [7, null],
    ['', null],
  ])('the name %j is shown as %j', async (name, expected) => {
    const { config } = start({ identity: json({ name, avatar: null }), reverse: json([]) })
    expect((await getIdentity(config, onMainnet)).name).toBe(expected)
  })

  test.each([
    ['javascript:alert(1)', null],
    ['http://img.example/a.png', null],
    ['//img.example/a.png', null],
    ['https://img.example/a.png', 'https://img.example/a.png'],
  ])('the image URL %j becomes %j', async (picture, expected) => {
    const { config } = start({ identity: json({ name: 'mira.example', avatar: picture }) })
    expect((await getIdentity(config, onMainnet)).avatar).toBe(expected)
  })
})

test('a name or an image that is too long is dropped', async () => {
  const endless = { name: 'x'.repeat(256), avatar: `data:image/png;base64,${'A'.repeat(512_000)}` }
  const { config } = start({ identity: json(endless), reverse: json([]) })
  expect(await getIdentity(config, onMainnet)).toEqual({ name: null, avatar: null })
})

describe('caching of an identity for 5 minutes [S9.2]', () => {
  // A client of an app may remove unused data sooner.
  const forgetful = () => new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } })

  test.each([
    ['', undefined],
    [', also in a client that keeps no unused data', forgetful],
  ])('is by address, for all networks%s [S3.36]', async (_, createClient) => {
    const { config, asked } = start(
      { identity: json({ name: 'mira.example', avatar }) },
      { queryClient: createClient?.() },
    )
    await getIdentity(config, onMainnet)
    await vi.advanceTimersByTimeAsync(300_000)
    await getIdentity(config, onMainnet)
    await getIdentity(config, { ...onMainnet, caipNetworkId: polygon.caipNetworkId })
    expect(asked()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    await getIdentity(config, onMainnet)
    expect(asked()).toHaveLength(4)
  })

  test('excludes failures, which are reported', async () => {
    let isDown = true
    const { config, errors } = start({
      identity: () => (isDown ? fails() : Response.json({ name: 'mira.example', avatar })),
    })
    await getIdentity(config, onMainnet)
    expect(errors).toMatchObject([{ code: 'NAMES_FETCH_FAILED' }])
    isDown = false
    expect((await getIdentity(config, onMainnet)).name).toBe('mira.example')
  })

  test('ends when the account disconnects', async () => {
    const { config, asked } = start(
      { identity: json({ name: 'mira.example', avatar }) },
      { connectors: [createTestConnector({ id: 'w', name: 'W', address: ALICE })] },
    )
    await connect(config, { connector: 'w' })
    await getIdentity(config, onMainnet)
    await disconnect(config)
    expect(
      getQueryClient(config).getQueryData(identityQueryOptions(config, onMainnet).queryKey),
    ).toBeUndefined()
    await getIdentity(config, onMainnet)
    expect(asked()).toHaveLength(4)
  })
})

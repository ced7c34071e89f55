import type { CaipNetworkId } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NamesProvider } from '../../core/contracts/names.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { ConfigOptions } from '../../core/types.ts'
import { namesWorld } from '../../test/namesWorld.ts'
import { createTestNetwork } from '../../test/networks.ts'
import { ALICE, BOB, ethereum, polygon, solana } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { getIdentity } from '../identity/getIdentity.ts'
import { nameSuggestionsQueryOptions, resolveNameQueryOptions, reverseNameQueryOptions } from './queries.ts'
import { getNamesForAddress, getNameSuggestions } from './readNames.ts'
import { resolveName } from './resolveName.ts'

const record = (name: string, more: object = {}) => ({
  name,
  registered_at: '2025-01-01T00:00:00Z',
  addresses: { 2147483649: { address: ALICE, created: '2025-01-01T00:00:00Z' } },
  attributes: [],
  ...more,
})
const both = (name: string) =>
  record(name, { addresses: { 2147483649: { address: ALICE }, 60: { address: BOB } } })
const refused = (status: number, description?: string): Response =>
  Response.json(description ? { reasons: [{ name: 'name', description }] } : {}, { status })

// The tables of ENSIP-15 are large, and loaded before the tests.
beforeAll(async () => void (await eip155().operations.normalizeName!()), 60_000)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('names of an address', () => {
  const names = (options: Partial<ConfigOptions> = {}) =>
    namesWorld(() => Response.json([record('mira.example'), record('mira.reown.id')]), options)

  test('are requested with the version, and with the connected account as `sender` [S7.14]', async () => {
    const { config, asked } = namesWorld(() => Response.json([both('mira.example')]), {
      connectors: [createTestConnector({ id: 'w', name: 'W', address: BOB })],
    })
    await getNamesForAddress(config, { address: ALICE })
    await connect(config, { connector: 'w' })
    const [first] = await getNamesForAddress(config, { address: BOB })
    expect(asked()).toEqual([
      `/v1/profile/reverse/${ALICE}?apiVersion=2`,
      `/v1/profile/reverse/${BOB}?sender=${BOB}&apiVersion=2`,
    ])
    expect(first).toMatchObject({ name: 'mira.example', addresses: { 2147483649: { address: ALICE } } })
  })

  // A client of an app may remove unused data sooner.
  const forgetful = () => new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } })

  test.each([
    ['', undefined],
    [', also in a client that keeps no unused data', forgetful],
  ])('are fresh for 5 minutes, for all networks%s [S3.35] [S9.2]', async (_, createClient) => {
    const { config, asked } = names({ queryClient: createClient?.() })
    await getNamesForAddress(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(300_000)
    await getNamesForAddress(config, { address: ALICE, caipNetworkId: polygon.caipNetworkId })
    expect(asked()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await getNamesForAddress(config, { address: ALICE })
    expect(asked()).toHaveLength(2)
  })

  test('are removed from the cache when the account disconnects', async () => {
    const { config, asked } = namesWorld(() => Response.json([record('mira.example')]), {
      connectors: [createTestConnector({ id: 'w', name: 'W', address: ALICE })],
    })
    await connect(config, { connector: 'w' })
    await getNamesForAddress(config, { address: ALICE })
    await disconnect(config)
    await getNamesForAddress(config, { address: ALICE })
    expect(asked()).toHaveLength(2)
  })

  test('are requested with the account of the network as `sender`, also while another network is in use', async () => {
    const { config, asked } = namesWorld(() => Response.json([]), {
      connectors: [createTestConnector({ id: 'w', name: 'W', address: BOB })],
    })
    await connect(config, { connector: 'w' })
    await switchNetwork(config, { caipNetworkId: solana.caipNetworkId })
    await getNamesForAddress(config, { address: ALICE, caipNetworkId: 'eip155:1' })
    expect(asked()).toEqual([`/v1/profile/reverse/${ALICE}?sender=${BOB}&apiVersion=2`])
  })

  test('separators in an address are encoded', async () => {
    const { config, requests } = names()
    await getNamesForAddress(config, { address: '../../x?a#b' })
    expect(requests.map(({ url }) => new URL(url).pathname)).toContain(
      '/v1/profile/reverse/..%2F..%2Fx%3Fa%23b',
    )
  })

  test('are at most 50', async () => {
    const many = Array.from({ length: 51 }, (_, index) => record(`mira${index}.example`))
    const { config } = namesWorld(() => Response.json(many))
    expect(await getNamesForAddress(config, { address: ALICE })).toHaveLength(50)
  })

  test.each(['eip155:5', solana.caipNetworkId] as const)('are empty on %s, without a request', async (id) => {
    const { config, asked } = names()
    expect(await getNamesForAddress(config, { address: ALICE, caipNetworkId: id })).toEqual([])
    expect(asked()).toEqual([])
  })

  test('do not include confusable names and invalid records', async () => {
    const { config } = namesWorld(() =>
      Response.json([record('vitаlik.eth'), { name: 7 }, null, record('Öbb.at'), record('x'.repeat(256))]),
    )
    const found = await getNamesForAddress(config, { address: ALICE })
    expect(found.map(({ name }) => name)).toEqual(['öbb.at'])
  })

  test('do not include names whose record has the address of another account', async () => {
    const others = record('vitalik.eth', { addresses: { 60: { address: BOB } } })
    const { config } = namesWorld(() => Response.json([others, record('mira.example')]))
    const found = await getNamesForAddress(config, { address: ALICE })
    expect(found.map(({ name }) => name)).toEqual(['mira.example'])
  })

  test.each([
    ['a failure', 'Error fetching names for address', refused(500)],
    ['a reason', 'Too many names', refused(400, 'Too many names')],
    ['an invalid answer', 'Error fetching names for address', Response.json({ names: [] })],
  ])('reject after %s with: %s [S8.51]', async (_, shortMessage, response) => {
    const { config } = namesWorld(() => response)
    await expect(getNamesForAddress(config, { address: ALICE })).rejects.toMatchObject({
      code: 'NAMES_FETCH_FAILED',
      shortMessage,
    })
  })
})

describe('resolving a name', () => {
  test('yields no address on a network for which the record has none', async () => {
    const onBaseOnly = record('mira.example', { addresses: { [2 ** 31 + 8453]: { address: ALICE } } })
    const { config } = namesWorld(() => Response.json(onBaseOnly))
    for (const caipNetworkId of ['eip155:1', 'eip155:137'] as const)
      expect((await resolveName(config, { name: 'mira.example', caipNetworkId })).address).toBeNull()
  })

  test('normalizes the name, and yields the address for the given or current network [S7.13]', async () => {
    const { config, asked } = namesWorld(() =>
      Response.json(
        record('mira.example', {
          addresses: {
            60: { address: BOB },
            2147483785: { address: ALICE },
            0: { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
          },
          attributes: [{ bio: 'Hi\u202E' }, { avatar: 'https://img.example/a.png' }],
        }),
      ),
    )
    expect(await resolveName(config, { name: ' MIRA.example ', caipNetworkId: 'eip155:137' })).toMatchObject({
      name: 'mira.example',
      address: ALICE,
      avatar: 'https://img.example/a.png',
      attributes: [{ bio: 'Hi' }, {}],
    })
    expect(await resolveName(config, { name: 'mira.example' })).toMatchObject({ address: BOB })
    expect(asked()[0]).toBe('/v1/profile/account/mira.example?apiVersion=2')
  })

  test('yields at most 300 characters of a biography', async () => {
    const { config } = namesWorld(() =>
      Response.json(record('mira.example', { attributes: [{ bio: 'x'.repeat(301) }] })),
    )
    expect((await resolveName(config, { name: 'mira.example' })).attributes).toEqual([
      { bio: 'x'.repeat(300) },
    ])
  })

  test('yields the requested name, also if the answer has another one', async () => {
    const { config } = namesWorld(() => Response.json(record('vitalik.eth')))
    expect((await resolveName(config, { name: 'MIRA.example' })).name).toBe('mira.example')
  })

  test.each([
    ['javascript:alert(1)', null],
    ['http://img.example/a.png', null],
    ['ipfs://x', null],
    ['data:text/html,x', null],
    [7, null],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ])('turns the avatar %j into %j', async (avatar, expected) => {
    const { config } = namesWorld(() => Response.json(record('mira.example', { attributes: [{ avatar }] })))
    expect((await resolveName(config, { name: 'mira.example' })).avatar).toBe(expected)
  })

  test('yields null without a usable address', async () => {
    const { config } = namesWorld(() =>
      Response.json(
        record('mira.example', { addresses: { 60: { address: '0x1' }, x: { address: ALICE }, 61: 7 } }),
      ),
    )
    expect((await resolveName(config, { name: 'mira.example' })).address).toBeNull()
  })

  test.each(['vitаlik.eth', '', 'a b.eth', '\u202Eeth.arim', 'te--st'])(
    'rejects the invalid name %j without a request',
    async (name) => {
      const { config, requests } = namesWorld(() => refused(500))
      await expect(resolveName(config, { name })).rejects.toMatchObject({ code: 'NAME_INVALID' })
      expect(requests).toEqual([])
    },
  )

  test('yields null on a network unknown to the backend [S7.1]', async () => {
    const { config, asked } = namesWorld(() => refused(500))
    expect(await resolveName(config, { name: 'mira.example', caipNetworkId: 'eip155:5' })).toEqual({
      name: 'mira.example',
      addresses: {},
      attributes: [],
      address: null,
      avatar: null,
    })
    expect(asked()).toEqual([])
  })

  test.each([
    ['for an unregistered name', 'Error resolving name', false, refused(404)],
    ['if the backend gives a reason', 'Name expired', false, refused(400, 'Name expired')],
    ['while the backend fails', 'Error resolving name', true, refused(503)],
    ['after an invalid answer', 'Error resolving name', true, Response.json([])],
  ])('rejects %s with: %s, retryable: %s [S8.49]', async (_, shortMessage, isRetryable, response) => {
    const { config } = namesWorld(() => response)
    await expect(resolveName(config, { name: 'mira.example' })).rejects.toMatchObject({
      code: 'NAME_RESOLVE_FAILED',
      shortMessage,
      isRetryable,
    })
  })

  test('uses the default EVM coin type for a chain id without a coin type [S5.19]', async () => {
    const far = createTestNetwork(`eip155:${2 ** 31}`)
    const resolve = async ({ name }: { name: string }) => ({
      name,
      addresses: { [2 ** 32]: { address: BOB }, [2 ** 31]: { address: ALICE } },
      attributes: [],
    })
    const { config } = namesWorld(() => refused(500), { names: { resolveName: resolve }, networks: [far] })
    expect((await resolveName(config, { name: 'mira.example' })).address).toBe(ALICE)
  })

  test('skips addresses of invalid coin types, and ignores attributes that are no list', async () => {
    const odd = {
      '2147483649e0': { address: BOB },
      __proto__x: { address: BOB },
      60: { address: ALICE },
      61: { address: 'x'.repeat(129) },
    }
    const { config } = namesWorld(() =>
      Response.json(record('mira.example', { addresses: odd, attributes: 'none' })),
    )
    expect(await resolveName(config, { name: 'mira.example' })).toMatchObject({
      address: ALICE,
      addresses: { 60: { address: ALICE } },
      attributes: [],
    })
    const { addresses } = await resolveName(config, { name: 'mira.example' })
    expect(Object.keys(addresses)).toEqual(['60'])
  })

  test('rejects with the reason of an aborted signal, and ends the request', async () => {
    const { config, requests, asked } = namesWorld(() => new Promise<Response>(() => {}))
    const controller = new AbortController()
    const resolving = resolveName(config, { name: 'mira.example', signal: controller.signal })
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    controller.abort(new Error('left'))
    await expect(resolving).rejects.toThrow('left')
    expect(requests.at(-1)?.signal.aborted).toBe(true)
  })

  test('aborted while the supported networks load, sends no request', async () => {
    const { config, asked } = namesWorld(() => Response.json(record('mira.example')))
    const controller = new AbortController()
    const resolving = resolveName(config, { name: 'mira.example', signal: controller.signal })
    const suggesting = getNameSuggestions(config, { name: 'mira', signal: controller.signal })
    controller.abort(new Error('left'))
    await expect(resolving).rejects.toThrow('left')
    await expect(suggesting).rejects.toThrow('left')
    expect(asked()).toEqual([])
  })
})

describe('name suggestions', () => {
  const some = [
    { name: 'mira1.reown.id', registered: false },
    { name: 'MIRA.reown.id', registered: true },
    { name: 'mirа.reown.id', registered: false },
    { name: 'x' },
  ]

  test('are requested by label and zone, without names that cannot be registered [S7.15]', async () => {
    const { config, asked } = namesWorld(() => Response.json({ suggestions: some }))
    expect(await getNameSuggestions(config, { name: ' Mira.reown.id' })).toEqual([
      { name: 'mira1.reown.id', isRegistered: false },
      { name: 'mira.reown.id', isRegistered: true },
    ])
    expect(asked()).toEqual(['/v1/profile/suggestions/mira?zone=reown.id'])
  })

  test.each([
    ['abc', 'eip155:1'],
    ['a.b.c.d', 'eip155:1'],
    ['mira', 'eip155:5'],
    ['mira', solana.caipNetworkId],
  ] as const)('are empty for %s on %s, without a request', async (name, caipNetworkId) => {
    const { config, asked } = namesWorld(() => Response.json({ suggestions: some }))
    expect(await getNameSuggestions(config, { name, caipNetworkId })).toEqual([])
    expect(asked()).toEqual([])
  })

  test('are at most 50', async () => {
    const many = Array.from({ length: 51 }, (_, index) => ({
      name: `mira${index}.reown.id`,
      registered: false,
    }))
    const { config } = namesWorld(() => Response.json({ suggestions: many }))
    expect(await getNameSuggestions(config, { name: 'mira' })).toHaveLength(50)
  })

  test.each([
    ['Error fetching name suggestions', refused(500)],
    ['Slow down', refused(429, 'Slow down')],
  ])('reject after a failure with: %s [S8.50]', async (shortMessage, response) => {
    const { config } = namesWorld(() => response)
    await expect(getNameSuggestions(config, { name: 'mira' })).rejects.toMatchObject({
      code: 'NAME_SUGGESTIONS_FAILED',
      shortMessage,
    })
  })
})

describe('queries', () => {
  const caipNetworkId = ethereum.caipNetworkId

  test('a name is resolved 500 ms after the last change', async () => {
    const { config, asked } = namesWorld(() => Response.json(both('mira.example')))
    const options = resolveNameQueryOptions(config, { name: ' mira.example', caipNetworkId })
    const resolving = getQueryClient(config).fetchQuery(options)
    await vi.advanceTimersByTimeAsync(499)
    expect(asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await resolving).toMatchObject({ name: 'mira.example', address: ALICE })
  })

  test.each([
    [[record('mira.example'), record('noor.example')], 'mira.example'],
    [[], null],
  ])('the reverse name of an address with the names %j is %s', async (names, expected) => {
    const { config } = namesWorld(() => Response.json(names))
    const options = reverseNameQueryOptions(config, { address: ALICE, caipNetworkId })
    expect(await getQueryClient(config).fetchQuery(options)).toBe(expected)
  })

  test('are off without an address or a name, and in namespaces without names', () => {
    const { config } = namesWorld(() => refused(500))
    const isOn = (network: CaipNetworkId, address: string | undefined, name: string) => [
      reverseNameQueryOptions(config, { address, caipNetworkId: network }).enabled,
      resolveNameQueryOptions(config, { name, caipNetworkId: network }).enabled,
      nameSuggestionsQueryOptions(config, { name, caipNetworkId: network }).enabled,
    ]
    expect(isOn(caipNetworkId, ALICE, 'mira')).toEqual([true, true, true])
    expect(isOn(caipNetworkId, undefined, ' ')).toEqual([false, false, false])
    expect(isOn(solana.caipNetworkId, ALICE, 'mira')).toEqual([false, false, false])
  })
})

test('a name service of the host replaces the backend, and its answers are validated', async () => {
  const names: NamesProvider = {
    resolveName: async ({ name }) => ({
      name,
      addresses: { 60: { address: BOB } },
      attributes: [{ avatar: 'javascript:alert(1)' }],
    }),
    getNames: async () => [{ name: 'vitаlik.eth', addresses: {}, attributes: [] }],
    getSuggestions: async ({ name }) => [
      { name: `${name}.reown.id`, isRegistered: true },
      { name: `${name}1.reown.id`, isRegistered: false },
    ],
  }
  const { config, requests } = namesWorld(() => refused(500), {
    names,
    projectId: undefined,
    networks: [ethereum],
  })
  expect(await resolveName(config, { name: 'mira.example' })).toMatchObject({ address: BOB, avatar: null })
  expect(await getNamesForAddress(config, { address: ALICE })).toEqual([])
  expect(await getNameSuggestions(config, { name: 'mira' })).toEqual([
    { name: 'mira.reown.id', isRegistered: true },
    { name: 'mira1.reown.id', isRegistered: false },
  ])
  expect(requests).toEqual([])
})

test('an answer of the host that does not fit names its field', async () => {
  const names = { resolveName: async () => ({ name: 5 }) as never }
  const { config } = namesWorld(() => refused(500), { names, networks: [ethereum] })
  await expect(resolveName(config, { name: 'mira.example' })).rejects.toMatchObject({
    code: 'NAME_RESOLVE_FAILED',
    cause: { code: 'RESPONSE_INVALID', context: { field: 'name' } },
  })
})

test('a name service of the host is not asked on networks of other namespaces', async () => {
  const getNames = vi.fn(async () => [])
  const { config } = namesWorld(() => refused(500), { names: { getNames } })
  const caipNetworkId = solana.caipNetworkId
  expect(await getNamesForAddress(config, { address: ALICE, caipNetworkId })).toEqual([])
  expect(getNames).not.toHaveBeenCalled()
})

test('a name service without functions finds nothing', async () => {
  const { config, errors } = namesWorld(() => refused(500), { names: {}, networks: [ethereum] })
  expect(await getIdentity(config, { address: ALICE, caipNetworkId: 'eip155:1' })).toEqual({
    name: null,
    avatar: null,
  })
  expect(errors).toEqual([])
  expect((await resolveName(config, { name: 'mira.example' })).address).toBeNull()
  expect(await getNamesForAddress(config, { address: ALICE })).toEqual([])
  expect(await getNameSuggestions(config, { name: 'mira' })).toEqual([])
})

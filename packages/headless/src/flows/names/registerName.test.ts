import { UserRejectedError } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NameRegistration } from '../../core/contracts/names.ts'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import type { ConfigOptions } from '../../core/types.ts'
import { getIdentity } from '../../data/identity/getIdentity.ts'
import { reverseNameQueryOptions } from '../../data/names/queries.ts'
import { getNamesForAddress } from '../../data/names/readNames.ts'
import { type Answer, createTestBackend } from '../../test/backend.ts'
import { createTestNetwork } from '../../test/networks.ts'
import { ALICE, BOB, createTestAdapter, ethereum, polygon, setup, solana } from '../../test/setup.ts'
import { createTestConnector, type TestConnectorOptions } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { registerName } from './registerName.ts'
import { registrationAtom } from './state.ts'

const NOW = new Date('2025-06-01T12:00:00.700Z')
const SECONDS = 1_748_779_200
const far = createTestNetwork(`eip155:${2 ** 31}`)
// The tables are large; load them before the tests.
beforeAll(async () => void (await eip155().operations.normalizeName!()), 60_000)
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

type Options = Partial<ConfigOptions> & {
  readonly answer?: Answer
  /** Answer of resolving a name. */
  readonly found?: object
  /** Answer with the names of an address. */
  readonly reverse?: Answer
  readonly wallet?: TestConnectorOptions
  /** Live chain of the wallet. */
  readonly chainId?: string
  readonly type?: 'AUTH' | 'ANNOUNCED'
}

/** Account of the embedded wallet, and a backend that registers names, with their received requests. */
async function start({ answer, found, reverse, wallet, chainId, type = 'AUTH', ...options }: Options = {}) {
  const backend = createTestBackend((request) => {
    if (request.url.includes('/supported-chains'))
      return Response.json({ http: ['eip155:1', far.caipNetworkId] })
    if (request.method === 'GET')
      return request.url.includes('reverse')
        ? (reverse?.(request) ?? Response.json([]))
        : Response.json(found ?? {})
    return answer?.(request) ?? Response.json({ success: true })
  })
  const sign = vi.fn<(context: unknown, parameters: { message: string }) => Promise<string>>(
    async () => '0x5161',
  )
  const operations = {
    normalizeName: eip155().operations.normalizeName!,
    readSession: async () => async () => ({
      accounts: wallet?.accounts?.map(({ address }) => address) ?? [ALICE],
      chainId: chainId ?? wallet?.chainId ?? undefined,
    }),
    signMessage: async () => sign,
  }
  const connector = Object.assign(createTestConnector({ id: 'w', ...wallet }), { type })
  const test = setup({
    id: crypto.randomUUID(),
    projectId: 'p',
    fetch: backend.fetch,
    networks: [ethereum, far, solana],
    adapters: [createTestAdapter(operations), createTestAdapter({}, 'solana')],
    connectors: [connector],
    ...options,
  })
  await connect(test.config, { connector })
  return { ...test, ...backend, sign, sent: () => backend.requests.filter(({ method }) => method === 'POST') }
}

describe('a name', () => {
  test('is signed with the exact text, sent as signed, and cached for the account [S4.28] [S3.91] [S7.16]', async () => {
    const { config, sign, sent, asked, names, events } = await start()
    const onSigned = vi.fn<() => void>(() => expect(sent()).toEqual([]))
    const message = `{"name":"mira.reown.id","attributes":{},"timestamp":${SECONDS}}`
    expect(await registerName(config, { name: ' Mira ', onSigned })).toEqual({
      name: 'mira.reown.id',
      address: ALICE,
    })
    expect(sign.mock.calls.map(([, parameters]) => parameters)).toEqual([{ address: ALICE, message }])
    expect(onSigned).toHaveBeenCalledOnce()
    const [request] = sent()
    expect(new URL(request!.url).pathname).toBe('/v1/profile/account')
    expect(request!.headers.get('Content-Type')).toBe('application/json')
    expect(await request!.json()).toEqual({
      coin_type: 2_147_483_649,
      address: ALICE,
      message,
      signature: '0x5161',
    })

    const before = asked().length
    const identity = { address: ALICE, caipNetworkId: 'eip155:1' } as const
    expect(await getIdentity(config, identity)).toEqual({ name: 'mira.reown.id', avatar: null })
    expect(await getNamesForAddress(config, { address: ALICE })).toMatchObject([{ name: 'mira.reown.id' }])
    expect(asked()).toHaveLength(before)
    expect(names().filter((name) => name.startsWith('REGISTER'))).toEqual([
      'REGISTER_NAME_INITIATED',
      'REGISTER_NAME_SUCCESS',
    ])
    expect(events.at(-1)).toMatchObject({
      properties: { ensName: 'mira.reown.id', isSmartAccount: false },
    })
  })

  test('is the first name of the account, also after a lookup without a result', async () => {
    const { config } = await start()
    const options = reverseNameQueryOptions(config, { address: ALICE, caipNetworkId: 'eip155:1' })
    expect(await fetchQuery(config, options)).toBeNull()
    await registerName(config, { name: 'mira' })
    expect(await fetchQuery(config, options)).toBe('mira.reown.id')
  })

  test('replaces the cached name of the account, whose avatar stays [S1.10]', async () => {
    const backend = createTestBackend((request) =>
      Response.json(
        request.url.includes('/supported-chains')
          ? { http: ['eip155:1'] }
          : request.method === 'POST'
            ? { success: true }
            : { name: null, avatar: 'https://img.example/a.png' },
      ),
    )
    const { config } = await start({ fetch: backend.fetch })
    const identity = { address: ALICE, caipNetworkId: 'eip155:1' } as const
    expect(await getIdentity(config, identity)).toMatchObject({ name: null })
    await registerName(config, { name: 'mira' })
    expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(await getIdentity(config, identity)).toEqual({
      name: 'mira.reown.id',
      avatar: 'https://img.example/a.png',
    })
  })

  test('is signed and registered for the given account', async () => {
    const { config, sign, sent } = await start({
      wallet: { accounts: [{ address: ALICE }, { address: BOB }] },
    })
    expect(await registerName(config, { name: 'mira', account: `eip155:1:${BOB}` })).toMatchObject({
      address: BOB,
    })
    expect(sign.mock.calls).toMatchObject([[{}, { address: BOB }]])
    expect(await sent()[0]?.json()).toMatchObject({ address: BOB })
  })

  test('is registered for the given network, on which the wallet must be', async () => {
    const caipNetworkId = 'eip155:137'
    const networks = [ethereum, polygon] as const
    const names = { registrants: 'any', registerName: vi.fn(async () => {}) } as const
    const there = await start({ networks, names, wallet: { chainId: '137' } })
    await registerName(there.config, { name: 'mira', caipNetworkId })
    expect(names.registerName.mock.calls).toMatchObject([[{ coinType: 2 ** 31 + 137 }]])
    const here = await start({ networks, names, chainId: '1' })
    await expect(registerName(here.config, { name: 'mira', caipNetworkId })).rejects.toMatchObject({
      code: 'NETWORK_CHANGED',
    })
    expect(names.registerName).toHaveBeenCalledOnce()
  })

  test('precedes the known names of the account', async () => {
    const older = { name: 'older.example', addresses: {}, attributes: [] }
    const { config } = await start({ reverse: () => Response.json([older]) })
    await getNamesForAddress(config, { address: ALICE })
    await registerName(config, { name: 'mira' })
    expect(await getNamesForAddress(config, { address: ALICE })).toMatchObject([
      { name: 'mira.reown.id' },
      { name: 'older.example' },
    ])
  })

  test('is not removed by an answer to an earlier request', async () => {
    let answer: (() => void) | undefined
    const { config, asked } = await start({
      reverse: () => new Promise((resolve) => (answer = () => resolve(Response.json([])))),
    })
    const reading = getNamesForAddress(config, { address: ALICE }).catch(() => undefined)
    await vi.waitFor(() => expect(answer).toBeDefined())
    await registerName(config, { name: 'mira' })
    answer?.()
    await reading
    const before = asked().length
    expect(await getNamesForAddress(config, { address: ALICE })).toMatchObject([{ name: 'mira.reown.id' }])
    expect(asked()).toHaveLength(before)
  })

  test('is not cached if the account has disconnected meanwhile', async () => {
    const { config, asked } = await start({
      answer: async () => {
        await disconnect(config)
        return Response.json({ success: true })
      },
    })
    await registerName(config, { name: 'mira' })
    await getNamesForAddress(config, { address: ALICE, caipNetworkId: 'eip155:1' })
    expect(asked().at(-1)).toMatch(/reverse/)
  })
})

describe('the wallet is not asked', () => {
  test.each([
    ['abc', 'tooShort'],
    ['invalid.name', 'characters'],
    ['a b c d', 'characters'],
  ])('for %j, which is not registrable [S5.15]', async (name, problem) => {
    const { config, sign, names } = await start()
    await expect(registerName(config, { name })).rejects.toMatchObject({
      code: 'NAME_NOT_REGISTRABLE',
      context: { problem },
    })
    expect(sign).not.toHaveBeenCalled()
    expect(names()).not.toContain('REGISTER_NAME_INITIATED')
  })

  test('for a valid label that cannot be normalized (ENSIP-15)', async () => {
    const { config, sign } = await start()
    await expect(registerName(config, { name: 'te--st' })).rejects.toMatchObject({ code: 'NAME_INVALID' })
    expect(sign).not.toHaveBeenCalled()
  })

  test.each([
    ['a network that the app does not have', { caipNetworkId: 'eip155:5' }, {}, 'Network not found'],
    ['a namespace without names', { caipNetworkId: solana.caipNetworkId }, {}, 'Network not found'],
    ['a wallet that is not embedded', {}, { type: 'ANNOUNCED' }, 'Address or auth connector not found'],
    ['a chain beyond every coin type', { caipNetworkId: far.caipNetworkId }, {}, 'Invalid chainId'],
    [
      'a service that only reads',
      {},
      { names: { registrants: 'any' } },
      'Error registering name mira.reown.id',
    ],
    ['no backend', {}, { projectId: undefined }, 'Error registering name mira.reown.id'],
  ] as const)('on %s [S1.10] [S8.53] [S8.54]', async (_, parameters, options, shortMessage) => {
    const { config, sign, sent } = await start(options)
    await expect(registerName(config, { name: 'mira', ...parameters })).rejects.toMatchObject({
      shortMessage,
    })
    expect([sign.mock.calls, sent()]).toEqual([[], []])
  })

  test('without a connection [S8.54]', async () => {
    const { config } = await start()
    await disconnect(config)
    await expect(registerName(config, { name: 'mira' })).rejects.toMatchObject({
      code: 'NAME_CONNECTOR_MISSING',
      shortMessage: 'Address or auth connector not found',
    })
  })

  test('on a network unknown to the backend', async () => {
    const { config, sign } = await start({
      networks: [createTestNetwork('eip155:5')],
      wallet: { chainId: '5' },
    })
    await expect(registerName(config, { name: 'mira' })).rejects.toMatchObject({
      code: 'NAME_REGISTER_FAILED',
    })
    expect(sign).not.toHaveBeenCalled()
  })
})

describe('failures', () => {
  test('a failed list of networks is the cause, and the wallet is not asked', async () => {
    const { fetch } = createTestBackend(() => Response.json({}, { status: 503 }))
    const { config, sign } = await start({ fetch })
    await expect(registerName(config, { name: 'mira' })).rejects.toMatchObject({
      code: 'NAME_REGISTER_FAILED',
      cause: { code: 'HTTP_FAILED' },
    })
    expect(sign).not.toHaveBeenCalled()
  })

  const refused = (body: object, status = 409): Response => Response.json(body, { status })

  test.each([
    ['Error registering name mira.reown.id', () => refused({}, 500)],
    ['Error registering name mira.reown.id', () => Response.json({ success: false })],
    [
      'This name is reserved',
      () =>
        Response.json({ success: false, reasons: [{ name: 'name', description: 'This name is reserved' }] }),
    ],
    ['Not today', () => Response.json({ success: false, message: 'Not today' })],
    [
      'Somebody was faster',
      () => refused({ reasons: [{ name: 'name', description: 'Somebody was faster' }] }),
    ],
  ])('rejects with the text: %s [S8.52]', async (shortMessage, answer) => {
    const { config, events } = await start({ answer })
    await expect(registerName(config, { name: 'mira' })).rejects.toMatchObject({
      code: 'NAME_REGISTER_FAILED',
      shortMessage,
    })
    expect(events.at(-1)).toEqual({
      event: 'REGISTER_NAME_ERROR',
      properties: {
        ensName: 'mira.reown.id',
        isSmartAccount: false,
        error: expect.stringContaining(shortMessage) as string,
      },
    })
    expect(await getNamesForAddress(config, { address: ALICE })).toEqual([])
  })

  const record = (address: string) => ({
    name: 'mira.reown.id',
    addresses: { 2_147_483_649: { address } },
    attributes: [],
  })
  const lost: readonly (readonly [string, Answer])[] = [
    ['is cut off', () => new Response('{"succ')],
    ['never comes', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['comes from a gateway', () => refused({}, 504)],
  ]

  test.each(lost)('after an answer that %s, the owner of the name shows the success', async (_, answer) => {
    const { config, names } = await start({ answer, found: record(ALICE.toLowerCase()) })
    expect(await registerName(config, { name: 'mira' })).toMatchObject({ name: 'mira.reown.id' })
    expect(names().at(-1)).toBe('REGISTER_NAME_SUCCESS')
  })

  test.each(lost)(
    'after an answer that %s, a name of another account or of none rejects',
    async (_, answer) => {
      for (const found of [record(`0x${'b'.repeat(40)}`), {}]) {
        const { config, names } = await start({ answer, found })
        await expect(registerName(config, { name: 'mira' })).rejects.toMatchObject({
          code: 'NAME_REGISTER_FAILED',
        })
        expect(names().at(-1)).toBe('REGISTER_NAME_ERROR')
      }
    },
  )

  test('a refusal is final, without resolving the name', async () => {
    const { config, asked } = await start({ answer: () => refused({}), found: record(ALICE) })
    await expect(registerName(config, { name: 'mira' })).rejects.toMatchObject({
      code: 'NAME_REGISTER_FAILED',
    })
    expect(asked().filter((path) => path.startsWith('/v1/profile/account/'))).toEqual([])
  })

  test('an answer without a readable body is a success', async () => {
    const { config } = await start({ answer: () => new Response(null, { status: 204 }) })
    expect(await registerName(config, { name: 'mira' })).toMatchObject({ name: 'mira.reown.id' })
  })

  test('a rejection in the wallet rejects with UserRejectedError, and nothing is sent', async () => {
    const { config, sign, sent, names } = await start()
    sign.mockRejectedValue(new UserRejectedError())
    await expect(registerName(config, { name: 'mira' })).rejects.toBeInstanceOf(UserRejectedError)
    expect(sent()).toEqual([])
    expect(names().at(-1)).toBe('REGISTER_NAME_ERROR')
  })

  test('a wallet that cannot sign rejects: Error registering name mira.reown.id [S8.52]', async () => {
    const { config, sign } = await start()
    sign.mockRejectedValue({ code: -32603, message: 'broken' })
    await expect(registerName(config, { name: 'mira' })).rejects.toMatchObject({
      shortMessage: 'Error registering name mira.reown.id',
    })
  })

  test('a wallet on another account than reviewed is not asked', async () => {
    const { config, sign } = await start({ wallet: { accounts: [{ address: `0x${'b'.repeat(40)}` }] } })
    await expect(
      registerName(config, { name: 'mira', account: `eip155:1:0x${'c'.repeat(40)}` }),
    ).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
    expect(sign).not.toHaveBeenCalled()
  })

  test('an abort rejects with its reason, and emits no failure', async () => {
    const { config, sign, names } = await start()
    const controller = new AbortController()
    sign.mockImplementation(() => new Promise(() => {}))
    const registering = registerName(config, { name: 'mira', signal: controller.signal })
    await vi.waitFor(() => expect(sign).toHaveBeenCalledOnce())
    controller.abort(new Error('left'))
    await expect(registering).rejects.toThrow('left')
    expect(names()).not.toContain('REGISTER_NAME_ERROR')
    expect(internalsOf(config).store.get(registrationAtom)).toEqual({ status: 'idle' })
  })

  test('an abort while the supported networks load sends nothing, and emits no event', async () => {
    const { config, sign, names } = await start()
    const before = names()
    const controller = new AbortController()
    const registering = registerName(config, { name: 'mira', signal: controller.signal })
    controller.abort(new Error('left'))
    await expect(registering).rejects.toThrow('left')
    expect(sign).not.toHaveBeenCalled()
    expect(names()).toEqual(before)
  })

  test('the outcome of an earlier registration does not replace the state of a newer one', async () => {
    const { config, sign } = await start()
    const state = () => internalsOf(config).store.get(registrationAtom)
    const signatures: ((error: Error) => void)[] = []
    sign.mockImplementation(() => new Promise((_, reject) => signatures.push(reject)))
    const earlier = registerName(config, { name: 'mira' }).catch(() => undefined)
    await vi.waitFor(() => expect(signatures).toHaveLength(1))
    const newer = registerName(config, { name: 'odo7' }).catch(() => undefined)
    await vi.waitFor(() => expect(state()).toEqual({ status: 'signing', name: 'odo7.reown.id' }))
    signatures[0]?.(new UserRejectedError())
    await earlier
    expect(state()).toEqual({ status: 'signing', name: 'odo7.reown.id' })
    await vi.waitFor(() => expect(signatures).toHaveLength(2))
    signatures[1]?.(new UserRejectedError())
    await newer
    expect(state()).toMatchObject({ status: 'error', name: 'odo7.reown.id' })
  })
})

test.each([
  ['false', false],
  ['an answer with a reason', { success: false, reason: 'Taken' }],
  ['a response of fetch with an error status', new Response('Taken', { status: 409 })],
  ['a rejection', new Error('Taken')],
])('a name that the service of the host refuses with %s is not registered', async (_, answer) => {
  const { config } = await start({
    names: {
      registerName: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
    },
  })
  await expect(registerName(config, { name: 'mira' })).rejects.toMatchObject({ code: 'NAME_REGISTER_FAILED' })
})

test('a name service of the host may answer with a response of fetch', async () => {
  const { config } = await start({ names: { registerName: async () => new Response('{}') } })
  expect(await registerName(config, { name: 'mira' })).toMatchObject({ name: 'mira.reown.id' })
})

test('a name service of the host may accept any wallet, and has its own zone', async () => {
  const taken: NameRegistration[] = []
  const { config, requests } = await start({
    type: 'ANNOUNCED',
    projectId: undefined,
    names: {
      registerName: async (registration) => void taken.push(registration),
      registrants: 'any',
      zone: 'orchard.example',
    },
  })
  expect(await registerName(config, { name: 'mira.orchard.example' })).toMatchObject({
    name: 'mira.orchard.example',
  })
  expect(taken).toMatchObject([
    {
      name: 'mira.orchard.example',
      address: ALICE,
      coinType: 2_147_483_649,
      message: `{"name":"mira.orchard.example","attributes":{},"timestamp":${SECONDS}}`,
      signature: '0x5161',
    },
  ])
  expect(requests).toEqual([])
})

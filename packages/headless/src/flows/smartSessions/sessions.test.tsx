import {
  type GrantedPermissions,
  type OperationParameters,
  type OperationResult,
  type PermissionsRequest,
  UserRejectedError,
} from '@foyer/chains'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { UNFINISHED_KEY } from '../../core/unfinished/unfinishedState.ts'
import { getModalRouter } from '../../modal/navigation.ts'
import { getToast } from '../../modal/notices/state.ts'
import { getModal, openModal } from '../../modal/openModal.ts'
import { FoyerProvider } from '../../react/FoyerProvider.tsx'
import { useGrantPermissions, useRevokePermissions } from '../../react/smartSessionMutations.ts'
import { useSmartSessions } from '../../react/useSmartSessions.ts'
import { type Answer, createTestBackend } from '../../test/backend.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { getSmartSessions } from './getSmartSessions.ts'
import { grantPermissions } from './grantPermissions.ts'
import { smartSessionsQueryKey, smartSessionsQueryOptions } from './queries.ts'
import { revokePermissions } from './revokePermissions.ts'
import type { RevokePermissionsParameters } from './types.ts'

/** The middle of 2030. */
const NOW = 1_908_000_000_000
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const BACKEND = 'https://backend.example'
const ACCOUNT = `eip155:1:${ALICE}` as const
const PATH = `/v1/sessions/${ACCOUNT}`
const APP_KEY = { type: 'secp256k1', publicKey: `0x02${'ab'.repeat(32)}` } as const
const SESSION_KEY = { type: 'secp256k1', publicKey: `0x03${'cd'.repeat(32)}` } as const
const EXPIRY = NOW / 1000 + 3600
const CONTRACT = `0x${'c0'.repeat(20)}`
const wanted: PermissionsRequest = {
  chainId: '0x1',
  expiry: EXPIRY,
  signer: { type: 'keys', data: { keys: [APP_KEY] } },
  permissions: [
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0x1', start: NOW / 1000, period: 86_400 },
    },
  ],
  policies: [],
}
const allowing = (changed: object) => ({
  ...wanted.permissions[0],
  data: { ...wanted.permissions[0]?.data, ...changed },
})
const spending = (changed: object = {}) => ({
  type: 'erc20-recurring-allowance',
  data: { token: CONTRACT, allowance: '0x1', start: NOW / 1000, period: 86_400, ...changed },
})
const calling = (changed: object = {}) => ({
  type: 'contract-call',
  data: { address: CONTRACT, abi: [], functions: [{ functionName: 'mint' }], ...changed },
})
const wire = (pci: string, changed: object = {}) => ({
  pci,
  project: {
    id: 'p',
    name: 'Orchard',
    url: 'https://orchard.example',
    iconUrl: 'https://orchard.example/i.png',
  },
  expiry: EXPIRY,
  createdAt: NOW,
  permissions: wanted.permissions,
  policies: [],
  context: '0xab',
  ...changed,
})

type Wallet = {
  readonly live?: () => OperationResult<'readSession'>
  readonly capabilities?: () => unknown
  readonly grant?: (request: PermissionsRequest) => Promise<GrantedPermissions>
  readonly revoke?: () => Promise<`0x${string}`>
  readonly supportsMethod?: () => boolean
}
type Backend = {
  readonly supported?: readonly string[]
  /** Resolves when the backend answers with its networks. @default at once */
  readonly ready?: Promise<void>
  readonly created?: Answer
  readonly activated?: Answer
  readonly listed?: Answer
  readonly revoked?: Answer
}

async function connected({
  wallet = {},
  backend = {},
  features = { smartSessions: true },
}: {
  readonly wallet?: Wallet
  readonly backend?: Backend
  readonly features?: object
} = {}) {
  /** Requests, in order. */
  const log: string[] = []
  const operations = {
    readSession: async () => async () => wallet.live?.() ?? { accounts: [ALICE, BOB], chainId: '1' },
    getCapabilities: async () => async () => (wallet.capabilities?.() ?? {}) as never,
    grantPermissions:
      async () =>
      async (_: unknown, { request, address }: OperationParameters<'grantPermissions'>) => {
        log.push(
          `wallet grants ${request.signer.data.keys.map(({ publicKey }) => publicKey.slice(0, 4)).join()}`,
        )
        return (
          wallet.grant?.(request) ?? { ...request, address: address as never, context: '0xabcd' as const }
        )
      },
    revokePermissions:
      async () =>
      async (_: unknown, { granted }: OperationParameters<'revokePermissions'>) => {
        log.push(`wallet revokes ${granted.pci} of ${granted.expiry}`)
        return wallet.revoke?.() ?? ('0x51' as const)
      },
  }
  const answers: Readonly<Record<string, Answer>> = {
    async 'GET /v1/supported-chains'() {
      await backend.ready
      return Response.json({ http: backend.supported ?? ['eip155:1'], ws: [] })
    },
    [`GET ${PATH}`]: backend.listed ?? (() => Response.json({ pcis: [wire('one'), wire('two')] })),
    [`POST ${PATH}`]: backend.created ?? (() => Response.json({ pci: 'new', key: SESSION_KEY })),
    [`POST ${PATH}/activate`]: backend.activated ?? (() => new Response(null, { status: 204 })),
    [`POST ${PATH}/revoke`]: backend.revoked ?? (() => new Response(null, { status: 204 })),
  }
  const server = createTestBackend((request) => {
    const name = `${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`
    if (request.url.startsWith(BACKEND)) log.push(name)
    return answers[name]?.(request) ?? new Response(null, { status: 404 })
  })
  const connector = createTestConnector()
  if (wallet.supportsMethod) Object.assign(connector, { supportsMethod: wallet.supportsMethod })
  const host = setup({
    connectors: [connector],
    adapters: [createTestAdapter(operations)],
    endpoints: { blockchain: BACKEND },
    id: crypto.randomUUID(),
    projectId: 'project',
    fetch: server.fetch,
    features,
  })
  await connect(host.config, { connector })
  log.length = 0
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <FoyerProvider config={host.config}>{children}</FoyerProvider>
    </StrictMode>
  )
  return { ...host, log, server, connector, wrapper }
}
const bodyOf = (requests: readonly Request[], end: string): Promise<unknown> =>
  (requests.find(({ url }) => new URL(url).pathname.endsWith(end)) as Request).clone().json()
const GRANTING = [
  'GET /v1/supported-chains',
  `POST ${PATH}`,
  'wallet grants 0x03,0x02',
  `POST ${PATH}/activate`,
]

describe('granting', () => {
  test('a granted session opens its view, also in an open modal', async () => {
    const { config } = await connected()
    const session = await grantPermissions(config, { request: wanted })
    expect(getModal(config).isOpen).toBe(true)
    expect(getModalRouter(config)).toMatchObject({ history: ['SmartSessionCreated'], data: { session } })
    openModal(config, { view: 'Account' })
    await grantPermissions(config, { request: wanted })
    expect(getModalRouter(config).history).toEqual(['Account', 'SmartSessionCreated'])
  })

  test('a double click is one session and one request to the wallet', async () => {
    let pcis = 0
    const created: Answer = () =>
      Response.json({
        pci: `new-${pcis}`,
        key: { ...SESSION_KEY, publicKey: `0x03${`${(pcis += 1)}`.padStart(64, '0')}` },
      })
    const { config, log } = await connected({ backend: { created } })
    const [one, other] = await Promise.all([
      grantPermissions(config, { request: wanted }),
      grantPermissions(config, { request: wanted }),
    ])
    expect(log).toEqual(GRANTING)
    expect(other).toBe(one)
  })

  test('requests that differ in their permissions or their account are not joined', async () => {
    const { config, log } = await connected()
    const more = { ...wanted, expiry: EXPIRY + 1 }
    const ofBob = { request: wanted, account: `eip155:1:${BOB}` } as const
    await Promise.allSettled([
      grantPermissions(config, { request: wanted }),
      grantPermissions(config, { request: more }),
      grantPermissions(config, ofBob),
    ])
    expect(log.filter((step) => step.startsWith('POST /v1/sessions') && !step.endsWith('activate'))).toEqual([
      `POST ${PATH}`,
      `POST ${PATH}`,
      `POST /v1/sessions/${ofBob.account}`,
    ])
    expect(log.filter((step) => step === `POST ${PATH}/activate`)).toHaveLength(2)
  })

  test.each<[string, Partial<PermissionsRequest>, string, string]>([
    ['the named account', { address: BOB }, '1', `eip155:1:${BOB}`],
    ['the account in use, in any spelling', { address: ALICE.toLowerCase() as never }, '1', ACCOUNT],
    ['the account in use, on the named network', { chainId: '0x89' }, '137', `eip155:137:${ALICE}`],
  ])('a session is created for %s', async (_, changed, chainId, account) => {
    const { config, log } = await connected({
      wallet: { live: () => ({ accounts: [ALICE, BOB], chainId }) },
      backend: { supported: ['eip155:1', 'eip155:137'] },
    })
    await grantPermissions(config, { request: { ...wanted, ...changed } }).catch(() => undefined)
    expect(log[1]).toBe(`POST /v1/sessions/${account}`)
  })

  test('a declined request opens no view', async () => {
    const { config } = await connected({ wallet: { grant: () => Promise.reject(new UserRejectedError()) } })
    await expect(grantPermissions(config, { request: wanted })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    expect(getModal(config).isOpen).toBe(false)
  })

  test('the backend creates a session, its key comes first, the wallet grants it, and the backend activates it', async () => {
    const { config, log, server } = await connected()
    const answer = await grantPermissions(config, { request: wanted })
    expect(log).toEqual(GRANTING)
    expect(answer).toEqual({
      chainId: '0x1',
      address: ALICE,
      expiry: EXPIRY,
      permissions: wanted.permissions,
      context: 'new',
    })
    const created = server.requests.find(({ method }) => method === 'POST')
    const { searchParams, pathname } = new URL(created!.url)
    expect(pathname).toBe(`/v1/sessions/${encodeURIComponent(ACCOUNT)}`)
    expect(Object.fromEntries(searchParams)).toMatchObject({ projectId: 'project', v: '2' })
    expect(await created!.json()).toEqual({ ...wanted, address: ALICE })
    expect(await bodyOf(server.requests, '/activate')).toMatchObject({
      pci: 'new',
      context: '0xabcd',
      signer: { data: { keys: [SESSION_KEY, APP_KEY] } },
    })
  })

  test.each<[string, object]>([
    ['expiry', { expiry: NOW / 1000 }],
    ['expiry', { expiry: 0 }],
    ['expiry', { expiry: EXPIRY + 0.5 }],
    ['expiry', { expiry: EXPIRY * 1000 }],
    ['note', { note: 'an unknown field' }],
    ['permissions', { permissions: [] }],
    ['permissions.0.type', { permissions: [{ type: 'everything', data: {} }] }],
    [
      'permissions.0.data.more',
      { permissions: [{ ...wanted.permissions[0], data: { ...wanted.permissions[0]!.data, more: 1 } }] },
    ],
    ['permissions.0.data.period', { permissions: [allowing({ period: 0 })] }],
    ['permissions.0.data.allowance', { permissions: [allowing({ allowance: '0x' })] }],
    ['permissions.0.data.more', { permissions: [spending({ more: 1 })] }],
    ['permissions.0.data.token', { permissions: [spending({ token: '0x' })] }],
    ['permissions.0.data.more', { permissions: [calling({ more: 1 })] }],
    ['permissions.0.data.functions', { permissions: [calling({ functions: [] })] }],
    [
      'permissions.0.data.functions.0.more',
      { permissions: [calling({ functions: [{ functionName: 'mint', more: 1 }] })] },
    ],
    [
      'permissions.0.data.functions.0.operation',
      { permissions: [calling({ functions: [{ functionName: 'mint', operation: 'Any' }] })] },
    ],
    ['signer.more', { signer: { ...wanted.signer, more: 1 } }],
    ['signer.data.keys.0.more', { signer: { type: 'keys', data: { keys: [{ ...APP_KEY, more: 1 }] } } }],
    ['policies.0.more', { policies: [{ type: 'rate-limit', data: {}, more: 1 }] }],
    ['chainId', { chainId: '0x' }],
    ['chainId', { chainId: '0x01' }],
    ['signer.data.keys', { signer: { type: 'keys', data: { keys: [] } } }],
    ['signer.type', { signer: { type: 'account', data: {} } }],
    ['policies', { policies: undefined }],
    ['chainId', { chainId: '1' }],
    ['address', { address: 'me' }],
  ])('an invalid %s is rejected, without a request: %j [S7.34]', async (field, changed) => {
    const { config, log } = await connected()
    await expect(grantPermissions(config, { request: { ...wanted, ...changed } })).rejects.toMatchObject({
      code: 'PERMISSIONS_INVALID',
      context: { field },
    })
    expect(log).toEqual([])
  })

  test('a request is valid until its expiry', async () => {
    vi.setSystemTime(EXPIRY * 1000 - 1)
    const { config } = await connected()
    expect(await grantPermissions(config, { request: wanted })).toMatchObject({ context: 'new' })
    vi.setSystemTime(EXPIRY * 1000)
    await expect(grantPermissions(config, { request: wanted })).rejects.toMatchObject({
      code: 'PERMISSIONS_INVALID',
    })
  })

  test.each<[string, string, Wallet]>([
    [
      'PERMISSIONS_NOT_SUPPORTED',
      'the session of the wallet lacks the method',
      { supportsMethod: () => false },
    ],
    [
      'PERMISSIONS_NOT_SUPPORTED',
      'the wallet grants no such permission',
      {
        capabilities: () => ({
          permissions: { supported: true, signerTypes: ['keys'], permissionTypes: [], policyTypes: [] },
        }),
      },
    ],
    [
      'PERMISSIONS_NOT_SUPPORTED',
      'its capabilities are invalid',
      { capabilities: () => ({ permissions: {} }) },
    ],
    [
      'PERMISSIONS_NOT_SUPPORTED',
      'its capability is no object',
      { capabilities: () => ({ permissions: null }) },
    ],
    [
      'ACCOUNT_CHANGED',
      'the wallet is on another account',
      { live: () => ({ accounts: [BOB], chainId: '1' }) },
    ],
    [
      'NETWORK_CHANGED',
      'the wallet is on another network',
      { live: () => ({ accounts: [ALICE], chainId: '137' }) },
    ],
    [
      'USER_REJECTED',
      'the visitor rejects the request for capabilities',
      {
        capabilities: () => {
          throw new UserRejectedError()
        },
      },
    ],
  ])('rejects with %s if %s, without a request to the backend', async (code, _, wallet) => {
    const { config, log } = await connected({ wallet })
    await expect(grantPermissions(config, { request: wanted })).rejects.toMatchObject({ code })
    expect(log).toEqual([])
  })

  test('a wallet that reports no capabilities is asked', async () => {
    const { config, log } = await connected({
      wallet: {
        capabilities: () => {
          throw new Error('What?')
        },
      },
    })
    await grantPermissions(config, { request: wanted })
    expect(log).toEqual(GRANTING)
  })

  test('a request for capabilities is not stored as unfinished, since the wallet shows nothing', async () => {
    const stored: (string | null)[] = []
    const note = (): void => void stored.push(internalsOf(config).storage.getItem(UNFINISHED_KEY))
    const { config } = await connected({
      wallet: {
        capabilities() {
          note()
          return {}
        },
        async grant(request) {
          note()
          return { ...request, context: '0xabcd' }
        },
      },
    })
    await grantPermissions(config, { request: wanted })
    expect(stored).toEqual([null, expect.stringContaining('"operation":"grantPermissions"')])
  })

  test('a wallet that changes while the backend creates the session is not asked [S1.4]', async () => {
    for (const [code, accounts, chainId] of [
      ['ACCOUNT_CHANGED', [BOB], '1'],
      ['NETWORK_CHANGED', [ALICE], '137'],
    ] as const) {
      let live: OperationResult<'readSession'> = { accounts: [ALICE], chainId: '1' }
      const { config, log } = await connected({
        wallet: { live: () => live },
        backend: {
          created() {
            live = { accounts, chainId }
            return Response.json({ pci: 'new', key: SESSION_KEY })
          },
        },
      })
      await expect(grantPermissions(config, { request: wanted })).rejects.toMatchObject({ code })
      expect(log).toEqual(GRANTING.slice(0, 2))
    }
  })

  test('a rejection rejects with UserRejectedError, and no session is activated [S8.57]', async () => {
    const { config, log } = await connected({
      wallet: { grant: () => Promise.reject(new UserRejectedError()) },
    })
    await expect(grantPermissions(config, { request: wanted })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    expect(log).toEqual(GRANTING.slice(0, 3))
  })

  test('an abort rejects with its reason, and no session is activated', async () => {
    const controller = new AbortController()
    const { config, log } = await connected({ wallet: { grant: () => new Promise(() => {}) } })
    const granting = grantPermissions(config, { request: wanted, signal: controller.signal })
    await vi.waitFor(() => expect(log).toHaveLength(3))
    controller.abort('enough')
    await expect(granting).rejects.toBe('enough')
    expect(log).toEqual(GRANTING.slice(0, 3))
  })

  test('an abort while the wallet is asked for its capabilities rejects with its reason, also if it ignores the abort', async () => {
    const controller = new AbortController()
    const capabilities = vi.fn(() => new Promise(() => {}))
    const { config, log } = await connected({ wallet: { capabilities } })
    const granting = grantPermissions(config, { request: wanted, signal: controller.signal })
    await vi.waitFor(() => expect(capabilities).toHaveBeenCalled())
    controller.abort('enough')
    await expect(granting).rejects.toBe('enough')
    expect(log).toEqual([])
  })

  test('a wallet on another chain than the request is asked for nothing, and no session is created', async () => {
    const capabilities = vi.fn()
    const { config, log } = await connected({ wallet: { capabilities } })
    await expect(grantPermissions(config, { request: { ...wanted, chainId: '0x89' } })).rejects.toMatchObject(
      { code: 'NETWORK_CHANGED' },
    )
    expect(log).toEqual([])
    expect(capabilities).not.toHaveBeenCalled()
  })

  test.each<[string, Backend, number]>([
    ['HTTP_FAILED', { created: () => Response.json({}, { status: 400 }) }, 2],
    ['RESPONSE_INVALID', { created: () => Response.json({ pci: 'new' }) }, 2],
    ['RESPONSE_INVALID', { created: () => Response.json({ pci: 'a b', key: SESSION_KEY }) }, 2],
    ['SMART_SESSIONS_UNAVAILABLE', { supported: [] }, 1],
  ])('rejects with %s if the backend answers %o', async (code, backend, steps) => {
    const { config, log } = await connected({ backend })
    await expect(grantPermissions(config, { request: wanted })).rejects.toMatchObject({ code })
    expect(log).toEqual(GRANTING.slice(0, steps))
  })

  test('a grant that the backend does not activate rejects with the session to revoke, and may not be repeated', async () => {
    const { config, log, server } = await connected({
      wallet: { grant: async (request) => ({ ...request, expiry: EXPIRY - 60, context: '0xabcd' }) },
      backend: { activated: () => Response.json({}, { status: 503 }) },
    })
    const error = await grantPermissions(config, { request: wanted }).catch((cause: unknown) => cause)
    expect(error).toMatchObject({
      code: 'SMART_SESSION_NOT_ACTIVATED',
      cause: { code: 'HTTP_FAILED' },
      // A second call would ask the wallet for a second grant.
      isRetryable: false,
      context: { account: ACCOUNT, grant: { context: '0xabcd', expiry: EXPIRY - 60 } },
    })
    expect(getModal(config).isOpen).toBe(false)
    const { context } = error as { readonly context: RevokePermissionsParameters }
    expect(await revokePermissions(config, context)).toEqual({ success: true })
    expect(log.slice(4)).toEqual([`wallet revokes new of ${EXPIRY - 60}`, `POST ${PATH}/revoke`])
    expect(await bodyOf(server.requests, '/revoke')).toEqual({ pci: 'new', signature: '0x51' })
  })

  test('after a failed activation the list is read again: only the answer may be lost', async () => {
    let pcis = [wire('one')]
    const { config, wrapper } = await connected({
      backend: {
        listed: () => Response.json({ pcis }),
        activated() {
          pcis = [...pcis, wire('new')]
          return Response.json({}, { status: 504 })
        },
      },
    })
    const { result } = renderHook(() => useSmartSessions(), { wrapper })
    const shown = (): readonly string[] => result.current.sessions.map(({ pci }) => pci)
    await waitFor(() => expect(shown()).toEqual(['one']))
    await act(() => grantPermissions(config, { request: wanted }).catch(() => undefined))
    await waitFor(() => expect(shown()).toEqual(['one', 'new']))
  })

  test('an abort while the backend activates the session rejects with its reason', async () => {
    const controller = new AbortController()
    const { config, log } = await connected({ backend: { activated: () => new Promise(() => {}) } })
    const granting = grantPermissions(config, { request: wanted, signal: controller.signal })
    await vi.waitFor(() => expect(log).toHaveLength(4))
    controller.abort('enough')
    await expect(granting).rejects.toBe('enough')
  })

  test('the session has the account of the grant', async () => {
    const address = BOB.toLowerCase() as `0x${string}`
    const grant = async (request: PermissionsRequest) => ({ ...request, address, context: '0xabcd' as const })
    const { config } = await connected({ wallet: { grant } })
    expect(await grantPermissions(config, { request: wanted })).toMatchObject({ address })
  })

  test('a report that the wallet itself aborts is no abort of the grant', async () => {
    const abort = () => Promise.reject(new DOMException('left', 'AbortError'))
    const { config } = await connected({ wallet: { capabilities: abort } })
    expect(await grantPermissions(config, { request: wanted })).toMatchObject({ context: 'new' })
  })

  test('the request must be for the given account, on its network', async () => {
    const { config, log } = await connected()
    await expect(
      grantPermissions(config, { account: ACCOUNT, request: { ...wanted, address: BOB } }),
    ).rejects.toMatchObject({ code: 'PERMISSIONS_INVALID' })
    await expect(
      grantPermissions(config, { account: `eip155:137:${ALICE}`, request: wanted }),
    ).rejects.toMatchObject({ code: 'PERMISSIONS_INVALID' })
    expect(log).toEqual([])
    await grantPermissions(config, { request: { ...wanted, address: ALICE.toLowerCase() as never } })
    expect(log).toEqual(GRANTING)
  })
})

describe('listing', () => {
  test('times are milliseconds, and texts have no bidi controls [S7.64]', async () => {
    const hostile = wire('hostile', {
      project: {
        id: 'x',
        name: `Pay\u202Eme\n${'w'.repeat(500)}`,
        url: 'javascript:alert(1)',
        iconUrl: 'http://spy.example/i.png',
      },
      permissions: [
        {
          type: 'contract-call',
          data: {
            address: 'javascript:',
            abi: [],
            functions: [{ functionName: 'drain\u202E\u0000(' }, { functionName: 7 }, 8],
          },
        },
      ],
      policies: [{ id: 'limit\u202E' }],
    })
    const long = wire('long', {
      project: { id: 'x', url: `https://orchard.example/${'w'.repeat(5000)}` },
      permissions: [{ type: 'spend\u202E', data: {} }],
    })
    const { config } = await connected({
      backend: {
        listed: () =>
          Response.json({
            pcis: [
              wire('one', { revokedAt: null }),
              hostile,
              long,
              wire('all', { policies: 'all' }),
              wire('negative', { expiry: -1 }),
              { pci: 'broken' },
              null,
            ],
          }),
      },
    })
    const [one, second, third, fourth, ...others] = await getSmartSessions(config)
    expect(others).toEqual([])
    expect(second?.policies).toEqual(['limit'])
    expect(third?.project.url).toHaveLength(2048)
    expect(third?.summary).toMatchObject([{ type: 'spend' }])
    expect(fourth?.policies).toEqual([])
    expect(one).toMatchObject({
      pci: 'one',
      expiry: EXPIRY * 1000,
      createdAt: NOW,
      revokedAt: undefined,
      project: { name: 'Orchard', url: 'https://orchard.example', iconUrl: 'https://orchard.example/i.png' },
      summary: [
        {
          type: 'native-token-recurring-allowance',
          address: undefined,
          functions: [],
          allowance: '1',
          period: 86_400,
        },
      ],
    })
    expect(second!.project).toEqual({
      id: 'x',
      name: expect.stringMatching(/^Payme w{1,64}$/) as string,
      url: undefined,
      iconUrl: undefined,
    })
    expect([...second!.project.name]).toHaveLength(64)
    expect(second!.summary).toEqual([{ type: 'contract-call', address: undefined, functions: ['drain('] }])
  })

  test('a summary names the token of an allowance, its amount and period, and the contract of a call', async () => {
    const large = spending({ allowance: `0x${'f'.repeat(64)}`, period: 3600 })
    const permissions = [large, calling(), calling({ address: 'mint', token: CONTRACT })]
    const { config } = await connected({
      backend: { listed: () => Response.json({ pcis: [wire('one', { permissions })] }) },
    })
    const [session] = await getSmartSessions(config)
    expect(session?.summary).toEqual([
      {
        type: 'erc20-recurring-allowance',
        address: CONTRACT,
        functions: [],
        allowance: `${2n ** 256n - 1n}`,
        period: 3600,
      },
      { type: 'contract-call', address: CONTRACT, functions: ['mint'] },
      { type: 'contract-call', address: CONTRACT, functions: ['mint'] },
    ])
  })

  test.each([
    { allowance: '1000', period: 0 },
    { allowance: 1000, period: 1.5 },
    { allowance: '0x', period: '3600' },
    { allowance: `0x1${'0'.repeat(64)}`, period: 1e12 },
    { allowance: '-0x1', period: -1 },
  ])('a summary has no allowance of $allowance, and no period of $period', async (data) => {
    const permissions = [allowing(data)]
    const { config } = await connected({
      backend: { listed: () => Response.json({ pcis: [wire('one', { permissions })] }) },
    })
    const [session] = await getSmartSessions(config)
    expect(session?.summary).toEqual([{ type: 'native-token-recurring-allowance', functions: [] }])
  })

  test('a list has at most 500 sessions, and a summary 20 permissions of 20 functions', async () => {
    const functions = Array.from({ length: 100 }, () => ({ functionName: 'mint' }))
    const long = wire('one', { permissions: Array(100).fill(calling({ functions })) })
    const pcis = Array.from({ length: 600 }, (_, index) => (index === 0 ? long : wire(`more-${index}`)))
    const { config } = await connected({ backend: { listed: () => Response.json({ pcis }) } })
    const sessions = await getSmartSessions(config)
    expect(sessions).toHaveLength(500)
    expect(sessions[0]?.permissions).toHaveLength(100)
    expect(sessions[0]?.summary).toHaveLength(20)
    expect(sessions[0]?.summary[0]?.functions).toHaveLength(20)
  })

  test('a failing backend gives an empty list and a toast, an unsupported network an empty list without a request [S7.64]', async () => {
    const failing = await connected({ backend: { listed: () => Response.json({}, { status: 500 }) } })
    expect(await getSmartSessions(failing.config)).toEqual([])
    expect(getToast(failing.config)).toMatchObject({
      variant: 'error',
      message: 'Couldn’t load smart sessions',
    })
    const foreign = await connected({ backend: { supported: ['eip155:137'] } })
    expect(await getSmartSessions(foreign.config)).toEqual([])
    expect(foreign.log).toEqual(['GET /v1/supported-chains'])
    expect(getToast(foreign.config).isOpen).toBe(false)
  })

  test('an abort shows no toast', async () => {
    const controller = new AbortController()
    const { config } = await connected({ backend: { listed: () => new Promise(() => {}) } })
    const listing = getSmartSessions(config, { signal: controller.signal })
    controller.abort('enough')
    await expect(listing).rejects.toBe('enough')
    expect(getToast(config).isOpen).toBe(false)
  })
})

describe('revoking', () => {
  const listed = async (...parameters: Parameters<typeof connected>) => {
    const host = await connected(...parameters)
    const sessions = await getSmartSessions(host.config)
    getQueryClient(host.config).setQueryData(
      smartSessionsQueryKey(host.config, { address: ACCOUNT }),
      sessions,
    )
    host.log.length = 0
    return {
      ...host,
      session: sessions[0]!,
      kept: () =>
        getQueryClient(host.config)
          .getQueryData<readonly { pci: string }[]>(smartSessionsQueryKey(host.config, { address: ACCOUNT }))
          ?.map(({ pci }) => pci),
    }
  }

  test.each<[string, Answer]>([
    ['204', () => new Response(null, { status: 204 })],
    ['an empty 200', () => new Response('')],
    ['no JSON', () => new Response('<p>done</p>')],
    ['some JSON', () => Response.json({ ok: true })],
  ])(
    'the wallet signs, the backend answers %s, and exactly one session is removed from the list [S7.21]',
    async (_, revoked) => {
      const { config, log, server, session, kept } = await listed({ backend: { revoked } })
      expect(await revokePermissions(config, { session })).toEqual({ success: true })
      expect(log).toEqual([`wallet revokes one of ${EXPIRY}`, `POST ${PATH}/revoke`])
      expect(await bodyOf(server.requests, '/revoke')).toEqual({ pci: 'one', signature: '0x51' })
      expect(kept()).toEqual(['two'])
    },
  )

  test.each<[string, Parameters<typeof connected>[0]]>([
    ['HTTP_FAILED', { backend: { revoked: () => Response.json({}, { status: 403 }) } }],
    [
      'USER_REJECTED',
      {
        wallet: {
          revoke: () => Promise.reject(new UserRejectedError()),
        },
      },
    ],
    ['ACCOUNT_CHANGED', { wallet: { live: () => ({ accounts: [BOB], chainId: '1' }) } }],
    ['NETWORK_CHANGED', { wallet: { live: () => ({ accounts: [ALICE], chainId: '137' }) } }],
  ])('rejects with %s, and the session stays in the list', async (code, options) => {
    const { config, session, kept } = await listed(options)
    await expect(revokePermissions(config, { session })).rejects.toMatchObject({ code })
    expect(kept()).toEqual(['one', 'two'])
  })

  test('a list that is being read does not bring a revoked session back, and the list is read again', async () => {
    const late: (() => void)[] = []
    const all = () => Response.json({ pcis: [wire('one'), wire('two')] })
    let isLate = false
    const { config, session, kept } = await listed({
      backend: {
        listed: () => (isLate ? new Promise((resolve) => void late.push(() => resolve(all()))) : all()),
      },
    })
    isLate = true
    const queryClient = getQueryClient(config)
    const options = smartSessionsQueryOptions(config, { account: ACCOUNT })
    const reading = queryClient.fetchQuery(options).catch(() => undefined)
    await vi.waitFor(() => expect(late).toHaveLength(1))
    await revokePermissions(config, { session })
    for (const answer of late) answer()
    await reading
    expect(kept()).toEqual(['two'])
    expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true)
  })

  test('an abort while the backend revokes rejects with its reason, and the session stays in the list', async () => {
    const controller = new AbortController()
    const { config, log, session, kept } = await listed({
      backend: { revoked: () => new Promise(() => {}) },
    })
    const revoking = revokePermissions(config, { session, signal: controller.signal })
    await vi.waitFor(() => expect(log.at(-1)).toBe(`POST ${PATH}/revoke`))
    controller.abort('enough')
    await expect(revoking).rejects.toBe('enough')
    expect(kept()).toEqual(['one', 'two'])
  })

  test('a session of a given account is revoked for that account', async () => {
    const { config, log } = await connected()
    const session = { pci: 'one', permissions: [], expiry: EXPIRY * 1000 }
    const account = `eip155:1:${BOB}` as const
    await revokePermissions(config, { session, account }).catch(() => undefined)
    expect(log.at(-1)).toBe(`POST /v1/sessions/${account}/revoke`)
  })

  test('on a network unknown to the backend the wallet is not asked', async () => {
    const { config, log } = await connected({ backend: { supported: ['eip155:137'] } })
    const session = { pci: 'one', permissions: [], expiry: EXPIRY * 1000 }
    expect(await revokePermissions(config, { session })).toEqual({ success: false })
    expect(log).toEqual(['GET /v1/supported-chains'])
  })

  test('a failed list of networks rejects, and does not count as a missing network', async () => {
    const { config, log } = await connected({ backend: { supported: 'nonsense' as never } })
    const session = { pci: 'one', permissions: [], expiry: EXPIRY * 1000 }
    const read = getQueryClient(config).fetchQuery(smartSessionsQueryOptions(config, { account: ACCOUNT }))
    await expect(read).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
    await expect(revokePermissions(config, { session })).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
    expect(log.filter((entry) => entry.startsWith('wallet revokes'))).toEqual([])
  })
})

test('after an abort during the list of networks nothing is sent, and the wallet is not asked', async () => {
  const session = { pci: 'one', permissions: [], expiry: EXPIRY * 1000 }
  const asking: readonly ((config: Config, signal: AbortSignal) => Promise<unknown>)[] = [
    (config, signal) => grantPermissions(config, { request: wanted, signal }),
    (config, signal) => revokePermissions(config, { session, signal }),
    (config, signal) => getSmartSessions(config, { signal }),
  ]
  for (const ask of asking) {
    let answer: () => void = () => undefined
    const ready = new Promise<void>((resolve) => (answer = resolve))
    const { config, log } = await connected({ backend: { ready } })
    const controller = new AbortController()
    const asked = ask(config, controller.signal)
    await vi.waitFor(() => expect(log).toEqual(['GET /v1/supported-chains']))
    controller.abort('enough')
    answer()
    await expect(asked).rejects.toBe('enough')
    await act(async () => {})
    expect(log).toEqual(['GET /v1/supported-chains'])
  }
})

describe('unavailable', () => {
  test('actions reject with the reason, without a request [S9.40]', async () => {
    const { config, log, wrapper } = await connected({ features: {} })
    const { result } = renderHook(() => useSmartSessions(), { wrapper })
    expect(result.current).toMatchObject({ reason: 'off', sessions: [] })
    const session = { pci: 'one', permissions: [], expiry: EXPIRY * 1000 }
    for (const asking of [
      grantPermissions(config, { request: wanted }),
      getSmartSessions(config),
      revokePermissions(config, { session }),
    ])
      await expect(asking).rejects.toMatchObject({
        code: 'SMART_SESSIONS_UNAVAILABLE',
        context: { reason: 'off' },
      })
    expect(log).toEqual([])
    expect(getToast(config).isOpen).toBe(false)
  })

  test('the reason without a connection, and without a backend', async () => {
    const { config } = setup({ features: { smartSessions: true }, projectId: 'project' })
    await expect(getSmartSessions(config)).rejects.toMatchObject({ context: { reason: 'not-connected' } })
    const alone = setup({ features: { smartSessions: true }, id: 'alone' })
    await expect(getSmartSessions(alone.config)).rejects.toMatchObject({
      context: { reason: 'endpoint-missing' },
    })
  })
})

test('the hooks list, revoke and grant sessions, and the list is cleared with the account', async () => {
  let pcis = [wire('one'), wire('two')]
  const { config, wrapper, log } = await connected({
    backend: {
      listed: () => Response.json({ pcis }),
      activated() {
        pcis = [...pcis, wire('new')]
        return new Response(null, { status: 204 })
      },
      revoked() {
        pcis = pcis.filter(({ pci }) => pci !== 'one')
        return new Response(null, { status: 204 })
      },
    },
  })
  const { result } = renderHook(
    () => ({ ...useSmartSessions(), ...useGrantPermissions(), ...useRevokePermissions() }),
    { wrapper },
  )
  const shown = (): readonly string[] => result.current.sessions.map(({ pci }) => pci)
  await waitFor(() => expect(shown()).toEqual(['one', 'two']))
  await act(() => result.current.revokePermissionsAsync({ session: result.current.sessions[0]! }))
  await waitFor(() => expect(shown()).toEqual(['two']))
  await act(() => result.current.grantPermissionsAsync({ request: wanted }))
  await waitFor(() => expect(shown()).toEqual(['two', 'new']))
  expect(log.filter((step) => step.startsWith('wallet'))).toHaveLength(2)
  await act(() => disconnect(config))
  await waitFor(() => expect(result.current).toMatchObject({ reason: 'not-connected', sessions: [] }))
})

test('a request of one account is not granted by another [S1.4]', async () => {
  let accounts = [ALICE]
  const change = (): void => {
    accounts = [BOB]
    host.connector.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] })
  }
  const host = await connected({
    wallet: {
      live: () => ({ accounts, chainId: '1' }),
      capabilities() {
        change()
        return {}
      },
    },
  })
  const { result } = renderHook(() => useGrantPermissions(), { wrapper: host.wrapper })
  await act(async () => {
    await expect(result.current.grantPermissionsAsync({ request: wanted })).rejects.toMatchObject({
      code: 'ACCOUNT_CHANGED',
    })
  })
  // The created session belongs to the first account, and the wallet is not asked.
  expect(host.log.filter((step) => !step.startsWith('GET'))).toEqual([`POST ${PATH}`])
})

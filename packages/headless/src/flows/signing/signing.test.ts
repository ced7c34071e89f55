import { type CallsStatus, type OperationResult, type OperationTable, UserRejectedError } from '@foyer/chains'
import { createMemoryStorage } from '@foyer/chains/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { internalsOf } from '../../core/internals.ts'
import { problems } from '../../core/problems/problems.ts'
import type { Config } from '../../core/types.ts'
import { getUnfinishedRequests } from '../../core/unfinished/unfinishedRequests.ts'
import { ALICE, BOB, createTestAdapter, setup, solana } from '../../test/setup.ts'
import { createTestConnector, type TestConnectorOptions } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { getCapabilities } from '../../wallet/reading/getCapabilities.ts'
import { canOperate, runNamespaceOperation } from '../../wallet/runNamespaceOperation.ts'
import { getAccount, getNetwork } from '../../wallet/state.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { estimateGas } from './estimateGas.ts'
import { getCallsStatus } from './getCallsStatus.ts'
import { sendCalls } from './sendCalls.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signMessage, signTransaction, signTypedData } from './sign.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Session = OperationResult<'readSession'>
async function connected(
  live: () => Promise<Session> = async () => ({ accounts: [ALICE], chainId: '1' }),
  { operations, ...options }: TestConnectorOptions & { operations?: OperationTable } = {},
) {
  const asked = vi.fn<(...request: readonly unknown[]) => Promise<string>>(async () => '0xsigned')
  const estimated = vi.fn<(...request: readonly unknown[]) => Promise<bigint>>(async () => 21_000n)
  const readSession = vi.fn<() => Promise<Session>>(live)
  const wallet = createTestConnector(options)
  const table = {
    readSession: async () => readSession,
    signMessage: async () => asked,
    signTypedData: async () => asked,
    sendTransaction: async () => asked,
    sendCalls:
      async () =>
      async (...request: readonly unknown[]) => ({ id: await asked(...request) }),
    estimateGas: async () => estimated,
    ...operations,
  }
  const test = setup({ connectors: [wallet], adapters: [createTestAdapter(table)] })
  await connect(test.config, { connector: wallet })
  return { ...test, wallet, asked, estimated, readSession }
}
const reviewed = `eip155:1:${ALICE}` as const

describe('a request for a stored account that its wallet has not confirmed', () => {
  const restoring = (live: string | undefined) => {
    const asked = vi.fn<() => Promise<string>>(async () => '0xsigned')
    const readSession = async () => ({ accounts: live ? [live] : [], chainId: '1' })
    const operations = { readSession: async () => readSession, signMessage: async () => asked }
    const storage = createMemoryStorage({
      '@foyer/connections': JSON.stringify({
        eip155: [{ connectorId: 'a', address: ALICE, accounts: [{ address: ALICE }] }],
      }),
      '@foyer/eip155:connected_connector_id': 'a',
    })
    const connectors = live ? [createTestConnector({ id: 'a', address: live, isAuthorized: true })] : []
    const { config } = setup({ connectors, storage, adapters: [createTestAdapter(operations)] })
    expect(getAccount(config)).toMatchObject({ status: 'reconnecting', address: ALICE })
    const controller = new AbortController()
    const signature = signMessage(config, { message: 'Hello', signal: controller.signal })
    signature.catch(() => {})
    return { config, asked, signature, controller }
  }

  test('waits for the confirmation, and then asks the wallet', async () => {
    const { config, asked, signature } = restoring(ALICE)
    expect(asked).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    expect(await signature).toBe('0xsigned')
    expect(getAccount(config).status).toBe('connected')
  })

  test('fails with ACCOUNT_CHANGED if the wallet has another account', async () => {
    const { asked, signature } = restoring(BOB)
    await expect(signature).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
    expect(asked).not.toHaveBeenCalled()
  })

  test('fails at once when it is aborted', async () => {
    const { signature, controller } = restoring(undefined)
    controller.abort('left')
    await expect(signature).rejects.toBe('left')
  })

  test('fails with NO_ACTIVE_ADDRESS if the wallet is gone', async () => {
    const { signature } = restoring(undefined)
    await vi.advanceTimersByTimeAsync(1000)
    await expect(signature).rejects.toMatchObject({ code: 'NO_ACTIVE_ADDRESS' })
  })
})

describe('a request in JavaScript rejects with PARAMETER_MISSING, and the wallet is not asked:', () => {
  type Ask = (config: Config) => Promise<string>
  const absent = undefined as never
  const batchOf = async (config: Config, parameters: unknown) =>
    (await sendCalls(config, parameters as never)).id
  test.each<[what: string, parameter: string, ask: Ask]>([
    [
      'a transaction without a receiver',
      'to',
      (config) => sendTransaction(config, { to: absent, value: 1n }),
    ],
    [
      'a transaction with an empty receiver',
      'to',
      (config) => sendTransaction(config, { to: '', value: 1n }),
    ],
    ['a text in place of parameters', 'message', (config) => signMessage(config, 'Hello' as never)],
    [
      'a message that is no text',
      'message',
      (config) => signMessage(config, { message: { raw: '0x' } as never }),
    ],
    [
      'typed data in place of parameters',
      'typedData',
      (config) => signTypedData(config, { types: {} } as never),
    ],
    ['no transaction', 'transaction', (config) => signTransaction(config, { transaction: absent })],
    ['a batch without calls', 'calls', (config) => batchOf(config, {})],
    ['calls in place of parameters', 'calls', (config) => batchOf(config, [{ to: '0x1' }])],
    ['one call that is no list', 'calls', (config) => batchOf(config, { calls: { to: '0x1' } })],
    ['an empty batch', 'calls', (config) => batchOf(config, { calls: [] })],
    [
      'a batch without calls that may be sent one by one',
      'calls',
      (config) => batchOf(config, { isFallbackAllowed: true }),
    ],
  ])('%s', async (_, parameter, ask) => {
    const { config, asked } = await connected()
    await expect(ask(config)).rejects.toMatchObject({ code: 'PARAMETER_MISSING', context: { parameter } })
    expect(asked).not.toHaveBeenCalled()
  })

  test('an empty text can be signed', async () => {
    const { config } = await connected()
    expect(await signMessage(config, { message: '' })).toBe('0xsigned')
  })
})

test.each([
  ['a signature', 'ACCOUNT_CHANGED', (config: Config) => signMessage(config, { message: 'Hello' })],
  ['a transaction', 'SEND_UNCLEAR', (config: Config) => sendTransaction(config, { to: BOB, value: 1n })],
])('%s rejects with %s when its wallet disconnects before the answer', async (_, code, ask) => {
  const { config, asked, wallet } = await connected()
  asked.mockImplementation(() => new Promise(() => {}))
  const asking = ask(config)
  const settled = expect(asking).rejects.toMatchObject({ code })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  wallet.emit({ type: 'disconnect', namespace: 'eip155' })
  await settled
})

test('an estimate is of the given account and network, and rejects without an account', async () => {
  const { config, estimated } = await connected()
  await estimateGas(config, { to: BOB, account: `eip155:1:${BOB}`, caipNetworkId: 'eip155:137' })
  expect(estimated.mock.calls).toMatchObject([
    [{ network: { caipNetworkId: 'eip155:137' } }, { address: BOB, to: BOB }],
  ])
  await disconnect(config)
  await expect(estimateGas(config, { to: BOB })).rejects.toMatchObject({ code: 'NO_ACTIVE_ADDRESS' })
})

test('[S1.4] the wallet is asked with the reviewed account and network', async () => {
  const { config, asked, wallet } = await connected()
  expect(await signMessage(config, { message: 'Hello' })).toBe('0xsigned')
  expect(asked.mock.calls[0]).toMatchObject([
    { network: { caipNetworkId: 'eip155:1' }, provider: wallet },
    { address: ALICE, message: 'Hello' },
  ])
  const typedData = { domain: {}, types: {}, primaryType: 'Mail', message: {} }
  await signTypedData(config, { account: reviewed, typedData })
  expect(asked.mock.calls[1]?.[1]).toEqual({ address: ALICE, typedData })
  await sendTransaction(config, { account: reviewed, to: BOB, value: 1n })
  expect(asked.mock.calls[2]?.[1]).toEqual({ address: ALICE, to: BOB, value: 1n })
  expect(await estimateGas(config, { to: BOB })).toBe(21_000n)
})

test.each([
  ['1000000000000000000', 10n ** 18n, false],
  ['0x10', 16n, false],
  [undefined, undefined, false],
  ['abc', undefined, true],
  [1, undefined, true],
  [null, undefined, true],
])(
  '[S5.11] the value %j is sent as %s, with an alert for the developer: %s (R69)',
  async (value, expected, isReported) => {
    const { config, asked } = await connected()
    const alerts: string[] = []
    problems.subscribe(config, ({ code }) => alerts.push(code))
    await sendTransaction(config, { to: BOB, value: value as never })
    expect((asked.mock.calls[0]?.[1] as { value?: bigint } | undefined)?.value).toBe(expected)
    expect(alerts).toEqual(isReported ? ['VALUE_INVALID'] : [])
  },
)

test.each(['the wallet approves', 'fails'])('a request that %s leaves no listener', async (how) => {
  const { config, asked } = await connected()
  const { store } = internalsOf(config)
  const subscribe = store.sub.bind(store)
  let listeners = 0
  const counted = vi.spyOn(store, 'sub').mockImplementation((atom, listener) => {
    const stop = subscribe(atom, listener)
    listeners += 1
    return () => {
      listeners -= 1
      stop()
    }
  })
  if (how === 'fails') asked.mockRejectedValue(new Error('broken'))
  await signMessage(config, { message: 'Hello' }).catch(() => undefined)
  expect(counted).toHaveBeenCalled()
  expect(listeners).toBe(0)
})

test('an `address` of the app, which is no parameter, does not replace the account of the request', async () => {
  const { config, asked } = await connected(async () => ({ accounts: [ALICE, BOB], chainId: '1' }))
  await sendTransaction(config, { to: BOB, value: 1n, address: BOB } as never)
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ address: ALICE, to: BOB })
})

test('an extension that was discovered again, and has not loaded its code, is asked once it has', async () => {
  const provider = {}
  let isReady = false
  const wallet = Object.assign(createTestConnector(), {
    prepare: async () => void (isReady = true),
    getProvider: () => (isReady ? provider : undefined),
  })
  const sign = vi.fn(async () => '0x5161' as const)
  const { config } = setup({
    connectors: [wallet],
    adapters: [createTestAdapter({ signMessage: async () => sign })],
  })
  await connect(config, { connector: wallet })
  await signMessage(config, { message: 'Hello' })
  expect(sign).toHaveBeenCalledWith(expect.objectContaining({ provider }), expect.anything())
})

test('a wallet that has emitted no event of its other account is asked for that account at the next try', async () => {
  const live = { accounts: [ALICE], chainId: '1' }
  const { config, asked } = await connected(async () => live)
  live.accounts = [BOB]
  await expect(signMessage(config, { message: 'Hello' })).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
  expect(getAccount(config).address).toBe(BOB)
  await signMessage(config, { message: 'Hello' })
  expect(asked.mock.calls).toMatchObject([[{}, { address: BOB, message: 'Hello' }]])
  // A locked wallet stays connected: it exposes its account when it is unlocked.
  live.accounts = []
  await expect(signMessage(config, { message: 'Hello' })).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
  expect(getAccount(config).address).toBe(BOB)
})

test('a wallet that has emitted no event of its other chain is asked to switch back at the next try', async () => {
  const live = { accounts: [ALICE], chainId: '1' }
  const { config, wallet, asked } = await connected(async () => live)
  live.chainId = '137'
  await expect(signMessage(config, { message: 'Hello' })).rejects.toMatchObject({ code: 'NETWORK_CHANGED' })
  expect([getNetwork(config).caipNetworkId, wallet.calls.switchNetwork]).toEqual(['eip155:1', 0])
  wallet.switchNetwork = async ({ network }) => void (live.chainId = String(network.id))
  await signMessage(config, { message: 'Hello' })
  expect([asked.mock.calls.length, live.chainId]).toEqual([1, '1'])
})

describe('before the wallet is asked', () => {
  test.each<[string, string, Session, object]>([
    ['ACCOUNT_CHANGED', 'it is on another account', { accounts: [BOB], chainId: '1' }, {}],
    ['ACCOUNT_CHANGED', 'it is locked', { accounts: [], chainId: '1' }, {}],
    ['NETWORK_CHANGED', 'it is on another network', { accounts: [ALICE], chainId: '137' }, {}],
    [
      'NETWORK_CHANGED',
      'another network was reviewed',
      { accounts: [ALICE], chainId: '1' },
      { caipNetworkId: 'eip155:137' },
    ],
    [
      'ACCOUNT_CHANGED',
      'another account was reviewed',
      { accounts: [ALICE], chainId: '1' },
      { account: `eip155:1:${BOB}` },
    ],
    [
      'NO_ACTIVE_ADDRESS',
      'no wallet is connected in the reviewed namespace',
      { accounts: [ALICE] },
      { account: 'solana:x:y' },
    ],
    ['INVALID_CAIP_ADDRESS', 'an invalid account was reviewed', { accounts: [ALICE] }, { account: 'x' }],
  ])('rejects with %s: %s', async (code, _, live, review) => {
    const { config, asked } = await connected(async () => live)
    const calls = [
      signMessage(config, { message: 'Hello', ...review }),
      sendTransaction(config, { to: BOB, ...review }),
      sendCalls(config, { calls: [{ to: BOB }], ...review }),
      signTypedData(config, {
        typedData: { domain: {}, types: {}, primaryType: '', message: {} },
        ...review,
      }),
    ]
    for (const result of await Promise.allSettled(calls))
      expect(result).toMatchObject({ status: 'rejected', reason: { code } })
    expect(asked).not.toHaveBeenCalled()
  })

  test('addresses are compared by the rules of their namespace', async () => {
    const { config, asked } = await connected(async () => ({
      accounts: [BOB, ALICE.toLowerCase()],
      chainId: '1',
    }))
    await signMessage(config, { message: 'Hello', account: reviewed })
    expect(asked).toHaveBeenCalledOnce()
  })

  test('[S8.25] rejects without a connection', async () => {
    const { config } = setup()
    await expect(signMessage(config, { message: 'Hello' })).rejects.toMatchObject({
      code: 'NO_ACTIVE_ADDRESS',
      shortMessage: 'No ActiveCaipAddress found',
    })
  })

  test('[S8.27] rejects if the connection has no connector', async () => {
    const { config, asked } = await connected()
    internalsOf(config).connectors.clear()
    await expect(signMessage(config, { message: 'Hello' })).rejects.toMatchObject({
      code: 'CLIENT_NOT_FOUND',
      shortMessage: 'No ConnectionController client found',
    })
    expect(asked).not.toHaveBeenCalled()
  })

  test('[S8.55] rejects if the namespace has no adapter, no network, or not the operation', async () => {
    const { config } = setup({ connectors: [] })
    expect(canOperate(config, 'eip155', 'signMessage')).toBe(false)
    await expect(
      runNamespaceOperation(config, 'eip155', 'signMessage', { address: ALICE, message: '' }),
    ).rejects.toMatchObject({ code: 'OPERATION_NOT_SUPPORTED' })
    await expect(
      runNamespaceOperation(config, 'cosmos', 'signMessage', { address: ALICE, message: '' }),
    ).rejects.toMatchObject({ code: 'CLIENT_NOT_SET', shortMessage: 'No client is set for cosmos' })
    internalsOf(config).adapters.set('cosmos', createTestAdapter({}, 'cosmos'))
    await expect(
      runNamespaceOperation(config, 'cosmos', 'signMessage', { address: ALICE, message: '' }),
    ).rejects.toMatchObject({ code: 'CHAIN_REQUIRED', shortMessage: 'A chain is required' })
  })

  test('rejects with the reason of an aborted signal', async () => {
    const { config, asked } = await connected()
    const signal = AbortSignal.abort(new TypeError('left'))
    await expect(signMessage(config, { message: 'Hello', signal })).rejects.toBe(signal.reason)
    expect(asked).not.toHaveBeenCalled()
  })
})

test('[S7.34] calls are sent as a batch from the reviewed account, and their wallet is asked for the status', async () => {
  const getStatus = vi.fn<(...asked: readonly unknown[]) => Promise<CallsStatus>>(async () => ({
    outcome: 'pending',
    code: 100,
    isAtomic: true,
    receipts: [],
  }))
  const getAll = vi.fn(async () => ({ atomic: { status: 'supported' as const } }))
  const { config, asked, wallet } = await connected(undefined, {
    operations: { getCallsStatus: async () => getStatus, getCapabilities: async () => getAll },
  })
  const calls = [{ to: BOB, value: 1n }]
  expect(await sendCalls(config, { account: reviewed, calls, isAtomicRequired: true })).toEqual({
    id: '0xsigned',
  })
  expect(asked.mock.calls[0]).toMatchObject([
    { network: { caipNetworkId: 'eip155:1' }, provider: wallet },
    { address: ALICE, calls, isAtomicRequired: true },
  ])
  expect((await getCallsStatus(config, { id: '0xsigned' })).outcome).toBe('pending')
  expect(getStatus.mock.lastCall).toMatchObject([
    { network: { id: 1 }, provider: wallet },
    { id: '0xsigned', address: ALICE, asked: { calls: [{ to: BOB, value: 1n }] } },
  ])
  await getCapabilities(config, { address: BOB, caipNetworkId: 'eip155:137' })
  expect(getAll.mock.calls[0]).toMatchObject([{ network: { id: 137 }, provider: wallet }, { address: BOB }])
  await expect(
    getCapabilities(config, { address: BOB, caipNetworkId: 'solana:x' as never }),
  ).rejects.toMatchObject({ code: 'NO_ACTIVE_ADDRESS' })
})

describe('the status of a batch is requested with an account and its network', () => {
  async function sent() {
    const getStatus = vi.fn<(...asked: readonly unknown[]) => Promise<CallsStatus>>(async () => ({
      outcome: 'unclear',
      code: 200,
      isAtomic: true,
      receipts: [],
    }))
    const operations = { getCallsStatus: async () => getStatus }
    const test = await connected(undefined, { operations })
    await sendCalls(test.config, { account: reviewed, calls: [{ to: BOB, value: 1n }] })
    test.wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }], chainId: '137' })
    return { ...test, getStatus }
  }

  test.each([
    ['of this page: the account that sent it', { id: '0xsigned' }, 1, ALICE],
    [
      'of this page: an account that the app names',
      { id: '0xsigned', account: `eip155:137:${BOB}` },
      137,
      BOB,
    ],
    ['of an earlier page: the account in use', { id: '0xearlier' }, 137, BOB],
    ['of an earlier page: an account that the app names', { id: '0xearlier', account: reviewed }, 1, ALICE],
  ] as const)('%s', async (_, parameters, id, address) => {
    const { config, getStatus } = await sent()
    expect((await getCallsStatus(config, parameters)).outcome).toBe('unclear')
    expect(getStatus.mock.lastCall).toMatchObject([{ network: { id } }, { id: parameters.id, address }])
  })

  test('a batch that was sent on another network than that of its account is followed on that one', async () => {
    const getStatus = vi.fn<(...asked: readonly unknown[]) => Promise<CallsStatus>>(async () => ({
      outcome: 'pending',
      code: 100,
      isAtomic: true,
      receipts: [],
    }))
    const onPolygon = async () => ({ accounts: [ALICE], chainId: '137' })
    const operations = { getCallsStatus: async () => getStatus }
    const { config } = await connected(onPolygon, { operations })
    const calls = [{ to: BOB, value: 1n }]
    await sendCalls(config, { account: reviewed, caipNetworkId: 'eip155:137', calls })
    await getCallsStatus(config, { id: '0xsigned' })
    expect(getStatus.mock.lastCall).toMatchObject([{ network: { id: 137 } }, { address: ALICE }])
  })
})

test('a batch id in the form of a sequential id is refused', async () => {
  const forged = `sequential:eip155:1:${BOB}:0xabcd`
  const { config } = await connected(undefined, {
    operations: { sendCalls: async () => async () => ({ id: forged }) },
  })
  await expect(sendCalls(config, { calls: [{ to: BOB, value: 1n }] })).rejects.toMatchObject({
    code: 'SEND_UNCLEAR',
  })
})

describe('a wallet that stayed on its chain while the app was on another namespace', () => {
  /** The app is on Polygon, the wallet on Ethereum. */
  async function apart() {
    const live = { accounts: [ALICE], chainId: '1' }
    const test = await connected(async () => live)
    const { config, wallet } = test
    const { switchNetwork: agree } = wallet
    wallet.switchNetwork = async (parameters) => {
      await agree?.(parameters)
      live.chainId = parameters.network.caipNetworkId.slice('eip155:'.length)
    }
    await switchNetwork(config, { caipNetworkId: solana.caipNetworkId })
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(wallet.calls.switchNetwork).toBe(0)
    return { ...test, live }
  }

  test('is asked to switch before it is asked to send or sign', async () => {
    const { config, wallet, asked } = await apart()
    await sendTransaction(config, { to: BOB, value: 1n })
    await signMessage(config, { message: 'Hello' })
    expect(wallet.calls.switchNetwork).toBe(1)
    expect(asked.mock.calls).toMatchObject([
      [{ network: { caipNetworkId: 'eip155:137' } }, { to: BOB }],
      [{ network: { caipNetworkId: 'eip155:137' } }, { message: 'Hello' }],
    ])
  })

  test('is not asked to send if it rejects the switch or stays on its chain, and is asked at the next try', async () => {
    const { config, wallet, asked, live } = await apart()
    const { switchNetwork: agree } = wallet
    const send = () => sendTransaction(config, { to: BOB, value: 1n })
    wallet.switchNetwork = () => Promise.reject(new UserRejectedError())
    await expect(send()).rejects.toMatchObject({ code: 'USER_REJECTED' })
    wallet.switchNetwork = async () => undefined
    await expect(send()).rejects.toMatchObject({ code: 'NETWORK_CHANGED' })
    expect(asked).not.toHaveBeenCalled()
    wallet.switchNetwork = agree!
    live.chainId = '137'
    await send()
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('is not asked for an estimate, which is one of the network in use', async () => {
    const { config, wallet, estimated } = await apart()
    expect(await estimateGas(config, { to: BOB })).toBe(21_000n)
    expect(estimated.mock.calls).toMatchObject([
      [
        { network: { caipNetworkId: 'eip155:137' }, provider: undefined },
        { address: ALICE, to: BOB },
      ],
    ])
    expect(wallet.calls.switchNetwork).toBe(0)
  })

  test('is not asked to switch for a request on its own chain', async () => {
    const { config, wallet, asked } = await apart()
    await signMessage(config, { message: 'Hello', caipNetworkId: 'eip155:1' })
    expect([wallet.calls.switchNetwork, asked.mock.calls.length]).toEqual([0, 1])
  })
})

describe('account and chain of the wallet', () => {
  test('are taken from its last event if it does not answer within a second', async () => {
    const { config, asked, wallet } = await connected(() => new Promise(() => {}))
    const signing = signMessage(config, { message: 'Hello', account: reviewed })
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await signing).toBe('0xsigned')
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] })
    const late = signMessage(config, { message: 'Hello', account: reviewed })
    const settled = expect(late).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
    await vi.advanceTimersByTimeAsync(1000)
    await settled
    expect(asked).toHaveBeenCalledOnce()
  })

  test('are taken from its last event if it cannot be read', async () => {
    const { config, asked } = await connected(() => Promise.reject(new TypeError('broken')))
    await signMessage(config, { message: 'Hello' })
    expect(asked).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each(['popup', 'deepLink', 'frame'] as const)(
    'are taken from its last event for a %s, which is called within the click',
    async (interaction) => {
      const { config, readSession, wallet, asked } = await connected(undefined, { interaction })
      await signMessage(config, { message: 'Hello' })
      expect(readSession).not.toHaveBeenCalled()
      expect([asked.mock.calls.length, wallet.calls.switchNetwork]).toEqual([1, 0])
      await expect(
        sendTransaction(config, { to: BOB, value: 1n, caipNetworkId: 'eip155:137' }),
      ).rejects.toMatchObject({ code: 'NETWORK_CHANGED' })
      wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] })
      await expect(sendTransaction(config, { to: BOB, value: 1n, account: reviewed })).rejects.toMatchObject({
        code: 'ACCOUNT_CHANGED',
      })
      expect(asked).toHaveBeenCalledOnce()
    },
  )
})

test('a wallet is not asked when another one with the same account becomes current after the call', async () => {
  const asked = vi.fn(async () => '0xsigned')
  const adapter = createTestAdapter({ sendTransaction: async () => asked })
  const [wallet, other] = ['wallet', 'other'].map((id) => createTestConnector({ id, interaction: 'popup' }))
  const { config } = setup({
    connectors: [wallet!, other!],
    adapters: [adapter, createTestAdapter({}, 'solana')],
    features: { multiWallet: true },
  })
  await connect(config, { connector: other! })
  await connect(config, { connector: wallet! })
  const sending = sendTransaction(config, { to: BOB, value: 1n })
  const settled = expect(sending).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
  void connect(config, { connector: other! })
  await settled
  expect(asked).not.toHaveBeenCalled()
})

test('a wallet whose account is being read is not asked after an abort', async () => {
  let answer: (session: Session) => void = () => undefined
  const { config, asked, readSession } = await connected(() => new Promise((resolve) => (answer = resolve)))
  const controller = new AbortController()
  const sending = sendTransaction(config, { to: BOB, value: 1n, signal: controller.signal })
  const settled = expect(sending).rejects.toBe('left')
  await vi.waitFor(() => expect(readSession).toHaveBeenCalled())
  controller.abort('left')
  await settled
  answer({ accounts: [ALICE], chainId: '1' })
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.dynamicImportSettled()
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['never answers', undefined],
  ['approves it later', (resolve: (signature: string) => void) => resolve('0xlate')],
  ['rejects it later', (_: unknown, reject: (error: Error) => void) => reject(new UserRejectedError())],
] as const)('[S1.4] an abort ends a request if the wallet %s', async (_, answer) => {
  const { config, asked } = await connected()
  let answerLate: () => void = () => undefined
  asked.mockImplementation(
    () => new Promise((resolve, reject) => (answerLate = () => answer?.(resolve, reject))),
  )
  const controller = new AbortController()
  const signing = signMessage(config, { message: 'Hello', signal: controller.signal })
  const settled = expect(signing).rejects.toBe('left')
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  controller.abort('left')
  await settled
  answerLate()
  await vi.advanceTimersByTimeAsync(0)
  expect(getAccount(config).isConnected).toBe(true)
  expect(getUnfinishedRequests(config)).toEqual([])
  // The next request has its own answer.
  asked.mockImplementation(async () => '0xnext')
  expect(await signMessage(config, { message: 'Hello' })).toBe('0xnext')
})

test('signers of other libraries follow the connection', async () => {
  const { config, wallet } = await connected()
  expect(config.getSigner('eip155')).toMatchObject({ address: ALICE, network: { id: 1 }, provider: wallet })
  expect(config.getSigner('solana')).toBeUndefined()
  wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }], chainId: '137' })
  expect(config.getSigner('eip155')).toMatchObject({ address: BOB, network: { id: 137 } })
})

test('a transaction of the host is signed by a wallet that supports it, with the reviewed account', async () => {
  const asked = vi.fn(async () => 'c2lnbmVk')
  const wallet = createTestConnector()
  const { config } = setup({
    connectors: [wallet],
    adapters: [createTestAdapter({ signTransaction: async () => asked }), createTestAdapter({}, 'solana')],
  })
  await connect(config, { connector: wallet })
  expect(await signTransaction(config, { transaction: 'dHg=' })).toBe('c2lnbmVk')
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ network: expect.objectContaining({ caipNetworkId: 'eip155:1' }) }),
    { address: ALICE, transaction: 'dHg=' },
  )
  await expect(
    signTransaction(config, { transaction: 'dHg=', account: `eip155:1:${BOB}` }),
  ).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
  expect(asked).toHaveBeenCalledOnce()
})

describe('an adapter of the app passes errors of its wallet on', () => {
  const thrown = async (error: unknown, run: (config: Config) => Promise<unknown>) => {
    const { config, asked } = await connected()
    asked.mockRejectedValue(error)
    return run(config).then(
      () => expect.unreachable('it should have failed'),
      (failure: unknown) => failure,
    )
  }
  const send = (config: Config) => sendTransaction(config, { to: BOB, value: 1n })

  test.each([
    ['a failure', new TypeError('broken'), 'SIGN_MESSAGE_FAILED'],
    ['a rejection', { code: 4001, message: 'User rejected the request.' }, 'USER_REJECTED'],
    ['a text', 'broken', 'SIGN_MESSAGE_FAILED'],
  ])('%s instead of a signature is a FoyerError', async (_, error, code) => {
    const failure = await thrown(error, (config) => signMessage(config, { message: 'Hello' }))
    expect(failure).toMatchObject({
      code,
      cause: error,
      message: expect.stringMatching(/^eip155:signMessage - /),
    })
  })

  test.each([
    ['a lost answer', new Error('request timed out'), 'SEND_UNCLEAR'],
    ['a refusal', new Error('insufficient funds'), 'SEND_TRANSACTION_FAILED'],
    ['a rejection', { code: 4001 }, 'USER_REJECTED'],
  ])('%s instead of a transaction is a FoyerError', async (_, error, code) => {
    expect(await thrown(error, send)).toMatchObject({ code, cause: error })
  })

  test('an operation that throws rejects with a FoyerError', async () => {
    const broken = (): never => {
      throw new TypeError('broken')
    }
    const { config } = await connected(undefined, { operations: { signMessage: async () => broken } })
    await expect(signMessage(config, { message: 'Hello' })).rejects.toMatchObject({
      code: 'SIGN_MESSAGE_FAILED',
    })
  })
})

describe('parameters in a proxy, as state libraries have them,', () => {
  /** Proxy of an object and of all objects in it. */
  const proxyOf = <value extends object>(value: value): value =>
    new Proxy(value, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'object' && member !== null ? proxyOf(member) : member
      },
    })

  test('reach the wallet as plain data', async () => {
    const { config, asked } = await connected()
    const typedData = {
      domain: { name: 'Shop' },
      types: { Order: [{ name: 'ids', type: 'uint256[]' }] },
      primaryType: 'Order',
      message: { ids: [1n, 2n] },
    }
    await signTypedData(config, { typedData: proxyOf(typedData) })
    expect(asked).toHaveBeenLastCalledWith(expect.anything(), { address: ALICE, typedData })
    const calls = [{ to: BOB, value: 1n, data: '0x12' }] as const
    await sendCalls(config, { calls: proxyOf(calls) })
    expect(asked).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ calls }))
    const [[, given]] = asked.mock.calls.slice(-1) as [[unknown, { readonly calls: object[] }]]
    expect(structuredClone(given.calls)).toEqual(calls)
  })

  test('with a function reject before the wallet is asked', async () => {
    const { config, asked } = await connected()
    const message = { ids: () => [1n] }
    const typedData = { domain: {}, types: { Order: [] }, primaryType: 'Order', message }
    await expect(signTypedData(config, { typedData })).rejects.toMatchObject({ name: 'DataCloneError' })
    expect(asked).not.toHaveBeenCalled()
  })
})

import type { ChainNamespace } from '@foyer/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getQueryClient } from '../core/queryClient.ts'
import { balanceQueryKey } from '../data/balances/queries.ts'
import { getAlert } from '../modal/notices/state.ts'
import { switchConnection } from '../modal/switchConnection.ts'
import { ALICE, BOB, connectionsOf, setup, solana } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from './connect.ts'
import { watchConnections, watchConnectors } from './connections.ts'
import { disconnect } from './disconnect.ts'
import { parseStoredIds } from './persist.ts'
import { getAccount, watchAccount, getNetwork, cancelConnect } from './state.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const namespaces = (config: Parameters<typeof connectionsOf>[0]) =>
  connectionsOf(config).map(({ namespace, connectorId }) => `${namespace}:${connectorId}`)

describe('disconnecting', () => {
  test('[S4.3] a wallet with several namespaces is disconnected in all of them', async () => {
    const wallet = createTestConnector({ namespaces: ['eip155', 'solana'] })
    const { config, events } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet, namespaces: ['eip155', 'solana'] })
    expect(namespaces(config)).toHaveLength(2)
    await disconnect(config, { namespace: 'eip155' })
    expect(namespaces(config)).toEqual([])
    expect(wallet.calls.disconnect).toBe(1)
    expect(events.at(-1)).toEqual({ event: 'DISCONNECT_SUCCESS', properties: { namespace: 'eip155' } })
    await connect(config, { connector: wallet, namespaces: ['eip155', 'solana'] })
    await disconnect(config)
    expect(wallet.calls.disconnect).toBe(2)
  })

  test.each([
    ['disconnects', { type: 'disconnect', namespace: 'eip155' }, ['test.wallet']],
    ['is locked', { type: 'change', namespace: 'eip155', accounts: [] }, undefined],
  ] as const)('a wallet that %s in a namespace stays connected in others', async (_, event, forgotten) => {
    const wallet = createTestConnector({ namespaces: ['eip155', 'solana'], chainId: null })
    const { config, storage } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet, namespaces: ['eip155', 'solana'] })
    wallet.emit(event)
    expect(namespaces(config)).toEqual(['solana:test.wallet'])
    // A wallet that disconnects itself is not restored on the next page load; a locked one is.
    const stored = parseStoredIds(storage.getItem('@foyer/disconnected_connector_ids'))
    expect(stored.eip155).toEqual(forgotten)
  })

  test('[S4.3] a wallet of another namespace stays connected', async () => {
    const [evm, sol] = [
      createTestConnector({ id: 'evm' }),
      createTestConnector({ id: 'sol', namespaces: ['solana'] }),
    ]
    const { config, events } = setup({ connectors: [evm, sol] })
    await connect(config, { connector: evm })
    await connect(config, { connector: sol })
    await disconnect(config, { namespace: 'eip155' })
    expect(namespaces(config)).toEqual(['solana:sol'])
    await disconnect(config)
    expect(namespaces(config)).toEqual([])
    expect(events.at(-1)).toEqual({ event: 'DISCONNECT_SUCCESS', properties: { namespace: 'all' } })
  })

  test('[S8.16] [S8.17] rejects if wallets refuse; all connections end nevertheless', async () => {
    const refusing = (id: string, namespace: ChainNamespace) => ({
      ...createTestConnector({ id, namespaces: [namespace] }),
      disconnect: () => Promise.reject(new TypeError(`${id} never`)),
    })
    const [evm, bitcoin] = [refusing('evm', 'eip155'), refusing('bitcoin', 'bip122')]
    const sol = createTestConnector({ id: 'sol', namespaces: ['solana'] })
    const { config, names } = setup({ connectors: [evm, bitcoin, sol] })
    await connect(config, { connector: evm })
    await connect(config, { connector: bitcoin })
    await connect(config, { connector: sol })
    await expect(disconnect(config)).rejects.toMatchObject({
      code: 'DISCONNECT_FAILED',
      shortMessage: 'Failed to disconnect',
      cause: { shortMessage: 'Failed to disconnect chains: bitcoin never, evm never' },
    })
    expect(namespaces(config)).toEqual([])
    expect(sol.calls.disconnect).toBe(1)
    expect(names().at(-1)).toBe('DISCONNECT_ERROR')
  })

  test('aborts the running connect', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    const { config } = setup({ connectors: [wallet] })
    const waiting = connect(config, { connector: wallet })
    const settled = expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    await disconnect(config)
    await settled
    expect(getAccount(config).status).toBe('disconnected')
  })

  test.each([
    ['another connector', { connector: { uid: 'a' } }],
    ['another namespace', { namespace: 'solana' }],
  ] as const)('a disconnect of %s does not abort the running connect', async (_, parameters) => {
    const a = createTestConnector({ id: 'a', namespaces: ['solana'], chainId: String(solana.id) })
    const b = createTestConnector({ id: 'b' })
    const { config } = setup({ connectors: [a, b], features: { multiWallet: true } })
    await connect(config, { connector: a })
    b.answer = 'wait'
    const connecting = connect(config, { connector: b, namespaces: ['eip155'] })
    await disconnect(config, parameters)
    await vi.waitFor(() => expect(b.calls.connect).toBe(1))
    b.approveWaiting()
    await expect(connecting).resolves.toMatchObject([{ connectorId: 'b' }])
    expect(connectionsOf(config).map(({ connectorId }) => connectorId)).toEqual(['b'])
  })

  test.each(['the visitor', 'the wallet'])('by %s removes the cached queries of the address', async (by) => {
    const wallet = createTestConnector()
    const { config } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet })
    const own = balanceQueryKey(config, { address: ALICE.toLowerCase(), caipNetworkId: 'eip155:1' })
    const other = balanceQueryKey(config, { address: BOB, caipNetworkId: 'eip155:1' })
    const foreign = ['foyer', 'another config', 'balance', { address: ALICE }]
    for (const key of [own, other, foreign, ['host', config.id, 'x', { address: ALICE }]])
      getQueryClient(config).setQueryData(key, 1)
    if (by === 'the wallet') wallet.emit({ type: 'disconnect' })
    else await disconnect(config)
    const kept = getQueryClient(config)
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey)
    expect(kept).toHaveLength(3)
    expect(kept).not.toContainEqual(own)
  })

  test('removes the cached queries of all accounts of the wallet', async () => {
    const wallet = createTestConnector({ accounts: [{ address: ALICE }, { address: BOB }] })
    const { config } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet })
    const keys = [ALICE, BOB].map((address) =>
      balanceQueryKey(config, { address, caipNetworkId: 'eip155:1' }),
    )
    for (const key of keys) getQueryClient(config).setQueryData(key, 1 as never)
    await disconnect(config)
    expect(keys.map((key) => getQueryClient(config).getQueryData(key))).toEqual([undefined, undefined])
  })

  test('keeps the cached queries of an address that another connected wallet has', async () => {
    const [first, second] = [createTestConnector(), createTestConnector({ id: 'second' })]
    const { config } = setup({ connectors: [first, second], features: { multiWallet: true } })
    await connect(config, { connector: first })
    await connect(config, { connector: second })
    const key = balanceQueryKey(config, { address: ALICE, caipNetworkId: 'eip155:1' })
    getQueryClient(config).setQueryData(key, 1 as never)
    await disconnect(config, { connector: second })
    expect(getQueryClient(config).getQueryData(key)).toBe(1)
    await disconnect(config)
    expect(getQueryClient(config).getQueryData(key)).toBeUndefined()
  })

  test('selects the network of the wallet that becomes current', async () => {
    const [first, second] = [createTestConnector({ chainId: '137' }), createTestConnector({ id: 'second' })]
    const { config } = setup({ connectors: [first, second], features: { multiWallet: true } })
    await connect(config, { connector: first })
    await connect(config, { connector: second })
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
    expect(connectionsOf(config).map(({ caipNetwork }) => caipNetwork?.id)).toEqual([1, 137])
    second.emit({ type: 'disconnect' })
    expect(getAccount(config).connector?.id).toBe('test.wallet')
    expect(getNetwork(config).caipNetworkId).toBe('eip155:137')
  })
})

test('a change of the chain in another namespace does not change the active network', async () => {
  const evm = createTestConnector()
  const sol = createTestConnector({ id: 'sol', namespaces: ['solana'], chainId: String(solana.id) })
  const { config } = setup({ connectors: [evm, sol] })
  await connect(config, { connector: sol })
  await connect(config, { connector: evm })
  sol.emit({ type: 'change', namespace: 'solana', chainId: 'devnet' })
  expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
  expect(getAccount(config, { namespace: 'solana' }).caipNetworkId).toBe('solana:devnet')
})

describe('switching between live connections', () => {
  async function two(multiWallet = true) {
    const [first, second] = [
      createTestConnector({ chainId: '137' }),
      createTestConnector({ id: 'second', address: BOB }),
    ]
    const test = setup({ connectors: [first, second], features: { multiWallet } })
    await connect(test.config, { connector: first })
    await connect(test.config, { connector: second })
    return { ...test, first, second }
  }

  test('[S4.6] makes a connection current without a request to its wallet, and selects its network', async () => {
    const { config, first } = await two()
    await switchConnection(config, { connector: first, namespace: 'eip155' })
    expect(getAccount(config)).toMatchObject({ address: ALICE, connector: { id: 'test.wallet' } })
    expect(getNetwork(config).caipNetworkId).toBe('eip155:137')
    expect(first.calls).toMatchObject({ connect: 1, restore: 0 })
  })

  test('[S4.6] by `connect` sends no request to the wallet either, and keeps its account', async () => {
    const { config, first } = await two()
    first.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }, { address: ALICE }] })
    await switchConnection(config, { connector: first, namespace: 'eip155', address: ALICE })
    await switchConnection(config, { connector: { uid: 'second' }, namespace: 'eip155' })
    await connect(config, { connector: first })
    expect(getAccount(config)).toMatchObject({ address: ALICE, connector: { id: 'test.wallet' } })
    expect(first.calls.connect).toBe(1)
  })

  test('[S8.14] rejects for a connector that is not connected', async () => {
    const { config } = await two()
    await expect(
      switchConnection(config, { connector: { uid: 'x' }, namespace: 'eip155' }),
    ).rejects.toMatchObject({ message: 'No connector found for connection: x', code: 'CONNECTOR_NOT_FOUND' })
    await expect(
      switchConnection(config, { connector: { uid: 'second' }, namespace: 'solana' }),
    ).rejects.toMatchObject({ code: 'CONNECTOR_NOT_FOUND' })
  })

  test('[S6.9] [S8.42] does nothing without multi-wallet, and alerts the developer', async () => {
    const { config, first } = await two(false)
    await switchConnection(config, { connector: first, namespace: 'eip155' })
    expect(getAccount(config).connector?.id).toBe('second')
    expect(getAlert(config)).toMatchObject({
      isOpen: true,
      variant: 'info',
      code: 'MULTI_WALLET_NOT_ENABLED',
      message: 'Multi-Wallet Not Enabled',
    })
    await vi.waitFor(() =>
      expect(getAlert(config).details).toBe(
        'Multi-wallet support is not enabled. Please enable it in your Foyer configuration',
      ),
    )
  })

  test('[S4.6] selects another account of the current wallet, also without multi-wallet', async () => {
    const { config, second } = await two(false)
    second.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }, { address: ALICE }] })
    await switchConnection(config, { connector: second, namespace: 'eip155', address: ALICE })
    expect(getAccount(config).address).toBe(ALICE)
    expect(getAlert(config).isOpen).toBe(false)
  })
})

describe('connecting', () => {
  test('[S1.3] in another namespace makes that namespace active', async () => {
    const wallet = createTestConnector({ namespaces: ['solana'], chainId: solana.id as string })
    const { config } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet })
    expect(getNetwork(config)).toBe(solana)
  })

  test('emits the method email for the embedded wallet, and the name Unknown for a wallet without a name', async () => {
    const auth = { ...createTestConnector({ name: '' }), type: 'AUTH' as const }
    const { config, events } = setup({ connectors: [auth] })
    await connect(config, { connector: auth })
    expect(events.at(-1)).toEqual({
      event: 'CONNECT_SUCCESS',
      properties: { method: 'email', name: 'Unknown', view: 'Connect' },
    })
  })

  test("rejects with the reason of the caller's signal, and emits no failure", async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    const { config, names } = setup({ connectors: [wallet] })
    const controller = new AbortController()
    const waiting = connect(config, { connector: wallet, signal: controller.signal })
    const reason = new TypeError('left')
    controller.abort(reason)
    await expect(waiting).rejects.toBe(reason)
    expect(getAccount(config).status).toBe('disconnected')
    expect(names()).toEqual(['SELECT_WALLET'])
  })

  test('in another namespace waits for the running prompt of the wallet, unless that was cancelled', async () => {
    const wallet = createTestConnector({ namespaces: ['eip155', 'solana'] })
    wallet.answer = 'wait'
    const { config } = setup({ connectors: [wallet] })
    const evm = connect(config, { connector: wallet, namespaces: ['eip155'] })
    const settled = Promise.all([
      expect(evm).rejects.toMatchObject({ name: 'AbortError' }),
      expect(connect(config, { connector: wallet, namespaces: ['solana'] })).rejects.toMatchObject({
        name: 'AbortError',
      }),
    ])
    await vi.waitFor(() => expect(wallet.calls.connect).toBe(1))
    cancelConnect(config)
    wallet.answer = 'approve'
    await connect(config, { connector: wallet, namespaces: ['solana'] })
    await settled
    expect(namespaces(config)).toEqual(['solana:test.wallet'])
  })
})

test('watchAccount, watchConnections and watchConnectors report changes only', async () => {
  const wallet = createTestConnector()
  const { config, unmount } = setup({ connectors: [wallet], features: { multiWallet: true } })
  const seen: string[] = []
  const stop = [
    watchAccount(config, { onChange: ({ status }) => seen.push(`account ${status}`) }),
    watchAccount(config, { namespace: 'solana', onChange: ({ status }) => seen.push(`solana ${status}`) }),
    watchConnections(config, { onChange: ({ length }) => seen.push(`connections ${length}`) }),
    watchConnectors(config, { onChange: ({ length }) => seen.push(`connectors ${length}`) }),
  ]
  await connect(config, { connector: wallet })
  // An equal change emits nothing.
  wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: ALICE }], chainId: '1' })
  await disconnect(config)
  unmount()
  await vi.advanceTimersByTimeAsync(0)
  for (const undo of stop) undo()
  const of = (what: string) => seen.filter((line) => line.startsWith(what))
  expect(of('account')).toEqual([
    'account connecting',
    // The connection is open, and the connect completes afterwards.
    'account connecting',
    'account connected',
    'account disconnected',
  ])
  expect(of('solana')).toEqual([])
  expect(of('connect')).toEqual(['connections 1', 'connections 0', 'connectors 0'])
})

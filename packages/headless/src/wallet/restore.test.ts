// @vitest-environment jsdom
import './connectionActions.ts'
import '../setup/startEngine.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChainAdapter, Connector } from '@foyer/chains'
import { toEip1193Provider, toWalletClient } from '@foyer/chains/eip155'
import { getAccount } from './accountState.ts'
import { createMemoryStorage } from '@foyer/chains/testing'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { ALICE, BOB, connectionsOf, createTestAdapter, polygon, setup, solana } from '../test/setup.ts'
import { getNetwork } from './networkState.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'

// Imported here, so that the fake clock does not wait for chunks.

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const authorized = (id: string, address = ALICE) => createTestConnector({ id, address, isAuthorized: true })
const stored = (ids: readonly string[], more: Record<string, string> = {}) =>
  createMemoryStorage({
    '@foyer/connections': JSON.stringify({
      eip155: ids.map((connectorId) => ({ connectorId, address: ALICE, accounts: [{ address: ALICE }] })),
    }),
    ...more,
  })
const current = (id: string) => ({ '@foyer/eip155:connected_connector_id': id })
/** Adapter whose wallets are announced by the test. */
function late(): { readonly adapter: ChainAdapter; announce: (connector: Connector) => () => void } {
  const self: ReturnType<typeof late> = {
    announce: () => () => {},
    adapter: {
      ...createTestAdapter(),
      discover: ({ announce }) => {
        const unregister: (() => void)[] = []
        self.announce = (connector) => {
          const undo = announce(connector)
          unregister.push(undo)
          return undo
        }
        return () => unregister.forEach((undo) => undo())
      },
    },
  }
  return self
}

describe('stored connections', () => {
  test('[S4.5] restores several connections, and the current one', async () => {
    const storage = stored(['a', 'b'], current('b'))
    const [a, b] = [authorized('a'), authorized('b')]
    const { config, events } = setup({ connectors: [a, b], storage, features: { multiWallet: true } })
    await vi.waitFor(() => expect(getAccount(config).connector?.id).toBe('b'))
    expect(connectionsOf(config)).toHaveLength(2)
    expect([a.calls, b.calls]).toMatchObject([
      { restore: 1, connect: 0 },
      { restore: 1, connect: 0 },
    ])
    expect(events).toContainEqual({
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: 'Test Wallet', reconnect: true, view: 'Connect' },
    })
  })

  test('[S4.5] does not restore disconnected ones, in any case', async () => {
    const storage = stored(['a', 'b'], { '@foyer/disconnected_connector_ids': '{"eip155":["B"]}' })
    const [a, b] = [authorized('a'), authorized('b')]
    const { config } = setup({ connectors: [a, b], storage })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('connected'))
    expect(connectionsOf(config).map(({ connectorId }) => connectorId)).toEqual(['a'])
    expect(b.calls.restore).toBe(0)
  })

  test('[S4.2] the address shows while its wallet is asked, and is not connected', async () => {
    const { config } = setup({ connectors: [authorized('a')], storage: stored(['b', 'a'], current('a')) })
    expect(getAccount(config)).toMatchObject({
      status: 'reconnecting',
      isConnected: false,
      address: ALICE,
      caipAddress: `eip155:1:${ALICE}`,
      connector: undefined,
    })
    expect(getAccount(config, { namespace: 'solana' }).address).toBeUndefined()
    await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ status: 'connected', address: ALICE }))
  })

  test('requests of signers and providers wait for the wallet of the shown address, and for no other', async () => {
    const { config } = setup({ connectors: [authorized('a')], storage: stored(['a'], current('a')) })
    const provider = toEip1193Provider(config)
    const [client, accounts] = [toWalletClient(config), provider.request({ method: 'eth_requestAccounts' })]
    expect(client.account).toBeUndefined()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE])
    expect(await accounts).toEqual([ALICE])
    expect(client.account?.address).toBe(ALICE)
    expect(await config.restoreSigner?.('solana')).toBeUndefined()
  })

  test('requests for a shown address whose wallet is gone have EIP-1193 code 4900', async () => {
    const { config } = setup({ storage: stored(['a'], current('a')) })
    const asked = toEip1193Provider(config).request({ method: 'eth_requestAccounts' })
    const outcome = expect(asked).rejects.toMatchObject({ code: 4900 })
    await vi.advanceTimersByTimeAsync(1000)
    await outcome
  })

  test('a shown address is replaced by the one that the wallet has', async () => {
    const { config } = setup({ connectors: [authorized('a', BOB)], storage: stored(['a'], current('a')) })
    expect(getAccount(config).address).toBe(ALICE)
    await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ status: 'connected', address: BOB }))
  })

  test('a shown address goes when its wallet is gone', async () => {
    const { config } = setup({ storage: stored(['a'], current('a')) })
    expect(getAccount(config).address).toBe(ALICE)
    await vi.advanceTimersByTimeAsync(1000)
    expect(getAccount(config)).toMatchObject({ status: 'disconnected', address: undefined })
  })

  const entry = (address: unknown) =>
    JSON.stringify({ eip155: [{ connectorId: 'a', address, accounts: [] }] })
  test.each([
    ['of no current connection', {}],
    [
      'of a disconnected wallet',
      { ...current('a'), '@foyer/disconnected_connector_ids': '{"eip155":["A"]}' },
    ],
    ['that is no address', { ...current('a'), '@foyer/connections': entry('<img src=x onerror=alert(1)>') }],
    ['that is no text', { ...current('a'), '@foyer/connections': entry(1e20) }],
    ['in a list of something else', { ...current('a'), '@foyer/connections': '{"eip155":[null,1,"a"]}' }],
    ['in no list', { ...current('a'), '@foyer/connections': '{"eip155":{"connectorId":"a"}}' }],
    ['in no JSON', { ...current('a'), '@foyer/connections': '{' }],
  ])('a stored address %s does not show', async (_, more) => {
    const { config, errors } = setup({ storage: stored(['a'], more) })
    expect(getAccount(config)).toMatchObject({ status: 'reconnecting', address: undefined })
    await vi.advanceTimersByTimeAsync(1000)
    expect(errors).toEqual([])
  })

  test('no address shows with reconnecting off', () => {
    const { config } = setup({ storage: stored(['a'], current('a')), enableReconnect: false })
    expect(getAccount(config)).toMatchObject({ status: 'reconnecting', address: undefined })
  })

  test('[S4.5] a wallet without permission stays disconnected, without a prompt', async () => {
    const wallet = createTestConnector({ id: 'a' })
    const { config, names } = setup({ connectors: [wallet], storage: stored(['a']) })
    expect(getAccount(config).status).toBe('reconnecting')
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    expect(wallet.calls).toMatchObject({ restore: 1, connect: 0 })
    expect(names()).toEqual([])
  })

  test('restores the network, and follows the wallet afterwards', async () => {
    const network = { '@foyer/active_caip_network_id': 'eip155:137' }
    expect(
      getNetwork(
        setup({
          id: 'one',
          storage: createMemoryStorage({ '@foyer/one/active_caip_network_id': 'eip155:137' }),
        }).config,
      ),
    ).toBe(polygon)
    const { config } = setup({ connectors: [authorized('a')], storage: stored(['a'], network) })
    expect(getNetwork(config)).toBe(polygon)
    await vi.waitFor(() => expect(getNetwork(config).caipNetworkId).toBe('eip155:1'))
  })

  test('with reconnecting off ends and removes them', async () => {
    const storage = stored(['a'], { ...current('a'), '@foyer/connection_status': 'connected' })
    const wallet = authorized('a')
    const { config } = setup({ connectors: [wallet], storage, enableReconnect: false })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    expect(wallet.calls).toMatchObject({ disconnect: 1, restore: 0 })
    expect([...storage.entries.keys()]).toEqual([])
  })
})

describe('a wallet that unregisters while it is connected', () => {
  test('is disconnected, and can be connected again once it registers again [S4.5]', async () => {
    const page = late()
    const { config } = setup({ adapters: [page.adapter] })
    const unregister = page.announce(createTestConnector({ id: 'a' }))
    await connect(config, { connector: 'a' })
    unregister()
    expect(getAccount(config).status).toBe('disconnected')
    await expect(connect(config, { connector: 'a' })).rejects.toMatchObject({ code: 'CONNECTOR_NOT_FOUND' })
    page.announce(createTestConnector({ id: 'a' }))
    await connect(config, { connector: 'a' })
    expect(getAccount(config).status).toBe('connected')
  })

  test('stays connected when only the config unmounts', async () => {
    const page = late()
    const { config, unmount } = setup({ adapters: [page.adapter] })
    page.announce(createTestConnector({ id: 'a' }))
    await connect(config, { connector: 'a' })
    unmount()
    await vi.advanceTimersByTimeAsync(0)
    expect(getAccount(config).status).toBe('connected')
  })
})

describe('a wallet that is announced late', () => {
  test('delays the status for a second, and is restored after three', async () => {
    const page = late()
    const { config } = setup({ adapters: [page.adapter], storage: stored(['a']) })
    await vi.advanceTimersByTimeAsync(999)
    expect(getAccount(config).status).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(1)
    expect(getAccount(config).status).toBe('disconnected')
    await vi.advanceTimersByTimeAsync(2000)
    page.announce(authorized('a'))
    await vi.advanceTimersByTimeAsync(0)
    expect(getAccount(config)).toMatchObject({ status: 'connected', address: ALICE })
  })

  test('without an answer delays the status for at most five seconds', async () => {
    const wallet = { ...authorized('a'), restore: () => new Promise<never>(() => {}) }
    const { config } = setup({ connectors: [wallet], storage: stored(['a']) })
    await vi.advanceTimersByTimeAsync(4999)
    expect(getAccount(config).status).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(1)
    expect(getAccount(config).status).toBe('disconnected')
  })

  test('does not replace one that the visitor chose meanwhile', async () => {
    const page = late()
    const chosen = createTestConnector({ id: 'chosen', address: BOB })
    const { config } = setup({
      adapters: [page.adapter],
      connectors: [chosen],
      storage: stored(['a'], current('a')),
    })
    await vi.advanceTimersByTimeAsync(2000)
    await connect(config, { connector: chosen })
    page.announce(authorized('a'))
    await vi.advanceTimersByTimeAsync(10)
    expect(connectionsOf(config).map(({ connectorId }) => connectorId)).toEqual(['chosen'])
  })

  test('is added with multi-wallet, but is not current', async () => {
    const page = late()
    const chosen = createTestConnector({ id: 'chosen', address: BOB })
    const { config } = setup({
      adapters: [page.adapter],
      connectors: [chosen],
      storage: stored(['a'], current('a')),
      features: { multiWallet: true },
    })
    await vi.advanceTimersByTimeAsync(2000)
    await connect(config, { connector: chosen })
    page.announce(authorized('a'))
    await vi.advanceTimersByTimeAsync(10)
    expect(connectionsOf(config)).toHaveLength(2)
    expect(getAccount(config).connector?.id).toBe('chosen')
  })

  test('is not restored over a connection made by the visitor', async () => {
    let answer = (): void => {}
    const wallet = createTestConnector({ id: 'a', address: BOB })
    const slow = {
      ...wallet,
      restore: () =>
        new Promise<never[]>((resolve) => {
          answer = () =>
            resolve([{ namespace: 'eip155', accounts: [{ address: ALICE }], chainId: '1' }] as never[])
        }),
    }
    const { config } = setup({ connectors: [slow], storage: stored(['a']) })
    await vi.advanceTimersByTimeAsync(10)
    await connect(config, { connector: slow })
    answer()
    await vi.advanceTimersByTimeAsync(10)
    expect(getAccount(config).address).toBe(BOB)
  })
})

describe('several wallets with one identity', () => {
  const twin = (uid: string, wallet: Connector): Connector => ({ ...wallet, uid })

  test('one that throws or never answers does not block the right one', async () => {
    const { config, errors } = setup({
      connectors: [
        twin('broken', { ...authorized('a', BOB), restore: () => Promise.reject(new TypeError('broken')) }),
        twin('silent', { ...authorized('a', BOB), restore: () => new Promise<never>(() => {}) }),
        twin('genuine', authorized('a')),
      ],
      storage: stored(['a']),
    })
    await vi.advanceTimersByTimeAsync(5000)
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { uid: 'genuine' } })
    expect(errors).toMatchObject([{ message: 'broken' }])
  })

  test('without one that has the account the visitor is disconnected', async () => {
    const { config } = setup({
      connectors: [twin('one', authorized('a', BOB)), twin('two', authorized('a', BOB))],
      storage: stored(['a']),
    })
    await vi.advanceTimersByTimeAsync(5000)
    expect(getAccount(config).status).toBe('disconnected')
  })
})

describe('changes by the visitor meanwhile', () => {
  test('stay: a wallet disconnected before storage was read stays disconnected', async () => {
    const storage = stored(['slow'], { '@foyer/disconnected_connector_ids': '{"eip155":["old","back"]}' })
    const slow = { ...authorized('slow'), restore: () => new Promise<never>(() => {}) }
    const [gone, back] = [createTestConnector({ id: 'gone' }), createTestConnector({ id: 'back' })]
    const { config } = setup({ connectors: [slow, gone, back], storage, features: { multiWallet: true } })
    await vi.advanceTimersByTimeAsync(10)
    await connect(config, { connector: gone })
    await connect(config, { connector: back })
    await disconnect(config, { connector: gone })
    await vi.advanceTimersByTimeAsync(5000)
    expect(JSON.parse(storage.getItem('@foyer/disconnected_connector_ids') ?? '')).toEqual({
      eip155: ['old', 'gone'],
    })
  })
})

test('restores the connection of each namespace', async () => {
  const storage = createMemoryStorage({
    '@foyer/connections': JSON.stringify({
      eip155: [{ connectorId: 'a', address: ALICE, accounts: [] }],
      solana: [{ connectorId: 'a', address: 'So1', accounts: [] }],
    }),
  })
  const wallet = createTestConnector({
    id: 'a',
    namespaces: ['eip155', 'solana'],
    isAuthorized: true,
    chainId: undefined,
  })
  const { config } = setup({ connectors: [wallet], storage })
  await vi.waitFor(() => expect(connectionsOf(config)).toHaveLength(2))
  expect(getAccount(config, { namespace: 'solana' })).toMatchObject({ isConnected: true })
  expect(solana.chainNamespace).toBe('solana')
})

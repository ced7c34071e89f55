// @vitest-environment jsdom
import './connectionActions.ts'
import './rereadWallets.ts'
import '../setup/startEngine.ts'
import type { ChainAdapter, Connector, Storage } from '@foyer/chains'
import { toEip1193Provider, toWalletClient } from '@foyer/chains/eip155'
import { createMemoryStorage } from '@foyer/chains/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { ALICE, BOB, connectionsOf, createTestAdapter, polygon, setup, solana } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { reconnect } from './reconnect.ts'
import { getAccount, getNetwork } from './state.ts'

// Imported here, so that the fake clock does not wait for chunks.

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const authorized = (id: string, address = ALICE) => createTestConnector({ id, address, isAuthorized: true })
const stored = (ids: readonly string[], more: Record<string, string> = {}) =>
  createMemoryStorage({
    '@foyer/connections': JSON.stringify({
      eip155: ids.map((connectorId) => ({ connectorId, address: ALICE, accounts: [{ address: ALICE }] })),
    }),
    ...more,
  })
const session = { namespace: 'eip155', accounts: [{ address: ALICE }], chainId: '1' } as const
const current = (id: string) => ({ '@foyer/eip155:connected_connector_id': id })
/** Adapter; the test announces its wallets. */
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
  test('a wallet that is announced after several calls of `reconnect` is asked once', async () => {
    const wallets = late()
    const { config } = setup({ adapters: [wallets.adapter], storage: stored(['a']) })
    await vi.advanceTimersByTimeAsync(2_000)
    for (let count = 0; count < 3; count += 1) {
      const restoring = reconnect(config)
      await vi.advanceTimersByTimeAsync(2_000)
      await restoring
    }
    const wallet = authorized('a')
    wallets.announce(wallet)
    await vi.advanceTimersByTimeAsync(0)
    expect(wallet.calls.restore).toBe(1)
    expect(connectionsOf(config)).toHaveLength(1)
  })

  test('are asked for once by several calls of `reconnect` at the same time', async () => {
    const wallet = authorized('a')
    const { config } = setup({ connectors: [wallet], storage: stored(['a']) })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('connected'))
    const { restore } = wallet.calls
    await Promise.all([reconnect(config), reconnect(config)])
    expect(wallet.calls.restore).toBe(restore + 1)
  })

  test('[S4.5] are all restored, and the current one becomes current again', async () => {
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

  test.each([
    ['that of the connection', '137', solana.caipNetworkId, 'eip155:137'],
    ['the first one, if that of the connection is not configured', '10', solana.caipNetworkId, 'eip155:1'],
    ['the first one, if none is stored', undefined, solana.caipNetworkId, 'eip155:1'],
    ['the active one, if it is of the same namespace', '137', 'eip155:1', 'eip155:1'],
  ])('[S4.5] the network of a restored wallet is %s', async (_, chainId, active, expected) => {
    const wallet = authorized('a')
    const asked: (readonly string[])[] = []
    const connector: Connector = {
      ...wallet,
      restore: (parameters) => {
        asked.push(parameters.networks.map(({ caipNetworkId }) => caipNetworkId))
        return wallet.restore!(parameters)
      },
    }
    const entry = { connectorId: 'a', address: ALICE, accounts: [{ address: ALICE }], chainId }
    const storage = createMemoryStorage({
      '@foyer/connections': JSON.stringify({ eip155: [entry] }),
      '@foyer/active_caip_network_id': active,
    })
    const { config } = setup({ connectors: [connector], storage })
    await vi.waitFor(() => expect(getAccount(config, { namespace: 'eip155' }).isConnected).toBe(true))
    expect(asked).toEqual([[expected, solana.caipNetworkId]])
  })

  test('[S4.5] without multi-wallet, only the one that was current stays connected, and none is forgotten', async () => {
    const storage = stored(['a', 'b'], current('b'))
    const { config } = setup({ connectors: [authorized('a'), authorized('b')], storage })
    await vi.waitFor(() => expect(getAccount(config).connector?.id).toBe('b'))
    await vi.advanceTimersByTimeAsync(10)
    expect(connectionsOf(config).map(({ connectorId }) => connectorId)).toEqual(['b'])
    expect(storage.getItem('@foyer/disconnected_connector_ids')).toBeNull()
  })

  test('[S4.5] have the account that was current, which need not be the first one of the wallet', async () => {
    const accounts = [{ address: BOB }, { address: ALICE }]
    const wallet = createTestConnector({ id: 'a', accounts, isAuthorized: true })
    const { config } = setup({ connectors: [wallet], storage: stored(['a'], current('a')) })
    await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ status: 'connected', address: ALICE }))
  })

  test('are restored in their namespace only, also if the wallet answers with another one', async () => {
    const wallet = {
      ...authorized('a'),
      namespaces: ['eip155', 'solana'] as const,
      restore: async () => [session, { ...session, namespace: 'solana' as const, chainId: undefined }],
    }
    const { config } = setup({ connectors: [wallet], storage: stored(['a'], current('a')) })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('connected'))
    expect(connectionsOf(config).map(({ namespace }) => namespace)).toEqual(['eip155'])
  })

  test('stay stored, and current, while their wallet is missing', async () => {
    const storage = stored(['a'], {
      ...current('a'),
      '@foyer/connection_status': 'connected',
      '@foyer/connected_namespaces': 'eip155',
    })
    const before = new Map(storage.entries)
    const { config } = setup({ storage })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(getAccount(config).status).toBe('disconnected')
    expect(storage.entries).toEqual(before)
  })

  test('are not shown as reconnecting for ever if the code of the restore fails, which is reported', async () => {
    const { config, errors } = setup({ storage: stored(['a'], current('a')) })
    internalsOf(config).engine.start = () => Promise.reject(new Error('no chunk'))
    await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ status: 'disconnected' }))
    expect(errors).toMatchObject([{ message: 'no chunk' }])
  })

  test.each([
    ['WALLET_CONNECT', 'a desktop', { peer: { name: 'Iris' } }, { method: 'qrcode', name: 'Iris' }],
    ['WALLET_CONNECT', 'a phone', { peer: { name: 'Iris' } }, { method: 'mobile', name: 'Iris' }],
    ['WALLET_CONNECT', 'a desktop', {}, { method: 'qrcode', name: 'Test Wallet' }],
    ['AUTH', 'a phone', {}, { method: 'email' }],
  ] as const)('emit the way to a wallet of type %s on %s, and its name', async (...row) => {
    const [type, device, more, properties] = row
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(device === 'a phone' ? 'iPhone' : 'Linux')
    const wallet: Connector = { ...authorized('a'), type, restore: async () => [{ ...session, ...more }] }
    const { events } = setup({ connectors: [wallet], storage: stored(['a'], current('a')) })
    await vi.waitFor(() =>
      expect(events).toMatchObject([
        { event: 'CONNECT_SUCCESS', properties: { ...properties, reconnect: true } },
      ]),
    )
  })

  test.each([
    ['google', ['CONNECT_SUCCESS', 'SOCIAL_LOGIN_SUCCESS']],
    ['email', ['CONNECT_SUCCESS']],
  ])('restored by the login %s emit the events %j', async (name, expected) => {
    const login = { ...session, auth: { name } }
    const wallet: Connector = { ...authorized('a'), type: 'AUTH', restore: async () => [login] }
    const { events, names } = setup({ connectors: [wallet], storage: stored(['a'], current('a')) })
    await vi.waitFor(() => expect(names()).toEqual(expected))
    if (expected.length > 1)
      expect(events[1]).toMatchObject({ properties: { provider: name, reconnect: true } })
  })

  test('emit no event unless they become current', async () => {
    const storage = stored(['a', 'b'], current('a'))
    const connectors = [authorized('a'), authorized('b')]
    const { config, names } = setup({ connectors, storage, features: { multiWallet: true } })
    await vi.waitFor(() => expect(connectionsOf(config)).toHaveLength(2))
    expect(names()).toEqual(['CONNECT_SUCCESS'])
  })

  test('[S3.29] of a wallet with one connector per namespace are restored, also with other accounts', async () => {
    const evm = authorized('a', BOB)
    const other = { ...createTestConnector({ id: 'a', namespaces: ['solana'] }), uid: 'other' }
    const { config } = setup({ connectors: [evm, other], storage: stored(['a'], current('a')) })
    await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ status: 'connected', address: BOB }))
    expect(other.calls.restore).toBe(0)
  })

  test('[S4.5] are not restored after a disconnect; ids are compared without case', async () => {
    const storage = stored(['a', 'b'], { '@foyer/disconnected_connector_ids': '{"eip155":["B"]}' })
    const [a, b] = [authorized('a'), authorized('b')]
    const { config } = setup({ connectors: [a, b], storage })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('connected'))
    expect(connectionsOf(config).map(({ connectorId }) => connectorId)).toEqual(['a'])
    expect(b.calls.restore).toBe(0)
  })

  test('[S4.2] have an address that is shown while the wallet is asked, but not connected', async () => {
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

  test('requests of EIP-1193 providers and wallet clients wait until the wallet of the shown address is restored', async () => {
    const { config } = setup({ connectors: [authorized('a')], storage: stored(['a'], current('a')) })
    const provider = toEip1193Provider(config)
    const [client, accounts] = [toWalletClient(config), provider.request({ method: 'eth_requestAccounts' })]
    expect(client.account).toBeUndefined()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE])
    expect(await accounts).toEqual([ALICE])
    expect(client.account?.address).toBe(ALICE)
    expect(await config.restoreSigner?.('solana')).toBeUndefined()
  })

  test('requests for a shown address reject with EIP-1193 code 4900 if its wallet is missing', async () => {
    const { config } = setup({ storage: stored(['a'], current('a')) })
    const asked = toEip1193Provider(config).request({ method: 'eth_requestAccounts' })
    const outcome = expect(asked).rejects.toMatchObject({ code: 4900 })
    await vi.advanceTimersByTimeAsync(1000)
    await outcome
  })

  test('the address that the wallet answers replaces the shown address', async () => {
    const { config } = setup({ connectors: [authorized('a', BOB)], storage: stored(['a'], current('a')) })
    expect(getAccount(config).address).toBe(ALICE)
    await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ status: 'connected', address: BOB }))
  })

  test('a shown address is removed if its wallet is missing', async () => {
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
    ['that is no string', { ...current('a'), '@foyer/connections': entry(1e20) }],
    ['in an invalid list', { ...current('a'), '@foyer/connections': '{"eip155":[null,1,"a"]}' }],
    ['outside of a list', { ...current('a'), '@foyer/connections': '{"eip155":{"connectorId":"a"}}' }],
    ['in invalid JSON', { ...current('a'), '@foyer/connections': '{' }],
  ])('a stored address %s is not shown', async (_, more) => {
    const { config, errors } = setup({ storage: stored(['a'], more) })
    expect(getAccount(config)).toMatchObject({ status: 'reconnecting', address: undefined })
    await vi.advanceTimersByTimeAsync(1000)
    expect(errors).toEqual([])
  })

  // `String` throws for such an object.
  test('a list of disconnected wallets with another value than a text hides no stored address', async () => {
    const ids = { '@foyer/disconnected_connector_ids': '{"eip155":[{"toString":1},null]}' }
    const connectors = [authorized('a')]
    const { config, errors } = setup({ connectors, storage: stored(['a'], { ...current('a'), ...ids }) })
    expect(getAccount(config)).toMatchObject({ status: 'reconnecting', address: ALICE })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('connected'))
    expect(errors).toEqual([])
  })

  test('no stored address is shown if `enableReconnect` is off', () => {
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

  test('the stored network is active until the wallet is restored, and then its network', async () => {
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

  test('are disconnected and removed if `enableReconnect` is off', async () => {
    const storage = stored(['a'], { ...current('a'), '@foyer/connection_status': 'connected' })
    const wallet = authorized('a')
    const { config } = setup({ connectors: [wallet], storage, enableReconnect: false })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    expect(wallet.calls).toMatchObject({ disconnect: 1, restore: 0 })
    expect([...storage.entries.keys()]).toEqual([])
  })
})

describe('a connected wallet that is no longer announced', () => {
  test('is disconnected, and can be connected again after another announcement [S4.5]', async () => {
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

  test('stays listed if it was announced again before', async () => {
    const page = late()
    const { config } = setup({ adapters: [page.adapter] })
    const unregister = page.announce(createTestConnector({ id: 'a', address: BOB }))
    page.announce(createTestConnector({ id: 'a', address: ALICE }))
    unregister()
    await connect(config, { connector: 'a' })
    expect(getAccount(config)).toMatchObject({ status: 'connected', address: ALICE })
  })

  test('stays connected if discovery stopped because the config unmounted', async () => {
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
  test('delays the status disconnected for one second, and is restored when it is announced after three', async () => {
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

  test('delays the status disconnected for at most five seconds if it does not answer', async () => {
    const wallet = { ...authorized('a'), restore: () => new Promise<never>(() => {}) }
    const { config } = setup({ connectors: [wallet], storage: stored(['a']) })
    await vi.advanceTimersByTimeAsync(4999)
    expect(getAccount(config).status).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(1)
    expect(getAccount(config).status).toBe('disconnected')
  })

  test('is restored beside a wallet that was restored before', async () => {
    const page = late()
    const { config } = setup({
      adapters: [page.adapter],
      connectors: [authorized('a')],
      storage: stored(['a', 'b']),
      features: { multiWallet: true },
    })
    await vi.advanceTimersByTimeAsync(3000)
    expect(connectionsOf(config)).toHaveLength(1)
    page.announce(authorized('b'))
    await vi.advanceTimersByTimeAsync(0)
    expect(connectionsOf(config).map(({ connectorId }) => connectorId)).toEqual(['b', 'a'])
  })

  test('does not replace a wallet that the visitor connected meanwhile', async () => {
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

  test('is connected with multi-wallet, but not current', async () => {
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

  test('is not restored if another tab has disconnected it meanwhile', async () => {
    const page = late()
    const listeners = new Set<(key: string | null) => void>()
    const storage: Storage = {
      ...stored(['a'], current('a')),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const { config } = setup({ adapters: [page.adapter], storage })
    await vi.advanceTimersByTimeAsync(2000)
    const key = '@foyer/disconnected_connector_ids'
    storage.setItem(key, JSON.stringify({ eip155: ['a'] }))
    for (const listener of listeners) listener(key)
    await vi.advanceTimersByTimeAsync(10)
    page.announce(authorized('a'))
    await vi.advanceTimersByTimeAsync(10)
    expect(connectionsOf(config)).toEqual([])
  })

  test.each([false, true])(
    'does not replace its own connection that the visitor opened meanwhile; multi-wallet %s',
    async (multiWallet) => {
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
      const { config } = setup({ connectors: [slow], storage: stored(['a']), features: { multiWallet } })
      await vi.advanceTimersByTimeAsync(10)
      await connect(config, { connector: slow })
      answer()
      await vi.advanceTimersByTimeAsync(10)
      expect(getAccount(config).address).toBe(BOB)
    },
  )
})

test('a wallet that is no longer announced when it answers is not restored', async () => {
  const page = late()
  const { config } = setup({ adapters: [page.adapter], storage: stored(['a'], current('a')) })
  const slow = {
    ...authorized('a'),
    restore: () => new Promise<[typeof session]>((resolve) => setTimeout(() => resolve([session]), 500)),
  }
  const unregister = page.announce(slow)
  await vi.advanceTimersByTimeAsync(100)
  unregister()
  await vi.advanceTimersByTimeAsync(1000)
  expect(getAccount(config)).toMatchObject({ status: 'disconnected', address: undefined })
})

describe('a wallet that is locked', () => {
  /** A permitted wallet that exposes no accounts while it is locked. */
  const lockable = (id: string, ...addresses: readonly string[]) => {
    const accounts = (addresses.length > 0 ? addresses : [ALICE]).map((address) => ({ address }))
    const wallet = createTestConnector({ id, accounts, isAuthorized: true })
    const { restore } = wallet
    let isLocked = true
    const set = (next: boolean): void => {
      isLocked = next
      wallet.emit({ type: 'change', namespace: 'eip155', accounts: next ? [] : accounts })
    }
    return Object.assign(wallet, {
      restore: async (parameters: Parameters<NonNullable<Connector['restore']>>[0]) => {
        const sessions = (await restore?.(parameters)) ?? []
        return isLocked ? [] : sessions
      },
      lock: () => set(true),
      unlock: () => set(false),
    })
  }
  const settle = () => vi.advanceTimersByTimeAsync(10)

  test('[S4.5] is connected when it is unlocked after page load, without a prompt', async () => {
    const wallet = lockable('a')
    const storage = stored(['a'], current('a'))
    const { config, names } = setup({ connectors: [wallet], storage })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    wallet.unlock()
    await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ status: 'connected', address: ALICE }))
    expect(names()).toEqual(['CONNECT_SUCCESS'])
    expect(wallet.calls.connect).toBe(0)
    expect(JSON.parse(storage.getItem('@foyer/connections') ?? '')).toMatchObject({
      eip155: [{ connectorId: 'a', address: ALICE }],
    })
  })

  test('[S4.5] is connected again when it is unlocked, if it was locked while connected', async () => {
    const wallet = lockable('a')
    const { config } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet })
    wallet.lock()
    expect(getAccount(config).status).toBe('disconnected')
    wallet.unlock()
    await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ status: 'connected', address: ALICE }))
  })

  test('[S4.5] has the account that the visitor chose when it is unlocked again', async () => {
    const wallet = lockable('a', ALICE, BOB)
    const { config } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet, address: BOB })
    expect(getAccount(config).address).toBe(BOB)
    wallet.lock()
    wallet.unlock()
    await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ status: 'connected', address: BOB }))
  })

  test('[S4.5] is connected if it is unlocked while another wallet has not answered the restore', async () => {
    const wallet = lockable('a')
    const slow = { ...authorized('b', BOB), restore: () => new Promise<never>(() => {}) }
    const { config } = setup({ connectors: [wallet, slow], storage: stored(['a', 'b'], current('a')) })
    await vi.advanceTimersByTimeAsync(2000)
    wallet.unlock()
    await vi.advanceTimersByTimeAsync(3010)
    expect(getAccount(config)).toMatchObject({ status: 'connected', address: ALICE })
  })

  test('is asked alone when it is unlocked: another locked wallet may prompt', async () => {
    const [wallet, other] = [lockable('a'), lockable('b', BOB)]
    const storage = stored(['a', 'b'], current('a'))
    const { config } = setup({ connectors: [wallet, other], storage, features: { multiWallet: true } })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    const { restore } = other.calls
    wallet.unlock()
    await vi.waitFor(() => expect(getAccount(config).status).toBe('connected'))
    expect(other.calls.restore).toBe(restore)
  })

  test('stays disconnected when it is unlocked again if `enableReconnect` is off', async () => {
    const wallet = lockable('a')
    const { config } = setup({ connectors: [wallet], enableReconnect: false })
    await connect(config, { connector: wallet })
    wallet.lock()
    wallet.unlock()
    await settle()
    expect(getAccount(config).status).toBe('disconnected')
  })

  /** A locked wallet that emits no events. If `isRestoreSilent` is false, it prompts when it is asked while locked. */
  const silent = (id: string, isRestoreSilent = true) =>
    Object.assign(lockable(id), { isRestoreSilent, subscribe: () => () => undefined })
  const focusPage = async (): Promise<void> => {
    window.dispatchEvent(new Event('focus'))
    await settle()
  }

  test('[S4.5] is connected when the visitor returns to the page, if it emits no event', async () => {
    const wallet = silent('a')
    const { config, names } = setup({ connectors: [wallet], storage: stored(['a'], current('a')) })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    await focusPage()
    expect(getAccount(config).status).toBe('disconnected')
    wallet.unlock()
    await settle()
    expect(getAccount(config).status).toBe('disconnected')
    await focusPage()
    expect(getAccount(config)).toMatchObject({ status: 'connected', address: ALICE })
    const { restore } = wallet.calls
    await focusPage()
    expect(wallet.calls).toMatchObject({ connect: 0, restore })
    expect(names()).toEqual(['CONNECT_SUCCESS'])
  })

  test.each<[string, () => ReturnType<typeof silent>, (config: Config) => Promise<unknown>]>([
    ['prompts while it is locked', () => silent('a', false), async () => undefined],
    ['was never connected', () => silent('b'), async () => undefined],
    [
      'was disconnected by the visitor',
      () => silent('a'),
      async (config) => {
        await focusPage()
        await disconnect(config)
      },
    ],
  ])('is not asked on return to the page if it emits no event and %s', async (_, create, arrange) => {
    const wallet = create()
    const { config } = setup({ connectors: [wallet], storage: stored(['a'], current('a')) })
    await vi.advanceTimersByTimeAsync(2_000)
    wallet.unlock()
    await arrange(config)
    const { restore } = wallet.calls
    await focusPage()
    expect(wallet.calls.restore).toBe(restore)
    expect(getAccount(config).status).toBe('disconnected')
  })

  test('is not asked after the config has unmounted', async () => {
    const wallet = silent('a')
    const { config, unmount } = setup({ connectors: [wallet], storage: stored(['a'], current('a')) })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    unmount()
    await settle()
    const { restore } = wallet.calls
    await focusPage()
    expect(wallet.calls.restore).toBe(restore)
  })

  test('is connected once if it is unlocked before storage is read', async () => {
    const wallet = lockable('a')
    const { config, names } = setup({ connectors: [wallet], storage: stored(['a'], current('a')) })
    wallet.unlock()
    await vi.waitFor(() => expect(getAccount(config).status).toBe('connected'))
    await settle()
    expect(names()).toEqual(['CONNECT_SUCCESS'])
  })

  test('is asked once although it emits its accounts repeatedly', async () => {
    const wallet = lockable('a')
    const { config } = setup({ connectors: [wallet], storage: stored(['a'], current('a')) })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    const { restore } = wallet.calls
    for (let count = 0; count < 20; count++) wallet.unlock()
    await vi.waitFor(() => expect(getAccount(config).status).toBe('connected'))
    expect(wallet.calls.restore).toBe(restore + 1)
  })

  test('stays disconnected after a disconnect by the visitor', async () => {
    const wallet = lockable('a')
    wallet.unlock()
    const { config } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet })
    await disconnect(config)
    wallet.unlock()
    await settle()
    expect(getAccount(config).status).toBe('disconnected')
  })

  test.each([
    ['it was never connected', createMemoryStorage(), true],
    ['`enableReconnect` is off', stored(['a'], current('a')), false],
  ])('stays disconnected after it is unlocked if %s', async (_, storage, enableReconnect) => {
    const wallet = lockable('a')
    const { config, startEngine } = setup({ connectors: [wallet], storage, enableReconnect })
    await startEngine()
    await settle()
    wallet.unlock()
    await settle()
    expect(getAccount(config).status).toBe('disconnected')
    expect(wallet.calls.restore).toBe(0)
  })

  test.each([
    [false, 1],
    [true, 2],
  ])(
    'does not replace the wallet that the visitor connected; multi-wallet %s: %i connected',
    async (multiWallet, count) => {
      // Both wallets may have been created from one seed.
      const [wallet, other] = [lockable('a'), createTestConnector({ id: 'b', address: ALICE })]
      const storage = stored(['a'], current('a'))
      const { config } = setup({ connectors: [wallet, other], storage, features: { multiWallet } })
      await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
      await connect(config, { connector: other })
      wallet.unlock()
      await settle()
      await vi.waitFor(() => expect(connectionsOf(config)).toHaveLength(count))
      expect(getAccount(config).connector?.id).toBe('b')
    },
  )

  test('is not current beside a wallet that the visitor connects while it is asked', async () => {
    const [wallet, other] = [lockable('a'), createTestConnector({ id: 'b', address: BOB })]
    const { restore } = wallet
    let answer = (): void => undefined
    const storage = stored(['a'], current('a'))
    const { config } = setup({ connectors: [wallet, other], storage, features: { multiWallet: true } })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    wallet.restore = async (parameters) => {
      await new Promise<void>((resolve) => (answer = resolve))
      return restore(parameters)
    }
    wallet.unlock()
    await settle()
    await connect(config, { connector: other })
    answer()
    await vi.waitFor(() => expect(connectionsOf(config)).toHaveLength(2))
    expect(getAccount(config).connector?.id).toBe('b')
  })

  test('is not connected while another wallet, which the visitor connects, is being asked', async () => {
    const [wallet, other] = [lockable('a'), createTestConnector({ id: 'b', address: BOB })]
    const { config } = setup({ connectors: [wallet, other], storage: stored(['a'], current('a')) })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    let answer = (): void => undefined
    wallet.restore = () => new Promise((resolve) => (answer = () => resolve([session])))
    wallet.unlock()
    await settle()
    other.answer = 'wait'
    const connecting = connect(config, { connector: other })
    answer()
    await settle()
    expect(connectionsOf(config)).toEqual([])
    other.approveWaiting()
    await connecting
    await settle()
    expect(connectionsOf(config).map(({ connectorId }) => connectorId)).toEqual(['b'])
    expect(wallet.calls.disconnect).toBe(0)
  })

  test('is connected once, by the running connect, if it is unlocked meanwhile', async () => {
    const wallet = lockable('a')
    const { config, names } = setup({ connectors: [wallet], storage: stored(['a'], current('a')) })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    wallet.answer = 'wait'
    const connecting = connect(config, { connector: wallet })
    await vi.waitFor(() => expect(wallet.calls.connect).toBe(1))
    wallet.unlock()
    await settle()
    expect(getAccount(config).status).toBe('connecting')
    wallet.approveWaiting()
    await connecting
    await settle()
    expect(names().filter((name) => name === 'CONNECT_SUCCESS')).toHaveLength(1)
    expect(connectionsOf(config)).toHaveLength(1)
  })

  test('is connected once if it is listed twice with one identity and account', async () => {
    const wallets = [lockable('a'), { ...lockable('a'), uid: 'again' }]
    const storage = stored(['a'], current('a'))
    const { config, names } = setup({ connectors: wallets, storage, features: { multiWallet: true } })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    for (const wallet of wallets) wallet.unlock()
    await vi.waitFor(() => expect(getAccount(config).status).toBe('connected'))
    await settle()
    expect(connectionsOf(config)).toHaveLength(1)
    expect(names()).toEqual(['CONNECT_SUCCESS'])
  })

  test('[S3.29] is connected only if it has the stored account, not another wallet with its identity', async () => {
    const [real, impostor] = [lockable('a'), { ...lockable('a', BOB), uid: 'impostor' }]
    const { config } = setup({ connectors: [real, impostor], storage: stored(['a'], current('a')) })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    impostor.unlock()
    await settle()
    expect(getAccount(config).status).toBe('disconnected')
    real.unlock()
    await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ status: 'connected', address: ALICE }))
  })
})

describe('several wallets with one identity', () => {
  const twin = (uid: string, wallet: Connector): Connector => ({ ...wallet, uid })

  test('the status stays reconnecting until the last of them has answered', async () => {
    const { config } = setup({
      connectors: [
        twin('other', authorized('a', BOB)),
        twin('slow', {
          ...authorized('a'),
          restore: () => new Promise((resolve) => setTimeout(() => resolve([session]), 3000)),
        }),
      ],
      storage: stored(['a']),
    })
    await vi.advanceTimersByTimeAsync(2999)
    expect(getAccount(config).status).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(1)
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { uid: 'slow' } })
  })

  test('a wallet that throws or never answers does not block the wallet with the stored account', async () => {
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

  test.each([true, false])(
    'only the first of two wallets with the stored account is connected; multi-wallet: %s',
    async (multiWallet) => {
      const wallets = [authorized('a'), { ...authorized('a'), uid: 'again' }]
      const storage = stored(['a'], current('a'))
      const { config, names } = setup({ connectors: wallets, storage, features: { multiWallet } })
      await vi.waitFor(() => expect(getAccount(config).status).toBe('connected'))
      await vi.advanceTimersByTimeAsync(10)
      expect(getAccount(config).connector?.uid).toBe('a')
      expect(connectionsOf(config)).toHaveLength(1)
      expect(names()).toEqual(['CONNECT_SUCCESS'])
    },
  )

  test('no wallet is connected if none has the stored account', async () => {
    const { config } = setup({
      connectors: [twin('one', authorized('a', BOB)), twin('two', authorized('a', BOB))],
      storage: stored(['a']),
    })
    await vi.advanceTimersByTimeAsync(5000)
    expect(getAccount(config).status).toBe('disconnected')
  })
})

describe('changes by the visitor during the restore', () => {
  test('are merged with the stored list of disconnected wallets', async () => {
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

describe('a disconnect during the restore', () => {
  test.each([
    ['all wallets', undefined, []],
    ['the wallets of its namespace', { namespace: 'eip155' }, []],
    ['no wallet of another namespace', { namespace: 'solana' }, ['a', 'b']],
    ['its wallet', { connector: { uid: 'a' } }, ['b']],
    ['no wallet, if its own is unknown', { connector: { uid: 'x' } }, ['a', 'b']],
  ] as const)('ends the restore of %s, also on the next page load', async (_, parameters, kept) => {
    const storage = stored(['a', 'b'], current('a'))
    const load = () => {
      const wallets = [authorized('a'), authorized('b', BOB)] as const
      return { wallets, ...setup({ connectors: wallets, storage, features: { multiWallet: true } }) }
    }
    const ids = (config: Config) =>
      connectionsOf(config)
        .map(({ connectorId }) => connectorId)
        .toSorted()
    const { config, wallets } = load()
    await disconnect(config, parameters)
    await vi.advanceTimersByTimeAsync(10)
    expect(ids(config)).toEqual(kept)
    expect(wallets.filter(({ calls }) => calls.disconnect === 0).map(({ id }) => id)).toEqual(kept)
    config.destroy()
    const next = load()
    await vi.advanceTimersByTimeAsync(10)
    expect(ids(next.config)).toEqual(kept)
  })

  test('ends the restore in all namespaces of a wallet', async () => {
    const storage = createMemoryStorage({
      '@foyer/connections': JSON.stringify({
        eip155: [{ connectorId: 'a', address: ALICE, accounts: [] }],
        solana: [{ connectorId: 'a', address: 'So1', accounts: [] }],
      }),
    })
    const namespaces = ['eip155', 'solana'] as const
    const wallet = createTestConnector({ id: 'a', namespaces, isAuthorized: true, chainId: null })
    // It stays authorized, and answers after the disconnect.
    const late = { ...wallet, disconnect: async () => void (wallet.calls.disconnect += 1) }
    const { config } = setup({ connectors: [late], storage })
    await disconnect(config, { namespace: 'solana' })
    await vi.advanceTimersByTimeAsync(10)
    expect(connectionsOf(config)).toEqual([])
    expect(wallet.calls.disconnect).toBe(1)
  })

  test('asks a wallet that is restored already once, and rejects if a wallet that is not refuses', async () => {
    const wallet = authorized('a')
    const slow = {
      ...authorized('b', BOB),
      restore: () => new Promise<never>(() => {}),
      disconnect: () => Promise.reject(new TypeError('never')),
    }
    const { config } = setup({
      connectors: [wallet, slow],
      storage: stored(['a', 'b']),
      features: { multiWallet: true },
    })
    await vi.waitFor(() => expect(connectionsOf(config)).toHaveLength(1))
    await expect(disconnect(config)).rejects.toMatchObject({ code: 'DISCONNECT_FAILED' })
    expect(connectionsOf(config)).toEqual([])
    expect(wallet.calls.disconnect).toBe(1)
  })

  test('sends no request to a wallet that the visitor had disconnected before', async () => {
    const storage = stored(['a'], { '@foyer/disconnected_connector_ids': '{"eip155":["A"]}' })
    const wallet = authorized('a')
    const { config } = setup({ connectors: [wallet], storage })
    await disconnect(config)
    expect(wallet.calls.disconnect).toBe(0)
  })
})

test('a wallet that answers the restore without accounts stays disconnected, and no event is emitted', async () => {
  const locked = { ...authorized('a'), restore: async () => [{ ...session, accounts: [] }] }
  const { config, names } = setup({ connectors: [locked], storage: stored(['a'], current('a')) })
  await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
  expect(names()).toEqual([])
})

test('a wallet with stored connections in two namespaces is restored in both', async () => {
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

import './connectionActions.ts'
import '../setup/startEngine.ts'
import type { Connector } from '@foyer/chains'
import { createMemoryStorage } from '@foyer/chains/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { patchProjectFeatures } from '../core/features.ts'
import { internalsOf } from '../core/internals.ts'
import { getModalRouter, resetView } from '../modal/navigation.ts'
import { hideAlert } from '../modal/notices/alert.ts'
import { getAlert } from '../modal/notices/state.ts'
import { getModal, openModal } from '../modal/openModal.ts'
import { switchConnection } from '../modal/switchConnection.ts'
import { createTestNetwork } from '../test/networks.ts'
import { ALICE, BOB, connectionsOf, ethereum, setup, solana } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { getPreferredAccountType, setPreferredAccountType } from './accountType.ts'
import type { ConnectionChange } from './changeConnection.ts'
import { connect } from './connect.ts'
import {
  deleteConnection,
  getConnections,
  getRecentConnections,
  watchConnections,
  watchRecentConnections,
} from './connections.ts'
import { disconnect } from './disconnect.ts'
import { getAccount, getNetwork, isSmartAccount } from './state.ts'
import { switchNetwork } from './switchNetwork.ts'

// Imported here, so that the fake clock does not wait for chunks.

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const features = { multiWallet: true }
const two = () => [createTestConnector({ id: 'a' }), createTestConnector({ id: 'b', address: BOB })] as const

describe('without multi-wallet', () => {
  test.each([
    ['getConnections', getConnections],
    ['getRecentConnections', getRecentConnections],
  ])('%s is empty, and alerts the developer each time [S6.9] [S8.42]', async (_, read) => {
    const [a] = two()
    const { config } = setup({ connectors: [a] })
    await connect(config, { connector: a })
    for (const time of [1, 2]) {
      expect(read(config), `time ${time}`).toEqual([])
      expect(getAlert(config)).toMatchObject({
        isOpen: true,
        variant: 'info',
        code: 'MULTI_WALLET_NOT_ENABLED',
      })
      hideAlert(config)
    }
  })

  test('ended connections are not stored, and watchers are not called', async () => {
    const [a] = two()
    const { config, storage } = setup({ connectors: [a] })
    const onChange = vi.fn<() => void>()
    watchConnections(config, { onChange })
    watchRecentConnections(config, { onChange })
    await connect(config, { connector: a })
    await disconnect(config)
    deleteConnection(config, { connectorId: 'a', namespace: 'eip155', address: ALICE })
    expect(onChange).not.toHaveBeenCalled()
    expect(storage.getItem('@foyer/connections')).toBeNull()
  })
})

test('watchers of live and of recent connections are called until they are unsubscribed', async () => {
  const [a] = two()
  const { config } = setup({ connectors: [a], features })
  const ids = (list: readonly { readonly connectorId: string }[]) =>
    list.map(({ connectorId }) => connectorId)
  const calls: string[] = []
  const stops = [
    watchConnections(config, { onChange: (list) => calls.push(`live ${ids(list).join()}`) }),
    watchRecentConnections(config, { onChange: (list) => calls.push(`recent ${ids(list).join()}`) }),
  ]
  await connect(config, { connector: a })
  await disconnect(config)
  expect(calls.toSorted()).toEqual(['live ', 'live a', 'recent a'])
  for (const stop of stops) stop()
  await connect(config, { connector: a })
  await disconnect(config)
  expect(calls).toHaveLength(3)
})

test('watchers of connections follow the remote configuration that turns multi-wallet on later (R14)', async () => {
  const [a] = two()
  const { config } = setup({ connectors: [a] })
  const onChange = vi.fn<(list: readonly { readonly connectorId: string }[]) => void>()
  watchConnections(config, { onChange })
  watchRecentConnections(config, { onChange })
  await connect(config, { connector: a })
  expect(onChange).not.toHaveBeenCalled()
  patchProjectFeatures(internalsOf(config), { multiWallet: true })
  expect(onChange.mock.calls.map(([list]) => list.map(({ connectorId }) => connectorId))).toEqual([['a']])
  patchProjectFeatures(internalsOf(config), { multiWallet: false })
  expect(onChange).toHaveBeenLastCalledWith([], expect.anything())
})

describe('recent connections that are stored when a page loads', () => {
  const load = async (options: Parameters<typeof setup>[0] = {}) => {
    const entries = ['a', 'b'].map((connectorId) => ({
      connectorId,
      address: ALICE,
      accounts: [{ address: ALICE }],
    }))
    const storage = createMemoryStorage({
      '@foyer/connections': JSON.stringify({ eip155: entries }),
      '@foyer/disconnected_connector_ids': '{"eip155":["b"]}',
    })
    const connectors = [
      createTestConnector({ id: 'a', isAuthorized: true }),
      createTestConnector({ id: 'b' }),
    ]
    const { config } = setup({ connectors, storage, ...options })
    await vi.waitFor(() => expect(getAccount(config).isConnected).toBe(true))
    const ids = () =>
      (
        JSON.parse(storage.getItem('@foyer/connections') ?? '{}') as { readonly eip155?: typeof entries }
      ).eip155?.map(({ connectorId }) => connectorId)
    return { config, ids }
  }

  test('stay until the remote configuration is known, which may turn multi-wallet on (R14)', async () => {
    const { config, ids } = await load({ projectId: 'project' })
    expect(ids()).toEqual(['a', 'b'])
    // A wallet that ends meanwhile is forgotten.
    await disconnect(config)
    expect(ids()).toEqual(['b'])
    patchProjectFeatures(internalsOf(config), { multiWallet: true })
    expect(getRecentConnections(config).map(({ connectorId }) => connectorId)).toContain('b')
  })

  test('are removed once the remote configuration turns multi-wallet off', async () => {
    const { config, ids } = await load({ projectId: 'project' })
    patchProjectFeatures(internalsOf(config), { multiWallet: false })
    await disconnect(config)
    expect(ids()).toBeUndefined()
  })

  test('are removed without a remote configuration', async () => {
    const { ids } = await load()
    expect(ids()).toEqual(['a'])
  })
})

test('a switch back to the embedded wallet keeps its smart account as the current one [S4.6]', async () => {
  const storage = createMemoryStorage({ '@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS': '1,137' })
  const smart = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const setAccountType = vi.fn(async () => undefined)
  const auth = Object.assign(
    createTestConnector({
      id: 'auth',
      accounts: [
        { address: smart, type: 'smartAccount' },
        { address: ALICE, type: 'eoa' },
      ],
    }),
    { type: 'AUTH' as const, setAccountType },
  )
  const other = createTestConnector({ id: 'b', address: BOB })
  const { config } = setup({ connectors: [auth, other], storage, features })
  await connect(config, { connector: auth })
  await connect(config, { connector: other })
  const [, embedded] = getConnections(config)
  await switchConnection(config, embedded!)
  expect(getAccount(config).address).toBe(smart)
  await switchConnection(config, { ...embedded!, address: smart })
  expect(getAccount(config).address).toBe(smart)
  expect(setAccountType).not.toHaveBeenCalled()
})

test('selecting the smart account asks the embedded wallet, although smartAccount is the preferred type already', async () => {
  const storage = createMemoryStorage({ '@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS': '1,137' })
  const smart = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const setAccountType = vi.fn(async () => undefined)
  const accounts = [
    { address: smart, type: 'smartAccount' },
    { address: ALICE, type: 'eoa' },
  ] as const
  const auth = Object.assign(createTestConnector({ id: 'auth', accounts }), {
    type: 'AUTH' as const,
    setAccountType,
  })
  const { config } = setup({ connectors: [auth], storage, features })
  await connect(config, { connector: auth, address: ALICE })
  expect(isSmartAccount(config)).toBe(false)
  expect(getPreferredAccountType(config, { namespace: 'eip155' })).toBe('smartAccount')
  await switchConnection(config, { connector: auth, namespace: 'eip155', address: smart })
  expect(setAccountType).toHaveBeenCalledExactlyOnceWith({ namespace: 'eip155', accountType: 'smartAccount' })
  expect(getAccount(config).address).toBe(smart)
  expect(isSmartAccount(config)).toBe(true)
  setAccountType.mockRejectedValue(new TypeError('no'))
  await expect(
    switchConnection(config, { connector: auth, namespace: 'eip155', address: ALICE }),
  ).rejects.toThrow('no')
  expect(getAccount(config).address).toBe(smart)
  expect(getPreferredAccountType(config)).toBe('smartAccount')
  await expect(setPreferredAccountType(config, { accountType: 'eoa' })).rejects.toThrow('no')
  expect(getAccount(config).address).toBe(smart)
  expect(getPreferredAccountType(config)).toBe('smartAccount')
})

test('the preferred account type of a namespace does not change those of others', async () => {
  const { config, storage } = setup()
  await setPreferredAccountType(config, { accountType: 'eoa', namespace: 'eip155' })
  await setPreferredAccountType(config, { accountType: 'ordinal', namespace: 'bip122' })
  expect(getPreferredAccountType(config, { namespace: 'eip155' })).toBe('eoa')
  expect(storage.getItem('@foyer/preferred_account_types')).toBe('{"eip155":"eoa","bip122":"ordinal"}')
})

describe('recent connections', () => {
  test('are stored connections whose wallet is available and not connected [S4.5]', async () => {
    const [a, b] = two()
    const { config, storage } = setup({ connectors: [a, b], features })
    await connect(config, { connector: a })
    await connect(config, { connector: b })
    expect(getRecentConnections(config)).toEqual([])
    await disconnect(config, { connector: a })
    expect(getRecentConnections(config)).toMatchObject([
      { connectorId: 'a', address: ALICE, connector: { uid: 'a' } },
    ])
    expect(getRecentConnections(config, { namespace: 'solana' })).toEqual([])
    config.destroy()

    // The next page load, without one of the wallets.
    const next = setup({
      connectors: [createTestConnector({ id: 'b', address: BOB, isAuthorized: true })],
      features,
      storage,
    })
    await vi.advanceTimersByTimeAsync(1)
    expect(connectionsOf(next.config).map(({ connectorId }) => connectorId)).toEqual(['b'])
    expect(getRecentConnections(next.config)).toEqual([])
    expect(storage.getItem('@foyer/connections')).toContain(ALICE)
  })

  test('are removed with their last address', async () => {
    const accounts = [{ address: ALICE }, { address: BOB }]
    const a = createTestConnector({ id: 'a', accounts })
    const { config } = setup({ connectors: [a], features })
    await connect(config, { connector: a })
    const forget = (address: string) =>
      deleteConnection(config, { connectorId: 'A', namespace: 'eip155', address })
    forget(ALICE)
    await disconnect(config)
    forget(ALICE.toLowerCase())
    expect(getRecentConnections(config)[0]?.accounts.map(({ address }) => address)).toEqual([BOB])
    forget(BOB)
    expect(getRecentConnections(config)).toEqual([])
  })
})

describe('switching to a saved connection', () => {
  test('asks the wallet of a recent connection, and calls onChange [S4.6] [S4.7]', async () => {
    const [a, b] = two()
    const { config } = setup({ connectors: [a, b], features })
    await connect(config, { connector: a })
    await connect(config, { connector: b })
    await disconnect(config, { connector: a })
    const changes: ConnectionChange[] = []
    const onChange = (change: ConnectionChange): void => void changes.push(change)
    const [recent] = getRecentConnections(config)
    await switchConnection(config, { ...recent!, onChange })
    expect(getAccount(config).connector?.id).toBe('a')
    expect(a.calls.connect).toBe(2)
    await switchConnection(config, { connector: b, namespace: 'eip155', onChange })
    await switchConnection(config, { connector: b, namespace: 'eip155', onChange })
    expect(
      changes.map(({ hasSwitchedAccount, hasSwitchedWallet }) => [hasSwitchedAccount, hasSwitchedWallet]),
    ).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ])
    expect(changes[1]).toMatchObject({ address: BOB, namespace: 'eip155' })
  })

  test('uses the chosen account of a recent connection, if the wallet has it', async () => {
    const a = createTestConnector({ id: 'a', accounts: [{ address: ALICE }, { address: BOB }] })
    const { config } = setup({ connectors: [a], features })
    await connect(config, { connector: a })
    await disconnect(config)
    const [recent] = getRecentConnections(config)
    const onChange = vi.fn<(change: ConnectionChange) => void>()
    await switchConnection(config, { ...recent!, address: BOB, onChange })
    expect(getAccount(config).address).toBe(BOB)
    expect(onChange.mock.calls).toMatchObject([[{ address: BOB }]])
  })

  test.each([
    ['Google', false, 'ConnectingSocial', { provider: 'google', redirectView: 'ProfileWallets' }],
    ['Farcaster', false, 'ConnectingFarcaster', { redirectView: 'ProfileWallets' }],
    ['email', false, 'EmailLogin', { redirectView: 'ProfileWallets' }],
    ['Google', true, 'ConnectingSocial', { provider: 'google', redirectView: undefined }],
  ])('a login by %s is repeated in its view [S4.6]', async (name, closeModalOnConnect, view, data) => {
    const auth = Object.assign(createTestConnector({ id: 'auth' }), { type: 'AUTH' as const })
    const { config } = setup({ connectors: [auth], features })
    await switchConnection(config, {
      connector: auth,
      namespace: 'eip155',
      auth: { name },
      closeModalOnConnect,
    })
    expect(getModalRouter(config)).toMatchObject({ view, data })
  })

  test('makes the namespace of the connection active [S4.23]', async () => {
    const a = createTestConnector({ id: 'a' })
    const s = createTestConnector({ id: 's', namespaces: ['solana'], chainId: String(solana.id) })
    const { config } = setup({ connectors: [a, s], features })
    await connect(config, { connector: a })
    await connect(config, { connector: s })
    expect(getNetwork(config)).toBe(solana)
    await switchConnection(config, { connector: a, namespace: 'eip155', closeModalOnConnect: true })
    expect(getNetwork(config)).toBe(ethereum)
    expect(a.calls.switchNetwork).toBe(0)
  })

  test.each([
    ['closes the modal', 'ProfileWallets', false],
    ['keeps the modal open for a sign-in that is shown meanwhile [S2.30]', 'SIWXSignMessage', true],
  ] as const)('%s', async (_, view, isOpen) => {
    const [a, b] = two()
    const { config } = setup({ connectors: [a, b], features })
    await connect(config, { connector: a })
    await connect(config, { connector: b })
    openModal(config, { view: 'ProfileWallets' })
    await switchConnection(config, {
      connector: a,
      namespace: 'eip155',
      closeModalOnConnect: true,
      onChange: () => resetView(config, view),
    })
    expect(getModal(config).isOpen).toBe(isOpen)
  })

  test('asks its wallet for its namespace, also while another wallet is being asked', async () => {
    const a = createTestConnector({ id: 'a', namespaces: ['eip155', 'solana'], chainId: null })
    const b = createTestConnector({ id: 'b', address: BOB })
    const asked = vi.spyOn(a, 'connect')
    const { config } = setup({ connectors: [a, b], features })
    await connect(config, { connector: a, namespaces: ['solana'] })
    await disconnect(config)
    await switchNetwork(config, { caipNetworkId: 'eip155:1' })
    b.answer = 'wait'
    const other = connect(config, { connector: b }).catch((reason: unknown) => reason)
    await switchConnection(config, getRecentConnections(config)[0]!)
    expect(asked.mock.calls.map(([{ namespaces }]) => namespaces)).toEqual([['solana'], ['solana']])
    expect(await other).toMatchObject({ name: 'AbortError' })
  })

  test('rejects while its wallet is being asked to connect [S4.8] [S8.15]', async () => {
    const [a, b] = two()
    const { config } = setup({ connectors: [a, b], features })
    await connect(config, { connector: b })
    a.answer = 'wait'
    const asking = connect(config, { connector: a })
    await expect(switchConnection(config, { connector: a, namespace: 'eip155' })).rejects.toMatchObject({
      code: 'CONNECTION_STATUS_INVALID',
      message: 'Invalid connection status: connecting',
    })
    a.approveWaiting()
    await asking
  })

  test.each([
    ['closed', false],
    ['open', true],
  ])('shows the view that the wallet needs, if the modal is %s before [S4.7]', async (_, isOpen) => {
    const [a] = two()
    const phone: Connector = {
      ...createTestConnector({ id: 'walletConnect', address: BOB }),
      type: 'WALLET_CONNECT',
    }
    const { config } = setup({ connectors: [a, phone], features })
    await connect(config, { connector: phone })
    await disconnect(config)
    await connect(config, { connector: a })
    if (isOpen) openModal(config, { view: 'ProfileWallets' })
    const [recent] = getRecentConnections(config)
    const onChange = vi.fn<() => void>()
    await switchConnection(config, { ...recent!, onChange })
    expect(getModal(config).isOpen).toBe(true)
    expect(getModalRouter(config)).toMatchObject({
      view: 'ConnectingWalletConnect',
      data: { redirectView: 'ProfileWallets' },
      history: isOpen ? ['ProfileWallets', 'ConnectingWalletConnect'] : ['ConnectingWalletConnect'],
    })
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('preferred account type', () => {
  const bitcoin = createTestNetwork('bip122:000000000019d6689c085ae165831e93')
  const PAYMENT = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  const ORDINAL = 'bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297'
  const wallet = (isAuthorized = false) =>
    createTestConnector({
      id: 'btc',
      namespaces: ['bip122'],
      chainId: String(bitcoin.id),
      isAuthorized,
      accounts: [
        { address: ORDINAL, type: 'ordinal' },
        { address: PAYMENT, type: 'payment' },
      ],
    })

  test('selects the account after a connect, and is restored on page load [S4.9] [S3.97]', async () => {
    const { config, storage, events } = setup({ networks: [bitcoin], connectors: [wallet()] })
    expect(getPreferredAccountType(config)).toBe('payment')
    await connect(config, { connector: 'btc' })
    expect(getAccount(config).address).toBe(PAYMENT)
    setPreferredAccountType(config, { accountType: 'ordinal' })
    expect(getAccount(config).address).toBe(ORDINAL)
    expect(events.at(-1)).toEqual({
      event: 'SET_PREFERRED_ACCOUNT_TYPE',
      properties: { accountType: 'ordinal', network: bitcoin.caipNetworkId },
    })
    expect(storage.getItem('@foyer/preferred_account_types')).toBe('{"bip122":"ordinal"}')
    await disconnect(config)
    expect(getPreferredAccountType(config)).toBe('ordinal')
    config.destroy()

    const next = setup({ networks: [bitcoin], connectors: [wallet()], storage })
    await vi.advanceTimersByTimeAsync(1)
    expect(getPreferredAccountType(next.config)).toBe('ordinal')
    await connect(next.config, { connector: 'btc' })
    expect(getAccount(next.config).address).toBe(ORDINAL)
    // The default type is not stored.
    await switchConnection(next.config, { connector: { uid: 'btc' }, namespace: 'bip122', address: PAYMENT })
    expect(getPreferredAccountType(next.config)).toBe('payment')
    expect(storage.getItem('@foyer/preferred_account_types')).toBeNull()
  })

  test('is that of the account that the visitor chooses, also of a wallet that is asked to connect', async () => {
    const { config } = setup({ networks: [bitcoin], connectors: [wallet()], features })
    await connect(config, { connector: 'btc' })
    await disconnect(config)
    const [recent] = getRecentConnections(config)
    await switchConnection(config, { ...recent!, address: ORDINAL })
    expect(getAccount(config).address).toBe(ORDINAL)
    expect(getPreferredAccountType(config)).toBe('ordinal')
  })

  test.each([
    ['eoa', 'eoa'],
    ['smartAccount', 'smartAccount'],
    ['payment', 'payment'],
    ['ordinal', 'ordinal'],
    // Invalid values yield the default.
    ['golden', 'payment'],
    ['', 'payment'],
  ])('is read from the stored value "%s" as %s [S6.5] [S3.97]', async (stored, expected) => {
    const { config, storage } = setup({ networks: [bitcoin] })
    config.destroy()
    storage.setItem('@foyer/preferred_account_types', JSON.stringify({ bip122: stored }))
    const next = setup({ networks: [bitcoin], storage })
    await vi.advanceTimersByTimeAsync(1)
    expect(getPreferredAccountType(next.config)).toBe(expected)
  })
})

test('two wallets with one identity are both restored, and the current one stays current [S3.29] [S4.5]', async () => {
  const twins = (isAuthorized: boolean, last: string) =>
    [ALICE, BOB].map((address) => ({
      ...createTestConnector({ id: 'twin', address, isAuthorized }),
      uid: `${address}-${last}`,
    }))
  const first = twins(false, '1')
  const { config, storage } = setup({ connectors: first, features })
  await connect(config, { connector: first[0]! })
  await connect(config, { connector: first[1]! })
  await switchConnection(config, { connector: first[0]!, namespace: 'eip155' })
  config.destroy()

  const next = setup({ connectors: twins(true, '2').toReversed(), features, storage })
  await vi.advanceTimersByTimeAsync(10)
  expect(connectionsOf(next.config).map(({ connector, address }) => [connector.uid, address])).toEqual(
    expect.arrayContaining([
      [`${ALICE}-2`, ALICE],
      [`${BOB}-2`, BOB],
    ]),
  )
  expect(getAccount(next.config).address).toBe(ALICE)
})

test('a wallet that does not answer the restore delays the status of its own namespace only', async () => {
  const silent = { ...createTestConnector({ id: 'a' }), restore: () => new Promise<never>(() => {}) }
  const stored = { eip155: [{ connectorId: 'a', address: ALICE, accounts: [] }] }
  const storage = createMemoryStorage({ '@foyer/connections': JSON.stringify(stored) })
  const { config } = setup({ connectors: [silent], storage })
  const statusOf = (namespace: 'eip155' | 'solana') => getAccount(config, { namespace }).status
  await vi.advanceTimersByTimeAsync(10)
  expect([statusOf('eip155'), statusOf('solana')]).toEqual(['reconnecting', 'disconnected'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(statusOf('eip155')).toBe('disconnected')
})

import './connectionActions.ts'
import './rereadWallets.ts'
import '../setup/startEngine.ts'
import { createMemoryStorage } from '@foyer/chains/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { internalsOf } from '../core/internals.ts'
import { trackRequest } from '../core/tasks.ts'
import type { ConfigOptions } from '../core/types.ts'
import { getModal, openModal } from '../modal/openModal.ts'
import { switchConnection } from '../modal/switchConnection.ts'
import { ALICE, BOB, connectionsOf, createTestAdapter, setup } from '../test/setup.ts'
import { createTabs } from '../test/tabs.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { attachConnector } from './attachConnector.ts'
import { connect } from './connect.ts'
import { deleteConnection, getRecentConnections } from './connections.ts'
import { disconnect } from './disconnect.ts'
import { parseStoredConnections, parseStoredIds } from './persist.ts'
import { getAccount, getNetwork } from './state.ts'
import { switchNetwork } from './switchNetwork.ts'

// Imported here, so that the fake clock does not wait for chunks.

// Two tabs are two configs with one id, which development reports as an error.
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('NODE_ENV', 'production')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** Wallet whose permission is shared by all tabs; each tab has its own connector. */
function createWallets(id: string, addresses: readonly string[], chainId = '1') {
  let isAuthorized = false
  const accounts = addresses.map((address) => ({ address }))
  return () => {
    const connector = createTestConnector({ id, accounts, namespaces: ['eip155'], chainId })
    const { connect: ask, restore, disconnect: end } = connector
    return Object.assign(connector, {
      connect: async (parameters: Parameters<typeof ask>[0]) => {
        const sessions = await ask(parameters)
        isAuthorized = true
        return sessions
      },
      restore: async () => {
        await restore?.({ networks: [] })
        return isAuthorized ? [{ namespace: 'eip155' as const, accounts, chainId }] : []
      },
      disconnect: async () => {
        isAuthorized = false
        await end()
      },
    })
  }
}

function openTabs(options: Partial<ConfigOptions> = { features: { multiWallet: true } }) {
  const browser = createTabs()
  const [makeA, makeB] = [createWallets('a', [ALICE]), createWallets('b', [BOB])]
  const open = (more: Partial<ConfigOptions> = {}) => {
    const [a, b] = [makeA(), makeB()]
    return { ...setup({ ...options, storage: browser.open(), connectors: [a, b], ...more }), a, b }
  }
  const settle = async (): Promise<void> => {
    do {
      browser.deliver()
      await vi.advanceTimersByTimeAsync(10)
    } while (browser.waiting() > 0)
  }
  return { browser, open, settle, one: open(), two: open() }
}
const ids = (config: Parameters<typeof connectionsOf>[0]) =>
  connectionsOf(config)
    .map(({ connectorId }) => connectorId)
    .toSorted()

test('a connection in one tab is restored in the other tab, without a prompt or an event [S4.1]', async () => {
  const { one, two, settle } = openTabs()
  await connect(one.config, { connector: 'a' })
  await settle()
  expect(getAccount(two.config)).toMatchObject({ status: 'connected', address: ALICE })
  expect(two.a.calls).toMatchObject({ connect: 0, restore: 1 })
  expect(two.names()).toEqual([])
  await connect(two.config, { connector: 'b' })
  await settle()
  expect([ids(one.config), ids(two.config)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  // Each tab has its own current connection.
  expect([getAccount(one.config).address, getAccount(two.config).address]).toEqual([ALICE, BOB])
})

test('a connection of another tab has the account that is current there, and the network of its wallet', async () => {
  const { one, open, settle } = openTabs()
  const make = createWallets('c', [ALICE, BOB], '137')
  const [three, four] = [open({ connectors: [make()] }), open({ connectors: [make()] })]
  await connect(three.config, { connector: 'c', address: BOB })
  await settle()
  expect(getAccount(four.config)).toMatchObject({ address: BOB, caipNetworkId: 'eip155:137' })
  expect(getNetwork(four.config).caipNetworkId).toBe('eip155:137')
  expect(getAccount(one.config).isConnected).toBe(false)
})

test('a tab that missed a logout shows the account of the next login, which the wallet has confirmed', async () => {
  const { browser, open, settle } = openTabs()
  let account = ALICE
  const make = () => {
    const wallet = createTestConnector({ id: 'c' })
    const answer = async () => [
      { namespace: 'eip155' as const, accounts: [{ address: account }], chainId: '1' },
    ]
    return Object.assign(wallet, { connect: answer, restore: vi.fn(answer) })
  }
  const [c, other] = [make(), make()]
  const [one, two] = [open({ connectors: [c] }), open({ connectors: [other] })]
  await connect(one.config, { connector: 'c' })
  await settle()
  expect(getAccount(two.config).address).toBe(ALICE)
  const asked = other.restore.mock.calls.length

  // The second tab is frozen: it receives the events when all has happened.
  await disconnect(one.config)
  account = BOB
  await connect(one.config, { connector: 'c' })
  await settle()
  expect([getAccount(one.config).address, getAccount(two.config).address]).toEqual([BOB, BOB])
  expect(other.restore.mock.calls.length).toBeGreaterThan(asked)
  expect(two.names()).toEqual([])

  // Another tab stores an account that the wallet does not have.
  const entry = { connectorId: 'c', address: ALICE, accounts: [{ address: ALICE }], name: 'c' }
  browser.open().setItem('@foyer/connections', JSON.stringify({ eip155: [entry] }))
  await settle()
  expect(connectionsOf(two.config)).toMatchObject([{ address: BOB, accounts: [{ address: BOB }] }])
})

/** Page with two connected wallets, which returns from the back-forward cache. */
async function cachedPage(options: Partial<ConfigOptions> = {}) {
  const listeners = new Set<(key: string | null) => void>()
  const memory = createMemoryStorage()
  const subscribe = (listener: (key: string | null) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const [a, b] = [createTestConnector({ id: 'a', address: BOB }), createTestConnector({ id: 'b' })]
  const test = setup({
    features: { multiWallet: true },
    storage: { ...memory, subscribe },
    connectors: [a, b],
    ...options,
  })
  await connect(test.config, { connector: a })
  await connect(test.config, { connector: b })
  test.events.splice(0)
  const comeBack = async (): Promise<void> => {
    for (const listener of listeners) listener(null)
    await vi.advanceTimersByTimeAsync(10)
  }
  return { ...test, storage: memory, a, b, comeBack }
}
const sessionOf = (address: string, chainId = '1') =>
  ({ namespace: 'eip155', accounts: [{ address }], chainId }) as const

test('a page that returns from the back-forward cache shows the account and network of its wallets', async () => {
  const { config, storage, names, a, b, comeBack } = await cachedPage()
  const restore = vi.fn(async () => [sessionOf(BOB, '137')])
  b.restore = restore
  await comeBack()
  expect(getAccount(config)).toMatchObject({ address: BOB, isConnected: true })
  expect(getNetwork(config).caipNetworkId).toBe('eip155:137')
  expect(connectionsOf(config).map(({ connectorId }) => connectorId)).toEqual(['b', 'a'])
  expect([restore.mock.calls.length, a.calls, names()]).toEqual([
    1,
    { connect: 1, restore: 1, disconnect: 0, switchNetwork: 0 },
    [],
  ])
  const { eip155 } = parseStoredConnections(storage.getItem('@foyer/connections'))
  expect(eip155?.[0]).toMatchObject({ connectorId: 'b', address: BOB })
})

test('a wallet that does not answer when the page returns stays connected', async () => {
  const { config, a, b, comeBack } = await cachedPage()
  a.restore = () => new Promise(() => {})
  b.restore = () => Promise.reject(new Error('asleep'))
  await comeBack()
  await vi.advanceTimersByTimeAsync(5000)
  expect(ids(config)).toEqual(['a', 'b'])
})

test('a wallet that was locked meanwhile ends when the page returns, and is restored once it is unlocked', async () => {
  let exposed: readonly string[] = []
  const readSession = async () => async () => ({ accounts: exposed })
  const { config, storage, b, comeBack } = await cachedPage({
    adapters: [createTestAdapter({ readSession })],
  })
  b.restore = async () => exposed.map((address) => sessionOf(address))
  await comeBack()
  expect(ids(config)).toEqual(['a'])
  expect(parseStoredIds(storage.getItem('@foyer/disconnected_connector_ids'))).toEqual({})
  expect(b.calls.disconnect).toBe(0)
  exposed = [ALICE]
  b.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: ALICE }] })
  await vi.advanceTimersByTimeAsync(10)
  expect(ids(config)).toEqual(['a', 'b'])
})

test('a wallet is read on its own network, and its changes apply after the open request to a wallet', async () => {
  const { config, a, comeBack } = await cachedPage()
  a.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
  const restore = vi.fn<NonNullable<typeof a.restore>>(async () => [sessionOf(ALICE, '137')])
  a.restore = restore
  let answer: (() => void) | undefined
  void trackRequest(internalsOf(config), new Promise<void>((resolve) => (answer = resolve)))
  const addressOf = () => connectionsOf(config).find(({ connectorId }) => connectorId === 'a')?.address
  await comeBack()
  expect(restore.mock.calls[0]?.[0].networks[0]?.caipNetworkId).toBe('eip155:137')
  expect(addressOf()).toBe(BOB)
  answer?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(addressOf()).toBe(ALICE)
})

test('a wallet outside of the browser is not read when the page returns: its events arrive late', async () => {
  const phone = createTestConnector({ id: 'phone', address: BOB, interaction: 'deepLink' })
  const { config, comeBack, a } = await cachedPage()
  attachConnector(config, phone)
  await connect(config, { connector: phone })
  const before = [a.calls.restore, phone.calls.restore]
  await comeBack()
  expect([a.calls.restore, phone.calls.restore]).toEqual([before[0]! + 1, before[1]])
})

test('a change after the return of the page is newer than an answer that comes later', async () => {
  const { config, a, b, comeBack } = await cachedPage()
  const answers: (() => void)[] = []
  const late = (address: string) => () =>
    new Promise<[ReturnType<typeof sessionOf>]>((resolve) =>
      answers.push(() => resolve([sessionOf(address)])),
    )
  a.restore = late(ALICE)
  b.restore = late(ALICE)
  await comeBack()
  await disconnect(config, { connector: a })
  b.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] })
  for (const answer of answers) answer()
  await vi.advanceTimersByTimeAsync(10)
  expect(connectionsOf(config)).toMatchObject([{ connectorId: 'b', address: BOB }])
})

test('a tab that is mounted again has missed the changes of another tab', async () => {
  const { one, two, settle } = openTabs()
  await connect(one.config, { connector: 'a' })
  await connect(one.config, { connector: 'b' })
  await settle()
  expect(ids(two.config)).toEqual(['a', 'b'])
  two.unmount()
  await settle()
  await disconnect(one.config, { connector: one.a })
  await settle()
  two.config.mount()
  await settle()
  expect([ids(one.config), ids(two.config)]).toEqual([['b'], ['b']])
  await connect(two.config, { connector: 'a' })
  await settle()
  expect([ids(one.config), ids(two.config)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
})

test('a wallet that the visitor disconnects while it confirms the account of another tab stays disconnected', async () => {
  const { open, settle } = openTabs()
  let account = ALICE
  let confirm = (): void => undefined
  const sessions = () => [{ namespace: 'eip155' as const, accounts: [{ address: account }], chainId: '1' }]
  const make = (restore = async () => sessions()) =>
    Object.assign(createTestConnector({ id: 'c' }), { connect: async () => sessions(), restore })
  const other = make()
  const [one, two] = [open({ connectors: [make()] }), open({ connectors: [other] })]
  await connect(one.config, { connector: 'c' })
  await settle()
  other.restore = () => new Promise((resolve) => (confirm = () => resolve(sessions())))
  await disconnect(one.config)
  account = BOB
  await connect(one.config, { connector: 'c' })
  await settle()
  await disconnect(two.config)
  confirm()
  await settle()
  expect(connectionsOf(two.config)).toEqual([])
})

test('two connected wallets with one identity receive no request when another tab changes one of them', async () => {
  const { open, settle } = openTabs()
  const make = () => {
    const wallets = [ALICE, BOB].map((address, index) => {
      const sessions = [{ namespace: 'eip155' as const, accounts: [{ address }], chainId: '1' }]
      const answer = async () => sessions
      const wallet = createTestConnector({ id: 'c' })
      return Object.assign(wallet, { uid: `c${index}`, connect: answer, restore: vi.fn(answer) })
    })
    return { wallets, ...open({ connectors: wallets }) }
  }
  const [one, two] = [make(), make()]
  for (const wallet of one.wallets) {
    await connect(one.config, { connector: wallet }).then(settle)
  }
  expect(connectionsOf(two.config).map(({ connector: { uid } }) => uid)).toEqual(['c1', 'c0'])
  for (const { restore } of two.wallets) restore.mockClear()
  one.wallets[0]?.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
  await settle()
  expect(two.wallets.flatMap(({ restore }) => restore.mock.calls)).toEqual([])
})

test('a disconnect in one tab ends the connection of the other tab, which sends no request to its wallet', async () => {
  const { one, two, settle, browser } = openTabs()
  await connect(one.config, { connector: 'a' })
  await connect(one.config, { connector: 'b' })
  await settle()
  openModal(two.config, { view: 'Account' })
  await disconnect(two.config, { connector: { uid: 'a' } })
  await settle()
  expect([ids(one.config), ids(two.config)]).toEqual([['b'], ['b']])
  expect(one.a.calls.disconnect).toBe(0)
  expect(one.names()).not.toContain('DISCONNECT_SUCCESS')
  await disconnect(one.config)
  await settle()
  expect(getAccount(two.config).status).toBe('disconnected')
  expect(getModal(two.config).isOpen).toBe(false)
  expect(browser.entries.get('@foyer/connection_status')).toBeUndefined()
})

test('without multi-wallet, a new connection in one tab replaces the connection in every tab', async () => {
  const { one, two, settle } = openTabs({})
  await connect(one.config, { connector: 'a' })
  await settle()
  await connect(one.config, { connector: 'b' })
  await settle()
  expect([ids(one.config), ids(two.config)]).toEqual([['b'], ['b']])
  expect(getAccount(two.config).address).toBe(BOB)
})

test('changes by another tab are applied after the open request to a wallet', async () => {
  const { one, two, settle } = openTabs()
  await connect(one.config, { connector: 'a' })
  await settle()
  two.b.answer = 'wait'
  const asking = connect(two.config, { connector: 'b' })
  await disconnect(one.config)
  await settle()
  expect(ids(two.config)).toEqual(['a'])
  two.b.approveWaiting()
  await asking
  await settle()
  expect([ids(one.config), ids(two.config)]).toEqual([['b'], ['b']])
})

test('a network switch in one tab does not change the network of the other tab', async () => {
  const { one, two, settle } = openTabs()
  await switchNetwork(one.config, { caipNetworkId: 'eip155:137' })
  await settle()
  expect(getNetwork(two.config).caipNetworkId).toBe('eip155:1')
})

test('recent connections, and their removal, appear in all tabs', async () => {
  const { one, two, settle } = openTabs()
  await connect(one.config, { connector: 'a' })
  await connect(one.config, { connector: 'b' })
  await disconnect(one.config, { connector: { uid: 'a' } })
  await settle()
  expect(getRecentConnections(two.config)).toMatchObject([{ connectorId: 'a', address: ALICE }])
  deleteConnection(two.config, { namespace: 'eip155', connectorId: 'a', address: ALICE })
  await settle()
  expect(getRecentConnections(one.config)).toEqual([])
  await switchConnection(one.config, { connector: { uid: 'b' }, namespace: 'eip155' })
})

test('wallets that two tabs connect at the same time are stored, and connected in both', async () => {
  const { one, two, settle, browser } = openTabs()
  await connect(one.config, { connector: 'a' })
  await connect(two.config, { connector: 'b' })
  const stored = parseStoredConnections(browser.entries.get('@foyer/connections') ?? null)
  expect(stored.eip155?.map(({ connectorId }) => connectorId).toSorted()).toEqual(['a', 'b'])
  await settle()
  expect([ids(one.config), ids(two.config)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
})

test('wallets that two tabs disconnect at the same time are disconnected in both', async () => {
  const { one, two, settle, browser } = openTabs()
  await connect(one.config, { connector: 'a' })
  await connect(one.config, { connector: 'b' })
  await settle()
  await disconnect(one.config, { connector: { uid: 'a' } })
  await disconnect(two.config, { connector: { uid: 'b' } })
  const stored = parseStoredIds(browser.entries.get('@foyer/disconnected_connector_ids') ?? null)
  expect(stored.eip155?.toSorted()).toEqual(['a', 'b'])
  await settle()
  expect([ids(one.config), ids(two.config)]).toEqual([[], []])
})

test('a connected wallet is stored again when another tab stores a list without it', async () => {
  const { one, browser, settle } = openTabs()
  await connect(one.config, { connector: 'a' })
  await settle()
  browser.open().setItem('@foyer/connections', '{}')
  await settle()
  expect(browser.entries.get('@foyer/connections')).toContain(ALICE)
})

test('all connected wallets are stored again after the storage was cleared', async () => {
  const { one, browser } = openTabs()
  await connect(one.config, { connector: 'a' })
  browser.open().removeItem('@foyer/connections')
  await connect(one.config, { connector: 'b' })
  const stored = parseStoredConnections(browser.entries.get('@foyer/connections') ?? null)
  expect(stored.eip155?.map(({ connectorId }) => connectorId)).toEqual(['b', 'a'])
})

test('the network of a visitor without a wallet is stored, and the default network is not', async () => {
  const { browser, open, settle } = openTabs()
  const tab = open({ id: 'shop', defaultNetwork: 'eip155:137' })
  const key = '@foyer/shop/active_caip_network_id'
  await tab.startEngine()
  await switchNetwork(tab.config, { caipNetworkId: 'eip155:1' })
  await settle()
  expect(browser.entries.get(key)).toBe('eip155:1')
  await switchNetwork(tab.config, { caipNetworkId: 'eip155:137' })
  await settle()
  expect(browser.entries.get(key)).toBeUndefined()
})

test('a tab that applies a change by another tab stores nothing', async () => {
  const { one, open, settle, browser } = openTabs()
  const storage = browser.open()
  const [set, remove] = [vi.spyOn(storage, 'setItem'), vi.spyOn(storage, 'removeItem')]
  const reader = open({ storage })
  await connect(one.config, { connector: 'a' })
  await settle()
  expect(getAccount(reader.config)).toMatchObject({ status: 'connected', address: ALICE })
  await disconnect(one.config)
  await settle()
  expect(getAccount(reader.config).status).toBe('disconnected')
  expect([...set.mock.calls, ...remove.mock.calls]).toEqual([])
})

test.each([
  ['a broken value', '{'],
  ['a value of another shape', '{"eip155":[{"connectorId":1}]}'],
  ['a value of a newer version', '{"version":2,"eip155":{"connectors":["a"]}}'],
])('%s that another tab stores is ignored, and no connection ends', async (_, value) => {
  const { one, browser, settle } = openTabs()
  await connect(one.config, { connector: 'a' })
  await settle()
  browser.open().setItem('@foyer/connections', value)
  await settle()
  expect(ids(one.config)).toEqual(['a'])
  expect(one.errors).toEqual([])
})

test('a wallet that is disconnected here stays so when another tab of a newer version stores its own list', async () => {
  const { one, browser, settle } = openTabs()
  await connect(one.config, { connector: 'a' })
  await disconnect(one.config)
  browser.open().setItem('@foyer/disconnected_connector_ids', '{"version":2}')
  await settle()
  one.a.restore = async () => [{ ...sessionOf(ALICE), accounts: [{ address: ALICE }] }]
  one.a.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: ALICE }] })
  await settle()
  expect(ids(one.config)).toEqual([])
})

test('a change of another entry of the storage by another tab starts nothing', async () => {
  const { one, browser, settle } = openTabs()
  await settle()
  const start = vi.spyOn(internalsOf(one.config).engine, 'start')
  browser.open().setItem('theme', 'dark')
  browser.open().setItem('@foyer/recent_wallets', '[]')
  await settle()
  expect(start).not.toHaveBeenCalled()
})

test('a stored value of a newer version is not overwritten', async () => {
  const { one, browser, settle } = openTabs()
  const newer = '{"version":2}'
  browser.open().setItem('@foyer/connections', newer)
  await connect(one.config, { connector: 'a' })
  await settle()
  expect(browser.entries.get('@foyer/connections')).toBe(newer)
})

test('two configs with different ids do not share connections', async () => {
  const { one, open, settle } = openTabs()
  const shop = open({ id: 'shop' })
  await connect(one.config, { connector: 'a' })
  await settle()
  expect(ids(shop.config)).toEqual([])
  await connect(shop.config, { connector: 'b' })
  await settle()
  expect(ids(one.config)).toEqual(['a'])
})

test('a connection of another tab is not restored if `enableReconnect` is off', async () => {
  const { one, open, settle } = openTabs()
  const fresh = open({ enableReconnect: false })
  await connect(one.config, { connector: 'a' })
  await settle()
  expect(ids(fresh.config)).toEqual([])
})

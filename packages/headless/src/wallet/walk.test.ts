import './connectionActions.ts'
import './rereadWallets.ts'
import '../setup/startEngine.ts'
import type { ChainNamespace, Connector, Storage } from '@foyer/chains'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { followUnfinishedRequests, getUnfinishedRequests } from '../core/unfinished/unfinishedRequests.ts'
import { UNFINISHED_CONNECT_KEY } from '../core/unfinished/unfinishedState.ts'
import { switchConnection } from '../modal/switchConnection.ts'
import { createConfig } from '../setup/createConfig.ts'
import { ALICE, BOB, connectionsOf, createTestAdapter, networks } from '../test/setup.ts'
import { createTabs } from '../test/tabs.ts'
import { walkRuns, WALKS_TIMEOUT_MS } from '../test/walks.ts'
import { createTestConnector, type TestConnector } from '../testing/createTestConnector.ts'
import { connect } from './connect.ts'
import { deleteConnection } from './connections.ts'
import { recentConnectionsAtom } from './connectorLists.ts'
import { disconnect } from './disconnect.ts'
import { parseStoredConnections, parseStoredIds } from './persist.ts'
import { getAccount, cancelConnect, getConnectionState } from './state.ts'

// Imported here, so that the fake clock does not wait for chunks.

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('NODE_ENV', 'production')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const wallets = [
  { id: 'a', address: ALICE, namespaces: ['eip155'] },
  { id: 'b', address: BOB, namespaces: ['eip155'] },
  { id: 'c', address: ALICE, namespaces: ['eip155', 'solana'] },
] as const
type WalletId = (typeof wallets)[number]['id']

type Step =
  | { readonly do: 'connect'; readonly wallet: WalletId; readonly answer: TestConnector['answer'] }
  | { readonly do: 'account' | 'leave' | 'lock'; readonly wallet: WalletId }
  | { readonly do: 'chain'; readonly wallet: WalletId; readonly chainId: string }
  | {
      readonly do: 'switch' | 'disconnect' | 'delete'
      readonly wallet: WalletId
      readonly namespace: ChainNamespace
    }
  | { readonly do: 'disconnectAll' | 'reload' | 'deliver' | 'cancel' | 'wait' | 'hide' | 'show' }
  | { readonly do: 'corrupt'; readonly value: string }
  /** Another account of the connected wallet, or a step of the second tab, that this tab misses. */
  | { readonly do: 'away'; readonly meanwhile: Step | undefined }
type Walk = readonly (Step & { readonly tab: 0 | 1 })[]

const wallet = fc.constantFrom<WalletId>('a', 'b', 'c')
const simpleStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('connect' as const),
      wallet,
      answer: fc.constantFrom('approve', 'approve', 'reject', 'fail', 'wait'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('account' as const, 'leave' as const, 'lock' as const),
      wallet,
    }),
  },
  fc.record({ do: fc.constant('chain' as const), wallet, chainId: fc.constantFrom('1', '137', '999') }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('switch' as const, 'disconnect' as const, 'delete' as const),
      wallet,
      namespace: fc.constantFrom<ChainNamespace>('eip155', 'solana'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'disconnectAll' as const,
        'reload' as const,
        'deliver' as const,
        'cancel' as const,
        'wait' as const,
        'hide' as const,
        'show' as const,
      ),
    }),
  },
  fc.record({
    do: fc.constant('corrupt' as const),
    value: fc.constantFrom('{', '[]', '{"eip155":1}', '{"version":9}'),
  }),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: simpleStep },
  fc.record({
    do: fc.constant('away' as const),
    meanwhile: fc.option(simpleStep, { nil: undefined, freq: 1 }),
  }),
)
const walk: fc.Arbitrary<Walk> = fc.array(
  fc.tuple(step, fc.constantFrom<0 | 1>(0, 1)).map(([each, tab]) => ({ ...each, tab })),
  { maxLength: 25 },
)

type Tab = {
  config: Config
  wallets: Record<WalletId, TestConnector>
  errors: unknown[]
  /** Results of `connect` calls; none rejects. */
  connects: Promise<unknown>[]
  /** Storage entry of the last connect of this tab. */
  note: string | undefined
  /** Unmounts the config, which misses the events of wallets and of the other tab until it is mounted again. */
  unmount: (() => void) | undefined
  /** Whether the page was reloaded, and whether a wallet was being asked then. */
  isGone: boolean
  hadAsked: boolean
}

/** Two tabs of one page, with three wallets shared by both. */
function openBrowser(isMultiWallet: boolean) {
  const browser = createTabs()
  const permitted = new Set<string>()
  /** Accounts that each wallet exposes. */
  const exposed = new Map<WalletId, readonly string[]>(wallets.map(({ id, address }) => [id, [address]]))
  const accountsOf = (id: WalletId) => (exposed.get(id) ?? []).map((address) => ({ address }))
  /** Tab that stored the last connect. */
  const last: { tab: Tab | undefined } = { tab: undefined }
  const openTab = (): Tab => {
    const errors: unknown[] = []
    const own = browser.open()
    const storage: Storage = {
      ...own,
      setItem(key, value) {
        if (tab.isGone) return
        if (key === UNFINISHED_CONNECT_KEY) {
          tab.note = value
          last.tab = tab
        }
        own.setItem(key, value)
      },
      removeItem: (key) => tab.isGone || own.removeItem(key),
    }
    const made = Object.fromEntries(
      wallets.map(({ id, address, namespaces }) => {
        const own = createTestConnector({ id, address, namespaces, chainId: null })
        const { connect: ask, disconnect: end } = own
        Object.assign(own, {
          connect: async (parameters: Parameters<Connector['connect']>[0]) => {
            const sessions = await ask(parameters)
            permitted.add(id)
            return sessions.map((session) => ({ ...session, accounts: accountsOf(id) }))
          },
          restore: async ({ namespaces: wanted }: { namespaces?: readonly ChainNamespace[] }) =>
            permitted.has(id)
              ? namespaces
                  .filter((namespace) => wanted?.includes(namespace) !== false)
                  .map((namespace) => ({ namespace, accounts: accountsOf(id), chainId: undefined }))
              : [],
          disconnect: async () => {
            permitted.delete(id)
            await end()
          },
        })
        return [id, own]
      }),
    ) as Record<WalletId, TestConnector>
    const config: Config = createConfig({
      networks,
      storage,
      adapters: [createTestAdapter({}, 'eip155'), createTestAdapter({}, 'solana')],
      connectors: Object.values(made),
      features: { multiWallet: isMultiWallet },
      onError: (error) => errors.push(error),
    })
    const tab: Tab = {
      config,
      wallets: made,
      errors,
      connects: [],
      note: undefined,
      unmount: undefined,
      isGone: false,
      hadAsked: false,
    }
    tab.unmount = config.mount()
    followUnfinishedRequests(config)
    return tab
  }
  return {
    browser,
    permitted,
    exposed,
    accountsOf,
    last,
    openTab,
    tabs: [openTab(), openTab()] as [Tab, Tab],
  }
}

/** Checks the invariants of a tab. */
function checkTab({ config, errors }: Tab, isMultiWallet: boolean): void {
  const state = getConnectionState(internalsOf(config))
  const keys = state.connections.map(({ namespace, connector }) => `${namespace}/${connector.uid}`)
  // 1. No connection is listed twice, and each namespace with connections has exactly one current connection.
  expect(new Set(keys).size).toBe(keys.length)
  const namespaces = new Set(state.connections.map(({ namespace }) => namespace))
  expect(new Set(Object.keys(state.current))).toEqual(namespaces)
  for (const [namespace, uid] of Object.entries(state.current)) expect(keys).toContain(`${namespace}/${uid}`)
  for (const { address, accounts, namespace, connectorId } of state.connections) {
    // 2. The current account is an account of the wallet.
    expect(accounts.some((account) => account.address === address)).toBe(true)
    // 3. A connected wallet is stored, and not listed as disconnected.
    expect(state.disconnectedIds[namespace] ?? []).not.toContain(connectorId)
    expect(state.remembered[namespace]?.map((entry) => entry.connectorId)).toContain(connectorId)
  }
  // 4. No live connection is a recent one.
  for (const { namespace, connector } of internalsOf(config).store.get(recentConnectionsAtom))
    expect(keys).not.toContain(`${namespace}/${connector.uid}`)
  // 5. Without multi-wallet each namespace has at most one connection.
  if (!isMultiWallet)
    for (const namespace of namespaces)
      expect(keys.filter((key) => key.startsWith(namespace))).toHaveLength(1)
  // 6. The account is that of the current connection.
  for (const namespace of ['eip155', 'solana'] as const) {
    const account = getAccount(config, { namespace })
    expect(account.isConnected).toBe(namespaces.has(namespace))
    if (account.status === 'connected') expect(account.connector.uid).toBe(state.current[namespace])
  }
  // 7. No background errors were reported.
  expect(errors).toEqual([])
}

const processOf = ({ config }: Tab) => getConnectionState(internalsOf(config)).process

/**
 * The stored unfinished connect is the last one of all tabs, while its wallet is being asked; that of a reloaded page
 * is kept. All tabs list it, except the tab that waits for its answer.
 */
function checkStoredConnect({ tabs, browser, last }: ReturnType<typeof openBrowser>): void {
  const { tab } = last
  const isOpen = tab && (tab.isGone ? tab.hadAsked : processOf(tab).status === 'pending')
  expect(browser.entries.get(UNFINISHED_CONNECT_KEY)).toBe(isOpen ? tab.note : undefined)
  browser.deliver()
  for (const each of tabs) if (processOf(each).status === 'pending') expect(each.note).toBeDefined()
  for (const each of tabs)
    expect(getUnfinishedRequests(each.config).map(({ kind }) => kind)).toEqual(
      isOpen && tab !== each ? ['connect'] : [],
    )
}

async function hide(tab: Tab): Promise<void> {
  tab.unmount?.()
  tab.unmount = undefined
  await vi.advanceTimersByTimeAsync(1)
}

/** Mounts the config of a tab again. Then it shows what the permitted wallets expose. */
async function show({ permitted, exposed }: ReturnType<typeof openBrowser>, tab: Tab): Promise<void> {
  if (tab.unmount) return
  const { config } = tab
  tab.unmount = config.mount()
  await vi.advanceTimersByTimeAsync(10)
  // A wallet that is being asked is read after its answer.
  if (internalsOf(config).requests.size > 0) return
  for (const { connectorId, accounts } of connectionsOf(config))
    if (permitted.has(connectorId))
      expect(accounts.map(({ address }) => address)).toEqual(exposed.get(connectorId as WalletId))
}

async function run(world: ReturnType<typeof openBrowser>, each: Walk[number]): Promise<void> {
  const { tabs, browser, openTab } = world
  const tab = tabs[each.tab]
  const { config } = tab
  // Pending wallets are not awaited; failures are expected.
  const settle = (work: Promise<unknown>): Promise<unknown> =>
    Promise.race([work.catch(() => {}), vi.advanceTimersByTimeAsync(1)])
  switch (each.do) {
    case 'connect':
      return void (await settle(ask(tab, each)))
    case 'account':
      world.exposed.set(each.wallet, world.exposed.get(each.wallet)?.[1] ? [ALICE] : [BOB, ALICE])
      return tab.wallets[each.wallet].emit({
        type: 'change',
        namespace: 'eip155',
        accounts: world.accountsOf(each.wallet),
      })
    case 'lock':
      return tab.wallets[each.wallet].emit({ type: 'change', namespace: 'eip155', accounts: [] })
    case 'leave':
      return tab.wallets[each.wallet].emit({ type: 'disconnect' })
    case 'chain':
      return tab.wallets[each.wallet].emit({ type: 'change', namespace: 'eip155', chainId: each.chainId })
    case 'switch':
      tab.wallets[each.wallet].answer = 'approve'
      return void (await settle(
        switchConnection(config, { connector: { uid: each.wallet }, namespace: each.namespace }),
      ))
    case 'disconnect':
      return void (await settle(
        disconnect(config, { connector: { uid: each.wallet }, namespace: each.namespace }),
      ))
    case 'delete':
      return deleteConnection(config, { connectorId: each.wallet, namespace: each.namespace, address: ALICE })
    case 'disconnectAll':
      return void (await settle(disconnect(config)))
    case 'reload':
      // The reloaded page stores nothing any more.
      tab.hadAsked = processOf(tab).status === 'pending'
      tab.isGone = true
      config.destroy()
      tabs[each.tab] = openTab()
      return void (await vi.advanceTimersByTimeAsync(5001))
    case 'deliver':
      browser.deliver()
      return void (await vi.advanceTimersByTimeAsync(1))
    case 'cancel':
      return cancelConnect(config)
    case 'hide':
      return hide(tab)
    case 'show':
      return show(world, tab)
    case 'away': {
      const [connection] = connectionsOf(config)
      const { meanwhile = { do: 'account', wallet: (connection?.connectorId ?? 'a') as WalletId } } = each
      await hide(tab)
      await run(world, { ...meanwhile, tab: each.meanwhile && each.tab === 0 ? 1 : each.tab })
      return show(world, tab)
    }
    case 'wait':
      return void (await vi.advanceTimersByTimeAsync(6000))
    case 'corrupt':
      return browser.open().setItem('@foyer/connections', each.value)
  }
}

/** Connects a wallet, and checks that a wallet that is being asked is not asked again. */
function ask(
  tab: Tab,
  { wallet: id, answer }: { readonly wallet: WalletId; readonly answer: TestConnector['answer'] },
): Promise<unknown> {
  const { config, wallets: own, connects } = tab
  own[id].answer = answer
  const process = processOf(tab)
  const isAsked = process.status === 'pending' && process.connector.uid === id
  const { note } = tab
  const connecting = connect(config, { connector: id })
  connects.push(connecting.catch(() => {}))
  if (isAsked) expect(tab.note).toBe(note)
  return connecting
}

const isCorrupt = (steps: Walk): boolean => steps.some((each) => each.do === 'corrupt')
const keysOf = ({ config }: Tab): readonly string[] =>
  connectionsOf(config)
    .map(({ namespace, connectorId }) => `${namespace}/${connectorId}`)
    .toSorted()

test.each([true, false])(
  '[S4.2] [S4.3] [S4.5] any sequence of steps in two tabs, with multi-wallet %s: all invariants hold',
  async (isMultiWallet) => {
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        const world = openBrowser(isMultiWallet)
        try {
          await vi.advanceTimersByTimeAsync(1)
          for (const each of steps) {
            await run(world, each)
            for (const tab of world.tabs) checkTab(tab, isMultiWallet)
            await vi.advanceTimersByTimeAsync(1)
            checkStoredConnect(world)
          }
          for (const { config } of world.tabs) cancelConnect(config)
          for (const tab of world.tabs) await show(world, tab)
          // Every connect settles.
          const settled = Promise.all(world.tabs.flatMap(({ connects }) => connects)).then(() => true)
          const inTime = vi.advanceTimersByTimeAsync(1).then(() => false)
          expect(await Promise.race([settled, inTime])).toBe(true)
          // The storage events between tabs come to an end.
          for (let round = 0; round < 20 && (round === 0 || world.browser.waiting() > 0); round++) {
            world.browser.deliver()
            await vi.advanceTimersByTimeAsync(1)
          }
          expect(world.browser.waiting()).toBe(0)
          for (const tab of world.tabs) checkTab(tab, isMultiWallet)
          checkStoredConnect(world)
          if (isCorrupt(steps)) return
          // Stored data is valid, and a wallet disconnected in any tab is connected in none.
          const stored = parseStoredConnections(world.browser.entries.get('@foyer/connections') ?? null)
          const disconnectedIds = parseStoredIds(
            world.browser.entries.get('@foyer/disconnected_connector_ids') ?? null,
          )
          for (const tab of world.tabs) {
            for (const key of keysOf(tab)) {
              const [namespace, id] = key.split('/') as [ChainNamespace, string]
              expect(disconnectedIds[namespace] ?? []).not.toContain(id)
              expect(stored[namespace]?.map(({ connectorId }) => connectorId)).toContain(id)
            }
          }
        } finally {
          for (const { config } of world.tabs) config.destroy()
        }
      }),
      walkRuns,
    )
  },
  WALKS_TIMEOUT_MS,
)

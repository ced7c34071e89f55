import type { ChainAdapter } from '@foyer/chains'
import { createEip1193Connector } from '@foyer/chains/eip155'
import { mainnet, solana } from '@foyer/chains/networks'
import { createMemoryStorage } from '@foyer/chains/testing'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emitEvent, watchEvents } from '../core/actions.ts'
import { getAppearance, setAppearance } from '../core/appearance.ts'
import type { FoyerEvent } from '../core/events.ts'
import { internalsOf } from '../core/internals.ts'
import { getQueryClient } from '../core/queryClient.ts'
import { siwx } from '../flows/siwx/siwx.ts'
import { ALICE, BOB, createTestAdapter, networks, setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { getConnectors } from '../wallet/connections.ts'
import { getAccount, getNetwork } from '../wallet/state.ts'
import { createConfig } from './createConfig.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function discovering(stop = vi.fn<() => void>()) {
  const discover = vi.fn<NonNullable<ChainAdapter['discover']>>(() => stop)
  return { adapter: { ...createTestAdapter(), discover }, discover, stop }
}

test('createConfig has no effects', () => {
  const storage = {
    getItem: vi.fn<() => null>(),
    setItem: vi.fn<() => void>(),
    removeItem: vi.fn<() => void>(),
  }
  const fetch = vi.fn<typeof globalThis.fetch>()
  const { adapter, discover } = discovering()
  const makeConnector = vi.fn<() => ReturnType<typeof createTestConnector>>(() => createTestConnector())
  createConfig({ networks, adapters: [adapter], connectors: [makeConnector], storage, fetch })
  for (const spy of [storage.getItem, storage.setItem, storage.removeItem, fetch, discover, makeConnector])
    expect(spy).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('theme, locale and texts of the options apply until they are changed', () => {
  const { config } = setup({ theme: { mode: 'dark' }, locale: 'de', messages: { 'button.connect': 'Los' } })
  expect(getAppearance(config)).toEqual({
    theme: { mode: 'dark' },
    locale: 'de',
    messages: { 'button.connect': 'Los' },
  })
  setAppearance(config, { theme: { mode: 'light' } })
  expect(getAppearance(config)).toMatchObject({ theme: { mode: 'light' }, locale: 'de' })
  expect(getAppearance(setup({ id: 'other' }).config)).toEqual({ theme: {}, locale: undefined, messages: {} })
})

const missing = new Error('no wallet')
function fail(): never {
  throw missing
}
test.each([
  ['cannot be created', fail],
  ['cannot be subscribed to', { ...createTestConnector(), subscribe: fail }],
])('a connector of the app that %s is reported and not listed; the others connect', async (_, broken) => {
  const wallet = createTestConnector({ id: 'other' })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { config, errors } = setup({ connectors: [broken, wallet] })
  expect(errors).toEqual([missing])
  expect(warn.mock.calls).toEqual([[expect.stringContaining('could not be started'), missing]])
  warn.mockRestore()
  expect(getConnectors(config).map(({ id }) => id)).toEqual(['other'])
  await connect(config, { connector: wallet })
  expect(getAccount(config).isConnected).toBe(true)
})

test('a connector of the app whose `subscribe` returns nothing connects, and does not break the end of the config', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const wallet = { ...createTestConnector({ name: 'Own wallet' }), subscribe: () => undefined as never }
  const { config, errors, unmount } = setup({ connectors: [wallet] })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('`subscribe` of the connector Own wallet')]])
  await connect(config, { connector: wallet })
  expect(getAccount(config).isConnected).toBe(true)
  unmount()
  await vi.advanceTimersByTimeAsync(0)
  expect(getConnectors(config)).toEqual([])
  config.mount()
  expect(getConnectors(config)).toHaveLength(1)
  config.destroy()
  expect(getConnectors(config)).toEqual([])
  expect(errors).toEqual([])
})

test('a connector of the app that could not be created is created by the next mount', async () => {
  const wallet = createTestConnector()
  const create = vi.fn<() => ReturnType<typeof createTestConnector>>(fail)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { config, unmount } = setup({ connectors: [create] })
  unmount()
  await vi.advanceTimersByTimeAsync(0)
  create.mockReturnValue(wallet)
  config.mount()
  expect(getConnectors(config).map(({ uid }) => uid)).toEqual([wallet.uid])
})

test('a page of a new visitor sends no request and stores nothing before the first action', async () => {
  const storage = createMemoryStorage()
  const stored = vi.spyOn(storage, 'setItem')
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}))
  const wallet = createTestConnector()
  const config = createConfig({
    projectId: 'p',
    networks,
    adapters: [createTestAdapter()],
    connectors: [wallet],
    storage,
    fetch,
  })
  const unmount = config.mount()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).not.toHaveBeenCalled()
  expect(stored).not.toHaveBeenCalled()
  expect(wallet.calls).toMatchObject({ connect: 0 })
  unmount()
  config.destroy()
})

test('a network without an adapter logs a warning, unless `debug` is off', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const options = {
    networks: [mainnet, solana],
    adapters: [createTestAdapter()],
    storage: createMemoryStorage(),
  }
  const start = (given: object): void => {
    // @ts-expect-error there is no adapter for solana
    const stop = createConfig({ ...options, ...given, id: crypto.randomUUID() }).mount()
    stop()
  }
  start({ debug: false })
  start({ adapters: [], connectors: [createTestConnector()] })
  expect(warn).not.toHaveBeenCalled()
  start({ connectors: [createTestConnector()] })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('No adapter for solana')]])
  start({ adapters: [] })
  expect(warn.mock.calls.slice(1)).toEqual([
    [expect.stringContaining('add eip155() of')],
    [expect.stringContaining('add solana() of')],
  ])
  warn.mockRestore()
})

test('[S5.17] SIWE and SIWX exclude each other', () => {
  expect(() => createConfig({ networks, siwx: siwx(), siweConfig: {} as never })).toThrow(
    'Cannot set both `siweConfig` and `siwx` options',
  )
})

describe('mounting', () => {
  test('is counted; the config stops in the task after the last unmount', async () => {
    const { adapter, discover, stop } = discovering()
    const { config, unmount } = setup({ adapters: [adapter] })
    const again = config.mount()
    unmount()
    unmount()
    await vi.advanceTimersByTimeAsync(10)
    expect(stop).not.toHaveBeenCalled()
    again()
    const third = config.mount()
    await vi.advanceTimersByTimeAsync(10)
    expect(stop).not.toHaveBeenCalled()
    third()
    await vi.advanceTimersByTimeAsync(0)
    expect(stop).toHaveBeenCalledOnce()
    config.mount()
    expect(discover).toHaveBeenCalledTimes(2)
  })

  test('does not count a mount that failed', async () => {
    const { adapter, stop } = discovering()
    const id = crypto.randomUUID()
    const { unmount } = setup({ id })
    const config = createConfig({ id, networks: [mainnet], adapters: [adapter] })
    expect(() => config.mount()).toThrow('Two live configs')
    unmount()
    await vi.advanceTimersByTimeAsync(0)
    config.mount()()
    await vi.advanceTimersByTimeAsync(0)
    expect(stop).toHaveBeenCalledOnce()
    config.destroy()
  })

  test('again keeps the connection, and subscribes to the wallet again', async () => {
    const wallet = createTestConnector()
    const { config, unmount } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet })
    unmount()
    await vi.advanceTimersByTimeAsync(0)
    expect(wallet.listenerCount()).toBe(0)
    config.mount()
    await vi.waitFor(() => {
      wallet.emit({ type: 'disconnect' })
      expect(getAccount(config).isConnected).toBe(false)
    })
  })

  /** Extension that each discovery announces with a new connector. */
  function extension() {
    const page = { accounts: [ALICE] as readonly string[], chainId: '0x1', isBroken: false }
    const listeners = new Map<string, (value: unknown) => void>()
    const provider = {
      async request({ method }: { readonly method: string }): Promise<unknown> {
        if (page.isBroken) throw new Error('gone')
        return method === 'eth_chainId' ? page.chainId : page.accounts
      },
      on: (event: string, listener: (value: unknown) => void) => listeners.set(event, listener),
      removeListener: (event: string) => listeners.delete(event),
    }
    const adapter = {
      ...createTestAdapter({ readSession: async () => async () => ({ accounts: page.accounts }) }),
      discover({ announce }: Parameters<NonNullable<ChainAdapter['discover']>>[0]) {
        const { connector, dispose } = createEip1193Connector({
          id: 'fern',
          uid: 'fern',
          name: 'Fern',
          type: 'ANNOUNCED',
          interaction: 'extension',
          provider,
        })
        const undo = announce(connector)
        return () => {
          undo()
          dispose()
        }
      },
    }
    const emit = (event: string, value: unknown): void => listeners.get(event)?.(value)
    return { page, emit, adapter }
  }

  /** Connects the extension, and runs a change while the config is not mounted. */
  async function changedWhileAway(change: (page: ReturnType<typeof extension>['page']) => void) {
    const { page, emit, adapter } = extension()
    const { config, unmount, ...test } = setup({ adapters: [adapter] })
    await connect(config, { connector: 'fern' })
    unmount()
    await vi.advanceTimersByTimeAsync(0)
    change(page)
    config.mount()
    return { ...test, config, page, emit }
  }

  test('again shows the account and network that the wallet has by then, and follows its events', async () => {
    const { config, emit, names } = await changedWhileAway((page) => {
      page.accounts = [BOB]
      page.chainId = '0x89'
    })
    await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ address: BOB, isConnected: true }))
    expect(getNetwork(config).caipNetworkId).toBe('eip155:137')
    emit('accountsChanged', [ALICE])
    expect(getAccount(config).address).toBe(ALICE)
    expect(names().filter((name) => name === 'CONNECT_SUCCESS')).toHaveLength(1)
  })

  test('again ends the connection of a wallet that was locked meanwhile, until it is unlocked', async () => {
    const { config, page, emit } = await changedWhileAway((page) => void (page.accounts = []))
    await vi.waitFor(() => expect(getAccount(config).isConnected).toBe(false))
    page.accounts = [ALICE]
    emit('accountsChanged', [ALICE])
    await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ address: ALICE, isConnected: true }))
  })

  test('again keeps the connection of a wallet that fails to answer', async () => {
    const { config, emit } = await changedWhileAway((page) => void (page.isBroken = true))
    await vi.waitFor(() => {
      emit('accountsChanged', [BOB])
      expect(getAccount(config)).toMatchObject({ address: BOB, isConnected: true })
    })
  })

  test('stops the extensions that run with the config; they can start again with the next mount', async () => {
    const { config, unmount } = setup()
    const { engine } = internalsOf(config)
    const stop = vi.fn<() => void>()
    const start = vi.fn(() => stop)
    engine.run('x', start)
    engine.run('x', start)
    expect(start).toHaveBeenCalledOnce()
    unmount()
    await vi.advanceTimersByTimeAsync(0)
    expect(stop).toHaveBeenCalledOnce()
    engine.run('x', start)
    expect(start).toHaveBeenCalledOnce()
    config.mount()
    engine.run('x', start)
    expect(start).toHaveBeenCalledTimes(2)
  })

  test('mounts the QueryClient, and unmounting unmounts it, as a `QueryClientProvider` does', () => {
    const mount = vi.spyOn(QueryClient.prototype, 'mount')
    const { config, unmount } = setup()
    expect(mount).not.toHaveBeenCalled()
    const client = getQueryClient(config)
    expect(getQueryClient(config)).toBe(client)
    expect(mount).toHaveBeenCalledOnce()
    mount.mockClear()
    const leave = vi.spyOn(client, 'unmount')
    unmount()
    vi.advanceTimersByTime(0)
    expect(leave).toHaveBeenCalledOnce()
    config.mount()
    expect(mount).toHaveBeenCalledOnce()
  })

  test('a second live config with the same id throws, unless the first one has no mounts', () => {
    const one = setup()
    const two = createConfig({ networks, storage: createMemoryStorage() })
    expect(() => two.mount()).toThrow('Two live configs have the id "default"')
    one.unmount()
    two.mount()
    expect(() => one.config.mount()).toThrow('Two live configs')
    two.destroy()
    setup({ id: 'other' })
  })

  test('a failing adapter does not stop the discovery of others', () => {
    const broken: ChainAdapter = {
      ...createTestAdapter({}, 'solana'),
      discover: () => {
        throw new TypeError('broken')
      },
    }
    const { adapter, discover } = discovering()
    const { errors } = setup({ adapters: [broken, adapter] })
    expect(discover).toHaveBeenCalledOnce()
    expect(errors).toMatchObject([{ message: 'broken' }])
  })

  test('connectors given as functions are created once', async () => {
    const make = vi.fn<() => ReturnType<typeof createTestConnector>>(() => createTestConnector())
    const { config, unmount } = setup({ connectors: [make], projectId: 'p' })
    unmount()
    await vi.advanceTimersByTimeAsync(0)
    expect(getConnectors(config)).toEqual([])
    config.mount()
    expect(getConnectors(config)).toHaveLength(1)
    expect(make).toHaveBeenCalledOnce()
    expect(make.mock.calls[0]).toMatchObject([{ projectId: 'p', networks }])
  })
})

test('a destroyed config cannot be mounted again', async () => {
  const { adapter, discover, stop } = discovering()
  const { config } = setup({ adapters: [adapter] })
  config.destroy()
  config.destroy()
  config.mount()()
  expect(discover).toHaveBeenCalledOnce()
  expect(stop).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('listeners of the host receive events, also those that it emits, until they unsubscribe', () => {
  const { config } = setup()
  const events: FoyerEvent[] = []
  const stop = watchEvents(config, { onEvent: (event) => events.push(event) })
  emitEvent(config, { event: 'CLICK_NETWORKS' })
  stop()
  emitEvent(config, { event: 'CLICK_NETWORKS' })
  expect(events).toEqual([{ event: 'CLICK_NETWORKS' }])
})

test('the initialize event is emitted once', () => {
  const config = createConfig({ networks, id: 'once', storage: createMemoryStorage() })
  const events: FoyerEvent[] = []
  watchEvents(config, { onEvent: (event) => events.push(event) })
  const unmount = config.mount()
  unmount()
  vi.advanceTimersByTime(0)
  config.mount()
  expect(events).toEqual([
    { event: 'INITIALIZE', properties: { networks: networks.map(({ caipNetworkId }) => caipNetworkId) } },
  ])
  config.destroy()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectorEvent } from '../connector.ts'
import { cosmoshub } from '../networks/definitions/cosmoshub.ts'
import { createDriverConnector } from './createDriverConnector.ts'
import type { DriverListener, WalletDriver } from './walletDriver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const session = { namespace: 'cosmos', accounts: [{ address: 'alice' }], chainId: 'cosmoshub-4' } as const
const never = () => new Promise<never>(() => undefined)

function setUp(own: Partial<WalletDriver> = {}) {
  const asked: { readonly name: string; readonly driver: number }[] = []
  const listeners = new Set<DriverListener>()
  let isOnPage = true
  let loads = 0
  const answerOf =
    (driver: number) =>
    <value>(name: string, value: value) =>
    async (): Promise<value> => {
      asked.push({ name, driver })
      return value
    }
  const { connector, dispose } = createDriverConnector({
    id: 'fern',
    uid: 'cosmos:fern',
    name: 'Fern',
    namespace: 'cosmos',
    isAvailable: () => isOnPage,
    canRestore: true,
    async loadDriver() {
      const driver = ++loads
      const answer = answerOf(driver)
      return {
        provider: { driver },
        connect: answer('connect', session),
        restore: answer('restore', session),
        disconnect: answer('disconnect', undefined),
        switchNetwork: answer('switchNetwork', { accounts: [{ address: 'bob' }], chainId: 'osmosis-1' }),
        listen(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
        ...own,
      }
    },
  })
  const events: ConnectorEvent[] = []
  const listen = () => connector.subscribe((event) => events.push(event))
  return {
    connector,
    dispose,
    asked,
    events,
    listen,
    listeners,
    leave: () => void (isOnPage = false),
  }
}

const networks = [cosmoshub]

test('requests for other namespaces do not reach the wallet, and it is the provider of its own only', async () => {
  const { connector, asked } = setUp()
  expect(await connector.connect({ networks, namespaces: ['eip155'] })).toEqual([])
  expect(await connector.restore?.({ networks, namespaces: ['eip155'] })).toEqual([])
  expect(asked).toEqual([])
  expect(await connector.connect({ networks, namespaces: ['eip155', 'cosmos'] })).toEqual([session])
  expect(connector.getProvider('cosmos')).toEqual({ driver: 1 })
  expect(connector.getProvider('eip155')).toBeUndefined()
})

test('a wallet that switches after the abort emits its change', async () => {
  let answer: (change: { readonly chainId: string }) => void = () => undefined
  const asked = new Promise<{ readonly chainId: string }>((resolve) => (answer = resolve))
  const { connector, events, listen } = setUp({ switchNetwork: () => asked })
  listen()
  const controller = new AbortController()
  const switching = connector.switchNetwork?.({ network: cosmoshub, signal: controller.signal })
  await vi.advanceTimersByTimeAsync(1)
  controller.abort('left')
  await expect(switching).rejects.toBe('left')
  expect(events).toEqual([])
  answer({ chainId: 'osmosis-1' })
  await vi.advanceTimersByTimeAsync(1)
  expect(events).toEqual([{ type: 'change', namespace: 'cosmos', chainId: 'osmosis-1' }])
})

test('a wallet that has left the page rejects a connect, and restores nothing', async () => {
  const { connector, asked, leave, listeners } = setUp()
  leave()
  await expect(connector.connect({ networks })).rejects.toMatchObject({ code: 'PROVIDER_NOT_FOUND' })
  expect(listeners.size).toBe(0)
  expect(await connector.restore?.({ networks })).toEqual([])
  expect(asked).toEqual([])
})

test('an aborted connect or switch does not reach the wallet', async () => {
  const { connector, asked } = setUp()
  const signal = AbortSignal.abort('left')
  await expect(connector.connect({ networks, signal })).rejects.toBe('left')
  await expect(connector.switchNetwork?.({ network: cosmoshub, signal })).rejects.toBe('left')
  expect(asked).toEqual([])
})

test('an abort ends a request that the wallet does not answer', async () => {
  const { connector, events, listen } = setUp({ connect: never, restore: never, switchNetwork: never })
  listen()
  await connector.prepare?.()
  const controller = new AbortController()
  const { signal } = controller
  const connecting = expect(connector.connect({ networks, signal })).rejects.toBe('left')
  const switching = expect(connector.switchNetwork?.({ network: cosmoshub, signal })).rejects.toBe('left')
  const restoring = connector.restore?.({ networks, signal })
  await vi.advanceTimersByTimeAsync(10)
  controller.abort('left')
  await Promise.all([connecting, switching])
  expect(await restoring).toEqual([])
  expect(events).toEqual([])
})

test.each([
  ['throws', async () => Promise.reject(new Error('locked'))],
  ['does not answer', never],
])('a disconnect ends within 100 ms, and the events with it, if the wallet %s', async (_, disconnect) => {
  const { connector, listen, listeners } = setUp({ disconnect })
  listen()
  await connector.connect({ networks })
  expect(listeners.size).toBe(1)
  const ending = connector.disconnect()
  await vi.advanceTimersByTimeAsync(100)
  await ending
  expect(listeners.size).toBe(0)
})

test('requests at the same time use one driver, whose provider is used', async () => {
  const { connector, listen, listeners, asked } = setUp()
  listen()
  await Promise.all([
    connector.prepare?.(),
    connector.connect({ networks }),
    connector.restore?.({ networks }),
  ])
  await connector.connect({ networks })
  const { driver } = connector.getProvider('cosmos') as { readonly driver: number }
  expect(asked.map((each) => each.driver)).toEqual([driver, driver, driver])
  expect(listeners.size).toBe(1)
})

test('the wallet is listened to until the last listener has left, and again by the next', async () => {
  const { connector, listen, listeners } = setUp()
  const [leaveFirst, leaveSecond] = [listen(), listen()]
  await connector.connect({ networks })
  leaveFirst()
  expect(listeners.size).toBe(1)
  leaveSecond()
  expect(listeners.size).toBe(0)
  listen()
  expect(listeners.size).toBe(1)
})

test('events of the wallet are emitted also while it connects, and if it can emit only then', async () => {
  const early = setUp({
    async connect() {
      for (const { change } of early.listeners) change({ accounts: [{ address: 'carol' }] })
      return session
    },
  })
  early.listen()
  await early.connector.connect({ networks })
  expect(early.events).toEqual([{ type: 'change', namespace: 'cosmos', accounts: [{ address: 'carol' }] }])

  let isPermitted = false
  let listener: DriverListener | undefined
  const late = setUp({
    async connect() {
      isPermitted = true
      return session
    },
    listen(given) {
      if (!isPermitted) return undefined
      listener = given
      return () => undefined
    },
  })
  late.listen()
  await late.connector.connect({ networks })
  listener?.disconnect()
  expect(late.events).toEqual([{ type: 'disconnect', namespace: 'cosmos' }])
})

test('a locked wallet, which restores nothing, is listened to, since it emits its accounts when it is unlocked', async () => {
  const { connector, listen, listeners } = setUp({ restore: async () => undefined })
  listen()
  expect(await connector.restore?.({ networks })).toEqual([])
  expect(listeners.size).toBe(1)
})

test('a wallet whose events throw still connects', async () => {
  const { connector } = setUp({
    listen() {
      throw new Error('no events')
    },
  })
  expect(await connector.connect({ networks })).toEqual([session])
})

test('a switched network is emitted with its accounts; a wallet that cannot switch rejects', async () => {
  const { connector, events, listen } = setUp()
  listen()
  await connector.switchNetwork?.({ network: cosmoshub })
  expect(events).toEqual([
    { type: 'change', namespace: 'cosmos', accounts: [{ address: 'bob' }], chainId: 'osmosis-1' },
  ])
  const busy = setUp({ switchNetwork: () => Promise.reject(new Error('busy')) })
  await expect(busy.connector.switchNetwork?.({ network: cosmoshub })).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
  })
  const fixed = setUp({ switchNetwork: undefined } as unknown as Partial<WalletDriver>)
  await expect(fixed.connector.switchNetwork?.({ network: cosmoshub })).rejects.toMatchObject({
    code: 'SWITCH_NOT_SUPPORTED',
  })
})

test('a disposed connector does not listen to the wallet again', async () => {
  const { connector, dispose, listen, listeners } = setUp()
  listen()
  await connector.connect({ networks })
  dispose()
  expect(listeners.size).toBe(0)
  await connector.connect({ networks })
  listen()
  expect(listeners.size).toBe(0)
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { hasAddressShape } from '../address/hasAddressShape.ts'
import { chainNamespaces } from '../caip/namespaces.ts'
import type { ConnectorEvent } from '../connector.ts'
import { isFoyerError } from '../errors/FoyerError.ts'
import { isUserRejected } from '../errors/UserRejectedError.ts'
import type { ChainNamespace } from '../types.ts'
import { failureOf } from './failureOf.ts'
import type { ConnectorFixture } from './fixtures.ts'

/** Time limit of a disconnect from a wallet that does not answer: 100 ms, and tolerance for timers. */
const DISCONNECT_LIMIT_MS = 1000

/** Number of microtasks within which a prepared connector asks its wallet. */
const MICROTASKS = 50

/** CAIP-2 reference. On eip155 decimal, although wallets name chains in hex. */
const REFERENCE = /^[-_a-zA-Z0-9]{1,32}$/
const REFERENCES: Readonly<Partial<Record<ChainNamespace, RegExp>>> = { eip155: /^[1-9]\d{0,31}$/ }

const SAFE_ICON = /^(?:https:\/\/|data:image\/)/

/**
 * Vitest suite for a connector. Every test gets a new fixture.
 *
 * @example
 * ```ts
 * import { describeConnector, type ConnectorFixture } from '@foyer/chains/conformance'
 * declare function createFixture(): ConnectorFixture
 * describeConnector('my wallet', createFixture)
 * ```
 */
export function describeConnector(
  name: string,
  createFixture: () => ConnectorFixture | Promise<ConnectorFixture>,
): void {
  describe(`connector: ${name}`, () => {
    let cleanUp: (() => void) | undefined
    const setUp = async (): Promise<ConnectorFixture> => {
      const fixture = await createFixture()
      cleanUp = fixture.cleanUp
      fixture.wallet.accept()
      return fixture
    }
    afterEach(() => {
      cleanUp?.()
      cleanUp = undefined
    })

    test('[S3.25] [S3.26] [S3.28] has id, uid, name and type', async () => {
      const { connector } = await setUp()
      const { id, uid, icon, namespaces } = connector
      for (const text of [id, uid, connector.name]) expect(text).toMatch(/\S/)
      expect(namespaces.length).toBeGreaterThan(0)
      for (const namespace of namespaces) expect(chainNamespaces).toContain(namespace)
      expect(icon ?? 'https://none').toMatch(SAFE_ICON)
      expect(connector.isAvailable?.() ?? true).toBe(true)
    })

    test('[S1.3] [S3.2] [S3.3] connects with accounts and a provider for each namespace', async () => {
      const { connector, networks } = await setUp()
      await connector.prepare?.()
      const sessions = await connector.connect({ networks })
      expect(sessions.length).toBeGreaterThan(0)
      for (const { namespace, accounts, chainId } of sessions) {
        expect(connector.namespaces).toContain(namespace)
        expect(accounts.length).toBeGreaterThan(0)
        for (const { address } of accounts)
          expect(address).toSatisfy(
            (text) => typeof text === 'string' && hasAddressShape(namespace, text),
            `an address of ${namespace}`,
          )
        if (chainId !== undefined)
          expect(chainId, 'the CAIP-2 reference of the chain').toMatch(REFERENCES[namespace] ?? REFERENCE)
        expect(connector.getProvider(namespace)).toBeDefined()
      }
    })

    test('[S8.57] a rejection by the visitor is a UserRejectedError', async () => {
      const { connector, networks, wallet } = await setUp()
      wallet.decline()
      const error = await failureOf(connector.connect({ networks }))
      expect(isUserRejected(error)).toBe(true)
    })

    test('[S8.57] [S8.9] a failure is a FoyerError other than UserRejectedError', async () => {
      const { connector, networks, wallet } = await setUp()
      wallet.fail()
      const error = await failureOf(connector.connect({ networks }))
      expect(isFoyerError(error)).toBe(true)
      expect(isUserRejected(error)).toBe(false)
    })

    test('[S4.2] aborts a connect, also with a wallet that does not answer', async () => {
      const { connector, networks, wallet } = await setUp()
      wallet.hang()
      const controller = new AbortController()
      const { signal } = controller
      await connector.prepare?.()
      const connecting = failureOf(connector.connect({ networks, signal }))
      // The request has reached the wallet.
      for (let count = 0; count < MICROTASKS; count++) await Promise.resolve()
      controller.abort()
      expect(await connecting).toBe(signal.reason)
      expect(await failureOf(connector.connect({ networks, signal }))).toBe(signal.reason)
    })

    test('[S4.5] restores its sessions without a prompt', async (context) => {
      const { connector, networks, wallet } = await setUp()
      if (!connector.restore) return context.skip('cannot be restored')
      const connected = await connector.connect({ networks })
      const prompts = wallet.promptCount()
      const restored = await connector.restore({ networks })
      expect(restored.map(({ namespace }) => namespace)).toEqual(connected.map(({ namespace }) => namespace))
      expect(restored.map(({ accounts }) => accounts)).toEqual(connected.map(({ accounts }) => accounts))
      expect(wallet.promptCount()).toBe(prompts)
    })

    test('[S4.5] restores nothing from a wallet that fails, without a prompt', async (context) => {
      const { connector, networks, wallet } = await setUp()
      if (!connector.restore) return context.skip('cannot be restored')
      wallet.fail()
      expect(await connector.restore({ networks })).toEqual([])
      expect(wallet.promptCount()).toBe(0)
    })

    test.each(['accept', 'decline', 'hang', 'fail'] as const)(
      '[S9.11] disconnects in time from a wallet set to %s',
      async (behaviour) => {
        const { connector, networks, wallet, disconnectLimitMs = DISCONNECT_LIMIT_MS } = await setUp()
        await connector.connect({ networks })
        wallet[behaviour]()
        const start = performance.now()
        await connector.disconnect()
        expect(performance.now() - start).toBeLessThan(disconnectLimitMs)
      },
    )

    test('[S3.2] calls every listener on wallet changes, until it unsubscribes', async (context) => {
      const { connector, networks, wallet } = await setUp()
      if (!wallet.changeAccount) return context.skip('cannot change by itself')
      const received: ConnectorEvent[][] = [[], []]
      const stops = received.map((events) => connector.subscribe((event) => events.push(event)))
      await connector.connect({ networks })
      for (const events of received) events.length = 0
      wallet.changeAccount()
      // Some wallets report a change without data; the connector then reads the state.
      await vi.waitFor(() => {
        for (const events of received) {
          expect(events).toEqual([expect.objectContaining({ type: 'change', accounts: expect.any(Array) })])
        }
      })
      stops[0]?.()
      wallet.changeAccount()
      await vi.waitFor(() => expect(received.map(({ length }) => length)).toEqual([1, 2]))
      stops[1]?.()
    })

    test('[S3.30] adds its listeners to the wallet once, and removes them with its last listener', async () => {
      const { connector, wallet } = await setUp()
      const before = wallet.listenerCount()
      const one = connector.subscribe(() => undefined)
      const listening = wallet.listenerCount()
      const other = connector.subscribe(() => undefined)
      expect(wallet.listenerCount()).toBe(listening)
      one()
      other()
      other()
      expect(wallet.listenerCount()).toBe(before)
    })

    test('[S8.7] rejects as a blocked popup without recent user activation', async (context) => {
      const { connector, networks, expireUserActivation } = await setUp()
      if (connector.interaction !== 'popup' && connector.interaction !== 'deepLink')
        return context.skip('opens no window')
      await connector.prepare?.()
      expect(
        expireUserActivation,
        'a fixture for a popup or deep link can expire the activation',
      ).toBeDefined()
      expireUserActivation?.()
      const error = await failureOf(connector.connect({ networks }))
      expect(isFoyerError(error, 'POPUP_BLOCKED')).toBe(true)
    })
  })
}

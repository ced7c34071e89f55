import { afterEach, describe, expect, test, type TestContext, vi } from 'vitest'
import type { Signer } from '../adapter.ts'
import { referenceOf } from '../caip/caip.ts'
import type { ConnectorEvent, ConnectorSession } from '../connector.ts'
import { isFoyerError } from '../errors/FoyerError.ts'
import { isUserRejected } from '../errors/UserRejectedError.ts'
import type { CaipNetwork } from '../types.ts'
import { failureOf } from './failureOf.ts'
import type { AdapterFixture } from './fixtures.ts'
import { startDiscovery } from './startDiscovery.ts'

/** Behaviours tested in every namespace, in the order of the tests, before and after the signing tests. */
const before = ['connect', 'reject', 'locked', 'silent', 'account', 'network'] as const
const after = ['disconnect', 'return', 'unlock'] as const

/** Result of one behaviour: `yes`, or the reason why the wallet does not have it. */
export type WalletResults = Readonly<Record<string, string>>

export type WalletFixture = AdapterFixture & {
  /** Locks the wallet. Absent: it has no lock. */
  readonly lock?: (() => void) | undefined
  readonly unlock?: (() => void) | undefined
  /** The wallet emits nothing when it is unlocked. @default false */
  readonly isUnlockSilent?: boolean | undefined
  /** Network to switch to, other than the first of `networks`. Absent: the namespace has no current network. */
  readonly otherNetwork?: CaipNetwork | undefined
  /** After a page load the wallet exposes no account until it has prompted. @default false */
  readonly forgets?: boolean | undefined
  /**
   * Signature requests, by name. Each requests a signature by an operation, and verifies it with a library other than
   * the wallet's.
   */
  readonly signing: Readonly<Record<string, (signer: Signer) => Promise<unknown>>>
}

export type DescribeWalletOptions = {
  /** Names of all kinds of signatures in the namespace. */
  readonly signing: readonly string[]
  /** Receives the results after the last test. */
  readonly report?: ((results: WalletResults) => void) | undefined
}

/**
 * Names of the results, in the order of a table.
 *
 * @example
 * ```ts
 * import { walletBehaviours } from '@foyer/chains/conformance'
 * const columns = walletBehaviours(['signMessage'])
 * ```
 */
export const walletBehaviours = (signing: readonly string[]): readonly string[] => [
  ...before,
  ...signing,
  ...after,
]

/**
 * Vitest suite for a kind of wallet, through its adapter: all actions of a visitor, from connecting to returning after
 * a page load. Each call of `createFixture` makes a new page; the wallet stores its permissions in `storage`.
 *
 * @example
 * ```ts
 * import { describeWallet, type WalletFixture } from '@foyer/chains/conformance'
 * declare function createFixture(storage: Map<string, string>): WalletFixture
 * describeWallet('my wallet', createFixture, { signing: ['message'] })
 * ```
 */
export function describeWallet(
  kind: string,
  createFixture: (storage: Map<string, string>) => WalletFixture | Promise<WalletFixture>,
  { signing, report }: DescribeWalletOptions,
): void {
  describe(`wallet: ${kind}`, () => {
    const results: Record<string, string> = {}
    const cleanUps: (() => void)[] = []
    afterEach(() => {
      for (const cleanUp of cleanUps.splice(0)) cleanUp()
    })

    /** A page load: finds the wallet, and returns its connector. */
    async function open(storage = new Map<string, string>()) {
      const fixture = await createFixture(storage)
      const { listed, stop } = startDiscovery(fixture)
      fixture.reveal()
      cleanUps.push(() => {
        stop()
        fixture.cleanUp?.()
      })
      const [connector = expect.unreachable('no wallet was found')] = listed
      const events: ConnectorEvent[] = []
      connector.subscribe((event) => events.push(event))
      const { networks } = fixture
      const [network = expect.unreachable('a network')] = networks
      const connect = async (): Promise<Signer> => {
        const [session] = await connector.connect({ networks })
        const address = session?.accounts[0]?.address ?? expect.unreachable('no account')
        return { address, network, provider: connector.getProvider(network.chainNamespace) }
      }
      return { fixture, connector, events, network, networks, connect }
    }

    /** Adds a test; the result of the behaviour is the text that the test returns, or `yes`. */
    function behaviour(name: string, title: string, run: () => Promise<string | void>): void {
      test(title, async () => {
        results[name] = (await run()) ?? 'yes'
      })
    }

    behaviour('connect', '[S1.3] [S3.2] connects with a prompt, and again without one', async () => {
      const { fixture, connector, connect } = await open()
      await connect()
      const { promptCount } = fixture.wallet
      expect(promptCount()).toBeGreaterThan(0)
      const prompts = promptCount()
      await connector.restore?.({ networks: fixture.networks })
      expect(promptCount()).toBe(prompts)
    })

    behaviour('reject', '[S8.57] a rejected connection can be requested again', async () => {
      const { fixture, connect } = await open()
      fixture.wallet.decline()
      expect(isUserRejected(await failureOf(connect()))).toBe(true)
      fixture.wallet.accept()
      await connect()
    })

    behaviour('locked', '[S4.2] a locked wallet connects after it is unlocked', async () => {
      const { fixture, connect } = await open()
      if (!fixture.lock) return 'has no lock'
      fixture.lock()
      const connecting = connect()
      await vi.waitFor(() => expect(fixture.wallet.promptCount()).toBeGreaterThan(0))
      fixture.unlock?.()
      await connecting
    })

    behaviour('silent', '[S4.2] a request to a wallet that does not answer can be aborted', async () => {
      const { fixture, connector, networks } = await open()
      fixture.wallet.hang()
      const controller = new AbortController()
      const connecting = failureOf(connector.connect({ networks, signal: controller.signal }))
      controller.abort()
      expect(await connecting).toBe(controller.signal.reason)
    })

    behaviour('account', '[S3.2] reports another account', async () => {
      const { fixture, events, connect } = await open()
      const { changeAccount } = fixture.wallet
      if (!changeAccount) return 'no event'
      const { address } = await connect()
      changeAccount()
      await vi.waitFor(() => {
        const change = events.findLast((event) => event.type === 'change' && event.accounts !== undefined)
        const accounts = (change?.type === 'change' && change.accounts) || []
        expect(accounts[0]?.address ?? address).not.toBe(address)
      })
    })

    behaviour('network', '[S3.3] switches the network, or rejects it', async () => {
      const { fixture, connector, events, connect } = await open()
      const { otherNetwork } = fixture
      if (!otherNetwork) return 'no current network'
      if (!connector.switchNetwork) return 'in the wallet only'
      await connect()
      const error = await connector.switchNetwork({ network: otherNetwork }).then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      if (error !== undefined) {
        expect(isFoyerError(error)).toBe(true)
        return 'in the wallet only'
      }
      await vi.waitFor(() =>
        expect(events).toContainEqual(
          expect.objectContaining({ type: 'change', chainId: referenceOf(otherNetwork.caipNetworkId) }),
        ),
      )
    })

    for (const name of signing)
      behaviour(name, `[S7.34] [S8.57] signs: ${name}`, async () => {
        const { fixture, connect } = await open()
        const sign = fixture.signing[name]
        if (!sign) return 'no'
        const signer = await connect()
        await sign(signer)
        fixture.wallet.decline()
        expect(isUserRejected(await failureOf(sign(signer)))).toBe(true)
        fixture.wallet.accept()
        await sign(signer)
      })

    behaviour('disconnect', '[S3.3] [S9.11] disconnects, and connects again', async () => {
      const storage = new Map<string, string>()
      const { connector, networks, connect } = await open(storage)
      await connect()
      await connector.disconnect()
      const later = await open(storage)
      const kept = await later.connector.restore?.({ networks })
      const isPermitted = Boolean(kept?.length) && later.fixture.wallet.promptCount() === 0
      await later.connect()
      return isPermitted ? 'in the page only' : undefined
    })

    behaviour('return', '[S4.5] returns after a page load without a prompt', async () => {
      const storage = new Map<string, string>()
      const { connector, fixture, networks, connect } = await open(storage)
      const { address } = await connect()
      if (!connector.restore) return 'only with a prompt'
      const later = await open(storage)
      const [session] = (await later.connector.restore?.({ networks })) ?? []
      expect(later.fixture.wallet.promptCount()).toBe(0)
      expect(session?.accounts[0]?.address).toBe(fixture.forgets ? undefined : address)
      return fixture.forgets ? 'only with a prompt' : undefined
    })

    behaviour('unlock', '[S4.5] locked at a page load, returns when it is unlocked', async () => {
      const storage = new Map<string, string>()
      const { connector, fixture, connect } = await open(storage)
      if (!fixture.lock) return 'has no lock'
      if (!connector.restore || fixture.forgets) return 'only with a prompt'
      const { address } = await connect()
      const { connector: later, fixture: page, events, networks } = await open(storage)
      page.lock?.()
      const addressOf = (sessions: readonly ConnectorSession[] | undefined): string | undefined =>
        sessions?.[0]?.accounts[0]?.address
      let restored: { readonly address: string | undefined } | undefined
      const restoring = later.restore?.({ networks }).then((sessions) => {
        restored = { address: addressOf(sessions) }
      })
      await vi.waitFor(() => expect(restored !== undefined || page.wallet.promptCount() > 0).toBe(true))
      const isShown = restored?.address !== undefined
      const isPrompted = page.wallet.promptCount() > 0
      page.unlock?.()
      await restoring
      if (isShown || isPrompted) {
        expect(restored?.address).toBe(address)
        return isShown ? 'while locked' : 'prompts by itself'
      }
      if (!fixture.isUnlockSilent)
        await vi.waitFor(() => {
          const change = events.findLast((event) => event.type === 'change')
          expect(change?.accounts?.[0]?.address).toBe(address)
        })
      expect(addressOf(await later.restore?.({ networks }))).toBe(address)
      expect(page.wallet.promptCount()).toBe(0)
      if (!fixture.isUnlockSilent) return undefined
      return later.isRestoreSilent ? 'when the page is focused' : 'at a page load'
    })

    if (report)
      test('reports the result of every behaviour', (context: TestContext) => {
        // With a filter on test names, some tests have not run.
        if (Object.keys(results).length < walletBehaviours(signing).length)
          return context.skip('not all have run')
        report(results)
      })
  })
}

// @vitest-environment jsdom
import './startPairing.ts'
import './openWallet.ts'
import '../../wallet/connectionActions.ts'
import '../directory/directoryActions.ts'
import { createMemoryStorage } from '@foyer/chains/testing'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeModal } from '../../modal/closeModal.ts'
import { openModal } from '../../modal/openModal.ts'
import { createConfig } from '../../setup/createConfig.ts'
import { createPairingWallet } from '../../test/pairingWallet.ts'
import { createTestAdapter, networks } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { getAccount } from '../../wallet/state.ts'
import { openWallet } from './openWallet.ts'
import { startPairing } from './startPairing.ts'
import { getWalletConnectUri } from './state.ts'
import { endPairing, refreshPairing, showPairingCode, wantPairing } from './wantPairing.ts'

// Three hundred simulated runs of several minutes each.
vi.setConfig({ testTimeout: 600_000 })

const rainbow = { id: 'r', name: 'Rainbow', mobileLink: 'rainbow:' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'open').mockReturnValue(null)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Visitor, relay and wallet with random actions. */
function createWorld(id: string) {
  const wallet = createPairingWallet()
  const other = createTestConnector({ id: 'other' })
  const config = createConfig({
    id,
    networks,
    adapters: [createTestAdapter({}, 'eip155'), createTestAdapter({}, 'solana')],
    storage: createMemoryStorage(),
    connectors: [wallet, other],
  })
  config.mount()
  const leaves: (() => void)[] = []
  /** Time at which each URI was first shown. */
  const codes = new Map<string, number>()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const steps = {
    open: () => openModal(config),
    close: () => closeModal(config),
    want: () => void leaves.push(wantPairing(config)),
    leave: () => leaves.shift()?.(),
    refresh: () => refreshPairing(config),
    start: () => void startPairing(config).catch(() => {}),
    end: () => endPairing(config),
    show: () => {
      if (wallet.alive() === 0) return
      const uri = `wc:${codes.size}`
      codes.set(uri, Date.now())
      wallet.show(uri)
    },
    late: () => wallet.show('wc:late'),
    approve: () => wallet.approve(),
    decline: () => wallet.decline(),
    fail: () => wallet.fail(),
    other: () => void connect(config, { connector: other }).catch(() => {}),
    disconnect: () => void disconnect(config).catch(() => {}),
    link: () => void openWallet(config, { wallet: rainbow }),
    code: () => showPairingCode(config, rainbow),
    offline: () => {
      online.mockReturnValue(false)
      window.dispatchEvent(new Event('offline'))
    },
    online: () => {
      online.mockReturnValue(true)
      window.dispatchEvent(new Event('online'))
    },
  }
  return { config, wallet, codes, leaves, steps }
}

type Step = keyof ReturnType<typeof createWorld>['steps'] | number
const deep = process.env['FOYER_DEEP'] ? 10_000 : 300

test('no sequence of steps shows an expired URI, or leaves two pairings running [S4.32, S9.16]', async () => {
  const names = Object.keys(createWorldNames()) as Exclude<Step, number>[]
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<Step>(...names) },
    { weight: 2, arbitrary: fc.constantFrom<Step>('want', 'show', 'open', 'link') },
    { weight: 2, arbitrary: fc.constantFrom<Step>(1, 1000, 20_000, 120_000, 229_000, 240_000) },
  )
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (walk) => {
      const world = createWorld(`walk${run++}`)
      const { config, wallet, codes, leaves, steps } = world
      const check = (): void => {
        expect(wallet.alive()).toBeLessThanOrEqual(1)
        const { uri, status, secondsLeft, expiresAt } = getWalletConnectUri(config)
        expect(uri !== undefined).toBe(status === 'ready')
        if (uri === undefined) return
        // The shown URI belongs to the running attempt, with time left.
        expect(wallet.alive()).toBe(1)
        expect(navigator.onLine || leaves.length === 0).toBe(true)
        expect(secondsLeft).toBeGreaterThan(0)
        expect((expiresAt ?? 0) - Date.now()).toBeGreaterThan(10_000)
        const shownAt = codes.get(uri)
        if (shownAt !== undefined) expect(Date.now() - shownAt).toBeLessThan(231_000)
      }
      for (const each of walk) {
        if (typeof each !== 'number') steps[each]()
        await vi.advanceTimersByTimeAsync(typeof each === 'number' ? each : 1)
        check()
      }
      // After all viewers unmount nothing is running.
      steps.online()
      for (const leave of leaves.splice(0)) leave()
      closeModal(config)
      await vi.advanceTimersByTimeAsync(10_000)
      expect([wallet.alive(), getWalletConnectUri(config).uri]).toEqual([0, undefined])
      expect(['connected', 'disconnected']).toContain(getAccount(config).status)
      config.destroy()
      expect(vi.getTimerCount()).toBe(0)
    }),
    { numRuns: deep },
  )
})

const createWorldNames = (): ReturnType<typeof createWorld>['steps'] => {
  const { config, steps } = createWorld('names')
  config.destroy()
  return steps
}

// @vitest-environment jsdom
import './startPairing.ts'
import './openWallet.ts'
import '../../wallet/connectionActions.ts'
import '../directory/directoryActions.ts'
import { isFoyerError, isUserRejected } from '@foyer/chains'
import { createMemoryStorage } from '@foyer/chains/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { internalsOf } from '../../core/internals.ts'
import type { ConfigOptions } from '../../core/types.ts'
import { closeModal } from '../../modal/closeModal.ts'
import { getModalRouter, pushView } from '../../modal/navigation.ts'
import { getModal, openModal } from '../../modal/openModal.ts'
import { createPairingWallet } from '../../test/pairingWallet.ts'
import { setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { cancelConnect, getAccount } from '../../wallet/state.ts'
import { getRecentWallets } from '../directory/recentWallets.ts'
import { openWallet, openWalletPage, prefetchPairing } from './openWallet.ts'
import { startPairing } from './startPairing.ts'
import { deepLinkAtom, getWalletConnectUri, watchWalletConnectUri } from './state.ts'
import { returnToWallet } from './walletApps.ts'
import { endPairing, refreshPairing, showPairingCode, wantPairing } from './wantPairing.ts'

const KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'
const rainbow = { id: 'r', name: 'Rainbow', mobileLink: 'rainbow:', universalLink: 'https://rnbwapp.com' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(1_000_000)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Awaits promises and imports. */
const settle = async () => {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1)
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function begin(options: Partial<ConfigOptions> = {}) {
  const wallet = createPairingWallet()
  const other = createTestConnector({ id: 'other' })
  const all = setup({ connectors: [wallet, other], ...options })
  return { ...all, wallet, other, shown: () => getWalletConnectUri(all.config) }
}

async function ready(options: Partial<ConfigOptions> = {}) {
  const all = begin(options)
  const leave = wantPairing(all.config)
  await settle()
  all.wallet.show('wc:1')
  await settle()
  return { ...all, leave }
}

function goOffline(isOffline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

describe('pairing URI', () => {
  test('is requested for a viewer, and shown once it arrives', async () => {
    const { wallet, shown, config } = begin()
    expect(shown().status).toBe('idle')
    wantPairing(config)
    await settle()
    expect(shown()).toMatchObject({ status: 'pending', uri: undefined })
    wallet.show('wc:1')
    await settle()
    expect(shown()).toMatchObject({ status: 'ready', uri: 'wc:1', secondsLeft: 230, renewals: 0 })
    expect(wallet.calls.connect).toBe(1)
  })

  test('has its remaining seconds', async () => {
    const { config, shown } = await ready()
    const seen: (number | undefined)[] = []
    watchWalletConnectUri(config, { onChange: ({ secondsLeft }) => seen.push(secondsLeft) })
    await pass(3000)
    expect(seen).toEqual([229, 228, 227])
    expect(shown().expiresAt).toBe(1_000_001 + 240_000)
  })

  test('is renewed when 10 s are left [S4.32, S9.16]', async () => {
    const { wallet, shown, names } = await ready()
    await pass(229_000)
    expect(shown()).toMatchObject({ uri: 'wc:1', secondsLeft: 1 })
    await pass(1000)
    expect(shown()).toMatchObject({ status: 'pending', uri: undefined, renewals: 0 })
    expect([wallet.calls.connect, wallet.alive()]).toEqual([2, 1])
    wallet.show('wc:2')
    await settle()
    expect(shown()).toMatchObject({ status: 'ready', uri: 'wc:2', secondsLeft: 230, renewals: 1 })
    expect(names().filter((name) => name === 'SELECT_WALLET')).toHaveLength(1)
  })

  test('without a viewer is not renewed, and ends', async () => {
    const { config, wallet, shown, leave } = await ready()
    openModal(config)
    leave()
    await pass(229_000)
    expect(shown().uri).toBe('wc:1')
    await pass(1000)
    expect([shown().status, wallet.alive(), wallet.calls.connect]).toEqual(['idle', 0, 1])
  })

  test('after two failed renewals waits for the visitor [S9.16]', async () => {
    const { config, wallet, shown } = await ready()
    await pass(230_000)
    wallet.fail()
    await settle()
    expect(shown()).toMatchObject({ status: 'pending', error: undefined })
    expect(wallet.calls.connect).toBe(2)
    await pass(996)
    expect(wallet.calls.connect).toBe(2)
    await pass(4)
    expect(wallet.calls.connect).toBe(3)
    wallet.fail()
    await settle()
    expect(shown().status).toBe('expired')
    expect(shown().error?.message).toContain('Failed to connect')
    await pass(600_000)
    expect(wallet.calls.connect).toBe(3)
    refreshPairing(config)
    await settle()
    wallet.fail()
    await settle()
    expect([shown().status, wallet.calls.connect]).toEqual(['expired', 4])
    refreshPairing(config)
    await pass(1000)
    wallet.show('wc:9')
    await settle()
    expect(shown()).toMatchObject({ status: 'ready', uri: 'wc:9', error: undefined })
  })

  test('failed renewals are counted from the last URI that arrived', async () => {
    const { wallet, shown } = await ready()
    for (const uri of ['wc:2', 'wc:3']) {
      await pass(230_000)
      wallet.fail()
      await pass(1000)
      wallet.show(uri)
      await settle()
      expect(shown()).toMatchObject({ status: 'ready', uri })
    }
  })

  test('is not renewed after it was passed to a wallet, where the visitor may be reading it', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const { config, wallet, shown } = await ready()
    openWallet(config, { wallet: rainbow })
    await pass(235_000)
    expect(shown()).toMatchObject({ status: 'expired', uri: undefined })
    expect([wallet.calls.connect, wallet.alive()]).toEqual([1, 1])
    wallet.approve()
    await settle()
    expect(getAccount(config).isConnected).toBe(true)
  })

  test('is shared by two viewers', async () => {
    const { config, wallet, leave } = await ready()
    const leaveAgain = wantPairing(config)
    // Leaving twice counts once.
    leave()
    leave()
    await settle()
    expect([wallet.calls.connect, wallet.alive()]).toEqual([1, 1])
    leaveAgain()
    leaveAgain()
    await settle()
    expect(wallet.alive()).toBe(0)
  })

  test('is requested once for two viewers, also before it has arrived', async () => {
    const { config, wallet } = begin()
    wantPairing(config)
    await settle()
    wantPairing(config)
    await pass(2000)
    expect([wallet.calls.connect, wallet.alive()]).toEqual([1, 1])
  })

  test('is kept for a viewer that replaces the last one in the same task', async () => {
    const { config, wallet, shown, leave } = await ready()
    leave()
    wantPairing(config)
    await settle()
    expect([shown().uri, wallet.calls.connect, wallet.alive()]).toEqual(['wc:1', 1, 1])
  })

  test('is not requested for a viewer that has left before the code has loaded', async () => {
    const { config, wallet } = begin()
    wantPairing(config)()
    await pass(2000)
    expect(wallet.calls.connect).toBe(0)
  })

  test('is replaced for a new viewer, if it has expired after it was passed to a wallet', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const { config, wallet, leave, shown } = await ready()
    openModal(config)
    openWallet(config, { wallet: rainbow })
    await pass(235_000)
    leave()
    wantPairing(config)
    await settle()
    wallet.show('wc:2')
    await settle()
    expect([shown().uri, wallet.calls.connect, wallet.alive()]).toEqual(['wc:2', 2, 1])
  })

  test('is shown if the connector emits it before its `connect` returns', async () => {
    const wallet = createPairingWallet()
    const ask = wallet.connect
    const { config, shown } = begin({
      connectors: [
        Object.assign(wallet, {
          connect: (parameters: Parameters<typeof ask>[0]) => {
            const asked = ask(parameters)
            wallet.show('wc:early')
            return asked
          },
        }),
      ],
    })
    wantPairing(config)
    await settle()
    expect(shown()).toMatchObject({ status: 'ready', uri: 'wc:early' })
  })

  test.each(['the connector', 'the host'])('is an error if %s gives another kind of link', async (giver) => {
    const { config, wallet, shown, errors } = await ready()
    if (giver === 'the host') openModal(config, { uri: 'https://phishing.example' })
    else wallet.show('https://phishing.example')
    await settle()
    expect(shown()).toMatchObject({ status: 'error', uri: undefined, error: { code: 'PAIRING_URI_INVALID' } })
    // Viewers have the status; `onError` reports only mistakes of the host.
    expect(errors).toMatchObject(giver === 'the host' ? [{ code: 'PAIRING_URI_INVALID' }] : [])
  })

  test('is not shown for an aborted attempt', async () => {
    const { config, wallet, shown } = await ready()
    wallet.show('wc:late')
    endPairing(config)
    await settle()
    expect(shown()).toMatchObject({ status: 'idle', uri: undefined })
    wallet.show('wc:later')
    await settle()
    expect(shown().uri).toBeUndefined()
  })

  test('is not carried over from an earlier attempt', async () => {
    const { config, wallet, shown } = await ready()
    wallet.show('wc:late')
    startPairing(config, { cache: 'never' }).catch(() => {})
    await settle()
    expect(shown()).toMatchObject({ status: 'pending', uri: undefined })
    wallet.show('wc:2')
    await settle()
    expect(shown().uri).toBe('wc:2')
  })

  test('is requested for all namespaces of the connector with a network in the app', async () => {
    const wallet = Object.assign(createPairingWallet(), { namespaces: ['eip155', 'solana', 'bip122'] })
    const asked = vi.spyOn(wallet, 'connect')
    const { config } = setup({ connectors: [wallet] })
    wantPairing(config)
    await settle()
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ namespaces: ['eip155', 'solana'] })
  })

  test("is shown for a host's own connect while it runs", async () => {
    const { config, wallet, shown } = begin()
    const asking = connect(config, { connector: wallet })
    await settle()
    wallet.show('wc:own')
    await settle()
    expect(shown()).toMatchObject({ status: 'ready', uri: 'wc:own' })
    wallet.approve()
    await asking
    expect(shown().status).toBe('idle')
  })

  test("ends with the host's own connect only while no attempt has replaced it", async () => {
    const { config, wallet, other, shown } = begin()
    const asking = connect(config, { connector: wallet })
    asking.catch(() => {})
    await settle()
    wallet.show('wc:own')
    await settle()
    // The attempt of a viewer takes its place.
    refreshPairing(config)
    await pass(1000)
    wallet.show('wc:2')
    await settle()
    showPairingCode(config, rainbow)
    wallet.approve()
    await settle()
    expect(shown().status).toBe('success')
    expect(getRecentWallets(config)).toMatchObject([{ id: 'r' }])
    openModal(config, { uri: 'wc:host' })
    other.answer = 'reject'
    await connect(config, { connector: other }).catch(() => {})
    await settle()
    expect(shown()).toMatchObject({ status: 'ready', uri: 'wc:host' })
  })

  test('is ignored during the connect of another wallet', async () => {
    const { config, wallet, other, shown } = begin()
    other.answer = 'wait'
    connect(config, { connector: other }).catch(() => {})
    await settle()
    wallet.show('wc:late')
    await settle()
    expect(shown().uri).toBeUndefined()
  })

  test('is ignored from another connector', async () => {
    const { config, other, shown } = begin()
    other.answer = 'wait'
    connect(config, { connector: other }).catch(() => {})
    await settle()
    other.emit({ type: 'connecting', uri: 'wc:other' })
    await settle()
    expect(shown().uri).toBeUndefined()
  })

  test('is not delayed by repeated taps on "New code"', async () => {
    const { config, wallet } = await ready()
    for (const _ of [1, 2, 3, 4]) {
      refreshPairing(config)
      await pass(200)
    }
    expect(wallet.calls.connect).toBe(1)
    await pass(200)
    expect([wallet.calls.connect, wallet.alive()]).toEqual([2, 1])
  })

  test('is requested again at the earliest a second after the last attempt [S9.16]', async () => {
    const { config, wallet } = await ready()
    refreshPairing(config)
    await pass(900)
    expect(wallet.calls.connect).toBe(1)
    await pass(100)
    expect([wallet.calls.connect, wallet.alive()]).toEqual([2, 1])
  })
})

describe('outcomes', () => {
  test('an approval while another view is shown closes the modal', async () => {
    const { config, wallet, shown, names } = await ready()
    openModal(config)
    showPairingCode(config, rainbow)
    wallet.approve()
    await settle()
    expect(getAccount(config).connector).toMatchObject({ id: 'walletConnect' })
    expect(getModal(config).isOpen).toBe(false)
    expect(shown().status).toBe('success')
    expect(names()).toContain('CONNECT_SUCCESS')
    await settle()
    expect(getRecentWallets(config)).toMatchObject([{ id: 'r' }])
  })

  test.each([
    ['by its QR code', false, 'qrcode'],
    ['by a link', true, 'mobile'],
  ] as const)('CONNECT_SUCCESS has the wallet and the way to it: %s', async (_, isLinked, method) => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const { config, wallet, events } = await ready()
    if (isLinked) openWallet(config, { wallet: rainbow })
    else showPairingCode(config, rainbow)
    wallet.approve()
    await settle()
    expect(events.find(({ event }) => event === 'CONNECT_SUCCESS')).toMatchObject({
      properties: { method, name: 'Rainbow' },
    })
  })

  test.each(['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'] as const)(
    'an approval by the wallet closes %s',
    async (view) => {
      const { config, wallet } = await ready()
      openModal(config)
      pushView(config, view)
      wallet.approve()
      await settle()
      expect([getModal(config).isOpen, getModalRouter(config).view]).toEqual([false, 'Connect'])
    },
  )

  test('an approval on a network that is not in the app shows UnsupportedChain', async () => {
    const { config, wallet } = await ready()
    openModal(config)
    pushView(config, 'ConnectingWalletConnect')
    wallet.approve('999')
    await settle()
    expect([getModal(config).isOpen, getModalRouter(config).view]).toEqual([true, 'UnsupportedChain'])
  })

  test('a rejection sets the status declined [S8.57]', async () => {
    const { wallet, shown, names } = await ready()
    wallet.decline()
    await settle()
    expect(shown()).toMatchObject({ status: 'declined', uri: undefined })
    expect(isUserRejected(shown().error)).toBe(true)
    expect(names()).toContain('USER_REJECTED')
  })

  test('a relay failure sets the status error', async () => {
    const { wallet, shown, config, names } = begin()
    wantPairing(config)
    await settle()
    wallet.fail()
    await settle()
    expect(shown().status).toBe('error')
    expect(isFoyerError(shown().error, 'CONNECT_FAILED')).toBe(true)
    expect(names()).toContain('CONNECT_ERROR')
  })

  test('unmounting the last viewer resets the outcome', async () => {
    const { wallet, shown, leave, config } = await ready()
    openModal(config)
    wallet.decline()
    await settle()
    leave()
    await settle()
    expect(shown()).toMatchObject({ status: 'idle', error: undefined })
  })

  test('closing the modal invalidates the URI, and the attempt rejects [S8.6]', async () => {
    const { config, wallet, shown } = await ready()
    openModal(config)
    const pairing = startPairing(config, { cache: 'always' })
    closeModal(config)
    await expect(pairing).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
    expect(shown()).toMatchObject({ status: 'idle', uri: undefined })
    await settle()
    expect(wallet.alive()).toBe(0)
  })

  test('closing the modal ends an attempt that waits for a second to pass since the last one', async () => {
    const { config, wallet } = begin()
    wantPairing(config)
    await settle()
    openModal(config)
    wallet.fail()
    await settle()
    refreshPairing(config)
    await settle()
    const pairing = startPairing(config, { cache: 'always' })
    closeModal(config)
    await expect(pairing).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
    await pass(2000)
    expect(wallet.calls.connect).toBe(1)
  })

  test('navigating to another view keeps the URI for the next viewer', async () => {
    const { config, wallet, shown, leave } = await ready()
    openModal(config)
    leave()
    await pass(5000)
    expect(shown().uri).toBe('wc:1')
    wantPairing(config)
    await settle()
    expect([shown().uri, wallet.calls.connect]).toEqual(['wc:1', 1])
  })

  test('connecting another wallet ends the pairing', async () => {
    const { config, wallet, other, shown } = await ready()
    await connect(config, { connector: other })
    await settle()
    expect([shown().status, wallet.alive()]).toEqual(['idle', 0])
  })

  test('a viewer gets a new URI after another wallet has declined', async () => {
    const { config, wallet, other, shown } = await ready()
    other.answer = 'reject'
    await expect(connect(config, { connector: other })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await pass(1000)
    wallet.show('wc:2')
    await settle()
    expect(shown()).toMatchObject({ status: 'ready', uri: 'wc:2' })
  })

  test('a cancelled pairing stays ended after another wallet has declined', async () => {
    const { config, wallet, other, shown } = await ready()
    cancelConnect(config)
    await settle()
    other.answer = 'reject'
    await expect(connect(config, { connector: other })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await pass(1000)
    expect([shown().status, wallet.calls.connect]).toEqual(['idle', 1])
  })

  test('startPairing rejects without the connector [S8.56]', async () => {
    const { config, shown } = begin({ connectors: [] })
    await expect(startPairing(config)).rejects.toMatchObject({
      shortMessage: 'WalletConnectConnector not found',
    })
    wantPairing(config)
    await settle()
    expect(shown().status).toBe('error')
  })

  test('a destroyed config starts nothing', async () => {
    const { config, wallet } = begin()
    refreshPairing(config)
    config.destroy()
    await pass(2000)
    expect([wallet.calls.connect, vi.getTimerCount()]).toEqual([0, 0])
  })

  test('destroying the config ends the pairing', async () => {
    const { config, wallet } = await ready()
    config.destroy()
    await settle()
    expect([wallet.alive(), vi.getTimerCount()]).toEqual([0, 0])
  })
})

describe('offline', () => {
  test('a viewer requests no URI until the page is online', async () => {
    const { config, wallet, shown } = begin()
    goOffline(true)
    wantPairing(config)
    await settle()
    expect([shown().status, wallet.calls.connect]).toEqual(['offline', 0])
    goOffline(false)
    await settle()
    expect([shown().status, wallet.calls.connect]).toEqual(['pending', 1])
  })

  test('a URI is hidden, and shown again', async () => {
    const { wallet, shown } = await ready()
    goOffline(true)
    expect(shown()).toMatchObject({ status: 'offline', uri: undefined })
    await pass(10_000)
    goOffline(false)
    expect(shown()).toMatchObject({ status: 'ready', uri: 'wc:1', secondsLeft: 220 })
    expect(wallet.calls.connect).toBe(1)
  })

  test('an expired URI is replaced once the page is online', async () => {
    const { wallet, shown } = await ready()
    goOffline(true)
    await pass(300_000)
    expect([wallet.alive(), wallet.calls.connect]).toEqual([0, 1])
    goOffline(false)
    await settle()
    wallet.show('wc:2')
    await settle()
    expect(shown()).toMatchObject({ status: 'ready', uri: 'wc:2', renewals: 1 })
  })

  test('an attempt that fails while offline is retried, and not shown as a failure', async () => {
    const { config, wallet, shown } = begin()
    wantPairing(config)
    await settle()
    goOffline(true)
    wallet.fail()
    await settle()
    expect(shown().status).toBe('offline')
    goOffline(false)
    await settle()
    expect([shown().status, wallet.calls.connect]).toEqual(['pending', 2])
  })

  test('after a rejection no URI is requested', async () => {
    const { wallet } = await ready()
    wallet.decline()
    await settle()
    goOffline(true)
    goOffline(false)
    await pass(2000)
    expect(wallet.calls.connect).toBe(1)
  })
})

describe('requested by an action', () => {
  test('with cache never, and auto on other platforms, a new attempt aborts the older one', async () => {
    const { config, wallet } = begin()
    const first = startPairing(config, { cache: 'never' })
    first.catch(() => {})
    await settle()
    const second = startPairing(config)
    await settle()
    await expect(first).rejects.toMatchObject({ name: 'AbortError' })
    expect([wallet.calls.connect, wallet.alive()]).toEqual([2, 1])
    wallet.approve()
    await expect(second).resolves.toMatchObject([{ connectorId: 'walletConnect' }])
  })

  test.each([
    ['always', {}],
    ['auto in Telegram', { Telegram: {} }],
  ])('with cache %s a running attempt is shared', async (name, globals: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(globals)) vi.stubGlobal(key, value)
    const { config, wallet } = begin()
    const cache = name === 'always' ? 'always' : 'auto'
    const first = startPairing(config, { cache })
    const second = startPairing(config, { cache })
    await settle()
    expect(wallet.calls.connect).toBe(1)
    wallet.approve()
    expect(await first).toEqual(await second)
  })
})

describe('manual control', () => {
  test('no URI is requested automatically; refreshPairing requests one', async () => {
    const { config, wallet, shown } = begin({ manualWalletConnectControl: true })
    wantPairing(config)
    await settle()
    expect([shown().status, wallet.calls.connect]).toEqual(['idle', 0])
    refreshPairing(config)
    await settle()
    expect(wallet.calls.connect).toBe(1)
  })

  test('the URI that is passed to openModal is shown until the modal closes', async () => {
    const { config, wallet, shown } = begin({ manualWalletConnectControl: true })
    openModal(config, { uri: 'wc:x' })
    await settle()
    expect(shown()).toMatchObject({ status: 'ready', uri: 'wc:x', secondsLeft: 230 })
    wantPairing(config)
    await pass(231_000)
    expect([shown().status, wallet.calls.connect]).toEqual(['expired', 0])
    openModal(config, { uri: 'wc:y' })
    closeModal(config)
    await settle()
    expect(shown().uri).toBeUndefined()
  })
})

test('a URI of the host replaces the running attempt, which ends', async () => {
  const { config, wallet, shown } = await ready()
  openModal(config, { uri: 'wc:host' })
  await settle()
  expect([shown().uri, wallet.alive()]).toEqual(['wc:host', 0])
  wallet.show('wc:2')
  await settle()
  expect(shown().uri).toBe('wc:host')
})

describe('deep links', () => {
  const open = () => vi.spyOn(window, 'open').mockReturnValue(null)

  test('a wallet app opens at once, in place of the page', async () => {
    const opened = open()
    const { config } = await ready()
    expect(openWallet(config, { wallet: rainbow })).toBe(true)
    expect(opened.mock.calls).toEqual([['rainbow://wc?uri=wc%3A1', '_self', 'noreferrer noopener']])
  })

  test.each([
    ['web', 'https://w.example/wc?uri=wc%3A1'],
    ['desktop', 'rainbow-desktop://wc?uri=wc%3A1'],
  ] as const)('the %s link of a wallet opens in a new tab', async (kind, url) => {
    const opened = open()
    const { config } = await ready()
    const wallet = { ...rainbow, webappLink: 'https://w.example', desktopLink: 'rainbow-desktop:' }
    openWallet(config, { wallet, kind })
    expect(opened.mock.calls[0]).toEqual([url, '_blank', 'noreferrer noopener'])
  })

  test('a link opens once with isOnce, and at each call without it', async () => {
    const opened = open()
    const { config } = await ready()
    for (let times = 0; times < 3; times++) openWallet(config, { wallet: rainbow, isOnce: true })
    expect(opened).toHaveBeenCalledTimes(1)
    openWallet(config, { wallet: rainbow })
    expect(opened).toHaveBeenCalledTimes(2)
    openWallet(config, { wallet: { ...rainbow, id: 'another' }, isOnce: true })
    expect(opened).toHaveBeenCalledTimes(3)
  })

  test('without a valid URI nothing opens', async () => {
    const opened = open()
    const { config } = begin()
    expect(openWallet(config, { wallet: rainbow })).toBe(false)
    expect(opened).not.toHaveBeenCalled()
  })

  test('a wallet without an allowed link emits an event, without the key of the pairing', async () => {
    const opened = open()
    const { config, shown, events, wallet } = await ready()
    wallet.show('wc:7f@2?symKey=secret')
    await settle()
    expect(openWallet(config, { wallet: { ...rainbow, mobileLink: 'javascript:alert(1)' } })).toBe(false)
    expect(opened).not.toHaveBeenCalled()
    expect([shown().status, wallet.alive()]).toEqual(['error', 0])
    const event = events.find((emitted) => emitted.event === 'CONNECT_PROXY_ERROR')
    expect(event).toMatchObject({ properties: { name: 'Rainbow', uri: 'wc:7f@2' } })
    expect(JSON.stringify(events)).not.toContain('secret')
  })

  test('iOS uses the universal link on the second attempt', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: true, userAgent: 'iPhone', language: 'en' })
    const opened = open()
    const { config } = await ready()
    openWallet(config, { wallet: rainbow })
    openWallet(config, { wallet: rainbow })
    expect(opened.mock.calls.map(([url]) => url)).toEqual([
      'rainbow://wc?uri=wc%3A1',
      'https://rnbwapp.com/wc?uri=wc%3A1',
    ])
  })

  test('an alternative is shown after two attempts with one wallet, not with two wallets', async () => {
    open()
    const { config } = await ready()
    const isStuck = () => internalsOf(config).store.get(deepLinkAtom).isStuck
    openWallet(config, { wallet: rainbow })
    openWallet(config, { wallet: { ...rainbow, id: 'another' } })
    expect(isStuck()).toBe(false)
    openWallet(config, { wallet: { ...rainbow, id: 'another' } })
    expect(isStuck()).toBe(true)
  })

  test('the universal link is first if the app prefers it', async () => {
    const opened = open()
    const { config } = await ready({ experimental_preferUniversalLinks: true })
    openWallet(config, { wallet: rainbow })
    expect(opened.mock.calls[0]?.[0]).toBe('https://rnbwapp.com/wc?uri=wc%3A1')
  })

  test.each([
    ['web', 'https://w.example/wc?uri=wc%3A1'],
    ['desktop', 'rainbow-desktop://wc?uri=wc%3A1'],
  ] as const)('the %s link is not replaced by the universal link of the app', async (kind, url) => {
    const opened = open()
    const { config } = await ready({ experimental_preferUniversalLinks: true })
    const wallet = { ...rainbow, webappLink: 'https://w.example', desktopLink: 'rainbow-desktop:' }
    openWallet(config, { wallet, kind })
    expect(opened.mock.calls[0]?.[0]).toBe(url)
  })

  test('a mini app of Telegram opens the universal link with its own function', async () => {
    const openLink = vi.fn<(url: string) => void>()
    vi.stubGlobal('Telegram', { WebApp: { platform: 'android', openLink } })
    const opened = open()
    const { config } = await ready()
    openWallet(config, { wallet: rainbow })
    expect(openLink.mock.calls).toEqual([['https://rnbwapp.com/wc?uri=wc%3A1']])
    expect(opened).not.toHaveBeenCalled()
  })

  test('the wallet is stored when it is opened, and removed when its session ends', async () => {
    open()
    const { config, wallet, storage } = await ready()
    expect(storage.getItem(KEY)).toBeNull()
    openWallet(config, { wallet: rainbow })
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual({ href: 'rainbow://', name: 'Rainbow' })
    wallet.approve()
    await settle()
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual({ href: 'rainbow://', name: 'Rainbow' })
    await disconnect(config)
    expect(storage.getItem(KEY)).toBeNull()
  })

  test.each<[string, (all: Awaited<ReturnType<typeof ready>>) => void]>([
    [
      'declines',
      ({ config, wallet }) => {
        wallet.decline()
        refreshPairing(config)
      },
    ],
    ['is left for the QR code', ({ config }) => showPairingCode(config, rainbow)],
    ['is left with the modal', ({ config }) => endPairing(config)],
  ])('an opened wallet that %s is no longer stored', async (_, leaveWallet) => {
    open()
    const all = await ready()
    openWallet(all.config, { wallet: rainbow })
    leaveWallet(all)
    await settle()
    expect(all.storage.getItem(KEY)).toBeNull()
  })

  test('the stored wallet of a session stays while another wallet is opened without approving', async () => {
    open()
    const { config, wallet, storage } = await ready()
    openWallet(config, { wallet: rainbow })
    wallet.approve()
    await settle()
    startPairing(config, { cache: 'never' }).catch(() => {})
    await settle()
    wallet.show('wc:2')
    await settle()
    openWallet(config, { wallet: { ...rainbow, id: 'o', name: 'Other' } })
    endPairing(config)
    await settle()
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({ name: 'Rainbow' })
  })

  test('the stored wallet stays while other wallets connect and disconnect, as before its session is restored', async () => {
    const storage = createMemoryStorage({ [KEY]: '{"href":"rainbow://","name":"Rainbow"}' })
    const { config, other } = begin({ storage })
    await connect(config, { connector: other })
    await disconnect(config)
    expect(storage.getItem(KEY)).not.toBeNull()
  })

  test.each([
    ['Android', 'rainbow://wc?uri=wc%253A1'],
    ['iPhone', 'rainbow://wc?uri=wc%3A1'],
  ])('the URI is encoded twice only in the browser of Telegram on Android: %s', async (userAgent, url) => {
    vi.stubGlobal('navigator', { ...navigator, onLine: true, userAgent, language: 'en' })
    vi.stubGlobal('TelegramWebviewProxy', {})
    const opened = open()
    const { config } = await ready()
    openWallet(config, { wallet: { id: 'r', name: 'Rainbow', mobileLink: 'rainbow:' } })
    expect(opened.mock.calls[0]?.[0]).toBe(url)
  })

  test.each([
    ['iPhone', ['wc:1'], [false, true]],
    ['Linux', [], [true]],
  ])(
    'a URI is requested ahead of a tap on %s, and ends when it is not needed',
    async (userAgent, uris, reports) => {
      vi.stubGlobal('navigator', { ...navigator, onLine: true, userAgent, language: 'en' })
      const { config, wallet, shown } = begin()
      const seen: boolean[] = []
      const stop = prefetchPairing(config, (isReady) => seen.at(-1) !== isReady && seen.push(isReady))
      await settle()
      for (const uri of uris) wallet.show(uri)
      await settle()
      expect(shown().uri).toBe(uris[0])
      stop()
      await settle()
      expect([seen, wallet.alive()]).toEqual([reports, 0])
    },
  )

  test('a wallet that does not pair for the namespace opens the page in its browser, on phones only', async () => {
    const opened = open()
    const { config } = begin()
    const solflare = { id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79' }
    expect(openWalletPage(config, { wallet: solflare, namespace: 'solana' })).toBe(false)
    vi.stubGlobal('navigator', { ...navigator, onLine: true, userAgent: 'iPhone', language: 'en' })
    expect(openWalletPage(config, { wallet: solflare })).toBe(false)
    expect(openWalletPage(config, { wallet: rainbow, namespace: 'solana' })).toBe(false)
    expect(opened).not.toHaveBeenCalled()
    expect(openWalletPage(config, { wallet: solflare, namespace: 'solana' })).toBe(true)
    const page = encodeURIComponent(window.location.href)
    const url = `https://solflare.com/ul/v1/browse/${page}?ref=${page}`
    expect(opened.mock.calls.map(([each]) => each)).toEqual([url])
    vi.stubGlobal('solflare', {})
    expect(openWalletPage(config, { wallet: solflare, namespace: 'solana' })).toBe(false)
  })

  test('a request opens the app of the current wallet, if that wallet was opened by a link', async () => {
    const opened = open()
    const other = createTestConnector({ id: 'other', namespaces: ['solana'] })
    const wallet = createPairingWallet()
    const { config, wallet: _, ...all } = await ready({ connectors: [wallet, other] })
    expect(all.shown().uri).toBeUndefined()
    wallet.show('wc:1')
    await settle()
    openWallet(config, { wallet: { ...rainbow, mobileLink: 'https://rnbwapp.com' } })
    opened.mockClear()
    expect(returnToWallet(config)).toBe(false)
    wallet.approve()
    await settle()
    expect(returnToWallet(config)).toBe(true)
    expect(opened.mock.calls.map(([url]) => url)).toEqual(['https://rnbwapp.com/wc'])
    await connect(config, { connector: other })
    expect(getAccount(config).connector?.id).toBe('other')
    expect(returnToWallet(config)).toBe(false)
    expect(opened).toHaveBeenCalledOnce()
  })

  test('a new URI is passed to the wallet again with isOnce, and is renewed until then', async () => {
    const opened = open()
    const { config, wallet } = await ready()
    openWallet(config, { wallet: rainbow, isOnce: true })
    refreshPairing(config)
    await pass(1000)
    wallet.show('wc:2')
    await settle()
    await pass(230_000)
    expect(wallet.calls.connect).toBe(3)
    wallet.show('wc:3')
    await settle()
    openWallet(config, { wallet: rainbow, isOnce: true })
    expect(opened.mock.calls.map(([url]) => url)).toEqual([
      'rainbow://wc?uri=wc%3A1',
      'rainbow://wc?uri=wc%3A3',
    ])
  })

  test('a wallet that was selected for an ended pairing is not stored for the next one', async () => {
    open()
    const { config, wallet } = await ready()
    openWallet(config, { wallet: rainbow })
    endPairing(config)
    startPairing(config).catch(() => {})
    await settle()
    wallet.approve()
    await settle()
    expect(getAccount(config).isConnected).toBe(true)
    expect(getRecentWallets(config)).toEqual([])
  })

  test('a wallet that scanned the QR code stores no link', async () => {
    open()
    const { config, wallet, storage } = await ready()
    storage.setItem(KEY, '{"href":"old://","name":"Old"}')
    openWallet(config, { wallet: rainbow })
    showPairingCode(config, rainbow)
    wallet.approve()
    await settle()
    expect(storage.getItem(KEY)).toBeNull()
  })

  test('timers are cleared after approval', async () => {
    const { wallet, config, leave } = await ready()
    wallet.approve()
    await settle()
    leave()
    await pass(2000)
    expect(internalsOf(config).processes.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

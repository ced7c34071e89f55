// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { connectNamespaceAtom } from '../flows/directory/state.ts'
import { dispatchSiwx } from '../flows/siwx/reducer.ts'
import { isSignInPendingAtom } from '../flows/siwx/state.ts'
import { createTestNetwork } from '../test/networks.ts'
import { ALICE, BOB, networks, polygon, setup, solana } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { attachConnector } from '../wallet/attachConnector.ts'
import { connect } from '../wallet/connect.ts'
import { getConnectors } from '../wallet/connections.ts'
import { disconnect } from '../wallet/disconnect.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import { getAccount, getNetwork, connectProcessAtom } from '../wallet/state.ts'
import { switchNetwork } from '../wallet/switchNetwork.ts'
import { closeModal, requestClose, shakeModal } from './closeModal.ts'
import {
  getModalRouter,
  goBack,
  leaveNetworkSwitch,
  popTransaction,
  pushTransaction,
  pushView,
  replaceView,
  resetView,
  watchModalRouter,
} from './navigation.ts'
import { getToast } from './notices/state.ts'
import { showToast } from './notices/toast.ts'
import { getModal, openModal, setModalInline, watchModal } from './openModal.ts'
import { openPay } from './openPay.ts'
import { canClose } from './rules.ts'
import { switchConnection } from './switchConnection.ts'
import type { RouteName } from './types.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const view = (config: Config): RouteName => getModalRouter(config).view
/** A required sign-in without a session, or no required sign-in. */
const setSignInPending = (config: Config, isPending: boolean): void =>
  dispatchSiwx(internalsOf(config), {
    type: 'subject',
    key: isPending ? `eip155:1:${ALICE}` : undefined,
    isRequired: true,
  })
async function connected(options: Parameters<typeof setup>[0] = {}) {
  const wallet = createTestConnector()
  const test = setup({ connectors: [wallet], ...options })
  await connect(test.config, { connector: wallet })
  test.events.splice(0)
  return { ...test, wallet }
}

test('opening WalletSend, and going to it, emits OPEN_SEND with the network in use; going back to it does not', async () => {
  const { config, events } = await connected()
  const opened = () => events.filter(({ event }) => event === 'OPEN_SEND')
  const properties = { network: 'eip155:1', isSmartAccount: false }
  openModal(config, { view: 'WalletSend' })
  expect(opened()).toMatchObject([{ properties }])
  pushView(config, 'WalletSendSelectToken')
  goBack(config)
  expect(opened()).toHaveLength(1)
  resetView(config, 'Account')
  await switchNetwork(config, { caipNetworkId: 'eip155:137' })
  pushView(config, 'WalletSend')
  expect(opened()).toMatchObject([{ properties }, { properties: { ...properties, network: 'eip155:137' } }])
})

test.each([
  ['the event of a click, as in onClick={open}', { type: 'click', view: window }],
  ['null', null],
])('openModal with %s opens the default view', (_, parameters) => {
  const { config } = setup()
  openModal(config, parameters as never)
  expect([getModal(config).isOpen, view(config)]).toEqual([true, 'Connect'])
})

describe('openModal', () => {
  test('[S4.1] [S2.26] [S2.2] shows Connect without a connection', () => {
    const { config, events } = setup()
    openModal(config)
    expect(getModal(config)).toEqual({
      isOpen: true,
      isLoading: false,
      isShaking: false,
      namespace: undefined,
      isInline: false,
      loadFailure: undefined,
    })
    expect(getModalRouter(config)).toMatchObject({ view: 'Connect', history: ['Connect'] })
    expect(events).toEqual([{ event: 'MODAL_OPEN', properties: { connected: false } }])
  })

  test('[S2.26] [S2.11] shows Account with a connection', async () => {
    const { config, events } = await connected()
    openModal(config)
    expect(getModalRouter(config)).toMatchObject({ view: 'Account', history: ['Account'] })
    expect(events).toEqual([{ event: 'MODAL_OPEN', properties: { connected: true } }])
  })

  test('[S2.26] shows the requested view, with its data and no history', () => {
    const { config } = setup()
    openModal(config, { view: 'SwitchNetwork', data: { network: polygon } })
    expect(getModalRouter(config)).toMatchObject({
      view: 'SwitchNetwork',
      data: { network: polygon },
      history: ['SwitchNetwork'],
    })
  })

  test('[S2.25] without adapters it shows the QR code, and all wallets on mobile', () => {
    const { config } = setup({ adapters: [] })
    openModal(config, { view: 'Networks' })
    expect(view(config)).toBe('ConnectingWalletConnectBasic')
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    openModal(config, { view: 'Networks' })
    expect(view(config)).toBe('AllWallets')
    vi.unstubAllGlobals()
  })

  test('[S2.25] with manual control of WalletConnect it shows the QR code, also to a connected visitor', async () => {
    const { config } = await connected({ manualWalletConnectControl: true })
    openModal(config, { view: 'Swap', data: { swap: { amount: '1' } } })
    expect(getModalRouter(config)).toMatchObject({ view: 'ConnectingWalletConnectBasic', data: undefined })
  })

  test.each<[view: RouteName, open: (config: Config) => Promise<unknown>]>([
    [
      'WalletSend',
      (config) =>
        openModal(config, {
          view: 'WalletSend',
          data: { send: { amount: '1', namespace: 'eip155', chainId: '1', to: BOB } },
        }),
    ],
    [
      'Pay',
      (config) =>
        openPay(config, {
          recipient: BOB,
          options: [{ caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18, amount: '1' }],
        }),
    ],
  ])('with manual control of WalletConnect it shows %s for a request of the app', async (shown, open) => {
    const { config } = await connected({ manualWalletConnectControl: true, features: { pay: true } })
    const asked = open(config)
    await vi.waitFor(() => expect(getModal(config).isOpen).toBe(true))
    expect(getModalRouter(config).history).toEqual([shown])
    closeModal(config)
    await expect(asked).rejects.toMatchObject({ code: expect.stringContaining('CLOSED') })
  })

  test('[S2.27] [S3.90] with another namespace it switches at once, and lists wallets of that namespace', async () => {
    const only = createTestConnector({ id: 'sol', namespaces: ['solana'] })
    const { config, events, wallet } = await connected({
      connectors: [createTestConnector(), only],
    })
    openModal(config, { namespace: 'solana', view: 'Networks' })
    expect(getNetwork(config)).toBe(solana)
    expect(getModalRouter(config)).toMatchObject({ view: 'Connect', history: ['Connect'] })
    expect(getModal(config).namespace).toBe('solana')
    expect(events.map(({ event }) => event)).toEqual(['SWITCH_NETWORK', 'MODAL_OPEN'])
    expect(wallet.calls.switchNetwork).toBe(0)
  })

  test('[S2.27] with another connected namespace it shows its account', async () => {
    const only = createTestConnector({ id: 'sol', namespaces: ['solana'], chainId: solana.id as string })
    const evm = createTestConnector()
    const { config } = setup({ connectors: [evm, only] })
    await connect(config, { connector: only })
    await connect(config, { connector: evm })
    expect(getNetwork(config).chainNamespace).toBe('eip155')
    openModal(config, { namespace: 'solana' })
    expect(view(config)).toBe('Account')
    expect(getAccount(config)).toMatchObject({ namespace: 'solana', isConnected: true })
  })

  test('with the current namespace it stays on the network', async () => {
    const { config, names } = await connected()
    openModal(config, { namespace: 'eip155' })
    expect(view(config)).toBe('Account')
    expect(names()).toEqual(['MODAL_OPEN'])
  })

  test('with a namespace without networks it keeps the view', () => {
    const { config } = setup()
    openModal(config, { namespace: 'cosmos', view: 'Networks' })
    expect(view(config)).toBe('Connect')
    expect(getModal(config)).toMatchObject({ isOpen: true, namespace: 'cosmos' })
  })

  test('with another namespace without adapters it switches and shows the QR code', () => {
    const { config } = setup({ adapters: [] })
    openModal(config, { namespace: 'solana' })
    expect(getModalRouter(config).history).toEqual(['Connect', 'ConnectingWalletConnectBasic'])
    expect(getNetwork(config)).toBe(solana)
  })

  test('with a namespace of the embedded wallet it asks for the switch', async () => {
    const auth = { ...createTestConnector({ namespaces: ['eip155', 'solana'] }), type: 'AUTH' as const }
    const { config } = setup({ connectors: [auth] })
    await connect(config, { connector: auth, namespaces: ['eip155'] })
    openModal(config, { namespace: 'solana' })
    expect(getModalRouter(config)).toMatchObject({ view: 'SwitchNetwork', data: { network: solana } })
  })
})

describe('closeModal', () => {
  test('[S4.1] [S2.28] leaves Connect, and emits one event', () => {
    const { config, names } = setup()
    openModal(config, { view: 'ConnectWallets', namespace: 'eip155' })
    closeModal(config)
    closeModal(config)
    expect(getModal(config)).toMatchObject({ isOpen: false, namespace: undefined })
    expect(getModalRouter(config)).toMatchObject({ view: 'Connect', history: ['Connect'], data: undefined })
    expect(names()).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
  })

  test('a list of wallets in the page offers every namespace again', () => {
    const { config } = setup()
    const { store } = internalsOf(config)
    openModal(config, { namespace: 'solana' })
    expect(store.get(connectNamespaceAtom)).toBe('solana')
    closeModal(config)
    expect(store.get(connectNamespaceAtom)).toBeUndefined()
  })

  test.each([
    ['without a connection', setup, false],
    ['with a connection', connected, true],
  ] as const)('%s its event says so', async (_, start, isConnected) => {
    const { config, events } = await start()
    openModal(config)
    closeModal(config)
    expect(events.at(-1)).toEqual({ event: 'MODAL_CLOSE', properties: { connected: isConnected } })
  })

  test('[S2.28] inline it leaves the account of a connected visitor', async () => {
    const { config } = await connected()
    setModalInline(config, true)
    expect(view(config)).toBe('Account')
    openModal(config, { view: 'Networks' })
    closeModal(config)
    expect(getModalRouter(config)).toMatchObject({ view: 'Account', history: ['Account'] })
    await disconnect(config)
    expect(view(config)).toBe('Connect')
  })

  test.each([
    ['AllWallets', 'without an account', async () => setup()],
    ['Networks', 'with an account', () => connected()],
  ] as const)(
    'the view %s, opened %s while the code of the inline modal loads, stays shown',
    async (shown, _, start) => {
      const { config } = await start()
      pushView(config, shown)
      setModalInline(config, true)
      expect(getModalRouter(config)).toMatchObject({ view: shown, history: ['Connect', shown] })
    },
  )

  test('aborts the running connect, and forgets the namespace of the opening [S8.6]', async () => {
    const wallet = createTestConnector()
    const other = createTestConnector({ id: 'sol', namespaces: ['solana'] })
    wallet.answer = 'wait'
    const { config } = setup({ connectors: [wallet, other] })
    openModal(config, { namespace: 'eip155' })
    const waiting = connect(config, { connector: wallet })
    closeModal(config)
    await expect(waiting).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
    expect(getConnectors(config)).toHaveLength(2)
    expect(getAccount(config).status).toBe('disconnected')
  })

  test('switchConnection with closeModalOnConnect does not abort a connect if the modal is closed', async () => {
    const { config } = await connected()
    const other = createTestConnector({ id: 'other' })
    other.answer = 'wait'
    attachConnector(config, other)
    connect(config, { connector: other }).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    const { uid } = getAccount(config).connector!
    await switchConnection(config, { connector: { uid }, namespace: 'eip155', closeModalOnConnect: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(internalsOf(config).store.get(connectProcessAtom).status).toBe('pending')
  })

  test('switchConnection keeps the modal open without closeModalOnConnect', async () => {
    const { config } = await connected()
    openModal(config, { view: 'ProfileWallets' })
    const { uid } = getAccount(config).connector!
    await switchConnection(config, { connector: { uid }, namespace: 'eip155' })
    expect([getModal(config).isOpen, view(config)]).toEqual([true, 'ProfileWallets'])
  })

  test('hides a loading toast and keeps others', () => {
    const { config } = setup()
    showToast(config, { message: 'Done', variant: 'success' })
    closeModal(config)
    expect(getToast(config).isOpen).toBe(true)
    showToast(config, { message: 'Working', variant: 'loading' })
    vi.advanceTimersByTime(150)
    expect(getToast(config)).toMatchObject({ isOpen: true, variant: 'loading' })
    closeModal(config)
    expect(getToast(config).isOpen).toBe(false)
  })

  test('hides a loading toast that is about to show', () => {
    const { config } = setup()
    showToast(config, { message: 'Done', variant: 'success' })
    showToast(config, { message: 'Working', variant: 'loading' })
    closeModal(config)
    vi.advanceTimersByTime(10_000)
    expect(getToast(config).isOpen).toBe(false)
  })
})

describe('requestClose', () => {
  test('closes the modal', () => {
    const { config } = setup()
    openModal(config)
    expect(requestClose(config)).toBe(true)
    expect(getModal(config).isOpen).toBe(false)
  })

  test.each([
    ['on a network of the app', '1', {}],
    ['where unknown networks are allowed', '999', { allowUnsupportedChain: true }],
    ['where networks cannot be switched', '999', { enableNetworkSwitch: false }],
  ])('[S2.16] [S2.36] closes UnsupportedChain %s', async (_, chainId, options) => {
    const wallet = createTestConnector({ chainId })
    const { config } = setup({ connectors: [wallet], ...options })
    await connect(config, { connector: wallet })
    openModal(config, { view: 'UnsupportedChain' })
    expect(requestClose(config)).toBe(true)
  })

  test('[S2.16] [S2.29] [S9.6] shakes at a required UnsupportedChain, for 500 ms', async () => {
    const wallet = createTestConnector({ chainId: '999' })
    const { config } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet })
    expect(view(config)).toBe('UnsupportedChain')
    expect(requestClose(config)).toBe(false)
    expect(getModal(config)).toMatchObject({ isOpen: true, isShaking: true })
    vi.advanceTimersByTime(499)
    expect(getModal(config).isShaking).toBe(true)
    vi.advanceTimersByTime(1)
    expect(getModal(config)).toMatchObject({ isOpen: true, isShaking: false })
  })

  test('[S2.29] a second shake within that time is ignored', () => {
    const { config } = setup()
    shakeModal(config)
    vi.advanceTimersByTime(300)
    shakeModal(config)
    vi.advanceTimersByTime(200)
    expect(getModal(config).isShaking).toBe(false)
    shakeModal(config)
    vi.advanceTimersByTime(499)
    expect(getModal(config).isShaking).toBe(true)
    vi.advanceTimersByTime(1)
    expect(getModal(config).isShaking).toBe(false)
  })

  test.each(['SIWXSignMessage', 'ApproveTransaction'] as const)(
    '[S2.30] is blocked at %s until the visitor is signed in',
    (guarded) => {
      const { config } = setup()
      setSignInPending(config, true)
      openModal(config, { view: guarded })
      expect(requestClose(config)).toBe(false)
      setSignInPending(config, false)
      expect(requestClose(config)).toBe(true)
    },
  )

  test('is allowed if only a swap is unsupported', () => {
    const { config } = setup()
    openModal(config, { view: 'UnsupportedChain', data: { swapUnsupportedChain: true } })
    expect(requestClose(config)).toBe(true)
  })
})

describe('reactions of the modal', () => {
  test('closes when the account disconnects', async () => {
    const { config, wallet } = await connected()
    openModal(config, { view: 'Networks' })
    wallet.emit({ type: 'disconnect' })
    expect(getModal(config).isOpen).toBe(false)
  })

  test('closes when the wallet locks, with a toast, and without one if the visitor disconnects', async () => {
    const { config, wallet } = await connected()
    const lock = () => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [] })
    openModal(config, { view: 'Networks' })
    lock()
    expect(getModal(config).isOpen).toBe(false)
    expect(getToast(config)).toMatchObject({
      isOpen: true,
      message: 'Test Wallet disconnected',
      code: 'WALLET_DISCONNECTED',
      values: { wallet: 'Test Wallet' },
      variant: 'error',
    })
    const { id } = getToast(config)
    await connect(config, { connector: wallet })
    openModal(config, { view: 'Networks' })
    await disconnect(config)
    expect(getModal(config).isOpen).toBe(false)
    await connect(config, { connector: wallet })
    // The page shows by itself that the account is gone.
    closeModal(config)
    lock()
    await vi.advanceTimersByTimeAsync(1000)
    expect(getToast(config).id).toBe(id)
  })

  test('a disconnect while the modal is closed does not abort a connect of the app', async () => {
    const { config, wallet } = await connected()
    const other = createTestConnector({ id: 'other' })
    other.answer = 'wait'
    attachConnector(config, other)
    connect(config, { connector: other }).catch(() => undefined)
    await vi.waitFor(() => expect(other.calls.connect).toBe(1))
    wallet.emit({ type: 'disconnect' })
    await vi.advanceTimersByTimeAsync(0)
    expect(internalsOf(config).store.get(connectProcessAtom).status).toBe('pending')
  })

  test('inline, a restored connection leaves the list of wallets, and no other view', async () => {
    const wallet = createTestConnector()
    const { config } = setup({ connectors: [wallet] })
    setModalInline(config, true)
    pushView(config, 'WhatIsAWallet')
    await connect(config, { connector: wallet })
    expect(view(config)).toBe('WhatIsAWallet')
    await disconnect(config)
    expect(view(config)).toBe('Connect')
    await connect(config, { connector: wallet })
    expect(view(config)).toBe('Account')
  })

  test('[S2.9] stays at ProfileWallets when the account disconnects', async () => {
    const { config } = await connected()
    openModal(config, { view: 'ProfileWallets' })
    await disconnect(config)
    expect(getModal(config).isOpen).toBe(true)
  })

  test('[S4.23] stays when the app switches to a namespace without an account', async () => {
    const { config } = await connected()
    openModal(config, { view: 'Networks' })
    openModal(config, { namespace: 'solana' })
    expect(getModal(config).isOpen).toBe(true)
    expect(getAccount(config).isConnected).toBe(false)
  })

  test('[S4.23] stays during a switch of the namespace, and closes at a disconnect after it', async () => {
    const { config, wallet } = await connected()
    openModal(config, { view: 'Networks' })
    await switchNetwork(config, { caipNetworkId: solana.caipNetworkId })
    expect(getAccount(config).isConnected).toBe(false)
    expect(getModal(config).isOpen).toBe(true)
    await switchNetwork(config, { caipNetworkId: 'eip155:1' })
    expect(getModal(config).isOpen).toBe(true)
    wallet.emit({ type: 'disconnect' })
    expect(getModal(config).isOpen).toBe(false)
  })

  test('[S2.36] [S2.16] opens UnsupportedChain when the wallet switches to an unconfigured network, and leaves it after a switch back', async () => {
    const { config, wallet } = await connected()
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '999' })
    expect(getNetwork(config)).toMatchObject({ name: 'Unknown Network', caipNetworkId: 'eip155:999' })
    expect(getModal(config).isOpen).toBe(true)
    expect(getModalRouter(config).history).toEqual(['UnsupportedChain'])
    pushView(config, 'WhatIsANetwork')
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '998' })
    expect(view(config)).toBe('WhatIsANetwork')
    goBack(config)
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
    expect(getModal(config).isOpen).toBe(false)
    expect(getNetwork(config)).toBe(polygon)
  })

  test.each([
    ['unknown networks are allowed', { allowUnsupportedChain: true }],
    ['networks cannot be switched', { enableNetworkSwitch: false }],
    ['there are no adapters', { adapters: [] }],
  ])('[S2.36] opens nothing when %s', async (_, options) => {
    const { config, wallet } = await connected(options)
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '999' })
    expect(getNetwork(config).name).toBe('Unknown Network')
    expect(getModal(config).isOpen).toBe(false)
  })

  test('[S2.36] opens UnsupportedChain with manual control of WalletConnect too', async () => {
    const { config, wallet } = await connected({ manualWalletConnectControl: true })
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '999' })
    expect(getModalRouter(config).history).toEqual(['UnsupportedChain'])
    expect(requestClose(config)).toBe(false)
  })

  test('[S2.36] opens UnsupportedChain for a wallet that connects on an unconfigured network', async () => {
    const wallet = createTestConnector({ chainId: '999' })
    const { config } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet })
    expect(view(config)).toBe('UnsupportedChain')
  })

  test('a wallet that disconnects on an unconfigured network switches the app to a configured one', async () => {
    const { config, wallet } = await connected()
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '999' })
    await disconnect(config)
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
    expect(getModal(config).isOpen).toBe(false)
  })

  test('[S3.22] recognises a network by its deprecated id', async () => {
    const moved = createTestNetwork('eip155:5000', { deprecatedCaipNetworkId: 'eip155:50' })
    const { config, wallet } = await connected({ networks: [networks[0], moved] })
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '50' })
    expect(getNetwork(config)).toBe(moved)
    expect(getModal(config).isOpen).toBe(false)
  })

  test('[S2.14] inline it leaves SwitchNetwork after a network change', async () => {
    const { config, wallet } = await connected()
    setModalInline(config, true)
    pushView(config, 'SwitchNetwork', { network: polygon })
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
    expect(view(config)).toBe('Account')
  })

  test('[S2.14] inline, a switch that began at UnsupportedChain leaves that view too', async () => {
    const { config, wallet } = await connected()
    setModalInline(config, true)
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '999' })
    expect(view(config)).toBe('UnsupportedChain')
    pushView(config, 'SwitchNetwork', { network: polygon })
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
    expect(view(config)).toBe('Account')
  })

  test('[S2.14] leaving SwitchNetwork aborts the switch', async () => {
    const { config } = await connected()
    const process = new AbortController()
    internalsOf(config).processes.set('switchNetwork', process)
    openModal(config, { view: 'SwitchNetwork', data: { network: polygon } })
    pushView(config, 'WhatIsANetwork')
    expect(process.signal.aborted).toBe(true)
  })

  async function asking(answer: 'wait' | 'reject') {
    const wallet = createTestConnector()
    wallet.answer = answer
    const asked = vi.spyOn(wallet, 'connect')
    const { config, startEngine } = setup({ connectors: [wallet] })
    await startEngine()
    openModal(config)
    pushView(config, 'ConnectingExternal', { connector: { ...wallet, namespaces: ['eip155'] } })
    const status = () => internalsOf(config).store.get(connectProcessAtom).status
    await vi.waitFor(() => expect(status()).toBe(answer === 'wait' ? 'pending' : 'declined'))
    return { config, wallet, status, signal: () => asked.mock.calls[0]?.[0].signal }
  }

  test('[S2.7] leaving ConnectingExternal aborts the request, and a late approval connects nothing', async () => {
    const { config, wallet, status, signal } = await asking('wait')
    expect(signal()?.aborted).toBe(false)
    goBack(config)
    expect(signal()?.aborted).toBe(true)
    wallet.approveWaiting()
    await vi.advanceTimersByTimeAsync(0)
    expect([status(), getAccount(config).isConnected]).toEqual(['idle', false])
  })

  test('[S2.7] leaving ConnectingExternal forgets the error of its request', async () => {
    const { config, status } = await asking('reject')
    goBack(config)
    expect(status()).toBe('idle')
  })

  test('a wallet that is announced while ConnectingExternal waits for it is asked once', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'reject'
    const { config, startEngine } = setup()
    await startEngine()
    openModal(config)
    pushView(config, 'ConnectingExternal', { connector: { ...wallet, namespaces: ['eip155'] } })
    await vi.advanceTimersByTimeAsync(0)
    expect(wallet.calls.connect).toBe(0)
    attachConnector(config, wallet)
    await vi.waitFor(() => expect(internalsOf(config).store.get(connectProcessAtom).status).toBe('declined'))
    attachConnector(config, createTestConnector({ id: 'other' }))
    await vi.advanceTimersByTimeAsync(0)
    await loadConnectionActions()
    expect(wallet.calls.connect).toBe(1)
  })

  test('[S2.7] a wallet is not asked once ConnectingExternal has been left', async () => {
    const wallet = createTestConnector()
    const { config, startEngine } = setup({ connectors: [wallet] })
    await startEngine()
    openModal(config)
    pushView(config, 'ConnectingExternal', { connector: { ...wallet, namespaces: ['eip155'] } })
    goBack(config)
    await loadConnectionActions()
    expect(wallet.calls.connect).toBe(0)
    pushView(config, 'ConnectingExternal', { connector: { ...wallet, namespaces: ['eip155'] } })
    await vi.waitFor(() => expect(wallet.calls.connect).toBe(1))
  })
})

describe('transactions', () => {
  const spies = () => ({
    onSuccess: vi.fn<() => void>(),
    onError: vi.fn<() => void>(),
    onCancel: vi.fn<() => void>(),
  })

  test('[S2.24] end innermost first; a success calls back and keeps the view', () => {
    const { config } = setup()
    const [outer, inner] = [spies(), spies()]
    pushTransaction(config, outer)
    pushTransaction(config, inner)
    pushView(config, 'ApproveTransaction')
    popTransaction(config, 'success')
    expect(inner.onSuccess).toHaveBeenCalledOnce()
    expect(inner.onError).not.toHaveBeenCalled()
    expect(outer.onSuccess).not.toHaveBeenCalled()
    expect(view(config)).toBe('ApproveTransaction')
  })

  test.each([
    ['cancel', 'onCancel', 'onError'],
    ['error', 'onError', 'onCancel'],
  ] as const)('[S2.24] %s calls %s and goes back', (status, called, other) => {
    const { config } = setup()
    const callbacks = spies()
    pushView(config, 'ApproveTransaction')
    pushTransaction(config, callbacks)
    popTransaction(config, status)
    expect(callbacks[called]).toHaveBeenCalledOnce()
    expect(callbacks[other]).not.toHaveBeenCalled()
    expect(callbacks.onSuccess).not.toHaveBeenCalled()
    expect(view(config)).toBe('Connect')
  })

  test('[S2.24] popTransaction without a transaction does nothing', () => {
    const { config } = setup()
    openModal(config)
    pushView(config, 'Networks')
    popTransaction(config, 'cancel')
    expect(view(config)).toBe('Networks')
  })
})

describe('the router', () => {
  test('[S2.23] going back from the first view closes', () => {
    const { config } = setup()
    openModal(config, { view: 'Networks' })
    goBack(config)
    expect(getModal(config).isOpen).toBe(false)
  })

  test('[S2.23] going back to Connect shows the account if it has connected since', async () => {
    const wallet = createTestConnector()
    const { config } = setup({ connectors: [wallet] })
    openModal(config)
    pushView(config, 'AllWallets')
    await connect(config, { connector: wallet })
    goBack(config)
    expect(getModalRouter(config)).toMatchObject({ view: 'Account', history: ['Connect'] })
  })

  test('[S2.14] leaving a network switch goes back to the view before the list, or closes', () => {
    const { config } = setup()
    openModal(config, { view: 'Account' })
    pushView(config, 'Networks')
    pushView(config, 'SwitchNetwork', { network: polygon })
    leaveNetworkSwitch(config)
    expect(getModalRouter(config).history).toEqual(['Account'])
    openModal(config, { view: 'Networks' })
    leaveNetworkSwitch(config)
    expect(getModal(config).isOpen).toBe(false)
  })

  test('calls its watchers with the previous route', () => {
    const { config } = setup()
    const views: string[] = []
    const opens: boolean[] = []
    const stop = [
      watchModalRouter(config, { onChange: (now, before) => views.push(`${before.view}>${now.view}`) }),
      watchModal(config, { onChange: ({ isOpen }) => opens.push(isOpen) }),
    ]
    openModal(config, { view: 'Networks' })
    replaceView(config, 'AllWallets')
    resetView(config, 'Connect')
    for (const undo of stop) undo()
    closeModal(config)
    expect(views).toEqual(['Connect>Networks', 'Networks>AllWallets', 'AllWallets>Connect'])
    expect(opens).toEqual([true])
  })
})

test('[S2.30] in every sequence of steps requestClose closes only unguarded views, and a closed modal is at its first view', async () => {
  const wallet = createTestConnector()
  const { config, startEngine } = setup({ connectors: [wallet] })
  await startEngine()
  await connect(config, { connector: wallet })
  const route = fc.constantFrom<RouteName>(
    'Account',
    'Networks',
    'UnsupportedChain',
    'ApproveTransaction',
    'WhatIsANetwork',
  )
  const step = fc.oneof(
    route.map((to) => () => openModal(config, { view: to })),
    route.map((to) => () => pushView<RouteName>(config, to)),
    fc.constant(() => goBack(config)),
    fc.constant(() => pushView(config, 'SwitchNetwork', { network: polygon })),
    fc.boolean().map((isPending) => () => setSignInPending(config, isPending)),
    fc
      .constantFrom('1', '137', '999')
      .map((chainId) => () => wallet.emit({ type: 'change', namespace: 'eip155', chainId })),
    fc.constant('request' as const),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      closeModal(config)
      let isPending = false
      for (const each of steps) {
        const before = getModalRouter(config)
        const { isOpen: wasOpen } = getModal(config)
        isPending = internalsOf(config).store.get(isSignInPendingAtom)
        if (each === 'request') {
          const isAllowed = canClose({
            ...before,
            isSwitchRequired: getNetwork(config).name === 'Unknown Network',
            isSwapOnly: false,
            isSignInPending: isPending,
          })
          expect(requestClose(config)).toBe(isAllowed)
          expect(getModal(config).isOpen).toBe(isAllowed ? false : wasOpen)
          if (isAllowed)
            expect(getModalRouter(config)).toMatchObject({ view: 'Connect', history: ['Connect'] })
        } else each()
        const { view: shown, history } = getModalRouter(config)
        expect(history.length).toBeGreaterThan(0)
        expect(shown === history.at(-1) || shown === 'Account').toBe(true)
      }
    }),
    { numRuns: process.env['FOYER_DEEP'] ? 10_000 : 300 },
  )
}, 600_000)

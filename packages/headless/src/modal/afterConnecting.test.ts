import type { Connector } from '@foyer/chains'
import type { SiwxSession } from '@foyer/chains/siwx'
import { createMemoryStorage } from '@foyer/chains/testing'
import { describe, expect, test, vi } from 'vitest'
import type { CreateSiwx } from '../core/contracts/siwx.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config, ConfigOptions } from '../core/types.ts'
import { dispatchSiwx } from '../flows/siwx/reducer.ts'
import { siwx } from '../flows/siwx/siwx.ts'
import { siwxStateAtom } from '../flows/siwx/state.ts'
import { grants } from '../flows/smartSessions/outcomes.ts'
import type { GrantedSession } from '../flows/smartSessions/types.ts'
import { ALICE, BOB, connectionsOf, setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { getModalRouter, pushView } from './navigation.ts'
import { getToast } from './notices/state.ts'
import { getModal, openModal } from './openModal.ts'
import type { Routes } from './types.ts'

const wallet = (id: string, address?: string) => createTestConnector({ id, name: id, address })
const routeOf = (
  connector: ReturnType<typeof wallet>,
  redirectView?: 'Swap',
): Routes['ConnectingExternal'] => ({
  connector: { ...connector, namespaces: ['eip155'] },
  redirectView,
})

const session = {
  data: { chainId: 'eip155:1', accountAddress: ALICE } as unknown as SiwxSession['data'],
  message: '',
  signature: '',
}
/** Sign-in whose server has a session for every account. */
const signedIn: CreateSiwx = () => ({
  createMessage: () => Promise.reject(new Error('Not asked')),
  addSession: async () => {},
  setSessions: async () => {},
  revokeSession: async () => {},
  getSessions: () => new Promise((resolve) => setTimeout(resolve, 20, [session])),
  getRequired: () => true,
})

test('[S2.7] the modal closes once the wallet of ConnectingExternal has connected', async () => {
  const one = wallet('one')
  const { config } = setup({ connectors: [one] })
  openModal(config)
  pushView(config, 'ConnectingExternal', routeOf(one))
  await vi.waitFor(() => expect(getModal(config).isOpen).toBe(false))
  expect(one.calls.connect).toBe(1)
})

test('[S2.7] the list of wallets closes once the app has connected a wallet', async () => {
  const one = wallet('one')
  const { config } = setup({ connectors: [one] })
  openModal(config)
  await connect(config, { connector: one })
  await vi.waitFor(() => expect(getModal(config).isOpen).toBe(false))
})

test('[S2.9] the first wallet closes the modal, also with several wallets allowed', async () => {
  const one = wallet('one')
  const { config } = setup({ connectors: [one], features: { multiWallet: true } })
  openModal(config)
  pushView(config, 'ConnectingExternal', routeOf(one))
  await vi.waitFor(() => expect(connectionsOf(config)).toHaveLength(1))
  await vi.waitFor(() => expect(getModal(config).isOpen).toBe(false))
})

test('[S2.9] a wallet is no further one if the other wallet is of another namespace', async () => {
  const [one, two] = [
    wallet('one'),
    createTestConnector({ id: 'two', namespaces: ['solana'], chainId: null }),
  ]
  const { config } = setup({ connectors: [one, two], features: { multiWallet: true } })
  await connect(config, { connector: one })
  openModal(config, { view: 'ProfileWallets' })
  pushView(config, 'ConnectingExternal', {
    connector: { ...two, namespaces: ['solana'] },
    redirectView: 'Swap',
  })
  await vi.waitFor(() => expect(getModalRouter(config).view).toBe('Swap'))
})

describe('a pairing', () => {
  const paired = (chainId?: string) =>
    Object.assign(createTestConnector({ id: 'walletConnect', ...(chainId && { chainId }) }), {
      type: 'WALLET_CONNECT' as const,
    })

  test('closes the modal if it is approved while another view is shown', async () => {
    const phone = paired()
    const { config } = setup({ connectors: [phone] })
    openModal(config, { view: 'ConnectingWalletConnect' })
    pushView(config, 'WhatIsAWallet')
    await connect(config, { connector: phone })
    await vi.waitFor(() => expect(getModal(config).isOpen).toBe(false))
  })

  test('on an unconfigured network stays at the required switch [S2.36]', async () => {
    const phone = paired('999')
    const { config } = setup({ connectors: [phone] })
    openModal(config, { view: 'ConnectingWalletConnect' })
    await connect(config, { connector: phone })
    await new Promise((resolve) => setTimeout(resolve))
    expect([getModal(config).isOpen, getModalRouter(config).view]).toEqual([true, 'UnsupportedChain'])
  })
})

test('[S2.7] the modal shows the requested route after a connect', async () => {
  const one = wallet('one')
  const { config } = setup({ connectors: [one] })
  openModal(config)
  pushView(config, 'ConnectingExternal', routeOf(one, 'Swap'))
  await vi.waitFor(() => expect(getModalRouter(config).view).toBe('Swap'))
})

test('[S2.9] after a further wallet ProfileWallets is shown once, with a toast', async () => {
  const [one, two] = [wallet('one'), wallet('two', BOB)]
  const { config } = setup({ connectors: [one, two], features: { multiWallet: true } })
  await connect(config, { connector: one })
  openModal(config, { view: 'ProfileWallets' })
  pushView(config, 'Connect')
  pushView(config, 'ConnectingExternal', routeOf(two))
  await vi.waitFor(() => expect(getModalRouter(config).view).toBe('ProfileWallets'))
  expect(getModalRouter(config).history).toEqual(['ProfileWallets'])
  expect(getToast(config)).toMatchObject({ isOpen: true, code: 'WALLET_ADDED', variant: 'success' })
})

test('[S2.7] the modal shows a required sign-in instead of the requested route', async () => {
  const one = wallet('one')

  const { config } = setup({ connectors: [one], siwx: siwx({ isRequired: true }) })
  openModal(config)
  pushView(config, 'ConnectingExternal', routeOf(one, 'Swap'))
  await vi.waitFor(() => expect(getModalRouter(config).view).toBe('SIWXSignMessage'))
})

test('a granted smart session does not replace a required sign-in', async () => {
  const one = wallet('one')
  const { config } = setup({ connectors: [one], siwx: siwx({ isRequired: true }) })
  openModal(config)
  pushView(config, 'ConnectingExternal', routeOf(one))
  await vi.waitFor(() => expect(getModalRouter(config).view).toBe('SIWXSignMessage'))
  grants.emit(config, {} as GrantedSession)
  expect(getModalRouter(config).history).toEqual(['SIWXSignMessage'])
})

test('with manual control of WalletConnect a required sign-in is shown too', async () => {
  const one = wallet('one')
  const { config } = setup({ connectors: [one], siwx: siwx(), manualWalletConnectControl: true })
  await connect(config, { connector: one })
  await vi.waitFor(() => expect(getModal(config).isOpen).toBe(true))
  expect(getModalRouter(config).history).toEqual(['SIWXSignMessage'])
})

/** Connects a wallet and signs in its account. */
async function signInWith(config: Config, connector: Connector): Promise<void> {
  await connect(config, { connector })
  const { key } = await vi.waitUntil(() => {
    const state = internalsOf(config).store.get(siwxStateAtom)
    return state.status === 'signed-out' && state
  })
  dispatchSiwx(internalsOf(config), { type: 'signed', key: key!, session })
}

test('[S2.7] a further wallet whose account is signed in closes the modal', async () => {
  const [one, two] = [wallet('one'), wallet('two')]
  const { config } = setup({ connectors: [one, two], features: { multiWallet: true }, siwx: siwx() })
  await signInWith(config, one)
  openModal(config, { view: 'ProfileWallets' })
  pushView(config, 'ConnectingExternal', routeOf(two))
  await vi.waitFor(() => expect(connectionsOf(config)).toHaveLength(2))
  await vi.waitFor(() => expect(getModal(config).isOpen).toBe(false))
})

test('a further wallet with another account requests the sign-in of that account', async () => {
  const [one, two] = [wallet('one'), createTestConnector({ id: 'two', address: BOB })]
  const { config, names } = setup({ connectors: [one, two], features: { multiWallet: true }, siwx: siwx() })
  await signInWith(config, one)
  openModal(config, { view: 'ProfileWallets' })
  const closed = names().filter((name) => name === 'MODAL_CLOSE').length
  pushView(config, 'ConnectingExternal', routeOf(two))
  await vi.waitFor(() => expect(getModalRouter(config).view).toBe('SIWXSignMessage'))
  expect(getModal(config).isOpen).toBe(true)
  expect(names().filter((name) => name === 'MODAL_CLOSE')).toHaveLength(closed)
})

test('[S2.7] a session closes the view of an email login that has connected at once', async () => {
  const one = wallet('one')
  const { config } = setup({ connectors: [one], siwx: signedIn })
  openModal(config, { view: 'EmailLogin' })
  await connect(config, { connector: one })
  await vi.waitFor(() => expect(getModal(config).isOpen).toBe(false))
  expect(internalsOf(config).store.get(siwxStateAtom).status).toBe('signed-in')
})

test('[S2.7] on an unconfigured network the modal does not wait for a sign-in', async () => {
  const one = createTestConnector({ id: 'one', chainId: '999' })
  const { config } = setup({ connectors: [one], siwx: siwx(), allowUnsupportedChain: true })
  openModal(config)
  pushView(config, 'ConnectingExternal', routeOf(one, 'Swap'))
  await vi.waitFor(() => expect(getModalRouter(config).view).toBe('Swap'))
})

test('a connect does not navigate from a view that does not belong to connecting', async () => {
  const one = wallet('one')
  const { config } = setup({ connectors: [one] })
  openModal(config, { view: 'WhatIsAWallet' })
  await connect(config, { connector: one })
  await new Promise((resolve) => setTimeout(resolve))
  expect(getModal(config).isOpen).toBe(true)
  expect(getModalRouter(config).view).toBe('WhatIsAWallet')
})

describe('an opening while a stored connection is restored', () => {
  function restoring(options: Partial<ConfigOptions> = {}) {
    const one = createTestConnector({ id: 'one', isAuthorized: true })
    const { restore } = one
    let answer = (): void => undefined
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    one.restore = async (parameters) => {
      await asked
      return (await restore?.(parameters)) ?? []
    }
    const entry = { connectorId: 'one', address: ALICE, accounts: [{ address: ALICE }] }
    const storage = createMemoryStorage({ '@foyer/connections': JSON.stringify({ eip155: [entry] }) })
    const { config } = setup({ connectors: [one], storage, ...options })
    return { config, answer: () => answer() }
  }
  const isRestored = (config: Config) => vi.waitFor(() => expect(connectionsOf(config)).toHaveLength(1))

  test('shows the list of wallets, which closes once the account is connected', async () => {
    const { config, answer } = restoring()
    openModal(config)
    expect(getModalRouter(config).view).toBe('Connect')
    answer()
    await isRestored(config)
    await vi.waitFor(() => expect(getModal(config).isOpen).toBe(false))
  })

  test('shows the list of wallets, which closes once the session is known', async () => {
    const { config, answer } = restoring({ siwx: signedIn })
    openModal(config)
    answer()
    await isRestored(config)
    await vi.waitFor(() => expect(getModal(config).isOpen).toBe(false))
  })

  test('shows the requested route once the account is connected', async () => {
    const { config, answer } = restoring()
    openModal(config, { view: 'Connect', data: { redirectView: 'Swap' } })
    answer()
    await vi.waitFor(() => expect(getModalRouter(config).view).toBe('Swap'))
  })

  test.each([
    ['from the list', (config: Config) => pushView(config, 'WhatIsAWallet')],
    ['in its place', (config: Config) => openModal(config, { view: 'WhatIsAWallet' })],
  ])('keeps a view that was opened %s', async (_, show) => {
    const { config, answer } = restoring()
    openModal(config)
    show(config)
    answer()
    await isRestored(config)
    await new Promise((resolve) => setTimeout(resolve))
    expect([getModal(config).isOpen, getModalRouter(config).view]).toEqual([true, 'WhatIsAWallet'])
  })

  test('keeps a list for another namespace', async () => {
    const { config, answer } = restoring()
    openModal(config, { namespace: 'solana' })
    answer()
    await isRestored(config)
    await new Promise((resolve) => setTimeout(resolve))
    expect(getModal(config).isOpen).toBe(true)
  })
})

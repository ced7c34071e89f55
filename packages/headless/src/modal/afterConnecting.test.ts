import { createMemoryStorage } from '@foyer/chains/testing'
import { describe, expect, test, vi } from 'vitest'
import type { Config } from '../core/types.ts'
import { siwx } from '../flows/siwx/siwx.ts'
import { connect } from '../wallet/connect.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { ALICE, BOB, connectionsOf, setup } from '../test/setup.ts'
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

test('[S2.7] the modal closes once the wallet of ConnectingExternal has connected', async () => {
  const one = wallet('one')
  const { config } = setup({ connectors: [one] })
  openModal(config)
  pushView(config, 'ConnectingExternal', routeOf(one))
  await vi.waitFor(() => expect(getModal(config).isOpen).toBe(false))
  expect(one.calls.connect).toBe(1)
})

test('[S2.7] the requested route follows', async () => {
  const one = wallet('one')
  const { config } = setup({ connectors: [one] })
  openModal(config)
  pushView(config, 'ConnectingExternal', routeOf(one, 'Swap'))
  await vi.waitFor(() => expect(getModalRouter(config).view).toBe('Swap'))
})

test('[S2.9] a further wallet leads to the wallets and is announced; the view is not shown twice', async () => {
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

test('[S2.7] a required sign-in follows instead', async () => {
  const one = wallet('one')

  const { config } = setup({ connectors: [one], siwx: siwx({ isRequired: true }) })
  openModal(config)
  pushView(config, 'ConnectingExternal', routeOf(one, 'Swap'))
  await vi.waitFor(() => expect(getModalRouter(config).view).toBe('SIWXSignMessage'))
})

test('a connect while a view of another subject is shown does not navigate', async () => {
  const one = wallet('one')
  const { config } = setup({ connectors: [one] })
  openModal(config, { view: 'WhatIsAWallet' })
  await connect(config, { connector: one })
  await new Promise((resolve) => setTimeout(resolve))
  expect(getModal(config).isOpen).toBe(true)
  expect(getModalRouter(config).view).toBe('WhatIsAWallet')
})

describe('a click while a stored connection is restored', () => {
  function restoring() {
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
    const { config } = setup({ connectors: [one], storage })
    return { config, answer: () => answer() }
  }
  const isRestored = (config: Config) => vi.waitFor(() => expect(connectionsOf(config)).toHaveLength(1))

  test('opens the list of wallets, which closes once the account is there', async () => {
    const { config, answer } = restoring()
    openModal(config)
    expect(getModalRouter(config).view).toBe('Connect')
    answer()
    await isRestored(config)
    await vi.waitFor(() => expect(getModal(config).isOpen).toBe(false))
  })

  test('the requested route follows', async () => {
    const { config, answer } = restoring()
    openModal(config, { view: 'Connect', data: { redirectView: 'Swap' } })
    answer()
    await vi.waitFor(() => expect(getModalRouter(config).view).toBe('Swap'))
  })

  test('a view that was opened from the list stays', async () => {
    const { config, answer } = restoring()
    openModal(config)
    pushView(config, 'WhatIsAWallet')
    answer()
    await isRestored(config)
    await new Promise((resolve) => setTimeout(resolve))
    expect([getModal(config).isOpen, getModalRouter(config).view]).toEqual([true, 'WhatIsAWallet'])
  })

  test('a list for another namespace stays', async () => {
    const { config, answer } = restoring()
    openModal(config, { namespace: 'solana' })
    answer()
    await isRestored(config)
    await new Promise((resolve) => setTimeout(resolve))
    expect(getModal(config).isOpen).toBe(true)
  })
})

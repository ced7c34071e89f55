import { solana, solanaDevnet } from '@foyer/chains/networks'
import { type Config, siwx, type Siwx, useSiwx } from '@foyer/headless'
import {
  connect,
  getAccount,
  getModal,
  getModalRouter,
  getNetwork,
  getSiwx,
  watchEvents,
  openModal,
  pushView,
  resetView,
} from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyAdapter, storyNetworks, storyWallet } from '../../test/storyConfig.tsx'

/** A SIWX implementation that signs on demand. */
function plugin(isRequired: boolean) {
  const plain = siwx({ domain: 'foyer.example', uri: 'https://foyer.example' })({
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    now: () => 0,
    verify: async () => undefined,
  })
  let sign = (_signature: string): void => {}
  const made: Siwx = {
    ...plain,
    getRequired: () => isRequired,
    addSession: async () => undefined,
    signMessage: () => new Promise((resolve) => (sign = resolve)),
  }
  return { siwx: made, sign: () => sign('0x') }
}

async function asked(siwx: Siwx, children?: ReactNode): Promise<Config> {
  const config = await renderModal({ wallets: [storyWallet('Marigold')], siwx, children })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  return config
}

test('a required sign-in is an alert dialog with a description until it is done [S2.30]', async () => {
  const { siwx: made, sign } = plugin(true)
  const config = await asked(made)
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Sign' })).toBeTruthy())
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toMatch(/sign in/i)
  expect(description?.textContent).toContain('Canceling disconnects your wallet.')
  expect(dialog.textContent).toContain('0x70…dc79C8 · Ethereum')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(getSiwx(config).status).toBe('signing'))
  expect(screen.getByRole('alertdialog')).toBe(dialog)
  await act(async () => sign())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('while a wallet that was opened by a link signs, a button opens its app', async () => {
  const config = await renderModal({
    wallets: [storyWallet('Marigold', { type: 'WALLET_CONNECT' })],
    siwx: plugin(true).siwx,
    storage: createMemoryStorage({
      WALLETCONNECT_DEEPLINK_CHOICE: JSON.stringify({ href: 'https://rainbow.example', name: 'Rainbow' }),
    }),
  })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  fireEvent.click(await screen.findByRole('button', { name: 'Sign' }))
  expect(await screen.findByRole('button', { name: 'Open Rainbow' })).toBeTruthy()
})

function HostButtons() {
  const { signIn, cancel } = useSiwx()
  return (
    <>
      <button onClick={signIn}>Own sign in</button>
      <button onClick={cancel}>Own cancel</button>
    </>
  )
}

test('two presses request one signature, and a press after the sign-in requests none', async () => {
  const signMessage = vi.fn(async () => '0x')
  const config = await asked({ ...plugin(true).siwx, signMessage }, <HostButtons />)
  const events: string[] = []
  watchEvents(config, { onEvent: ({ event }) => void events.push(event) })
  const button = await screen.findByText('Own sign in')
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(getSiwx(config).status).toBe('signed-in'))
  await act(async () => void fireEvent.click(button))
  await act(() => vi.dynamicImportSettled())
  expect(signMessage).toHaveBeenCalledOnce()
  expect(events.filter((event) => event === 'SIWX_AUTH_SUCCESS')).toHaveLength(1)
  expect(getSiwx(config).status).toBe('signed-in')
})

test('two presses on cancel decline the sign-in once', async () => {
  const config = await asked(plugin(true).siwx, <HostButtons />)
  const events: string[] = []
  watchEvents(config, { onEvent: ({ event }) => void events.push(event) })
  const button = await screen.findByText('Own cancel')
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(getAccount(config).isConnected).toBe(false))
  await act(() => vi.dynamicImportSettled())
  expect(events.filter((event) => event === 'CLICK_CANCEL_SIWX')).toHaveLength(1)
})

test('an optional sign-in is a dialog like any other [S2.12]', async () => {
  await asked(plugin(false).siwx)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Sign' })).toBeTruthy())
  expect(dialog.hasAttribute('aria-describedby')).toBe(false)
  expect(dialog.textContent).not.toContain('Canceling disconnects')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each([
  ['eip155', storyNetworks, { onSwitch: 'approve' }],
  ['solana', [solana, solanaDevnet], { namespaces: ['solana'], chainId: null }],
] as const)(
  'a required sign-in after a network switch on %s keeps the modal open [S2.30]',
  async (namespace, networks, wallet) => {
    const config = await renderModal({
      networks,
      wallets: [storyWallet('Marigold', wallet)],
      adapters: [storyAdapter(namespace)],
      siwx: plugin(true).siwx,
    })
    await act(async () => void (await connect(config, { connector: 'Marigold' })))
    await screen.findByRole('alertdialog')
    act(() => resetView(config, 'Networks'))
    act(() => pushView(config, 'SwitchNetwork', { network: networks[1] }))
    await waitFor(() => expect(getNetwork(config)).toBe(networks[1]))
    await waitFor(() => expect(getModalRouter(config).view).toBe('SIWXSignMessage'))
    await act(async () => {})
    expect(getModal(config).isOpen).toBe(true)
    expect(getSiwx(config)).toMatchObject({ status: 'signed-out', isRequired: true })
  },
)

test('opening the view by name after the sign-in shows the account', async () => {
  const { siwx: made, sign } = plugin(false)
  const config = await asked(made)
  fireEvent.click(await screen.findByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(getSiwx(config).status).toBe('signing'))
  await act(async () => sign())
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
  act(() => openModal(config, { view: 'SIWXSignMessage' }))
  await waitFor(() => expect(getModalRouter(config).history).toEqual(['Account']))
  expect(getModal(config).isOpen).toBe(true)
})

import type { Config } from '@foyer/headless'
import { connect, disconnect, getModal, getModalRouter, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { allViews } from '../../test/allViews.ts'
import { type RenderModalOptions, renderModal } from '../../test/renderModal.tsx'
import { sampleAddress, samples } from '../../test/samples.ts'
import { manyNetworks, storyNames, storyWallet } from '../../test/storyConfig.tsx'
import { storyRegistration } from '../../test/storyRegistration.ts'

const mira = storyNames({ name: 'mira.example', avatar: samples.violet })
const wallet = (more: object = {}) => storyWallet('Marigold', { address: sampleAddress, ...more })

async function open(options: RenderModalOptions = {}): Promise<Config> {
  const config = await renderModal({ wallets: [wallet()], ...options })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'AccountSettings' })
  })
  await screen.findByText('Disconnect')
  return config
}

test('the view shows name, avatar, address and network of the account', async () => {
  await open({ names: mira })
  expect(screen.getByRole('heading', { name: 'Account settings' })).toBeTruthy()
  await screen.findByText('mira.example')
  expect(screen.getByText('0x8b…4DBA72')).toBeTruthy()
  expect(document.querySelector('[data-foyer-part=avatar-picture]')?.getAttribute('src')).toBe(samples.violet)
  fireEvent.error(document.querySelector('[data-foyer-part=avatar-picture]')!)
  expect(document.querySelector('[data-foyer-part=avatar-picture]')).toBeNull()
})

test('a name that imitates another name is not shown', async () => {
  const getIdentity = vi.fn(async () => ({ name: '\u202Eelpmaxe.arim', avatar: 'javascript:alert(1)' }))
  await open({ names: { getIdentity } })
  await waitFor(() => expect(getIdentity).toHaveBeenCalledOnce())
  await act(async () => {})
  expect(document.body.textContent).not.toContain('elpmaxe')
  expect(document.querySelector('[data-foyer-part=avatar-picture]')).toBeNull()
})

test('the copy button copies the whole address', async () => {
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  await screen.findByText('Copied')
  expect(writeText).toHaveBeenCalledExactlyOnceWith(sampleAddress)
})

test('the network opens the list of networks', async () => {
  const config = await open()
  fireEvent.click(screen.getByRole('button', { name: /^Ethereum/ }))
  expect(getModalRouter(config)).toMatchObject({
    view: 'Networks',
    history: ['AccountSettings', 'Networks'],
  })
})

test.each([
  { networks: [manyNetworks[0]] as const, enableNetworkSwitch: true },
  { networks: manyNetworks, enableNetworkSwitch: false },
])(
  'with $networks.length networks and enableNetworkSwitch $enableNetworkSwitch the network is not a link',
  async (options) => {
    await open(options)
    expect(screen.getByText('Ethereum')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Ethereum/ })).toBeNull()
  },
)

test('a network that the app does not have is unknown, and opens the supported networks [S2.36]', async () => {
  const config = await open({ wallets: [wallet({ chainId: '424242' })], allowUnsupportedChain: true })
  fireEvent.click(screen.getByRole('button', { name: /^Unknown Network/ }))
  expect(getModalRouter(config).view).toBe('Networks')
})

test('an embedded wallet without a name can register one, if the app has that view', async () => {
  const Mine = () => <p>mine</p>
  const config = await open({
    ...storyRegistration(),
    shell: { views: { ...allViews, ChooseAccountName: Mine } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Choose account name' }))
  expect(getModalRouter(config).view).toBe('ChooseAccountName')
  await screen.findByText('mine')
  expect(screen.queryByRole('button', { name: 'Account type' })).toBeNull()
})

test('“Disconnect” disconnects, and closes the modal', async () => {
  const config = await open()
  fireEvent.click(screen.getByText('Disconnect'))
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
})

test('without an account, Connect opens instead', async () => {
  const config = await renderModal()
  await act(() => disconnect(config))
  act(() => openModal(config, { view: 'AccountSettings' }))
  await waitFor(() => expect(getModalRouter(config)).toMatchObject({ view: 'Connect', history: ['Connect'] }))
})

import {
  connect,
  getAccount,
  getModalRouter,
  getToast,
  openModal,
  setAddressLabel,
} from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { allViews } from '../../test/allViews.ts'
import { renderModal, type RenderModalOptions } from '../../test/renderModal.tsx'
import { sampleAddress, samples } from '../../test/samples.ts'
import { networksOfNamespaces, storyBitcoinWallet, storyNames, storyWallet } from '../../test/storyConfig.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'
import { storySwap } from '../../test/storySwap.ts'

async function start(options: RenderModalOptions = {}) {
  const wallet = storyWallet('Marigold', { address: sampleAddress })
  const config = await renderModal({ wallets: [wallet], ...options })
  await act(() => connect(config, { connector: 'Marigold' }))
  act(() => openModal(config, { view: 'Account' }))
  await screen.findByRole('button', { name: 'Disconnect' })
  return config
}
const views = (route: string) => ({ shell: { views: { ...allViews, [route]: undefined } } })

// First, because the code of the types is loaded once.
test('until the account types of a wallet have loaded, their place is kept, and none for tabs that it does not have', async () => {
  const shown = new Set<string>()
  const observer = new MutationObserver(() => {
    const [avatar] = document.querySelectorAll('[data-foyer-part=avatar]')
    if (!avatar) return
    const hasTabs = document.querySelector('[data-foyer-part=view] [aria-busy=true]') !== null
    shown.add(`${avatar.parentElement?.childElementCount} parts${hasTabs ? ', and tabs' : ''}`)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const config = await renderModal({ networks: networksOfNamespaces, wallets: [storyBitcoinWallet()] })
  await act(() => connect(config, { connector: 'Sorrel' }))
  act(() => openModal(config, { view: 'Account', namespace: 'bip122' }))
  await screen.findByRole('button', { name: 'Ordinals' })
  observer.disconnect()
  // Avatar, address, types and balance.
  expect([...shown]).toEqual(['4 parts'])
})

test.each([
  ['links to the wallets', { features: { multiWallet: true } }, true],
  ['is a text in an app with one wallet at a time', {}, false],
  ['is a text without that view', { features: { multiWallet: true }, ...views('ProfileWallets') }, false],
] as const)('the wallet of the account %s', async (_, options, isLink) => {
  const config = await start(options)
  const name = 'Wallets, Marigold, 0x8b…4DBA72'
  const button = screen.queryByRole('button', { name })
  expect(button !== null).toBe(isLink)
  if (button) fireEvent.click(button)
  expect(getModalRouter(config).view).toBe(isLink ? 'ProfileWallets' : 'Account')
})

// jsdom has no clipboard, like a page without HTTPS.
test.each([
  ['Account', 'Copy address'],
  ['AccountSettings', 'Copy address'],
  ['ProfileWallets', 'Copy address 0x8b…4DBA72'],
  ['WalletReceive', 'Copy address'],
] as const)('%s shows the address to copy by hand if the browser refuses to copy it', async (view, name) => {
  const config = await start({ features: { multiWallet: true } })
  act(() => openModal(config, { view }))
  const button = await screen.findByRole('button', { name })
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(button)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name })
  expect([field.value, field.readOnly]).toEqual([sampleAddress, true])
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, sampleAddress.length])
  expect(document.activeElement).toBe(field)
  expect(getToast(config)).toMatchObject({ message: 'Copy failed', variant: 'error' })
})

test('the embedded wallet links to its settings, also in an app with one wallet at a time', async () => {
  const { wallets, endpoints } = storyEmail()
  const config = await renderModal({ wallets, endpoints })
  await act(async () => signedInAt('Account')(config))
  fireEvent.click(await screen.findByRole('button', { name: /^Wallets, / }))
  expect(getModalRouter(config).view).toBe('ProfileWallets')
})

test('the account is shown by the label of the app, else by its name, with its picture', async () => {
  const names = storyNames({ name: 'mira.example', avatar: samples.violet })
  const config = await start({ names, features: { multiWallet: true } })
  await screen.findByRole('button', { name: 'Wallets, Marigold, mira.example' })
  expect(document.querySelector('[data-foyer-part=avatar-picture]')?.getAttribute('src')).toBe(samples.violet)
  act(() => setAddressLabel(config, { address: sampleAddress, label: 'Savings' }))
  await screen.findByRole('button', { name: 'Wallets, Marigold, Savings' })
})

test('the whole address is copied, and opened in the explorer', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await start()
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  await screen.findByText('Copied')
  expect(writeText).toHaveBeenCalledExactlyOnceWith(sampleAddress)
  const link = screen.getByRole('link', { name: 'View in explorer' })
  expect(link.getAttribute('href')).toBe(`https://etherscan.io/address/${sampleAddress}`)
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
})

test('the account types are offered, the current one pressed, the requested one busy until the wallet answers', async () => {
  let answer = () => {}
  const wallet = Object.assign(storyBitcoinWallet(), {
    setAccountType: () => new Promise<void>((resolve) => (answer = resolve)),
  })
  const config = await renderModal({ networks: networksOfNamespaces, wallets: [wallet] })
  await act(() => connect(config, { connector: 'Sorrel' }))
  act(() => openModal(config, { view: 'Account' }))
  const types = within(await screen.findByRole('group', { name: 'Account type' }))
  const pressed = () => types.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed()).toEqual(['Payment'])
  const ordinals = types.getByRole('button', { name: /Ordinals/ })
  fireEvent.click(ordinals)
  await waitFor(() => expect(ordinals.getAttribute('aria-busy')).toBe('true'))
  expect(pressed()).toEqual(['Payment'])
  await act(async () => answer())
  await waitFor(() => expect(pressed()).toEqual(['Ordinals']))
  expect(ordinals.getAttribute('aria-busy')).toBeNull()
  expect(getAccount(config).address).toMatch(/^bc1p/)
})

test('without several types there is nothing to select', async () => {
  const accounts = [
    { address: sampleAddress, type: 'eoa' },
    { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', type: 'eoa' },
  ] as const
  await start({ wallets: [storyWallet('Marigold', { accounts })] })
  await act(async () => void (await vi.dynamicImportSettled()))
  expect(screen.queryByRole('group', { name: 'Account type' })).toBeNull()
})

test.each([
  ['Buy', 'OnRampProviders'],
  ['Swap', 'Swap'],
  ['Receive', 'WalletReceive'],
  ['Send', 'WalletSend'],
])('the action %s opens %s', async (name, view) => {
  const config = await start({ ...storySwap(), wallets: [storyWallet('Marigold')] })
  const actions = within(screen.getByRole('group', { name: 'Actions' }))
  fireEvent.click(actions.getByRole('button', { name }))
  expect(getModalRouter(config).view).toBe(view)
})

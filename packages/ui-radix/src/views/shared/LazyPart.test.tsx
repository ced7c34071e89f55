import { connect, openModal, pushView } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { manyNetworks } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'
import { storyDirectoryWallet, storyPairing } from '../../test/storyPairing.tsx'
import { LazyPart } from './LazyPart.tsx'

// Files that a deployment has removed.
const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch')
})
const balance = vi.hoisted(() => ({ isGone: true }))
vi.mock('../Account/AccountTabs.tsx', gone)
vi.mock('../Account/NativeBalance.tsx', (importOriginal) => (balance.isGone ? gone() : importOriginal()))
vi.mock('../ProfileWallets/NamespaceTabs.tsx', gone)
vi.mock('../ConnectingWalletConnect/PlatformTabs.tsx', gone)
vi.mock('./email/EmailWidget.tsx', gone)
vi.mock('./legal/LegalTick.tsx', gone)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const FAILED = 'This screen couldn’t be loaded'
const retry = () => screen.findByRole('button', { name: 'Try again' })

const News = () => <p>news</p>

/** A page with a part that fails to load for the first `failures` times. */
async function page(failures: number) {
  const from = vi.fn(async () => ({ default: News }))
  // Each load tries twice.
  for (let i = 0; i < failures * 2; i++) from.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const onRetry = vi.fn()
  const Part = () => (
    <LazyPart from={from} fallback={<p>loading</p>} onRetry={onRetry}>
      {(Loaded) => <Loaded />}
    </LazyPart>
  )
  const config = await renderModal({ shell: { slots: { 'connect.before': Part } } })
  act(() => openModal(config, { view: 'Connect' }))
  await screen.findByText('loading')
  return { onRetry }
}

test('a part that failed to load shows a retry, which loads it', async () => {
  const { onRetry } = await page(1)
  const button = await retry()
  expect(screen.queryByText('loading')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()
  fireEvent.click(button)
  expect(onRetry).toHaveBeenCalledOnce()
  expect(await screen.findByText('news')).toBeTruthy()
  expect(screen.queryByText(FAILED)).toBeNull()
})

test('a part that failed twice while online suggests to reload the page', async () => {
  await page(2)
  fireEvent.click(await retry())
  expect(screen.getByText('loading')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeTruthy()
  fireEvent.click(await retry())
  expect(await screen.findByText('news')).toBeTruthy()
})

test('a part that failed to load is loaded when the browser is online', async () => {
  await page(1)
  await retry()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('news')).toBeTruthy()
})

test('Account without its tabs shows the failure without a way back, and can still disconnect', async () => {
  const config = await renderModal()
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'Account' }))
  expect(await screen.findByText(FAILED)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Disconnect' })).toBeTruthy()
})

test('the retry of the tabs of Account also loads its balance, which is in the same file', async () => {
  const config = await renderModal()
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'Account' }))
  const button = await retry()
  const amount = () => document.querySelector('[data-foyer-part="amount"]')?.textContent
  expect(amount()).toBeUndefined()
  balance.isGone = false
  fireEvent.click(button)
  await waitFor(() => expect(amount()).toBe('Balance 1.234 ETH'))
})

test('Connect without its email field shows the failure beside the wallets', async () => {
  const { wallets = [], endpoints } = storyEmail()
  const config = await renderModal({ wallets: [...wallets, storyPairing()], endpoints })
  act(() => openModal(config, { view: 'Connect' }))
  expect(await screen.findByText(FAILED)).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Wallets' })).getAllByRole('button')).not.toEqual([])
})

test('Connect without the checkbox of the terms shows the failure, and no wallet', async () => {
  const config = await renderModal({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://example.com/terms',
  })
  act(() => openModal(config, { view: 'Connect' }))
  expect(await screen.findByText(FAILED)).toBeTruthy()
  expect(screen.queryByText('Marigold')).toBeNull()
})

test('ProfileWallets without its tabs shows the failure', async () => {
  const config = await renderModal({ networks: manyNetworks, features: { multiWallet: true } })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'ProfileWallets' }))
  expect(await screen.findByText(FAILED)).toBeTruthy()
})

test('ConnectingWalletConnect without its tabs shows the failure', async () => {
  const config = await renderModal({ wallets: [storyPairing()] })
  act(() => openModal(config, { view: 'Connect' }))
  act(() => pushView(config, 'ConnectingWalletConnect', { wallet: storyDirectoryWallet }))
  expect(await screen.findByText(FAILED)).toBeTruthy()
})

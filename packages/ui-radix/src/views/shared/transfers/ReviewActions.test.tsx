import { createMemoryStorage } from '@foyer/chains/testing'
import type { Config, RouteName } from '@foyer/headless'
import { connect, getModal, getModalRouter, getSend, openModal, pushView } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderModal, type RenderModalOptions } from '../../../test/renderModal.tsx'
import { setOnline } from '../../../test/setOnline.ts'
import { storyWallet } from '../../../test/storyConfig.tsx'
import { askForPay, storyPay } from '../../../test/storyPay.ts'
import { fillForm, STORY_RECEIVER, storySend } from '../../../test/storySend.ts'
import { fillSwap, storySwap } from '../../../test/storySwap.ts'

afterEach(() => void vi.restoreAllMocks())

const button = (name: string) => screen.findByRole('button', { name, busy: false })

async function open(view: RouteName, options: RenderModalOptions): Promise<Config> {
  const config = await renderModal({ wallets: [storyWallet('Marigold')], ...options })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view } as { view: 'Swap' }))
  return config
}

/** Reviews of a send, a swap and a payment whose wallet does not answer. */
async function fillSend(options: RenderModalOptions): Promise<Config> {
  const config = await open('WalletSend', { ...storySend({ wallet: 'wait' }), ...options })
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  return config
}
async function fillBoth(options: RenderModalOptions): Promise<Config> {
  const config = await open('Swap', { ...storySwap({ wallet: 'wait' }), ...options })
  await act(() => fillSwap(config, { from: 0, to: 1, amount: '0.25' }))
  fireEvent.click(await button('Review swap'))
  return config
}
async function fillPay(options: RenderModalOptions): Promise<Config> {
  const config = await open('Account', { ...storyPay({ wallet: 'wait' }), ...options })
  act(() => askForPay(config))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Pay'))
  act(() => pushView(config, 'PayQuote'))
  return config
}

/** Clicks the buttons of a review one after another. Returns the hints that were shown until the next view. */
async function clickThrough(config: Config, names: readonly string[]): Promise<readonly string[]> {
  const hints: string[] = []
  const read = (): void => {
    const text = document.querySelector('p[role=status]')?.textContent
    if (text && text !== hints.at(-1)) hints.push(text)
  }
  const observer = new MutationObserver(read)
  const { view } = getModalRouter(config)
  await button(names[0] ?? '')
  read()
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  for (const name of names) fireEvent.click(await button(name))
  await waitFor(() => expect(getModalRouter(config).view).not.toBe(view))
  await act(async () => {})
  observer.disconnect()
  return hints
}

test('the hint of a send does not change back after the confirmation', async () => {
  const config = await open('WalletSend', storySend())
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  expect(await clickThrough(config, ['Send'])).toEqual([
    'Check the details. Transfers can’t be undone.',
    'Continue in Marigold',
  ])
})

test('the hint of a swap does not change back after the approval and the confirmation', async () => {
  const config = await open('Swap', storySwap())
  await act(() => fillSwap(config, { from: 1, to: 0, amount: '0.5' }))
  fireEvent.click(await button('Review swap'))
  expect(await clickThrough(config, ['Approve PEBB', 'Swap'])).toEqual([
    'First approve Meadow to spend exactly this amount, then swap.',
    'Continue in Marigold',
    'Check the details. Swaps can’t be undone.',
    'Continue in Marigold',
  ])
})

test('a review that can no longer be confirmed keeps the focus on its button, and ignores its click', async () => {
  const config = await open('WalletSend', storySend())
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  const confirm = await button('Send')
  confirm.focus()
  setOnline(false)
  expect(confirm.matches(':disabled')).toBe(false)
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(confirm)
  await act(() => vi.dynamicImportSettled())
  expect(getSend(config).last).toBeUndefined()
  expect(getModalRouter(config).view).toBe('WalletSendPreview')
  setOnline(true)
  expect(confirm.hasAttribute('aria-disabled')).toBe(false)
})

test.each([
  ['send', 'Send', fillSend],
  ['swap', 'Swap', fillBoth],
  ['payment', /^Pay /, fillPay],
] as const)(
  'while a wallet that was opened by a link is asked for a %s, a button opens its app',
  async (...row) => {
    const [, name, fill] = row
    const config = await fill({
      wallets: [storyWallet('Marigold', { type: 'WALLET_CONNECT' })],
      storage: createMemoryStorage({
        WALLETCONNECT_DEEPLINK_CHOICE: JSON.stringify({ href: 'https://rainbow.example', name: 'Rainbow' }),
      }),
    })
    const confirm = await screen.findByRole('button', { name, busy: false })
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Open Rainbow' })).toBeNull()
    fireEvent.click(confirm)
    expect(await screen.findByRole('button', { name: 'Open Rainbow' })).toBeTruthy()
    expect(getModal(config).isOpen).toBe(true)
  },
)

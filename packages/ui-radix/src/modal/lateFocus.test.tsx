import { connect, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderModal } from '../test/renderModal.tsx'
import { storyOnramp } from '../test/storyOnramp.ts'
import { storySend } from '../test/storySend.ts'
import { storySwap } from '../test/storySwap.ts'

/** Names of the elements that had the focus, in order. */
let order: unknown[] = []
const note = (): void => void order.push(focused())
beforeEach(() => {
  order = []
  document.addEventListener('focusin', note)
})
afterEach(() => {
  document.removeEventListener('focusin', note)
  vi.unstubAllGlobals()
})

const pointer = (kind: 'fine' | 'coarse') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(pointer: ${kind})`,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
const focused = () => {
  const element = document.activeElement
  return element?.getAttribute('aria-label') ?? element?.getAttribute('data-foyer-part')
}

const views = [
  ['Swap', 'textbox', 'You pay', storySwap()],
  ['SwapSelectToken', 'searchbox', 'Search tokens', storySwap()],
  ['WalletSendSelectToken', 'searchbox', 'Search tokens', storySend()],
  ['OnRampTokenSelect', 'searchbox', 'Search tokens', storyOnramp({ tokens: 20 })],
] as const

test.each(views)(
  '%s: when its data has loaded, the focus moves from the title to the field that the view marks',
  async (view, role, name, options) => {
    pointer('fine')
    const config = await renderModal(options)
    await act(async () => void (await connect(config, { connector: 'Marigold' })))
    act(() =>
      openModal(config, view === 'SwapSelectToken' ? { view, data: { target: 'toToken' } } : { view }),
    )
    await screen.findByRole(role, { name })
    await waitFor(() => expect(focused()).toBe(name))
    expect(order).toEqual(['title', name])
  },
)

test('with a coarse pointer the title keeps the focus, so that no keyboard covers the view', async () => {
  pointer('coarse')
  const config = await renderModal(storySwap())
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'SwapSelectToken', data: { target: 'toToken' } }))
  await screen.findByRole('searchbox', { name: 'Search tokens' })
  expect(focused()).toBe('title')
})

test('Send: the amount has the focus, and again after a token is chosen, whose button has another name then', async () => {
  pointer('fine')
  const config = await renderModal(storySend())
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'WalletSend' }))
  await waitFor(() => expect(focused()).toBe('Amount'))
  const [choose] = await screen.findAllByRole('button', { name: 'Select token' })
  choose?.focus()
  fireEvent.click(choose ?? expect.unreachable())
  fireEvent.click(await screen.findByRole('button', { name: /^Pebble Dollar/ }))
  await screen.findByRole('button', { name: /^PEBB/ })
  await waitFor(() => expect(focused()).toBe('Amount'))
})

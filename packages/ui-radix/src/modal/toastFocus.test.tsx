import { openModal, showToast } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderModal } from '../test/renderModal.tsx'
import { storyWallet } from '../test/storyConfig.tsx'

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('Tab from a toast, the last stop, scrolls to the first control of the dialog', async () => {
  const scrolled: Element[] = []
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolled.push(this)
  })
  const config = await renderModal({ wallets: [storyWallet('Marigold')] })
  act(() => openModal(config))
  const dialog = await screen.findByRole('dialog')
  act(() => void showToast(config, { message: 'Copied', variant: 'success' }))
  const toast = await waitFor(
    () => dialog.querySelector<HTMLElement>('[data-foyer-part=toast]') ?? expect.unreachable(),
  )
  act(() => toast.focus())
  await act(async () => void fireEvent.keyDown(toast, { key: 'Tab' }))
  const [first] = dialog.querySelectorAll('button')
  expect(document.activeElement).toBe(first)
  expect(scrolled.at(-1)).toBe(first)
})

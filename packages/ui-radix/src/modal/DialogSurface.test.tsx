import { FoyerProvider } from '@foyer/headless'
import { closeModal, connect, getModal, openModal, pushView } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType, ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../test/render.ts'
import { renderModal } from '../test/renderModal.tsx'
import { createStoryConfig, storyWallet } from '../test/storyConfig.tsx'
import { ModalShell } from './ModalShell.tsx'
import { type LazyView, lazyView } from './views.ts'

afterEach(() => Reflect.deleteProperty(Element.prototype, 'getAnimations'))

const part = (name: string): HTMLElement =>
  document.querySelector(`[data-foyer-part="${name}"]`) ?? expect.unreachable(name)

test('when the host unmounts the modal while its closed dialog fades out, the page is empty', async () => {
  // jsdom has no animations. This one does not end.
  const getAnimations = function (this: Element): unknown[] {
    const [target] = this.querySelectorAll('[data-foyer-part="overlay"]')
    return [{ effect: { target }, finished: new Promise<never>(() => {}) }]
  }
  Object.assign(Element.prototype, { getAnimations })
  const config = createStoryConfig({ id: crypto.randomUUID(), debug: false })
  const { unmount } = render(
    <FoyerProvider config={config}>
      <ModalShell views={{ Connect: () => <p>wallets</p> }} />
    </FoyerProvider>,
  )
  act(() => openModal(config))
  await screen.findByText('wallets')
  act(() => closeModal(config))
  const copy = await vi.waitFor(
    () => document.querySelector('[data-foyer-leaving]') ?? expect.unreachable('no copy yet'),
  )
  unmount()
  expect(copy.isConnected).toBe(false)
})

/** Views that note the loads of their code. */
function notedViews(): { views: Readonly<Record<'Account' | 'Connect' | 'Pay', LazyView>>; loads: string[] } {
  const loads: string[] = []
  const view = (name: string): LazyView =>
    lazyView(
      async () => {
        loads.push(name)
        return { default: () => <p>{name}</p> }
      },
      { title: ['title', name] },
    )
  return { views: { Account: view('Account'), Connect: view('Connect'), Pay: view('Pay') }, loads }
}

test('a closed modal loads the code of the view that the next opening shows: Connect, and Account with a wallet', async () => {
  const { views, loads } = notedViews()
  const config = await renderModal({ wallets: [storyWallet('Marigold')], shell: { views } })
  expect(loads).toEqual(['Connect'])
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  expect(loads).toEqual(['Connect', 'Account'])
})

test('a modal that opens with another view loads the code of that view alone, and that of Connect after closing', async () => {
  const { views, loads } = notedViews()
  const config = createStoryConfig({ id: crypto.randomUUID(), debug: false })
  openModal(config, { view: 'Pay' })
  render(
    <FoyerProvider config={config}>
      <ModalShell views={views} />
    </FoyerProvider>,
  )
  await screen.findByText('Pay')
  expect(loads).toEqual(['Pay'])
  await act(async () => closeModal(config))
  expect(loads).toEqual(['Pay', 'Connect'])
})

test('after a closing, Connect is rendered ahead for the next opening, and Account is not', async () => {
  const rendered: string[] = []
  const noting =
    (name: string): ComponentType =>
    () => {
      rendered.push(name)
      return <p>{name}</p>
    }
  const views = { Account: noting('Account'), Connect: noting('Connect') }
  const config = await renderModal({ wallets: [storyWallet('Marigold')], shell: { views } })
  await act(async () => openModal(config))
  rendered.length = 0
  await act(async () => closeModal(config))
  expect(new Set(rendered)).toEqual(new Set(['Connect']))
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  await act(async () => openModal(config, { view: 'Account' }))
  expect(rendered).toContain('Account')
  rendered.length = 0
  await act(async () => closeModal(config))
  expect(rendered).toEqual([])
})

test.each([
  ['does not scroll while the modal is open', undefined, 'hidden'],
  ['scrolls beside a modal that is not modal', false, ''],
])('the page %s, and scrolls before and after', async (_, modal, overflow) => {
  const { style } = document.documentElement
  const config = await renderModal({ shell: { modal } })
  expect(style.overflow).toBe('')
  await act(async () => openModal(config))
  expect(style.overflow).toBe(overflow)
  await act(async () => closeModal(config))
  expect(style.overflow).toBe('')
})

test('opened from a dialog of the page, Escape empties a search field first, then closes the modal', async () => {
  const children = (
    <div role="dialog" aria-label="Checkout">
      <button type="button">Opener</button>
    </div>
  )
  const config = await renderModal({ children })
  screen.getByText('Opener').focus()
  act(() => openModal(config, { view: 'Networks' }))
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  expect(field.closest('[aria-label=Checkout]')).not.toBeNull()
  fireEvent.change(field, { target: { value: 'ba' } })
  // Libraries of dialogs listen on the document, and would close theirs.
  const onHost = vi.fn()
  document.addEventListener('keydown', onHost, { once: true })
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false)
  expect(field.value).toBe('')
  await act(async () => {})
  expect(getModal(config).isOpen).toBe(true)
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
  document.removeEventListener('keydown', onHost)
  expect(onHost).not.toHaveBeenCalled()
})

test('a modal that fills narrow windows is not closed by a press beside its panel in a wide one', async () => {
  const config = await renderModal({ shell: { mobileFullScreen: true } })
  act(() => openModal(config))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.dataset['placement']).toBe('full')
  const overlay = part('overlay')
  fireEvent.pointerDown(overlay)
  fireEvent.click(overlay)
  await act(async () => {})
  expect(getModal(config).isOpen).toBe(true)
})

test.each([
  ['Tab on the last control moves to the first, and other keys stay with it', undefined, 'What is a wallet?'],
  ['beside a modal that is not modal, Tab on the last control moves on to the page', false, 'Last'],
])('%s', async (_, modal, next) => {
  const Connect = (): ReactElement => (
    <button type="button" aria-label="Last">
      last
    </button>
  )
  const config = await renderModal({ shell: { modal, views: { Connect, WhatIsAWallet: () => null } } })
  act(() => openModal(config))
  const last = await screen.findByRole('button', { name: 'Last' })
  last.focus()
  expect(fireEvent.keyDown(last, { key: 'a' })).toBe(true)
  // The browser moves the focus after an event that no listener has prevented.
  expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(modal === false)
  expect(document.activeElement?.getAttribute('aria-label')).toBe(next)
})

test('the panel has the name of the view and the direction of the last step', async () => {
  const views = { Connect: () => <p>one</p>, Pay: () => <p>two</p> }
  const config = await renderModal({ shell: { views } })
  act(() => openModal(config))
  const dialog = await screen.findByRole('dialog')
  act(() => pushView(config, 'Pay'))
  expect(dialog.dataset).toMatchObject({ view: 'Pay', direction: 'forward' })
})

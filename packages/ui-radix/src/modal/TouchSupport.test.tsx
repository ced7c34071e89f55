import { siwx } from '@foyer/headless'
import {
  closeModal,
  connect,
  getAccount,
  getModal,
  getModalRouter,
  openModal,
  pushView,
} from '@foyer/headless/actions'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderModal } from '../test/renderModal.tsx'
import { storyWallet } from '../test/storyConfig.tsx'

/** Chrome's class: the last watcher gets the back gesture, and serves once. */
class Watcher extends EventTarget {
  static readonly live: Watcher[] = []
  constructor() {
    super()
    Watcher.live.push(this)
  }
  destroy(): void {
    const index = Watcher.live.indexOf(this)
    if (index >= 0) Watcher.live.splice(index, 1)
  }
}

/** The back button of Android. Returns whether a watcher took it: otherwise the browser leaves the page. */
async function pressBack(): Promise<boolean> {
  const watcher = Watcher.live.pop()
  await act(async () => watcher?.dispatchEvent(new Event('close')))
  return watcher !== undefined
}

let pointer = 'coarse'
beforeEach(() => {
  pointer = 'coarse'
  vi.stubGlobal('CloseWatcher', Watcher)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(pointer),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  Watcher.live.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('on a phone Back goes back one view, and closes the modal at the first', async () => {
  const config = await renderModal()
  expect(Watcher.live).toHaveLength(0)
  act(() => openModal(config))
  await waitFor(() => expect(Watcher.live).toHaveLength(1))
  act(() => pushView(config, 'WhatIsAWallet'))
  expect(Watcher.live).toHaveLength(1)

  expect(await pressBack()).toBe(true)
  expect([getModal(config).isOpen, getModalRouter(config).view]).toEqual([true, 'Connect'])
  expect(await pressBack()).toBe(true)
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
  expect(await pressBack()).toBe(false)
})

test('Back at a required sign-in shakes the modal; the next one leaves the page', async () => {
  const plain = siwx({ domain: 'foyer.example', uri: 'https://foyer.example' })
  const config = await renderModal({ wallets: [storyWallet('Marigold')], siwx: plain })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  await screen.findByRole('alertdialog')
  await waitFor(() => expect(Watcher.live).toHaveLength(1))

  expect(await pressBack()).toBe(true)
  expect(getModal(config)).toMatchObject({ isOpen: true, isShaking: true })
  expect(getAccount(config).isConnected).toBe(true)
  expect(await pressBack()).toBe(false)
})

test('closing the modal ends its watcher', async () => {
  const config = await renderModal()
  act(() => openModal(config))
  await waitFor(() => expect(Watcher.live).toHaveLength(1))
  act(() => closeModal(config))
  await waitFor(() => expect(Watcher.live).toHaveLength(0))
})

test('with a mouse nothing watches the back gesture, which Chrome sends for Escape', async () => {
  pointer = 'fine'
  const config = await renderModal()
  act(() => openModal(config))
  await screen.findByRole('dialog')
  await act(() => import('./TouchSupport.tsx'))
  expect(Watcher.live).toHaveLength(0)
})

test('while a keyboard is shown the modal has the place that it leaves, with the field in view', async () => {
  const viewport = Object.assign(new EventTarget(), { height: 364, offsetTop: 0, scale: 1 })
  const change = (next: Partial<typeof viewport>, event: 'resize' | 'scroll'): void => {
    Object.assign(viewport, next)
    viewport.dispatchEvent(new Event(event))
  }
  vi.stubGlobal('visualViewport', viewport)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(664)
  const config = await renderModal()
  act(() => openModal(config, { view: 'Networks' }))
  const { style } = document.querySelector<HTMLElement>('[data-foyer-part="layer"]') ?? expect.unreachable()
  const read = () => ['window', 'moved', 'keyboard'].map((name) => style.getPropertyValue(`--foyer-${name}`))
  // The keyboard may be there before the code.
  await waitFor(() => expect(read()).toEqual(['364px', '0px', '300px']))

  const field = await screen.findByRole('searchbox')
  field.focus()
  // Absent in jsdom.
  const scrollIntoView = vi.fn<Element['scrollIntoView']>()
  field.scrollIntoView = scrollIntoView
  change({ offsetTop: 100 }, 'scroll')
  expect(read()).toEqual(['364px', '100px', '200px'])
  expect(scrollIntoView).not.toHaveBeenCalled()
  change({ height: 344 }, 'resize')
  expect(read()).toEqual(['344px', '100px', '220px'])
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }]])
  change({ height: 664, offsetTop: 0 }, 'resize')
  expect(read()).toEqual(['', '', ''])
})

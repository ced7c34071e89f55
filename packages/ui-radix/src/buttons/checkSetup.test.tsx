import { FoyerProvider } from '@foyer/headless'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderModal } from '../test/renderModal.tsx'
import { createStoryConfig } from '../test/storyConfig.tsx'
import { checkModal, checkStylesheet } from './checkSetup.ts'
import { ConnectButton } from './ConnectButton.tsx'

let warnings: unknown[] = []
beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** jsdom has no layout: no element has a box. */
const withLayout = (): void =>
  void vi.spyOn(document.documentElement, 'getClientRects').mockReturnValue([new DOMRect()] as never)

const rootOf = (): HTMLElement => document.querySelector<HTMLElement>('[data-foyer-part="button-root"]')!

test('a page without the stylesheet is warned about once for all its buttons', async () => {
  await renderModal({
    children: (
      <>
        <ConnectButton />
        <ConnectButton />
      </>
    ),
  })
  withLayout()
  for (const root of document.querySelectorAll<HTMLElement>('[data-foyer-part="button-root"]'))
    checkStylesheet(root)
  expect(warnings).toEqual([expect.stringContaining("import '@foyer/ui-radix/styles.css'")])
})

test('a page with the stylesheet, or without layout, causes no warning', async () => {
  await renderModal({ children: <ConnectButton /> })
  checkStylesheet(rootOf())
  withLayout()
  rootOf().style.setProperty('--foyer-bg', '#fff')
  checkStylesheet(rootOf())
  expect(warnings).toEqual([])
})

test('a button that opens no modal causes a warning that names FoyerModal', async () => {
  render(
    <FoyerProvider config={createStoryConfig({ id: crypto.randomUUID() })}>
      <ConnectButton />
    </FoyerProvider>,
  )
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button'))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  vi.useRealTimers()
  await vi.waitFor(() => expect(warnings).toEqual([expect.stringContaining('<FoyerModal />')]))
})

test.each([
  ['two dialogs', ['auto', 'full'], [expect.stringContaining('opened 2 modals: render <FoyerModal /> once')]],
  ['a dialog and an inline modal', ['auto', 'inline'], []],
])('only more than one dialog causes a warning: %s', (_, placements, lines) => {
  const hosts = placements.map((placement) => {
    const host = document.body.appendChild(document.createElement('div'))
    host.dataset['foyerModal'] = ''
    host.dataset['placement'] = placement
    return host
  })
  checkModal()
  expect(warnings).toEqual(lines)
  for (const host of hosts) host.remove()
})

test('a modal in a shadow root is found', () => {
  const host = document.body.appendChild(document.createElement('div'))
  host.attachShadow({ mode: 'open' }).innerHTML = '<div data-foyer-modal></div>'
  checkModal()
  expect(warnings).toEqual([])
  host.remove()
})

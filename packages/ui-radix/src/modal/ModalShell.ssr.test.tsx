import { type Config, FoyerProvider } from '@foyer/headless'
import { closeModal, openModal } from '@foyer/headless/actions'
import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { allViews } from '../test/allViews.ts'
import { createStoryConfig } from '../test/storyConfig.tsx'
import { ModalShell } from './ModalShell.tsx'

const pageOf = (config: Config) => (
  <StrictMode>
    <FoyerProvider config={config}>
      <button type="button">Opener</button>
      <ModalShell views={allViews} />
    </FoyerProvider>
  </StrictMode>
)

test('the modal renders nothing on a server, hydrates without warnings, and opens and closes as a dialog', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.createElement('div')
  container.innerHTML = renderToString(pageOf(createStoryConfig({ debug: false })))
  expect(container.innerHTML).toBe('<button type="button">Opener</button>')
  document.body.append(container)
  const config = createStoryConfig({ id: crypto.randomUUID(), debug: false })
  const root = await act(async () => hydrateRoot(container, pageOf(config)))
  const opener = container.querySelector('button')!
  opener.focus()

  await act(async () => openModal(config))
  const dialog = document.querySelector('[role="dialog"]')!
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  expect(title?.textContent).toBe('Connect wallet')
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(container.getAttribute('aria-hidden')).toBe('true')

  await act(async () => closeModal(config))
  expect(document.querySelector('[role="dialog"], [data-foyer-part="layer"]')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  expect(container.hasAttribute('aria-hidden')).toBe(false)
  await act(async () => root.unmount())
  container.remove()
  expect(logged.mock.calls).toEqual([])
  logged.mockRestore()
  vi.unstubAllGlobals()
})

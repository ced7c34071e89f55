import { openModal } from '@foyer/headless/actions'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { allViews } from '../test/allViews.ts'
import { renderModal } from '../test/renderModal.tsx'

/** Its button is removed by an event of the page. */
function Fleeting() {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const ending = new AbortController()
    document.addEventListener('remove', () => setShown(false), ending)
    return () => ending.abort()
  }, [])
  return isShown ? <button type="button">Fleeting</button> : <p>Removed</p>
}
const remove = async (): Promise<void> => {
  act(() => void document.dispatchEvent(new Event('remove')))
  await screen.findByText('Removed')
}
const views = { ...allViews, Connect: Fleeting }
/** Waits for the code of the modal that loads after its first view. */
const whenLoaded = () => act(() => vi.dynamicImportSettled())
const focused = () => document.activeElement?.getAttribute('data-foyer-part')

test.each([
  ['in a dialog', false],
  ['inline', true],
])('%s, the title gets the focus of a control that is removed', async (_, inline) => {
  const config = await renderModal({ shell: { views, inline } })
  if (!inline) act(() => openModal(config))
  const control = await screen.findByRole('button', { name: 'Fleeting' })
  await whenLoaded()
  control.focus()
  await remove()
  await waitFor(() => expect(focused()).toBe('title'))
})

test('an inline modal takes no focus that the visitor moved to the page', async () => {
  await renderModal({ shell: { views, inline: true } })
  const control = await screen.findByRole('button', { name: 'Fleeting' })
  await whenLoaded()
  control.focus()
  control.blur()
  await act(async () => {})
  await remove()
  await act(async () => {})
  expect(document.activeElement).toBe(document.body)
})

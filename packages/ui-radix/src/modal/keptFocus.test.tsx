import { openModal } from '@foyer/headless/actions'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { allViews } from '../test/allViews.ts'
import { renderModal } from '../test/renderModal.tsx'

/** Events of the page remove its button or disable it, and remove its hint. */
function Fleeting() {
  const [state, setState] = useState('shown')
  useEffect(() => {
    const ending = new AbortController()
    for (const end of ['removed', 'disabled'])
      document.addEventListener(end, () => setState(end), { signal: ending.signal })
    return () => ending.abort()
  }, [])
  return (
    <>
      {state !== 'removed' && (
        <button type="button" disabled={state === 'disabled'}>
          Fleeting
        </button>
      )}
      {state === 'shown' ? <p>Hint of the button</p> : <p key={state}>The button is {state}</p>}
    </>
  )
}
const end = async (state: 'removed' | 'disabled'): Promise<void> => {
  act(() => void document.dispatchEvent(new Event(state)))
  await screen.findByText(`The button is ${state}`)
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
  await end('removed')
  await waitFor(() => expect(focused()).toBe('title'))
})

test('in a dialog, the title gets the focus of a control that is disabled, which browsers move to the page', async () => {
  const config = await renderModal({ shell: { views } })
  act(() => openModal(config))
  const control = await screen.findByRole('button', { name: 'Fleeting' })
  await whenLoaded()
  control.focus()
  control.blur()
  await end('disabled')
  await waitFor(() => expect(focused()).toBe('title'))
})

test('an inline modal takes no focus that the visitor moved to the page', async () => {
  await renderModal({ shell: { views, inline: true } })
  const control = await screen.findByRole('button', { name: 'Fleeting' })
  await whenLoaded()
  control.focus()
  control.blur()
  await act(async () => {})
  await end('removed')
  await act(async () => {})
  expect(document.activeElement).toBe(document.body)
})

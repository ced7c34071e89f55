import { FoyerProvider } from '@foyer/headless'
import { hideToast, openModal, showToast } from '@foyer/headless/actions'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { allViews } from '../test/allViews.ts'
import { render } from '../test/render.ts'
import { createStoryConfig } from '../test/storyConfig.tsx'
import { ModalShell } from './ModalShell.tsx'

// A file that a deployment has removed.
vi.mock('./Notices.tsx', () => {
  throw new TypeError('Failed to fetch')
})

test('without its code a toast shows its text in the modal until it ends', async () => {
  const config = createStoryConfig({ id: 'missing-notices', debug: false })
  render(
    <FoyerProvider config={config}>
      <ModalShell views={allViews} />
    </FoyerProvider>,
  )
  act(() => openModal(config, { view: 'Connect' }))
  const panel = await screen.findByRole('dialog')
  act(() => showToast(config, { message: 'Couldn’t send', variant: 'error' }))
  const text = await screen.findByText('Couldn’t send')
  expect([text.role, panel.contains(text)]).toEqual(['alert', true])
  act(() => hideToast(config))
  await waitFor(() => expect(screen.queryByText('Couldn’t send')).toBeNull())
})

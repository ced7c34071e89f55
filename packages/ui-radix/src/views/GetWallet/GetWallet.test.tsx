import { openModal, pushView, watchEvents } from '@foyer/headless/actions'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyDirectory } from '../../test/storyDirectory.ts'
import { storyDirectoryWallet } from '../../test/storyPairing.tsx'

test('opening a wallet’s page emits an event', async () => {
  const config = await renderModal(storyDirectory())
  const onEvent = vi.fn()
  act(() => openModal(config, { view: 'GetWallet' }))
  watchEvents(config, { onEvent })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Basin Amber/ })
  expect(link.href).toBe('https://w1.example/')
  fireEvent.click(link)
  expect(onEvent).toHaveBeenLastCalledWith({
    event: 'GET_WALLET',
    properties: { name: 'Basin Amber', walletRank: 1, explorerId: 'w1', type: 'homepage' },
  })
})

test('each download emits an event, also if it is shown as a QR code', async () => {
  const config = await renderModal()
  const types: unknown[] = []
  act(() => openModal(config, { view: 'Connect' }))
  watchEvents(config, {
    onEvent: ({ event, ...rest }) => {
      if (event === 'GET_WALLET' && 'properties' in rest) types.push(rest.properties)
    },
  })
  act(() => pushView(config, 'Downloads', { wallet: storyDirectoryWallet }))
  fireEvent.click(await screen.findByRole('link', { name: /Website|site/i }))
  const store = screen.getByRole('button', { name: /iOS app/ })
  fireEvent.click(store)
  // Closing the QR code emits no second event.
  fireEvent.click(store)
  expect(types).toEqual([
    expect.objectContaining({ explorerId: 'marigold', type: 'homepage' }),
    expect.objectContaining({ explorerId: 'marigold', type: 'appStore' }),
  ])
})

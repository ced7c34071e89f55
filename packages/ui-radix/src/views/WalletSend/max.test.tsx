import * as headless from '@foyer/headless'
import { connect, getToast, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { fillForm, storySend } from '../../test/storySend.ts'
import { fillSwap, storySwap } from '../../test/storySwap.ts'

test.each(['WalletSend', 'Swap'] as const)('%s shows a failure of “Max”', async (view) => {
  const { useSend, useSwap } = headless
  const setMax = () => Promise.reject(new Error('The code could not be loaded'))
  vi.spyOn(headless, 'useSend').mockImplementation((parameters) => ({ ...useSend(parameters), setMax }))
  vi.spyOn(headless, 'useSwap').mockImplementation((parameters) => ({ ...useSwap(parameters), setMax }))
  const config = await renderModal(view === 'Swap' ? storySwap() : storySend())
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view })
  })
  await act(() => (view === 'Swap' ? fillSwap(config, { from: 0 }) : fillForm(config, { token: 0 })))
  const max = await screen.findByRole('button', { name: 'Max' })
  fireEvent.click(max)
  await waitFor(() => expect(getToast(config)).toMatchObject({ isOpen: true, variant: 'error' }))
  await waitFor(() => expect(max.getAttribute('aria-busy')).toBeNull())
  vi.restoreAllMocks()
})

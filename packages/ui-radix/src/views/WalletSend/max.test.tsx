import { connect, getToast, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { fillForm, storySend } from '../../test/storySend.ts'
import { fillSwap, storySwap } from '../../test/storySwap.ts'

vi.mock('@foyer/headless', async (original) => {
  const real = await original<typeof import('@foyer/headless')>()
  const setMax = () => Promise.reject(new Error('The code could not be loaded'))
  return {
    ...real,
    useSend: () => ({ ...real.useSend(), setMax }),
    useSwap: () => ({ ...real.useSwap(), setMax }),
  }
})

test.each(['WalletSend', 'Swap'] as const)('a failure of “Max” is shown: %s', async (view) => {
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
})

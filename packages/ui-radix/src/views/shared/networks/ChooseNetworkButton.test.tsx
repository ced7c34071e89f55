import { mainnet } from '@foyer/chains/networks'
import { getModalRouter, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../../test/renderModal.tsx'

const NAME = 'Choose a network'
const features = { receive: false, onramp: false } as const

async function openFunding(options?: Parameters<typeof renderModal>[0]) {
  const config = await renderModal({ features, ...options })
  await act(async () => openModal(config, { view: 'FundWallet' }))
  await screen.findByRole('heading', { name: /^No funding option on/ })
  return config
}

test('a view that does not support the current network links to the other networks', async () => {
  const config = await openFunding()
  fireEvent.click(screen.getByRole('button', { name: NAME }))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Networks'))
})

test('without another network there is no link, and the view can be closed', async () => {
  await openFunding({ networks: [mainnet] })
  expect(screen.queryByRole('button', { name: NAME })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

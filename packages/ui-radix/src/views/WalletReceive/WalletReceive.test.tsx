import type { Operation } from '@foyer/chains'
import { connect, getAccount, openModal } from '@foyer/headless/actions'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyAdapter, storyNetworks, storyWallet } from '../../test/storyConfig.tsx'

test('the view shows the whole address to copy, and the networks that it can receive on [S2.20]', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold')] })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'WalletReceive' }))
  expect(await screen.findByRole('button', { name: 'Copy address' })).toBeTruthy()
  const shown = document.querySelector('[data-foyer-part="view"]')?.textContent?.replace(/\s/g, '')
  expect(shown).toContain(getAccount(config).address)
  expect(shown).toContain('Onlysendassetsfromthesenetworks')
  // Text, which screen readers read group by group; an image would be read as one word.
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'QR code of your address',
  ])
})

test('an account that is a contract on the network in use receives there only', async () => {
  const [deployed] = storyNetworks
  const isContract: Operation<'isContract'> = async ({ network }) =>
    network.caipNetworkId === deployed.caipNetworkId
  const adapter = storyAdapter()
  const config = await renderModal({
    adapters: [{ ...adapter, operations: { ...adapter.operations, isContract: async () => isContract } }],
    wallets: [storyWallet('Marigold')],
  })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'WalletReceive' }))
  const row = await screen.findByRole('button', { name: /Only this network/ })
  act(() => row.click())
  await screen.findByRole('list', { name: 'Networks' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    deployed.name,
  ])
})

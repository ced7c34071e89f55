import { connect, getModalRouter, goBack, openModal, pushView } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyNetworks, storyWallet } from '../../test/storyConfig.tsx'

/** Opens the networks with a wallet that has approved one of them. */
async function openNetworks(): Promise<void> {
  const wallet = storyWallet('Marigold', {
    type: 'WALLET_CONNECT',
    approved: [storyNetworks[0].caipNetworkId],
  })
  const config = await renderModal({ wallets: [wallet] })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'Networks' })
  })
}

test('clearing a search without results clears the filter as well, and focuses the field', async () => {
  await openNetworks()
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  fireEvent.click(await screen.findByRole('button', { name: 'In your wallet' }))
  expect(screen.queryByText('Polygon')).toBeNull()
  fireEvent.change(field, { target: { value: 'polygon' } })
  const clear = await screen.findByRole('button', { name: 'Clear search' })
  clear.focus()
  fireEvent.click(clear)
  expect(await screen.findByText('Polygon')).toBeTruthy()
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

test('the number of networks in the wallet is announced when the filter is set', async () => {
  await openNetworks()
  fireEvent.click(await screen.findByRole('button', { name: 'In your wallet' }))
  const results = (): readonly (string | null)[] =>
    screen.queryAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(results()).toContainEqual(expect.stringMatching(/^1 results?$/)))
})

test('Back from a network shows the search and the filter again, a new list shows all networks', async () => {
  const wallet = storyWallet('Marigold', {
    type: 'WALLET_CONNECT',
    approved: storyNetworks.slice(0, 2).map(({ caipNetworkId }) => caipNetworkId),
    onSwitch: 'wait',
  })
  const config = await renderModal({ wallets: [wallet] })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'Account' }))
  act(() => pushView(config, 'Networks'))
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'bas' } })
  fireEvent.click(await screen.findByRole('button', { name: 'In your wallet' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Base' }))
  await waitFor(() => expect(getModalRouter(config).view).toBe('SwitchNetwork'))
  act(() => goBack(config))
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('bas')
  expect(screen.getByRole('button', { name: 'In your wallet' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Ethereum' })).toBeNull()

  act(() => goBack(config))
  act(() => pushView(config, 'Networks'))
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('')
})

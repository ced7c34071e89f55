import { connect, openModal, setAppearance } from '@foyer/headless/actions'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NetworkButton } from '../../buttons/NetworkButton.tsx'
import { renderModal } from '../../test/renderModal.tsx'
import { sampleAddress } from '../../test/samples.ts'
import { storyWallet } from '../../test/storyConfig.tsx'

test.each([
  ['a network that the app does not have is unavailable', '424242', 1],
  ['a network of the app is not called unavailable', '1', 0],
])('%s', async (_, chainId, messages) => {
  const config = await renderModal({
    wallets: [storyWallet('Marigold', { address: sampleAddress, chainId })],
    allowUnsupportedChain: true,
  })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'UnsupportedChain' })
  })
  await screen.findByRole('button', { name: /^Polygon/ })
  expect(screen.queryAllByText(/isn’t available in this app/, { selector: 'p' })).toHaveLength(messages)
  // The wallet may have opened the view, and the title names no reason.
  const last = messages === 1 ? /isn’t available in this app/ : /^(Switch network)?$/
  expect(screen.getByRole('status').textContent).toMatch(last)
})

test('an unknown network has a translated name on the button, in the account, its settings and this view', async () => {
  const config = await renderModal({
    wallets: [storyWallet('Marigold', { address: sampleAddress, chainId: '424242' })],
    allowUnsupportedChain: true,
    children: <NetworkButton />,
  })
  act(() => setAppearance(config, { messages: { 'network.unknown': 'Elsewhere' } }))
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  expect(await screen.findByRole('button', { name: /Network: Elsewhere/ })).toBeTruthy()
  act(() => void openModal(config, { view: 'Account' }))
  const dialog = within(await screen.findByRole('dialog'))
  const chip = await dialog.findByRole('button', { name: 'Network: Elsewhere. Change' })
  expect(chip.dataset['variant']).toBe('danger')
  act(() => void openModal(config, { view: 'AccountSettings' }))
  expect(await screen.findByRole('button', { name: /^Elsewhere/ })).toBeTruthy()
  act(() => void openModal(config, { view: 'UnsupportedChain' }))
  expect(await screen.findByText(/^Elsewhere isn’t available/, { selector: 'p' })).toBeTruthy()
  expect(screen.queryByText(/Unknown Network/)).toBeNull()
})

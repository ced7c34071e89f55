import { connect, getAccount, openModal } from '@foyer/headless/actions'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyWallet } from '../../test/storyConfig.tsx'

test('the view shows the whole address to copy, and the networks that it can receive on [S2.20]', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold')] })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'WalletReceive' }))
  expect(await screen.findByRole('button', { name: 'Copy address' })).toBeTruthy()
  const shown = document.querySelector('[data-foyer-part="view"]')?.textContent?.replace(/\s/g, '')
  expect(shown).toContain(getAccount(config).address)
  expect(shown).toContain('Onlysendassetsfromthesenetworks')
})

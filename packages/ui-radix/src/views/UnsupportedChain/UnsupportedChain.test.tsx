import { connect, openModal } from '@foyer/headless/actions'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
  expect(screen.queryAllByText(/isn’t available in this app/)).toHaveLength(messages)
})

import { connect, openModal } from '@foyer/headless/actions'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyWallet } from '../../test/storyConfig.tsx'
import { storySend } from '../../test/storySend.ts'

test.each(['WalletSendSelectToken', 'Account'] as const)(
  'in %s a failed token list is announced once, by its toast',
  async (view) => {
    const config = await renderModal({
      ...storySend({ tokens: { faultOf: () => 'fail' } }),
      wallets: [storyWallet('Marigold')],
    })
    await act(async () => void (await connect(config, { connector: 'Marigold' })))
    act(() => openModal(config, { view }))
    await screen.findByText('Couldn’t load your tokens')
    expect(await screen.findAllByText('Token Balance Unavailable')).not.toHaveLength(0)
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([''])
  },
)

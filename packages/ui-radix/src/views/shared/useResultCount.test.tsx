import { connect, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyWallet } from '../../test/storyConfig.tsx'
import { storyOnramp } from '../../test/storyOnramp.ts'
import { storySend } from '../../test/storySend.ts'
import { storySwap } from '../../test/storySwap.ts'

const announced = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[role=status], [role=alert]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')

test.each([
  ['Networks', 'networks', 'base', { wallets: [storyWallet('Marigold')] }],
  ['WalletSendSelectToken', 'tokens', 'harb', storySend()],
  ['SwapSelectToken', 'tokens', 'harb', storySwap()],
  ['OnRampTokenSelect', 'tokens', 'harb', storyOnramp({ tokens: 20 })],
] as const)(
  '%s: the number of results is announced once, and no result too; spaces are no search',
  async (view, things, name, options) => {
    const config = await renderModal(options)
    await act(async () => void (await connect(config, { connector: 'Marigold' })))
    act(() =>
      openModal(config, view === 'SwapSelectToken' ? { view, data: { target: 'toToken' } } : { view }),
    )
    const field = await screen.findByRole('searchbox', { name: `Search ${things}` })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(field, { target: { value: ' ' } })
    act(() => void vi.runAllTimers())
    vi.useRealTimers()
    expect(announced()).not.toContainEqual(expect.stringMatching(/results?$/))
    fireEvent.change(field, { target: { value: name } })
    await waitFor(() => expect(announced()).toEqual([expect.stringMatching(/^[1-9]\d* results?$/)]))
    fireEvent.change(field, { target: { value: 'zzz' } })
    await waitFor(() => expect(announced()).toEqual(['0 results']))
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeTruthy()
  },
)

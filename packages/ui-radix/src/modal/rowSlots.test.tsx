import { connect, getAccount, getModalRouter, getNetwork, getSend, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../test/renderModal.tsx'
import { storyTokens } from '../test/storyTokens.ts'
import type { Slots } from './ShellContext.ts'

test('a wallet row of the host shows the wallet, and connects it', async () => {
  const WalletRow = ({ item, isLoading, onChoose }: Slots['walletRow']) => (
    <button type="button" disabled={isLoading} onClick={onChoose}>
      {`${item.group}: ${item.name}`}
    </button>
  )
  const config = await renderModal({ shell: { slots: { walletRow: WalletRow } } })
  act(() => openModal(config))
  fireEvent.click(await screen.findByRole('button', { name: 'injected: Lake' }))
  await waitFor(() => expect(getAccount(config).isConnected).toBe(true))
})

test('a network row of the host shows the network, and switches to it', async () => {
  const NetworkRow = ({ network, isCurrent, isDisabled, onChoose }: Slots['networkRow']) => (
    <button type="button" disabled={isDisabled} aria-pressed={isCurrent} onClick={onChoose}>
      {network.caipNetworkId}
    </button>
  )
  const config = await renderModal({ shell: { slots: { networkRow: NetworkRow } } })
  act(() => openModal(config, { view: 'Networks' }))
  const current = getNetwork(config).caipNetworkId
  const rows = await screen.findAllByRole('button', { name: /^eip155:\d+$/ })
  const pressed = rows.filter((row) => row.getAttribute('aria-pressed') === 'true')
  expect(pressed.map(({ textContent }) => textContent)).toEqual([current])
  fireEvent.click(rows.find((row) => row.textContent !== current)!)
  await waitFor(() => expect(getModalRouter(config).view).not.toBe('Networks'))
})

test('a token row of the host shows the token, and selects it', async () => {
  const TokenRow = ({ token, amount, onChoose }: Slots['tokenRow']) => (
    <button type="button" disabled={!onChoose} onClick={onChoose}>
      {`${token.symbol} ${amount}`}
    </button>
  )
  const config = await renderModal({ ...storyTokens({ count: 3 }), shell: { slots: { tokenRow: TokenRow } } })
  await act(() => connect(config, { connector: 'Marigold' }))
  const rows = () => screen.findAllByRole<HTMLButtonElement>('button', { name: /^[A-Z]+ [<\d.,]+$/ })
  act(() => openModal(config, { view: 'Account' }))
  expect((await rows()).map(({ disabled }) => disabled)).toEqual([true, true, true])
  act(() => openModal(config, { view: 'WalletSendSelectToken' }))
  await waitFor(async () => expect((await rows())[0]?.disabled).toBe(false))
  const [row] = await rows()
  fireEvent.click(row!)
  await waitFor(() => expect(getSend(config).token?.symbol).toBe(row!.textContent?.split(' ')[0]))
})

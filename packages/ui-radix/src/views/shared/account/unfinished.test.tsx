import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { type Config, createConfig, FoyerProvider } from '@foyer/headless'
import { connect, getUnfinishedRequests, openModal, pushView } from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Ahead } from '../../../modal/Ahead.tsx'
import { renderModal } from '../../../test/renderModal.tsx'
import { storyOnramp } from '../../../test/storyOnramp.ts'
import { askForPay, storyPay } from '../../../test/storyPay.ts'
import { reviewForm, storySend } from '../../../test/storySend.ts'
import { fillSwap, storySwap } from '../../../test/storySwap.ts'
import { storyTokens } from '../../../test/storyTokens.ts'
import { LazyUnfinishedNotice } from './LazyUnfinishedNotice.tsx'

afterEach(() => cleanup())

const KEY = '@foyer/unfinished_requests'
const TEXT = /No answer came/

const unanswered = {
  id: 'one',
  kind: 'send',
  operation: 'sendTransaction',
  amounts: [{ amount: '1.5', symbol: 'ETH' }],
  to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  caipNetworkId: 'eip155:1',
  askedAt: Date.now(),
}

async function start(options: Partial<Parameters<typeof renderModal>[0]> = {}, more: object = {}) {
  const storage = createMemoryStorage()
  const config = await renderModal({ ...storyTokens(), id: 'default', storage, ...options })
  await act(() => connect(config, { connector: 'Marigold' }))
  storage.setItem(KEY, JSON.stringify([{ ...unanswered, ...more }]))
  act(() => openModal(config, { view: 'Account' }))
  return { config, storage }
}

test('an unanswered request is shown in the account view until the visitor confirms a check', async () => {
  const { config, storage } = await start()
  const notice = await screen.findByText(TEXT)
  expect(notice.closest('[role=alert]')?.textContent).toContain(
    'You were asked to send 1.5 ETH to 0x3C…4293BC. ',
  )
  fireEvent.click(screen.getByRole('button', { name: 'I have checked' }))
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull())
  expect([getUnfinishedRequests(config), storage.getItem(KEY)]).toEqual([[], null])
})

test('a view that is rendered ahead has the notice before it is shown, so that nothing moves', async () => {
  const storage = createMemoryStorage({ [KEY]: JSON.stringify([unanswered]) })
  const config = createConfig({ networks: [mainnet], adapters: [eip155()], storage })
  render(
    <FoyerProvider config={config}>
      <Ahead isShown={false}>
        <LazyUnfinishedNotice />
      </Ahead>
    </FoyerProvider>,
  )
  const notice = await screen.findByText(TEXT)
  expect(notice.closest<HTMLElement>('[role=alert]')?.parentElement?.style.display).toBe('none')
})

test('the slot of a host replaces the notice', async () => {
  await start({ shell: { slots: { unfinished: ({ request }) => <p>Unanswered: {request.operation}</p> } } })
  expect(await screen.findByText('Unanswered: sendTransaction')).toBeTruthy()
  expect(screen.queryByText(TEXT)).toBeNull()
})

test.each([
  [{ kind: 'connect', amounts: [], name: 'Marigold' }, 'You were asked to connect Marigold.'],
  [{ kind: 'connect', amounts: [], name: 'Mari\u202egold' }, 'You were asked to connect Mari gold.'],
  [{ amounts: [{ amount: '1.5', symbol: 'E\u202eTH' }] }, 'You were asked to send 1.5 E TH to 0x3C…4293BC.'],
  [{ kind: 'signIn' }, 'You were asked to sign in.'],
  [{ kind: 'sign' }, 'You were asked to sign.'],
  [{ kind: 'permissions' }, 'You were asked to grant permissions.'],
  [{ kind: 'pay' }, 'You were asked to pay 1.5 ETH to 0x3C…4293BC.'],
  [{ kind: 'approve' }, 'You were asked to approve 1.5 ETH.'],
  [
    {
      kind: 'swap',
      amounts: [
        { amount: '1', symbol: 'ETH' },
        { amount: '3200', symbol: 'USDC' },
      ],
    },
    'You were asked to swap 1 ETH for 3,200 USDC.',
  ],
  [{ kind: 'transaction' }, 'You were asked to confirm a transaction with 1.5 ETH.'],
  [{ kind: 'transaction', amounts: undefined }, 'You were asked to confirm a transaction.'],
  [
    { kind: 'buy', amounts: [{ amount: '100', symbol: 'USD' }], name: 'Meld' },
    'You started a purchase for 100 USD at Meld.',
  ],
  [{ kind: 'buy', amounts: undefined, name: 'Meld' }, ''],
])('the request %j is described as “%s”', async (more, text) => {
  await start({}, more)
  const notice = await screen.findByText(TEXT)
  const look = 'No answer came. Check your wallet or the explorer before you try again.'
  expect(notice.closest('[role=alert]')?.textContent).toBe(`${text} ${look}`)
})

test('the connect view shows an unanswered request to connect, and no other request', async () => {
  const storage = createMemoryStorage()
  const config = await renderModal({ ...storyTokens(), id: 'default', storage })
  const request = { id: 'one', operation: 'x', caipNetworkId: 'eip155:1', askedAt: Date.now() }
  storage.setItem(KEY, JSON.stringify([{ ...request, kind: 'sign' }]))
  const connect = { ...request, kind: 'connect', name: 'Marigold' }
  storage.setItem('@foyer/unfinished_connect', JSON.stringify(connect))
  act(() => openModal(config, { view: 'Connect' }))
  expect(await screen.findByText(/You were asked to connect/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'I have checked' }))
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull())
  expect(storage.getItem('@foyer/unfinished_connect')).toBeNull()
})

const amounts = ['1', '2'].map((amount) => ({ amount, symbol: 'ETH' }))
test.each([
  [
    'SwapPreview',
    { kind: 'swap', amounts },
    'You were asked to swap 1 ETH for 2 ETH.',
    storySwap,
    async (config: Config) => {
      await fillSwap(config, { from: 0, to: 1, amount: '0.25' })
      pushView(config, 'SwapPreview')
    },
  ],
  [
    'WalletSendPreview',
    { kind: 'send' },
    'You were asked to send 1.5 ETH to 0x3C…4293BC.',
    storySend,
    async (config: Config) => {
      await reviewForm(config)
      pushView(config, 'WalletSendPreview')
    },
  ],
  [
    'PayQuote',
    { kind: 'pay' },
    'You were asked to pay 1.5 ETH to 0x3C…4293BC.',
    storyPay,
    async (config: Config) => {
      askForPay(config)
      pushView(config, 'PayQuote')
    },
  ],
  [
    'OnRampProviders',
    { kind: 'buy', name: 'Meld' },
    'You started a purchase for 1.5 ETH at Meld.',
    storyOnramp,
    async (config: Config) => pushView(config, 'OnRampProviders'),
  ],
] as const)(
  '%s shows an unanswered request of its kind, and no other',
  async (_, more, text, story, show) => {
    const { config, storage } = await start(story(), more)
    const [own] = JSON.parse(storage.getItem(KEY) ?? '[]') as object[]
    storage.setItem(KEY, JSON.stringify([{ ...own, id: 'other', kind: 'sign' }, own]))
    await act(() => show(config))
    expect((await screen.findByText(TEXT)).closest('[role=alert]')?.textContent).toContain(text)
  },
)

test('both tokens of a swap are named, also if they have the same symbol', async () => {
  const problems = vi.spyOn(console, 'error').mockImplementation(() => {})
  const amounts = ['1', '2'].map((amount) => ({ amount, symbol: 'USDC' }))
  await start({}, { kind: 'swap', amounts })
  const notice = await screen.findByText(TEXT)
  expect(notice.closest('[role=alert]')?.textContent).toContain('swap 1 USDC for 2 USDC')
  expect(problems).not.toHaveBeenCalled()
})

import { FoyerError, UserRejectedError } from '@foyer/chains'
import type { Config, SwapProvider } from '@foyer/headless'
import {
  closeModal,
  connect,
  getModalRouter,
  getNetwork,
  getSwap,
  getToast,
  openModal,
  prepareSwap,
  pushView,
  switchNetwork,
  setSwapAmount,
  startSwap,
} from '@foyer/headless/actions'
import { warn } from '@foyer/headless/policies'
import { getQueryClient } from '@foyer/headless/query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { setOnline } from '../../test/setOnline.ts'
import { shownFacts } from '../../test/shownFacts.ts'
import { storyWallet } from '../../test/storyConfig.tsx'
import {
  fillSwap,
  STORY_ROUTER,
  STORY_SWAP_HASH,
  storySwap,
  type StoryPair,
  type StorySwapOptions,
} from '../../test/storySwap.ts'
import { storyToken } from '../../test/storyTokens.ts'

async function open(
  options: StorySwapOptions = {},
  more: Parameters<typeof renderModal>[0] = {},
): Promise<Config> {
  const config = await renderModal({ ...storySwap(options), ...more })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'Swap' })
  })
  return config
}
const fill = (config: Config, pair: StoryPair) => act(() => fillSwap(config, pair))
const pair = { from: 0, to: 1, amount: '0.25' } as const
/** A busy button ignores clicks. */
const button = (name: string | RegExp) =>
  screen.findByRole<HTMLButtonElement>('button', { name, busy: false })
/** The confirming button of a review keeps the focus. */
const isOff = (found: HTMLElement): boolean => found.getAttribute('aria-disabled') === 'true'
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const describedBy = (field: HTMLElement): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
const rows = (): readonly string[] =>
  [...document.querySelectorAll('[data-foyer-part=row]')].map(({ textContent }) => textContent.trim())
const toPreview = async (config: Config, which: StoryPair = pair) => {
  await fill(config, which)
  fireEvent.click(await button('Review swap'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('SwapPreview'))
}

afterEach(() => void vi.restoreAllMocks())

test('the button shows the next missing input; the quote follows the amount [S1.7] [S2.19]', async () => {
  const config = await open()
  const give = await box('You pay')
  const end = () => [...document.querySelectorAll('form button')].at(-1)
  await waitFor(() => expect(end()?.textContent).toBe('Select token'))
  await fill(config, { from: 0, to: 1 })
  await waitFor(() => expect(end()?.textContent).toBe('Enter amount'))
  fireEvent.change(give, { target: { value: '0,25' } })
  expect(give.value).toBe('0.25')
  const get = await box('You receive')
  await waitFor(() => expect(get.value).toBe('0.5'))
  expect(get.readOnly).toBe(true)
  expect(screen.getByText('About 0.5 PEBB')).toBeTruthy()
  const details = await button(/1 ETH = 2 PEBB/)
  expect(details.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(details)
  expect(await screen.findByText('Estimated minimum')).toBeTruthy()
  expect(details.getAttribute('aria-expanded')).toBe('true')
  fireEvent.change(give, { target: { value: '150' } })
  expect((await button('Insufficient balance')).disabled).toBe(true)
  await waitFor(() => expect(describedBy(give)).toBe('Insufficient balance'))
  expect(give.getAttribute('aria-invalid')).toBe('true')
})

test('the form switches source and destination, and a token is found by name', async () => {
  const config = await open()
  await fill(config, pair)
  await button('Review swap')
  fireEvent.click(await button('Switch tokens'))
  expect(getSwap(config)).toMatchObject({ sourceToken: { symbol: 'PEBB' }, amount: '0.5' })
  fireEvent.click((await screen.findAllByText('ETH')).at(-1) ?? expect.unreachable())
  const search = await screen.findByRole('searchbox', { name: 'Search tokens' })
  const [taken] = await screen.findAllByRole('button', { name: /^Pebble Dollar/ })
  expect(taken?.getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(search, { target: { value: 'moss' } })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pebble/ })).toBeNull())
  fireEvent.click((await screen.findAllByText('Moss')).at(-1) ?? expect.unreachable())
  await waitFor(() => expect(getModalRouter(config).view).toBe('Swap'))
  expect(getSwap(config).toToken).toMatchObject({ symbol: 'MOSS' })
})

test('a swap of the native currency sends the shown amount, and shows the result', async () => {
  const config = await open()
  await toPreview(config)
  expect(await screen.findByText('Check the details. Swaps can’t be undone.')).toBeTruthy()
  fireEvent.click(await button('Swap'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
  await waitFor(() => expect(getToast(config).message).toBe('Swapped 0.25 ETH for 0.5 PEBB'))
  expect(getSwap(config)).toMatchObject({
    sourceToken: undefined,
    last: { hash: STORY_SWAP_HASH, outcome: 'confirmed', review: { amount: '0.25' } },
  })
})

test('while the browser is offline a reviewed swap cannot be confirmed', async () => {
  const config = await open()
  await toPreview(config)
  const confirm = await button('Swap')
  expect(isOff(confirm)).toBe(false)
  setOnline(false)
  expect(isOff(confirm)).toBe(true)
  expect(screen.getByText('You are offline. Nothing can be swapped until you reconnect.')).toBeTruthy()
  setOnline(true)
  expect(isOff(confirm)).toBe(false)
})

test('the review shows the amounts of the swap with their values, its minimum, and the contracts of the router and of the received token', async () => {
  const config = await open({ share: () => 0.9 })
  await toPreview(config)
  await screen.findByText('Check the details. Swaps can’t be undone.')
  expect(rows()).toEqual(['0.25 ETHYou pay · $452.50', '0.45 PEBBYou receive · $407.25'])
  expect(shownFacts()).toMatchObject({
    'You receive at least': '0.4455 PEBB',
    'Max. slippage': '0.0045 PEBB (1%)',
    Contract: STORY_ROUTER,
    'Contract · PEBB': getSwap(config).toToken?.address,
    'Network fee': '0.00018 ETH',
    Network: 'Ethereum',
  })
  expect(shownFacts()).not.toHaveProperty('Spender')
})

test.each([
  [0.9753086, '0.482777 PEBB'],
  [0.0000015, '0.0000007425 PEBB'],
])('the minimum of a swap at %d of the price is rounded down: %s', async (share, least) => {
  await toPreview(await open({ share: () => share }))
  await screen.findByText('Check the details. Swaps can’t be undone.')
  expect(shownFacts()).toMatchObject({ 'You receive at least': least })
})

test('a swap of a token first asks for an approval of the exact amount, and shows the spender', async () => {
  const config = await open()
  await toPreview(config, { from: 1, to: 0, amount: '0.5' })
  const approve = await button('Approve PEBB')
  expect(shownFacts()).toMatchObject({ 'Spending limit': '0.5 PEBB', Spender: STORY_ROUTER })
  expect(shownFacts()).not.toHaveProperty('Contract')
  expect(screen.getByText('First approve Meadow to spend exactly this amount, then swap.')).toBeTruthy()
  fireEvent.click(approve)
  const swap = await button('Swap')
  expect(getToast(config)).toMatchObject({ isOpen: false, message: 'Approve spending in your wallet' })
  fireEvent.click(swap)
  await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
  expect(getSwap(config).last?.review).toMatchObject({ sourceToken: { symbol: 'PEBB' }, amount: '0.5' })
})

test('after the wallet has refused a batch, the approval is reviewed first, and no failure is shown', async () => {
  const options = storySwap()
  const [adapter = expect.unreachable()] = options.adapters ?? []
  const sendCalls = vi.fn(() =>
    Promise.reject(new FoyerError('ATOMICITY_NOT_SUPPORTED', { shortMessage: 'One call at a time' })),
  )
  const operations = {
    ...adapter.operations,
    getCapabilities: async () => async () => ({ atomic: { status: 'supported' as const } }),
    getCallsStatus: async () => () => new Promise<never>(() => {}),
    sendCalls: async () => sendCalls,
  }
  const config = await open({}, { adapters: [{ ...adapter, operations }] })
  await toPreview(config, { from: 1, to: 0, amount: '0.5' })
  const swap = await button('Swap')
  expect(shownFacts()).toMatchObject({
    'Spending limit': '0.5 PEBB',
    Spender: STORY_ROUTER,
    Contract: STORY_ROUTER,
  })
  // No node has measured the batch.
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(swap)
  await button('Approve PEBB')
  expect(sendCalls).toHaveBeenCalledOnce()
  expect(getToast(config).isOpen).toBe(false)
  expect(getSwap(config).last).toBeUndefined()
})

test('after a rejection the review and the form stay, with a retry [S8.57]', async () => {
  const config = await open({ wallet: 'reject' })
  await toPreview(config)
  fireEvent.click(await button('Swap'))
  await button('Try again')
  await waitFor(() => expect(getToast(config).message).toBe('User rejected the request'))
  expect([getModalRouter(config).view, getSwap(config).last]).toEqual(['SwapPreview', undefined])
  fireEvent.click(await button('Cancel'))
  expect((await box('You pay')).value).toBe('0.25')
})

test('while the wallet is asked, a toast says to confirm there, and the hint is not announced as well', async () => {
  const config = await open({ wallet: 'wait' })
  await toPreview(config)
  const hint = await screen.findByText('Check the details. Swaps can’t be undone.')
  expect([hint.getAttribute('role'), hint.hasAttribute('aria-live')]).toEqual(['status', false])
  fireEvent.click(await button('Swap'))
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({
      message: 'Confirm in your wallet',
      variant: 'loading',
    }),
  )
  await waitFor(() => expect(hint.textContent).toMatch(/^Continue in /))
  expect(hint.getAttribute('aria-live')).toBe('off')
})

test('a swap with an unclear result cannot be repeated: the account shows it, without a toast above', async () => {
  const config = await open({ wallet: 'unclear' })
  await toPreview(config)
  fireEvent.click(await button('Swap'))
  const notice = await screen.findByText(/No answer came/)
  expect(notice.textContent).toMatch(/^You were asked to swap/)
  expect(getModalRouter(config).view).toBe('Account')
  expect(getToast(config).isOpen).toBe(false)
  expect(getSwap(config)).toMatchObject({ review: undefined, last: undefined })
})

test('an unclear result is a toast if the visitor has closed the modal', async () => {
  const base = storySwap()
  const [adapter = expect.unreachable()] = base.adapters ?? []
  let fail: (error: unknown) => void = () => expect.unreachable()
  const answer = new Promise<never>((_, reject) => {
    fail = reject
  })
  const operations = { ...adapter.operations, sendTransaction: async () => () => answer }
  const config = await open({}, { ...base, adapters: [{ namespace: 'eip155', operations }] })
  await toPreview(config)
  fireEvent.click(await button('Swap'))
  await waitFor(() => expect(getToast(config).message).toBe('Confirm in your wallet'))
  act(() => closeModal(config))
  await act(async () => fail(new FoyerError('SEND_UNCLEAR', { shortMessage: 'Who knows' })))
  await waitFor(() => expect(getToast(config)).toMatchObject({ message: 'Who knows', isOpen: true }))
})

test.each([
  ['reverted', 'The swap failed. Only the network fee was paid.'],
  ['unclear', 'It is unclear whether this was swapped. Check your account first.'],
] as const)('a swap that is %s is not shown as done', async (outcome, text) => {
  const config = await open({ outcome })
  await toPreview(config)
  fireEvent.click(await button('Swap'))
  await waitFor(() => expect(getToast(config).message).toBe(text))
  expect(getToast(config).variant).toBe('error')
})

test('until the network confirms a swap, the account and a loading toast are shown', async () => {
  const config = await open({ outcome: 'pending' })
  await toPreview(config)
  fireEvent.click(await button('Swap'))
  await waitFor(() => expect(getToast(config)).toMatchObject({ message: 'Swapping…', variant: 'loading' }))
  expect(getModalRouter(config).view).toBe('Account')
})

test('an approval that was rejected once leads to the swap, not to a retry', async () => {
  const options = storySwap()
  const [adapter = expect.unreachable()] = options.adapters ?? []
  const { sendTransaction = expect.unreachable() } = adapter.operations
  const rejectOnce = vi
    .fn(sendTransaction)
    .mockImplementationOnce(async () => () => Promise.reject(new UserRejectedError()))
  const operations = { ...adapter.operations, sendTransaction: rejectOnce }
  const config = await open({}, { ...options, adapters: [{ namespace: 'eip155', operations }] })
  await toPreview(config, { from: 1, to: 0, amount: '0.5' })
  fireEvent.click(await button('Approve PEBB'))
  fireEvent.click(await button('Try again'))
  expect(await button('Swap')).toBeTruthy()
})

test('a swap that is not confirmed in time is shown as sent, not as done', async () => {
  const options = storySwap()
  const [adapter] = options.adapters ?? expect.unreachable()
  const operations = {
    ...adapter?.operations,
    waitForTransaction: async () => async () => 'pending' as const,
  }
  const config = await open({}, { ...options, adapters: [{ namespace: 'eip155', operations }] })
  await toPreview(config)
  fireEvent.click(await button('Swap'))
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({
      message: 'Swap sent. Waiting for confirmation.',
      variant: 'success',
    }),
  )
})

test('a changed price is shown, and must be accepted before the swap', async () => {
  let share = 1
  const config = await open({ share: () => share })
  await fill(config, pair)
  await button('Review swap')
  // The quote is fresh; the next one is lower.
  share = 0.95
  fireEvent.click(await button('Review swap'))
  expect(await screen.findByText('The price moved: 0.475 PEBB instead of 0.5.')).toBeTruthy()
  fireEvent.click(await button('Accept new price'))
  fireEvent.click(await button('Swap'))
  await waitFor(() => expect(getSwap(config).last?.review.quote.toAmount).toBe('0.475'))
})

test('a swap that a node has simulated shows a minimum amount, and needs no confirmation', async () => {
  const config = await open()
  await toPreview(config)
  expect(isOff(await button('Swap'))).toBe(false)
  expect(screen.getByText('You receive at least')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a swap that no node can simulate shows the estimate of the provider, and must be confirmed', async () => {
  const config = await open({ unmeasured: true })
  await toPreview(config)
  expect(isOff(await button('Swap'))).toBe(true)
  expect(screen.queryByText('You receive at least')).toBeNull()
  expect(screen.getByText('Estimated minimum')).toBeTruthy()
  expect(
    screen.getByText(
      'No node could simulate this swap. The amount you receive is only the estimate of Meadow.',
    ),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'I want to swap anyway' }))
  await waitFor(async () => expect(isOff(await button('Swap'))).toBe(false))
})

test('a large price impact must be confirmed', async () => {
  const config = await open({ share: () => 0.705 })
  await toPreview(config)
  expect(isOff(await button('Swap'))).toBe(true)
  expect(screen.getByText('You get 29.5% less than these tokens are worth.')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'I want to swap anyway' }))
  await waitFor(async () => expect(isOff(await button('Swap'))).toBe(false))
})

/** Tone of the value of a detail. */
const toneOf = (name: string) =>
  screen
    .getByText(name, { selector: 'dt' })
    .parentElement?.querySelector('dd [data-foyer-part=text]')
    ?.getAttribute('data-tone')

test.each([
  [0.96, false, 'default', undefined],
  [0.905, false, 'warning', 'You may receive up to 9.5% less than the amount shown.'],
  [0.85, true, 'danger', 'You may receive up to 15% less than the amount shown.'],
  [0, true, 'danger', 'You may receive up to 100% less than the amount shown.'],
])(
  'a call that enforces %s of the amount: must be confirmed %s, tone %s, warning %s',
  async (minimum, isAsked, tone, text) => {
    const config = await open({ minimum })
    await toPreview(config)
    expect(isOff(await button('Swap'))).toBe(isAsked)
    expect(toneOf('Max. slippage')).toBe(tone)
    expect(screen.queryByText(/less than the amount shown/)?.textContent).toBe(text)
    if (!isAsked) return
    fireEvent.click(screen.getByRole('checkbox', { name: 'I want to swap anyway' }))
    await waitFor(async () => expect(isOff(await button('Swap'))).toBe(false))
  },
)

test('a confirmation does not count for a renewed review with a further fact', async () => {
  let share = 1
  const config = await open({ unmeasured: true, share: () => share })
  await toPreview(config)
  const box = await screen.findByRole<HTMLInputElement>('checkbox')
  fireEvent.click(box)
  expect(box.checked).toBe(true)
  share = 0.7
  await act(async () => void (await prepareSwap(config)))
  expect(isOff(await button('Accept new price'))).toBe(true)
  expect(box.checked).toBe(false)
  fireEvent.click(box)
  fireEvent.click(await button('Accept new price'))
  expect(isOff(await button('Swap'))).toBe(false)
})

test('a swap can be confirmed after its renewed review has no fact to confirm', async () => {
  let share = 0.7
  const config = await open({ share: () => share })
  await toPreview(config)
  fireEvent.click(await screen.findByRole('checkbox', { name: 'I want to swap anyway' }))
  share = 1
  await act(async () => void (await prepareSwap(config)))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(isOff(await button('Swap'))).toBe(false)
})

test('a price impact of 7% shows a warning, and needs no confirmation', async () => {
  const config = await open({ share: () => 0.93 })
  await toPreview(config)
  const text = await screen.findByText('You get 7% less than these tokens are worth.')
  expect(text.closest('[role=alert]')?.getAttribute('data-tone')).toBe('warning')
  expect(toneOf('Price impact')).toBe('warning')
  expect(toneOf('Max. slippage')).toBe('default')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(isOff(await button('Swap'))).toBe(false)
})

test('a swap of a token without a price shows that its value is unknown, and must be confirmed', async () => {
  const config = await open({ tokens: { tokens: [storyToken(0), storyToken(3)] } })
  await toPreview(config, { from: 3, to: 0, amount: '0.25' })
  const text = await screen.findByText('The value of this swap is unknown. Check both amounts.')
  expect(text.closest('[role=alert]')).not.toBeNull()
  const next = () => button(/^(Swap|Approve LANT)$/)
  expect(isOff(await next())).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'I want to swap anyway' }))
  await waitFor(async () => expect(isOff(await next())).toBe(false))
})

test('after a change of the account, the review goes back to the form once', async () => {
  const wallet = storyWallet('Marigold')
  const config = await renderModal({ ...storySwap(), wallets: [wallet] })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'Account' }))
  act(() => pushView(config, 'Swap'))
  await toPreview(config)
  const address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  act(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address }] }))
  await waitFor(() => expect(getModalRouter(config).history).toEqual(['Account', 'Swap']))
  await box('You pay')
})

test('a confirmed swap is busy from the click on, and a second click sends nothing', async () => {
  const options = storySwap()
  const [adapter] = options.adapters ?? expect.unreachable()
  const send = vi.fn(() => new Promise<string>(() => {}))
  const operations = { ...adapter?.operations, sendTransaction: async () => send }
  const config = await open({}, { ...options, adapters: [{ namespace: 'eip155', operations }] })
  await toPreview(config)
  const confirm = await button('Swap')
  fireEvent.click(confirm)
  expect(confirm.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(confirm)
  await waitFor(() => expect(send).toHaveBeenCalled())
  await screen.findByText('Continue in Marigold')
  expect(send).toHaveBeenCalledTimes(1)
})

test('the review of a swap without enough for the fee shows a warning', async () => {
  const config = await open({ noGas: true })
  await toPreview(config, { from: 1, to: 0, amount: '0.25' })
  const text = await screen.findByText('You don’t have enough ETH for the network fee.')
  expect(text.closest('[role=alert]')).toBeTruthy()
})

test.each([
  ['fail', 'Try again', 'alert', 'Couldn’t get a price'],
  ['liquidity', 'Insufficient liquidity', 'status', 'Insufficient liquidity'],
  ['noRoute', 'No route for these tokens', 'status', 'No route for these tokens'],
] as const)(
  'a quote that fails with %s shows %s, and its reason is announced [S8.4]',
  async (quote, label, role, text) => {
    const config = await open({ quote })
    await fill(config, pair)
    await button(label)
    const spoken = () => screen.queryAllByRole(role).map(({ textContent }) => textContent)
    await waitFor(() => expect(spoken()).toContain(text))
  },
)

test('after a failed refetch of the quote, the form does not show the old amount', async () => {
  let isDown = false
  const { swap, ...rest } = storySwap()
  const provider = swap as SwapProvider
  const getQuote: SwapProvider['getQuote'] = async (request) => {
    if (isDown) throw new TypeError('no answer')
    return provider.getQuote(request)
  }
  const config = await open({}, { ...rest, swap: { ...provider, getQuote } })
  await fill(config, pair)
  await button('Review swap')
  const get = await box('You receive')
  expect(get.value).toBe('0.5')
  expect(get.closest('[data-foyer-part=amount-field]')?.textContent).toContain('$452.50')
  isDown = true
  await act(() => getQueryClient(config).refetchQueries({ queryKey: ['foyer', config.id, 'swapQuote'] }))
  await button('Try again')
  expect((await box('You receive')).value).toBe('')
  expect(screen.queryByText('About 0.5 PEBB')).toBeNull()
  expect(get.closest('[data-foyer-part=amount-field]')?.textContent).not.toContain('$')
  expect(screen.queryByRole('button', { name: /1 ETH =/ })).toBeNull()
})

test('a failed preparation shows its error, and returns to the form', async () => {
  const config = await open({ build: 'fail' })
  await toPreview(config)
  await waitFor(() => expect(getToast(config).message).toBe('Couldn’t prepare the swap'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Swap'))
  // The next click requests a new quote first.
  expect(isOff(await button('Swap'))).toBe(false)
})

/** A backend that holds its responses until `answer` is called. */
function heldBack(): { readonly fetch: typeof fetch; readonly answer: () => void } {
  const { fetch } = storySwap()
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  return {
    answer: () => answer(),
    fetch: async (...request) => {
      await answered
      return fetch?.(...request) ?? Response.error()
    },
  }
}

test('the start keeps the token and the amount that the app has set', async () => {
  const { answer, fetch } = heldBack()
  const config = await open({}, { fetch })
  const wanted = startSwap(config, { toToken: 'PEBB', amount: '0.25' })
  await screen.findByRole('status', { name: 'Getting ready' })
  setSwapAmount(config, '0.5')
  await act(async () => {
    answer()
    await wanted
  })
  expect((await box('You pay')).value).toBe('0.5')
  expect(getSwap(config)).toMatchObject({ sourceToken: { symbol: 'ETH' }, toToken: { symbol: 'PEBB' } })
})

test('if the wallet changes its network during the start, the swap is on the new network', async () => {
  const { answer, fetch } = heldBack()
  const wallet = storyWallet('Marigold')
  const config = await open({}, { fetch, wallets: [wallet] })
  await screen.findByRole('status', { name: 'Getting ready' })
  await act(async () => wallet.emit({ type: 'change', namespace: 'eip155', chainId: '8453' }))
  await act(async () => answer())
  await box('You pay')
  expect(getSwap(config).sourceToken).toMatchObject({ caipNetworkId: 'eip155:8453' })
})

test('after a network change the form is empty, with a message until an amount is entered', async () => {
  const emptied = 'The account or network has changed'
  const config = await open()
  fireEvent.change(await box('You pay'), { target: { value: '0.5' } })
  expect(screen.queryByText(emptied)).toBeNull()
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:8453' }))
  expect((await screen.findByText(emptied)).closest('[role=alert]')).not.toBeNull()
  fireEvent.change(await box('You pay'), { target: { value: '0.1' } })
  await waitFor(() => expect(screen.queryByText(emptied)).toBeNull())
})

test('if the account changes while its tokens load, the swap of the new account starts', async () => {
  const { fetch: answer = expect.unreachable(), ...options } = storySwap()
  const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const wallet = storyWallet('Marigold')
  const release: (() => void)[] = []
  const config = await renderModal({
    ...options,
    wallets: [wallet],
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url)
      if (pathname.endsWith('/balance') && !pathname.toLowerCase().includes(other.toLowerCase()))
        await new Promise<void>((resolve) => release.push(resolve))
      return answer(input, init)
    },
  })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'Swap' }))
  await waitFor(() => expect(release.length).toBeGreaterThan(0))
  act(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: other }] }))
  await box('You pay')
  await act(async () => release.forEach((run) => run()))
  expect(getSwap(config).sourceToken?.symbol).toBe('ETH')
  expect(getToast(config).isOpen).toBe(false)
})

test('a failed start shows a toast and goes back', async () => {
  const config = await renderModal(storySwap({ tokens: { faultOf: () => 'fail' } }))
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'Account' })
  })
  fireEvent.click(await button('Swap'))
  await waitFor(() => expect(getToast(config).message).toBe('Swaps couldn’t start'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
})

test('[S9.31] [S2.16] on a network without swaps, UnsupportedChain opens with the other networks', async () => {
  const { swap, ...rest } = storySwap()
  const elsewhere =
    swap && 'getQuote' in swap ? { ...swap, caipNetworkIds: ['eip155:8453'] as const } : undefined
  const drawn: string[] = []
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement) drawn.push(node.outerHTML)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const config = await renderModal({ ...rest, swap: elsewhere })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'Swap' })
  })
  await waitFor(() => expect(getModalRouter(config).view).toBe('UnsupportedChain'))
  expect(await button(/^Base/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Ethereum/ })).toBeNull()
  // The view is replaced before it is shown.
  observer.disconnect()
  expect(drawn.join('')).not.toMatch(/Getting ready|You pay/)
})

test('[S2.16] after the switch to a network with swaps, the swap opens in place of UnsupportedChain', async () => {
  const { swap, ...rest } = storySwap()
  const elsewhere =
    swap && 'getQuote' in swap ? { ...swap, caipNetworkIds: ['eip155:8453'] as const } : undefined
  const config = await renderModal({ ...rest, swap: elsewhere })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'Account' })
  })
  fireEvent.click(await button('Swap'))
  fireEvent.click(await button(/^Base/))
  await waitFor(() => expect(getModalRouter(config).history).toEqual(['Account', 'Swap']))
  expect(getNetwork(config).id).toBe(8453)
})

test('if the visitor has left the review, the answer of the wallet shows toasts without navigation', async () => {
  let answer: ((hash: string) => void) | undefined
  const options = storySwap()
  const [adapter] = options.adapters ?? expect.unreachable()
  const operations = {
    ...adapter?.operations,
    sendTransaction: async () => () => new Promise<string>((resolve) => (answer = resolve)),
  }
  const config = await open({}, { ...options, adapters: [{ namespace: 'eip155', operations }] })
  await toPreview(config)
  fireEvent.click(await button('Swap'))
  await waitFor(() => expect(answer).toBeDefined())
  act(() => openModal(config, { view: 'Networks' }))
  await screen.findByText('Base')
  act(() => answer?.(STORY_SWAP_HASH))
  await waitFor(() => expect(getToast(config).message).toMatch(/^Swapped 0.25 ETH/))
  expect(getModalRouter(config).view).toBe('Networks')
})

test('a swap that the wallet rejects after the review of a policy can be confirmed again', async () => {
  let reject: ((error: Error) => void) | undefined
  const options = storySwap()
  const [adapter] = options.adapters ?? expect.unreachable()
  const operations = {
    ...adapter?.operations,
    sendTransaction: async () => () => new Promise<string>((_, fail) => (reject = fail)),
  }
  const adapters = [{ namespace: 'eip155' as const, operations }]
  const config = await open({}, { ...options, adapters, policies: [() => warn('Look twice')] })
  await toPreview(config)
  fireEvent.click(await button('Swap'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('ReviewRequest'))
  fireEvent.click(await button('Continue'))
  await waitFor(() => expect(reject).toBeDefined())
  await waitFor(() => expect(getModalRouter(config).view).toBe('SwapPreview'))
  const { review } = getSwap(config)
  act(() => reject?.(new UserRejectedError()))
  await button('Swap')
  // Not only because the review was renewed.
  expect(getSwap(config).review).toBe(review)
})

test('fees of a provider are named as fees, those with equal labels in a row each', async () => {
  const problems = vi.spyOn(console, 'error').mockImplementation(() => {})
  const options = storySwap()
  const provider = options.swap as SwapProvider
  const fee = (value: string) => ({ label: 'Bridge', value, token: 'ETH' })
  const swap: SwapProvider = {
    ...provider,
    getQuote: async (request) => {
      const quote = await provider.getQuote(request)
      return quote && { ...quote, fees: [fee('0.0025'), fee('0.0035')] }
    },
  }
  const config = await open({}, { ...options, swap })
  await fill(config, pair)
  fireEvent.click(await button(/1 ETH = 2 PEBB/))
  expect((await screen.findAllByText('Fee: Bridge')).map((name) => name.parentElement?.textContent)).toEqual([
    'Fee: Bridge0.0025 ETH',
    'Fee: Bridge0.0035 ETH',
  ])
  expect(problems).not.toHaveBeenCalled()
})

import type { Config } from '@foyer/headless'
import {
  confirmSend,
  connect,
  getModal,
  getModalRouter,
  getSend,
  getToast,
  openModal,
  switchNetwork,
} from '@foyer/headless/actions'
import { warn } from '@foyer/headless/policies'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { allViews } from '../../test/allViews.ts'
import { changeAccounts } from '../../test/changeAccounts.ts'
import { startFakeClock } from '../../test/fakeClock.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { setOnline } from '../../test/setOnline.ts'
import { shownFacts } from '../../test/shownFacts.ts'
import { storyWallet } from '../../test/storyConfig.tsx'
import {
  fillForm,
  reviewForm,
  STORY_HASH,
  STORY_RECEIVER,
  storySend,
  type StorySendOptions,
} from '../../test/storySend.ts'

async function open(
  options?: StorySendOptions,
  data?: Parameters<typeof openModal>[1],
  wallet = storyWallet('Marigold'),
  adapters = storySend(options).adapters,
): Promise<Config> {
  const config = await renderModal({ ...storySend(options), wallets: [wallet], adapters })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, data ?? { view: 'WalletSend' })
  })
  return config
}
/** A busy button ignores clicks. */
const button = (name: string | RegExp) =>
  screen.findByRole<HTMLButtonElement>('button', { name, busy: false })
/** The confirming button of a review keeps the focus. */
const isOff = (found: HTMLElement): boolean => found.getAttribute('aria-disabled') === 'true'
const amount = () => screen.findByRole('textbox', { name: 'Amount' })
const receiver = () => screen.findByRole('textbox', { name: 'Address or name' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const preview = () => screen.findByText(/Transfers can’t be undone/)

const rows = (): readonly string[] =>
  [...document.querySelectorAll('[data-foyer-part=row]')].map(({ textContent }) => textContent.trim())

const amounts = (): readonly string[] =>
  [...document.querySelectorAll('form [data-foyer-part=amount]')].map(({ textContent }) => textContent)

const submit = () => {
  const [button] = [...document.querySelectorAll<HTMLButtonElement>('form button[type=submit]')].slice(-1)
  return [button?.textContent, button?.disabled]
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the button shows the next missing input [S5.16]', async () => {
  const config = await open()
  await screen.findByRole('textbox', { name: 'Amount' })
  expect(submit()).toEqual(['Select token', true])
  await act(() => fillForm(config, { token: 1 }))
  expect(submit()).toEqual(['Enter amount', true])
  await act(() => fillForm(config, { amount: '0' }))
  expect(submit()).toEqual(['Invalid amount', true])
  await waitFor(async () => expect((await amount()).getAttribute('aria-invalid')).toBe('true'))
  await act(() => fillForm(config, { amount: '1,5' }))
  expect(submit()).toEqual(['Enter recipient', true])
  expect((await amount()).getAttribute('aria-invalid')).toBeNull()
  await act(() => fillForm(config, { receiver: '0x12' }))
  expect(submit()).toEqual(['Invalid address', true])
  await act(() => fillForm(config, { receiver: STORY_RECEIVER }))
  expect(submit()).toEqual(['Review', false])
  await act(() => fillForm(config, { amount: '150' }))
  expect(await screen.findByText('Insufficient balance', { selector: 'form [role=alert]' })).toBeTruthy()
  expect((await amount()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Use another wallet')).toBeTruthy()
  fireEvent.click(screen.getByText('Add funds'))
  expect(getModalRouter(config).view).toBe('FundWallet')
})

test('the review shows the selected token, amount and receiver, which are sent [S1.9] [S2.20]', async () => {
  const options = storySend()
  const [adapter = expect.unreachable()] = options.adapters ?? []
  const transfer = vi.fn<(context: object, parameters: object) => Promise<string>>(async () => STORY_HASH)
  const operations = { ...adapter.operations, transferToken: async () => transfer }
  const config = await open({}, undefined, undefined, [{ namespace: 'eip155', operations }])
  fireEvent.click((await screen.findAllByText('Select token'))[0] ?? expect.unreachable())
  fireEvent.click(await screen.findByText('Pebble Dollar'))
  type(await amount(), '1,5')
  expect(amounts()).toEqual(['$1,357.50', 'Balance 2.234 PEBB'])
  type(await receiver(), STORY_RECEIVER)
  fireEvent.click(await screen.findByText('Review'))
  await preview()
  expect(getModalRouter(config).view).toBe('WalletSendPreview')
  expect(screen.getByText(STORY_RECEIVER)).toBeTruthy()
  expect(await screen.findByText('.000063')).toBeTruthy()
  expect(rows()).toEqual(['1.5 PEBBSend · $1,357.50', '0x8b…4DBA72To'])
  expect(shownFacts()).toEqual({
    Address: STORY_RECEIVER,
    'Token · PEBB': `0x${'1'.padStart(40, '0')}`,
    Network: 'Ethereum',
    'Network fee': '0.000063 ETH',
  })
  fireEvent.click(await button('Send'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
  expect(getToast(config)).toMatchObject({ isOpen: true, message: 'Transaction sent', variant: 'success' })
  expect(getSend(config).last).toMatchObject({
    hash: STORY_HASH,
    review: { amount: '1.5', to: STORY_RECEIVER, token: { symbol: 'PEBB' } },
  })
  expect(transfer.mock.calls.map(([, parameters]) => parameters)).toMatchObject([
    {
      to: STORY_RECEIVER,
      token: `0x${'1'.padStart(40, '0')}`,
      value: 1_500_000_000_000_000_000n,
      decimals: 18,
    },
  ])
})

test('the form resolves a name, and shows why a name has no address', async () => {
  const config = await open()
  await act(() => fillForm(config, { token: 0, amount: '0.25' }))
  type(await receiver(), 'mira.example')
  expect(await screen.findByRole('button', { name: 'Looking up the name', busy: true })).toBeTruthy()
  await button('Review')
  expect(screen.getByText('mira.example', { selector: 'bdi' }).parentElement?.textContent).toBe(
    'mira.example · 0x8ba1…4DBA72',
  )
  type(await receiver(), 'mira..example')
  expect(await screen.findByText('No account has this name')).toBeTruthy()
  type(await receiver(), 'base.example')
  expect(await screen.findByText('No address on Ethereum')).toBeTruthy()
})

test('a name without an answer is not called unknown, and can be looked up again', async () => {
  const { names, ...options } = storySend()
  const resolve = names?.resolveName ?? expect.unreachable()
  let isDown = true
  const resolveName: typeof resolve = async (parameters) =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : resolve(parameters)
  const config = await renderModal({ ...options, names: { resolveName } })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'WalletSend' })
  })
  await act(() => fillForm(config, { token: 0, amount: '0.25' }))
  type(await receiver(), 'mira.example')
  expect(await screen.findByText('Couldn’t look up this name')).toBeTruthy()
  isDown = false
  fireEvent.click(await button('Try again'))
  await button('Review')
  expect(getSend(config).receiver.address).toBe(STORY_RECEIVER)
})

test('a name whose lookup failed offline is looked up again once the browser is online', async () => {
  const { names, ...options } = storySend()
  const resolve = names?.resolveName ?? expect.unreachable()
  let isDown = true
  const resolveName: typeof resolve = async (parameters) =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : resolve(parameters)
  const config = await renderModal({ ...options, names: { resolveName } })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'WalletSend' })
  })
  await act(() => fillForm(config, { token: 0, amount: '0.25' }))
  setOnline(false)
  type(await receiver(), 'mira.example')
  expect(await screen.findByText('You are offline')).toBeTruthy()
  isDown = false
  setOnline(true)
  await button('Review')
  expect(getSend(config).receiver.address).toBe(STORY_RECEIVER)
})

test('Enter opens no review while an input is missing', async () => {
  const config = await open()
  await act(() => fillForm(config, { token: 0, amount: '0.25' }))
  fireEvent.submit((await amount()).closest('form') ?? expect.unreachable())
  await act(async () => void (await vi.dynamicImportSettled()))
  expect(getModalRouter(config).view).toBe('WalletSend')
  expect(getToast(config).isOpen).toBe(false)
})

test('a second Enter while the review is prepared opens the review once', async () => {
  const config = await open()
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  const form = (await amount()).closest('form') ?? expect.unreachable()
  fireEvent.submit(form)
  fireEvent.submit(form)
  await preview()
  fireEvent.submit(form)
  await act(async () => void (await vi.dynamicImportSettled()))
  expect(getModalRouter(config).history.filter((view) => view === 'WalletSendPreview')).toHaveLength(1)
})

test.each([
  ['an address', async () => STORY_RECEIVER, STORY_RECEIVER, false],
  [
    'nothing, if the browser refuses: the field gets the focus',
    () => Promise.reject(new Error('no')),
    '',
    true,
  ],
  ['nothing, if the page has no TLS: the field gets the focus', undefined, '', true],
])('“Paste” takes %s', async (_, readText, value, isFocused) => {
  Object.defineProperty(navigator, 'clipboard', { value: readText && { readText }, configurable: true })
  const config = await open()
  fireEvent.click(await button('Paste'))
  await act(async () => {})
  const field = await receiver()
  expect(getSend(config).receiver.text).toBe(value)
  expect(document.activeElement === field).toBe(isFocused)
})

test('“Max” leaves the network fee of the transfer', async () => {
  const config = await open()
  await act(() => fillForm(config, { token: 0 }))
  fireEvent.click(await button('Max'))
  await waitFor(() => expect(getSend(config).amount).toBe('1.234502'))
})

test('“Max” is busy until the fee is read; if the fee cannot be read, it takes the whole balance', async () => {
  const options = storySend()
  const [adapter = expect.unreachable()] = options.adapters ?? []
  let fail: (error: Error) => void = () => {}
  const readReserve = vi.fn(() => new Promise<never>((_, reject) => (fail = reject)))
  const getTransferReserve = async () => readReserve
  const config = await renderModal({
    ...options,
    adapters: [{ ...adapter, operations: { ...adapter.operations, getTransferReserve } }],
  })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'WalletSend' })
  })
  await act(() => fillForm(config, { token: 0 }))
  fireEvent.click(await button('Max'))
  expect(await screen.findByRole('button', { name: 'Max', busy: true })).toBeTruthy()
  await waitFor(() => expect(readReserve).toHaveBeenCalledOnce())
  expect(getSend(config).amount).toBe('')
  fail(new TypeError('no answer'))
  await button('Max')
  expect(getSend(config).amount).toBe('1.234567')
})

test('after a rejection the review and the form stay, with a retry [S8.57]', async () => {
  const config = await open({ wallet: 'reject' })
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  fireEvent.click(await button('Send'))
  const again = await button('Try again')
  expect(getToast(config)).toMatchObject({ isOpen: true, message: 'User rejected the request' })
  expect([getModalRouter(config).view, getSend(config).last]).toEqual(['WalletSendPreview', undefined])
  fireEvent.click(again)
  await waitFor(() => expect(getToast(config)).toMatchObject({ isOpen: true, id: 2 }))
  await button('Try again')
  fireEvent.click(await button('Cancel'))
  expect(getModalRouter(config).view).toBe('WalletSend')
  expect(((await amount()) as HTMLInputElement).value).toBe('0.25')
})

test('while the wallet is asked again, no toast reports the failure of the last attempt', async () => {
  const config = await open({ wallet: 'rejectOnce' })
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  fireEvent.click(await button('Send'))
  const again = await button('Try again')
  expect(getToast(config)).toMatchObject({ isOpen: true, variant: 'error' })
  fireEvent.click(again)
  await waitFor(() => expect(getSend(config).isSending).toBe(true))
  await waitFor(() => expect(getToast(config)).toMatchObject({ isOpen: false, id: 1 }), { timeout: 1000 })
})

test.each([
  ['a failure of the wallet is shown, and can be retried', 'fail', 'The transaction could not be sent'],
  ['code that cannot be loaded suggests a reload', 'unloaded', 'Code is missing'],
] as const)('%s', async (_, wallet, message) => {
  const config = await open({ wallet })
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  fireEvent.click(await button('Send'))
  await button('Try again')
  expect(getToast(config).message).toBe(message)
})

test('after an unclear result the review offers no second send', async () => {
  const config = await open({ wallet: 'unclear' })
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  fireEvent.click(await button('Send'))
  const message = await screen.findByText(/Marigold did not report whether it was sent/)
  expect(message.closest('[role=alert]')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Send|Try again|Cancel/ })).toBeNull()
  expect(getToast(config).isOpen).toBe(false)
  fireEvent.click(await button('Done'))
  expect(getModalRouter(config).view).toBe('Account')
})

test('an unclear result rejects the promise of the app, and the visitor cannot send again', async () => {
  const send = { amount: '0.25', namespace: 'eip155', chainId: '1', to: STORY_RECEIVER } as const
  const config = await renderModal(storySend({ wallet: 'unclear' }))
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  const sending = expect(openModal(config, { view: 'WalletSend', data: { send } })).rejects.toMatchObject({
    code: 'SEND_UNCLEAR',
  })
  fireEvent.click(await button('Review'))
  fireEvent.click(await button('Send'))
  await screen.findByText(/did not report whether it was sent/)
  await sending
  expect(screen.queryByRole('button', { name: /Send|Try again/ })).toBeNull()
})

test('the review shows the amount after the transfer fee of the token', async () => {
  const config = await open({ withheld: '2500000000000000' })
  await act(() => fillForm(config, { token: 1, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  await screen.findByText('Recipient receives')
  expect(shownFacts()).toMatchObject({ 'Recipient receives': '0.2475 PEBB', 'Network fee': '0.000063 ETH' })
})

test('the review shows the cost of a new account for the recipient', async () => {
  const config = await open({ deposit: '1000000000000000' })
  await act(() => fillForm(config, { token: 1, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  await screen.findByText('New account for the recipient')
  expect(shownFacts()).toMatchObject({ 'New account for the recipient': '0.001 ETH' })
})

test('while the wallet is asked, “Send” is busy', async () => {
  const config = await open({ wallet: 'wait' })
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  const send = await button('Send')
  fireEvent.click(send)
  expect(await screen.findByText('Continue in Marigold')).toBeTruthy()
  expect(send.getAttribute('aria-busy')).toBe('true')
})

test('a wrong address is announced when the visitor has paused, and not for each typed letter', async () => {
  const config = await open()
  await act(() => fillForm(config, { token: 1, amount: '1', receiver: '0x1' }))
  const error = () => screen.queryByText('Invalid address', { selector: '[role=alert]' })
  await waitFor(() => expect(error()).not.toBeNull())
  const field = await receiver()
  startFakeClock()
  for (const text of ['0x12', '0x123', '0x1234']) {
    type(field, text)
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect([submit(), error()]).toEqual([['Invalid address', true], null])
  }
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(error()).not.toBeNull()
})

test('a receiver that is found after an error is announced, once', async () => {
  const config = await open()
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: '0x12' }))
  await waitFor(async () => expect((await receiver()).getAttribute('aria-invalid')).toBe('true'))
  const region =
    document.querySelector('[data-foyer-part=visually-hidden] > [role=status]') ?? expect.unreachable()
  const spoken: (string | null)[] = []
  new MutationObserver(() => spoken.push(region.textContent)).observe(region, { childList: true })
  type(await receiver(), STORY_RECEIVER)
  await waitFor(() => expect(spoken).toEqual(['0x8ba1…4DBA72']))
  await act(() => fillForm(config, { amount: '0.5' }))
  expect(spoken).toHaveLength(1)
  expect(document.querySelector('form [aria-live]')).toBeNull()
})

test('the review warns of the visitor’s own address, and blocks a send without enough for the fee', async () => {
  const config = await open({ fee: '9000000000000000000' })
  await act(() =>
    fillForm(config, { token: 0, amount: '0.25', receiver: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
  )
  fireEvent.click(await button('Review'))
  expect(await screen.findByText('This is your own address.')).toBeTruthy()
  const short = await screen.findByText('You don’t have enough ETH for the network fee.')
  expect(short.closest('[role=alert]')).toBeTruthy()
  expect(isOff(await button('Send'))).toBe(true)
})

test.each([
  ['refused', ['danger: The receiver is a program, not a wallet'], undefined, true],
  ['failed', [], 'Shown in your wallet', false],
  [
    'reverted',
    ['warning: The token refuses this transfer. Reason: “Pausable: paused”'],
    'Shown in your wallet',
    false,
  ],
] as const)(
  'after a fee estimate of the kind “%s”, the review has the alerts %j and the fee %s, and “Send” is blocked: %s',
  async (fee, alerts, shownFee, isBlocked) => {
    const config = await open({ fee })
    await act(() => reviewForm(config, { token: 1 }))
    act(() => openModal(config, { view: 'WalletSendPreview' }))
    const send = await button('Send')
    await waitFor(() => {
      const banners = '[data-view=WalletSendPreview] [data-foyer-part=banner][role=alert]'
      const shown = [...document.querySelectorAll<HTMLElement>(banners)]
      expect(shown.map(({ dataset, textContent }) => `${dataset['tone']}: ${textContent}`)).toEqual(alerts)
      expect(shownFacts()['Network fee']).toBe(shownFee)
    })
    expect(isOff(send)).toBe(isBlocked)
  },
)

test('while the browser is offline a reviewed send cannot be confirmed', async () => {
  const config = await open()
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  const confirm = await button('Send')
  expect(isOff(confirm)).toBe(false)
  setOnline(false)
  expect(isOff(confirm)).toBe(true)
  expect(screen.queryByText('This is your own address.')).toBeNull()
  setOnline(true)
  expect(isOff(confirm)).toBe(false)
})

test.each([
  ['leads to the list of networks', {}, true],
  ['is a text if the app switches no networks', { enableNetworkSwitch: false }, false],
  ['is a text without that view', { shell: { views: { ...allViews, Networks: undefined } } }, false],
])('the network in the review of a send %s', async (_, options, isButton) => {
  const config = await renderModal({ ...storySend(), ...options })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'WalletSend' }))
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  await preview()
  const network = screen.queryByRole('button', { name: /^Network: / })
  if (network) fireEvent.click(network)
  expect(getModalRouter(config).view).toBe(isButton ? 'Networks' : 'WalletSendPreview')
})

test('values of the app fill the form, cannot be changed, and its promise resolves with the hash', async () => {
  const send = { amount: '0.25', namespace: 'eip155', chainId: '1', to: STORY_RECEIVER } as const
  const config = await renderModal(storySend({ outcome: 'confirmed' }))
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  const sending = openModal(config, { view: 'WalletSend', data: { send } })
  const review = await button('Review')
  const fields = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(fields.map(({ value, readOnly }) => [value, readOnly])).toEqual([
    ['0.25', true],
    [STORY_RECEIVER, true],
  ])
  expect(screen.queryByRole('button', { name: /Max|Paste|Change token|Select token/ })).toBeNull()
  fireEvent.click(review)
  const confirm = await button('Send')
  expect(screen.queryByRole('button', { name: /^Network: / })).toBeNull()
  fireEvent.click(confirm)
  expect(await sending).toEqual({ hash: STORY_HASH })
  expect(await screen.findByText('Confirmed')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
})

test('a token of the app that the account does not hold is a failure, and the form is empty', async () => {
  const send = {
    amount: '0.25',
    assetAddress: '0x00000000000000000000000000000000000000ff',
    namespace: 'eip155',
    chainId: 'eip155:1',
    to: STORY_RECEIVER,
  } as const
  const config = await open({}, { view: 'WalletSend', data: { send } })
  await waitFor(() => expect(getToast(config)).toMatchObject({ isOpen: true, variant: 'error' }))
  expect(screen.queryByText(CHANGED)).toBeNull()
  expect(submit()).toEqual(['Select token', true])
})

const CHANGED = 'The account or network has changed'

test('after a network change the form is empty, with a message until it is filled in', async () => {
  const config = await open()
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:8453' }))
  await amount()
  expect(screen.queryByText(CHANGED)).toBeNull()
  await act(() => fillForm(config, { token: 0, amount: '0.25' }))
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:1' }))
  expect((await screen.findByText(CHANGED)).closest('[role=alert]')).toBeTruthy()
  expect(((await amount()) as HTMLInputElement).value).toBe('')
  type(await receiver(), STORY_RECEIVER)
  await waitFor(() => expect(screen.queryByText(CHANGED)).toBeNull())
})

test('if the account changes, the review goes back to the form, with a message', async () => {
  const wallet = storyWallet('Marigold')
  const config = await open({}, undefined, wallet)
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  await preview()
  act(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: STORY_RECEIVER }] }))
  expect(await screen.findByText(CHANGED)).toBeTruthy()
  expect(getModalRouter(config).view).toBe('WalletSend')
})

test('values of the app stay after an account change, and are absent while another network is current', async () => {
  const send = { amount: '0.25', namespace: 'eip155', chainId: '1', to: STORY_RECEIVER } as const
  const wallet = storyWallet('Marigold')
  const config = await open({}, { view: 'WalletSend', data: { send } }, wallet)
  await button('Review')
  act(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: STORY_RECEIVER }] }))
  await button('Review')
  expect(screen.queryByText(CHANGED)).toBeNull()
  expect(getSend(config)).toMatchObject({ amount: '0.25', receiver: { text: STORY_RECEIVER } })
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:8453' }))
  expect(await screen.findByText(CHANGED)).toBeTruthy()
  expect(submit()).toEqual(['Select token', true])
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:1' }))
  await button('Review')
  expect(screen.queryByText(CHANGED)).toBeNull()
  expect(((await amount()) as HTMLInputElement).value).toBe('0.25')
})

test('values of the app stay after a wallet has changed its account a hundred times', async () => {
  const send = { amount: '0.25', namespace: 'eip155', chainId: '1', to: STORY_RECEIVER } as const
  const wallet = storyWallet('Marigold')
  const config = await open({}, { view: 'WalletSend', data: { send } }, wallet)
  await button('Review')
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await changeAccounts(wallet)
  await button('Review')
  expect(logged).not.toHaveBeenCalled()
  expect(getSend(config)).toMatchObject({ amount: '0.25', receiver: { text: STORY_RECEIVER } })
})

test('a request of the app is reviewed again after an account change, and resolves with the hash', async () => {
  const send = { amount: '0.25', namespace: 'eip155', chainId: '1', to: STORY_RECEIVER } as const
  const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const wallet = storyWallet('Marigold')
  const config = await renderModal({ ...storySend({ outcome: 'confirmed' }), wallets: [wallet] })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  const sending = openModal(config, { view: 'WalletSend', data: { send } })
  fireEvent.click(await button('Review'))
  await preview()
  act(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: other }] }))
  fireEvent.click(await button('Review'))
  await preview()
  expect(getSend(config).review?.account).toBe(`eip155:1:${other}`)
  fireEvent.click(await button('Send'))
  expect(await act(() => sending)).toEqual({ hash: STORY_HASH })
})

test('a send with an unclear outcome is shown as a warning, not as confirmed', async () => {
  const config = await renderModal(storySend({ outcome: 'unclear' }))
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    await confirmSend(config, { review: await reviewForm(config) })
  })
  await act(() => openModal(config, { view: 'WalletSendConfirmed' }))
  const title = await screen.findByText('Check your account before you send again')
  // The send may have arrived: a warning, not a failure.
  expect(title.parentElement?.dataset['tone']).toBe('warning')
  expect(screen.queryByText('Confirmed')).toBeNull()
})

test('a review that was sent cannot be confirmed again', async () => {
  const config = await open()
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  await preview()
  const { review } = getSend(config)
  fireEvent.click(await button('Send'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
  await expect(confirmSend(config, { review: review ?? expect.unreachable() })).rejects.toMatchObject({
    code: 'SEND_OUTDATED',
  })
})

test('the token list is searched by name', async () => {
  const config = await open({}, { view: 'WalletSendSelectToken' })
  type(await screen.findByRole('searchbox', { name: 'Search tokens' }), 'moss')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ether/ })).toBeNull())
  expect(await button(/^Moss/)).toBeTruthy()
  expect(getModal(config).isOpen).toBe(true)
})

test('the receive view shows a QR code, copies the address, and links to its networks', async () => {
  const config = await renderModal(storySend())
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'Account' })
  })
  fireEvent.click(await button('Receive'))
  expect(getModalRouter(config).view).toBe('WalletReceive')
  expect(await screen.findByRole('img', { name: 'QR code of your address' })).toBeTruthy()
  const written = vi.fn<(text: string) => Promise<void>>(async () => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true })
  const [copy] = await screen.findAllByRole('button', { name: /Copy address/ })
  fireEvent.click(copy as HTMLElement)
  await waitFor(() => expect(getToast(config).message).toBe('Copied'))
  expect(written).toHaveBeenCalledWith('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  fireEvent.click(await button(/Only send assets from these networks/))
  expect(await screen.findByText('Send only assets from these networks to this address.')).toBeTruthy()
})

test('if the visitor has left the review, the answer of the wallet shows a toast without navigation', async () => {
  let answer: ((hash: string) => void) | undefined
  const options = storySend()
  const [adapter] = options.adapters ?? expect.unreachable()
  const operations = {
    ...adapter?.operations,
    sendTransaction: async () => () => new Promise<string>((resolve) => (answer = resolve)),
  }
  const config = await renderModal({ ...options, adapters: [{ namespace: 'eip155', operations }] })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'WalletSend' })
  })
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  fireEvent.click(await button('Send'))
  await waitFor(() => expect(answer).toBeDefined())
  act(() => openModal(config, { view: 'Networks' }))
  await screen.findByText('Base')
  act(() => answer?.(STORY_HASH))
  await waitFor(() => expect(getToast(config).message).toBe('Transaction sent'))
  expect(getModalRouter(config).view).toBe('Networks')
})

test('a send that also passes the review of a policy opens the account', async () => {
  const config = await renderModal({ ...storySend(), policies: [() => warn('Look twice')] })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'WalletSend' })
  })
  await act(() => fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Review'))
  fireEvent.click(await button('Send'))
  fireEvent.click(await button('Continue'))
  await waitFor(() => expect(getToast(config).message).toBe('Transaction sent'))
  expect(getModalRouter(config).view).toBe('Account')
})

test('“Use another wallet” opens Connect with a redirect to the form, also if a disconnect fails', async () => {
  const wallet = storyWallet('Marigold')
  wallet.disconnect = () => Promise.reject({ code: -32603, message: 'stuck' })
  const config = await open({}, undefined, wallet)
  await act(() => fillForm(config, { token: 0, amount: '150', receiver: STORY_RECEIVER }))
  fireEvent.click(await button('Use another wallet'))
  await waitFor(() =>
    expect(getModalRouter(config)).toMatchObject({ view: 'Connect', data: { redirectView: 'WalletSend' } }),
  )
  expect(getToast(config)).toMatchObject({ message: 'Failed to disconnect', variant: 'error' })
})

test.each([
  ['can be funded, and goes on', {}, 'Add funds'],
  [
    'says so, in an app without that view',
    { shell: { views: { ...allViews, FundWallet: undefined } } },
    'Insufficient balance',
  ],
] as const)(
  'a request of the app for more than the account has %s, without another wallet',
  async (_, options, name) => {
    const send = { amount: '150', namespace: 'eip155', chainId: '1', to: STORY_RECEIVER } as const
    const config = await renderModal({ ...storySend(), ...options })
    await act(async () => void (await connect(config, { connector: 'Marigold' })))
    const onEnd = vi.fn<() => void>()
    act(() => void openModal(config, { view: 'WalletSend', data: { send } }).then(onEnd, onEnd))
    const button = await screen.findByRole<HTMLButtonElement>('button', { name })
    expect(screen.queryByRole('button', { name: 'Use another wallet' })).toBeNull()
    fireEvent.click(button)
    await waitFor(() =>
      expect(getModalRouter(config).view).toBe(name === 'Add funds' ? 'FundWallet' : 'WalletSend'),
    )
    expect(onEnd).not.toHaveBeenCalled()
  },
)

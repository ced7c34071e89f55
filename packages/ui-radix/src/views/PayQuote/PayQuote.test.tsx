import { UserRejectedError } from '@foyer/chains'
import type { Config, PayRequest } from '@foyer/headless'
import {
  connect,
  getAccount,
  getModal,
  getModalRouter,
  getPay,
  getToast,
  openModal,
  pushView,
} from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { setOnline } from '../../test/setOnline.ts'
import { shownFacts } from '../../test/shownFacts.ts'
import { storyWallet } from '../../test/storyConfig.tsx'
import { askForPay, storyPay, storyRequest } from '../../test/storyPay.ts'
import { STORY_HASH, STORY_RECEIVER, type StorySendOptions } from '../../test/storySend.ts'

const [option, other] = storyRequest.options

async function open(
  { request, ...options }: StorySendOptions & { readonly request?: PayRequest } = {},
  isConnected = true,
): Promise<Config> {
  const config = await renderModal(storyPay(options))
  await act(async () => {
    if (isConnected) await connect(config, { connector: 'Marigold' })
    askForPay(config, request)
  })
  return config
}
const quoted = async (options?: Parameters<typeof open>[0]): Promise<Config> => {
  const config = await open(options)
  act(() => pushView(config, 'PayQuote'))
  return config
}
/** A busy button ignores clicks. */
const button = (name: string | RegExp) =>
  screen.findByRole<HTMLButtonElement>('button', { name, busy: false })
/** The pay button keeps the focus. */
const isOff = (found: HTMLElement): boolean => found.getAttribute('aria-disabled') === 'true'
const options = async () => [
  ...(await screen.findByRole('list', { name: 'Payment option' })).querySelectorAll('button'),
]
const pay = async (): Promise<HTMLButtonElement> => {
  // Not the button of the previous view, which names the wallet.
  const found = await button(/^Pay [\d.]/)
  await waitFor(() => expect(isOff(found)).toBe(false))
  return found
}

afterEach(() => void vi.restoreAllMocks())

test('Pay shows the requested payment, and PayQuote its review with the current wallet [S2.20]', async () => {
  const config = await open()
  expect((await screen.findByText('on Ethereum')).parentElement?.textContent).toBe('0.5 ETHon Ethereum')
  fireEvent.click(await button(/Pay with Marigold/))
  await waitFor(() => expect(getModalRouter(config).view).toBe('PayQuote'))
  await pay()
  expect(screen.getByText(STORY_RECEIVER)).toBeTruthy()
})

test('while disconnected, Connect opens before the review', async () => {
  const config = await open({}, false)
  fireEvent.click(await button('Pay with wallet'))
  expect(getModalRouter(config)).toMatchObject({ view: 'Connect', data: { redirectView: 'PayQuote' } })
  fireEvent.click(await button(/Marigold/))
  await waitFor(() => expect(getModalRouter(config).view).toBe('PayQuote'))
  await pay()
})

test('after a disconnect, the payment can be made with another wallet', async () => {
  const config = await open()
  fireEvent.click(await button('Disconnect'))
  fireEvent.click(await button('Pay with wallet'))
  fireEvent.click(await button(/Marigold/))
  await waitFor(() => expect(getModalRouter(config).view).toBe('PayQuote'))
  await pay()
})

test('the shown amount is paid, and the result is shown', async () => {
  const config = await quoted({ outcome: 'confirmed' })
  const confirm = await pay()
  expect(await screen.findByText('.000063')).toBeTruthy()
  expect(shownFacts()).toEqual({ Pay: '0.5 ETH', To: STORY_RECEIVER, 'Network fee': '0.000063 ETH' })
  fireEvent.click(confirm)
  await waitFor(() => expect(getModalRouter(config).view).toBe('PayLoading'))
  expect(await screen.findByRole('heading', { name: 'Paid' })).toBeTruthy()
  expect(getPay(config).payment?.quote.review).toMatchObject({ amount: '0.5', to: STORY_RECEIVER })
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps.join()).toMatch(/Leaving your wallet.*Done.*Sending to recipient.*Done/)
})

test('the review shows the account that pays, and the balance of each option', async () => {
  await quoted()
  await pay()
  const account = screen.getByText('0x70…dc79C8').closest('[data-foyer-part=row]')
  expect(account?.textContent).toContain('Marigold')
  await screen.findAllByText(/^You have/)
  expect((await options()).map(({ textContent }) => textContent.trim())).toEqual([
    'EtherYou have 1.234 ETH 0.5 ETH',
    'Pebble DollarYou have 2.234 PEBB 1.5 PEBB',
  ])
})

test('the review warns of the visitor’s own address, and of too little for the fee', async () => {
  const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await quoted({ fee: '9000000000000000000', request: { ...storyRequest, recipient } })
  await pay()
  expect(await screen.findByText('You may not have enough ETH for the network fee.')).toBeTruthy()
  expect(screen.getByText('The recipient is your own account.')).toBeTruthy()
})

test('a symbol is shown without characters that reorder text', async () => {
  await quoted({ request: { ...storyRequest, options: [{ ...option, symbol: 'E\u202eTH' }] } })
  expect((await pay()).textContent).toBe('Pay 0.5 E TH')
  expect(document.body.textContent).not.toContain('\u202e')
})

test('selecting another option requests its quote', async () => {
  const config = await quoted()
  await pay()
  fireEvent.click(await button(/Pebble Dollar/))
  await waitFor(() => expect(getPay(config).quote?.option).toBe(other))
  expect((await pay()).textContent).toContain('1.5 PEBB')
  expect(shownFacts()).toMatchObject({ Pay: '1.5 PEBB', To: STORY_RECEIVER })
})

test('selecting the current option again keeps its quote', async () => {
  const config = await quoted()
  await pay()
  fireEvent.click((await options())[0] ?? expect.unreachable())
  expect((await pay()).textContent).toContain('0.5 ETH')
  expect(getPay(config).quote?.option).toBe(option)
})

test.each([
  [new UserRejectedError(), 'You declined the switch to Base'],
  [new TypeError('no'), 'Couldn’t switch to Base'],
] as const)(
  'an option of another network waits for the switch, and a failed switch is shown',
  async (answer, message) => {
    let refuse: (reason: Error) => void = () => {}
    const switchNetwork = () => new Promise<void>((_, reject) => (refuse = reject))
    const wallet = { ...storyWallet('Marigold'), switchNetwork }
    const config = await renderModal({ ...storyPay(), wallets: [wallet] })
    await act(async () => {
      await connect(config, { connector: wallet })
      askForPay(config, {
        ...storyRequest,
        options: [option, { ...option, caipNetworkId: 'eip155:8453' }],
      })
    })
    act(() => pushView(config, 'PayQuote'))
    await pay()
    fireEvent.click((await options())[1] ?? expect.unreachable())
    expect(
      await screen.findByText('Confirm the switch to Base.', { selector: '[data-foyer-part=text]' }),
    ).toBeTruthy()
    expect(isOff(await button(/^Pay /))).toBe(true)
    act(() => refuse(answer))
    expect(await screen.findByText(message)).toBeTruthy()
    fireEvent.click((await options())[0] ?? expect.unreachable())
    await pay()
  },
)

test('after a rejection the review stays, and can be paid', async () => {
  const config = await quoted({ wallet: 'reject' })
  fireEvent.click(await pay())
  await waitFor(() => expect(getToast(config)?.variant).toBe('error'))
  expect(getModalRouter(config).view).toBe('PayQuote')
  fireEvent.click(await pay())
  await waitFor(() => expect(getToast(config)).toMatchObject({ isOpen: true, id: 2 }))
  await pay()
})

test('while the wallet is asked again, no toast reports the failure of the last attempt', async () => {
  const config = await quoted({ wallet: 'rejectOnce' })
  fireEvent.click(await pay())
  await waitFor(() => expect(getToast(config)).toMatchObject({ isOpen: true, variant: 'error' }))
  fireEvent.click(await pay())
  await waitFor(() => expect(getPay(config).isPaying).toBe(true))
  await waitFor(() => expect(getToast(config)).toMatchObject({ isOpen: false, id: 1 }), { timeout: 1000 })
})

const tooMuch: PayRequest = { ...storyRequest, options: [{ ...option, amount: '5000' }] }

test('an insufficient balance is shown, disables the pay button, and leads to the other wallets', async () => {
  const config = await renderModal({ ...storyPay(), features: { pay: true, multiWallet: true } })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    askForPay(config, tooMuch)
    pushView(config, 'PayQuote')
  })
  expect(await screen.findByText('Not enough funds for this payment')).toBeTruthy()
  expect(isOff(await button(/^Pay /))).toBe(true)
  fireEvent.click(await button('Connect another wallet'))
  expect(getModalRouter(config).view).toBe('ProfileWallets')
})

test('in an app with one wallet at a time, another wallet takes its place, and the payment stays', async () => {
  const config = await quoted({ request: tooMuch })
  fireEvent.click(await button('Connect another wallet'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Connect'))
  expect(getModalRouter(config)).toMatchObject({
    history: ['Pay', 'Connect'],
    data: { redirectView: 'PayQuote' },
  })
  expect(getAccount(config).isConnected).toBe(false)
  expect([getModal(config).isOpen, getPay(config).request]).toEqual([true, tooMuch])
  fireEvent.click(await button(/^Marigold/))
  await waitFor(() => expect(getModalRouter(config).view).toBe('PayQuote'))
})

test('while the wallet is asked, the button is busy, a second click asks no more, and the option stays', async () => {
  const config = await quoted({ wallet: 'wait' })
  const confirm = await pay()
  const [chosen, next] = await options()
  expect(next?.getAttribute('aria-disabled')).toBeNull()
  fireEvent.click(confirm)
  await screen.findByRole('button', { name: /^Pay 0/, busy: true })
  fireEvent.click(confirm)
  await waitFor(() => expect(next?.getAttribute('aria-disabled')).toBe('true'))
  expect(chosen?.getAttribute('aria-disabled')).toBeNull()
  expect(getPay(config).isPaying).toBe(true)
  expect(getToast(config).isOpen).toBe(false)
  act(() => pushView(config, 'PayLoading'))
  expect(await screen.findByRole('heading', { name: 'Confirm in your wallet' })).toBeTruthy()
  // The one of the header.
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1)
})

test('without a payment, its status announces that there is none', async () => {
  const config = await renderModal(storyPay())
  await act(async () => openModal(config, { view: 'PayLoading' }))
  await screen.findByRole('heading', { name: 'Nothing to pay' })
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(spoken()).toContain('Nothing to pay'))
})

test('while the browser is offline a reviewed payment cannot be confirmed', async () => {
  const config = await quoted()
  const confirm = await pay()
  setOnline(false)
  expect([isOff(confirm), confirm.disabled]).toEqual([true, false])
  fireEvent.click(confirm)
  expect(getPay(config).isPaying).toBe(false)
  setOnline(true)
  await waitFor(() => expect(isOff(confirm)).toBe(false))
})

test('without a wallet, a review leads to the payment, which asks for one', async () => {
  const config = await open({}, false)
  act(() => pushView(config, 'PayQuote'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Pay'))
  expect(await button('Pay with wallet')).toBeTruthy()
})

test('a payment that was made has no second review', async () => {
  const config = await quoted({ outcome: 'confirmed' })
  fireEvent.click(await pay())
  await screen.findByRole('heading', { name: 'Paid' })
  act(() => pushView(config, 'PayQuote'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('PayLoading'))
  act(() => pushView(config, 'Pay'))
  fireEvent.click(await button(/Pay with Marigold/))
  expect(getModalRouter(config).view).toBe('PayLoading')
})

test('without an estimate of the fee the payment can be made', async () => {
  await quoted({ fee: 'failed' })
  await pay()
  await waitFor(() => expect(shownFacts()).toMatchObject({ 'Network fee': 'Shown in your wallet' }))
})

/** Texts of the alerts in the review. */
const alerts = () =>
  [...document.querySelectorAll('[data-view=PayQuote] [role=alert]')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)

test('a payment that the chain refuses shows why, and cannot be made', async () => {
  await quoted({ fee: 'refused' })
  await waitFor(() => expect(alerts()).toEqual(['The receiver is a program, not a wallet']))
  expect(isOff(await button(/^Pay [\d.]/))).toBe(true)
  expect(shownFacts()).not.toHaveProperty('Network fee')
})

test('a payment that would revert shows the reason of the contract, and can be made', async () => {
  const config = await quoted({ fee: 'reverted' })
  const text = 'The token refuses this transfer. Reason: “Pausable: paused”'
  await waitFor(() => expect(alerts()).toEqual([text]))
  fireEvent.click(await pay())
  await waitFor(() => expect(getPay(config).payment).toBeDefined())
})

test('the review shows the received amount of a token with a transfer fee, and the deposit for a new account', async () => {
  const request = { ...storyRequest, options: [other ?? expect.unreachable()] } as const
  await quoted({ request, withheld: '2500000000000000', deposit: '2039280000000000' })
  await pay()
  await waitFor(() =>
    expect(shownFacts()).toMatchObject({
      Pay: '1.5 PEBB',
      'Recipient receives': '1.4975 PEBB',
      'New account for the recipient': '0.00203928 ETH',
    }),
  )
})

test('a token whose decimals differ from those in the request has no quote', async () => {
  await quoted({ request: { ...storyRequest, options: [{ ...option, decimals: 6 }] } })
  expect(await screen.findByText('No quote for this token. Choose another.')).toBeTruthy()
})

test.each([
  ['confirmed', 'Paid', 'done', ''],
  ['reverted', 'Payment failed', 'failed', 'The transaction failed. Only the network fee was paid.'],
  ['replaced', 'Payment may have been sent', 'unclear', 'Check your wallet before you pay again.'],
] as const)(
  'a payment that is %s shows "%s" as %s, with its amount and transaction',
  async (outcome, message, state, text) => {
    await quoted({ outcome })
    fireEvent.click(await pay())
    const title = await screen.findByRole('heading', { name: message })
    const hero = title.closest<HTMLElement>('[data-foyer-part=status-hero]')
    expect(hero?.dataset['state']).toBe(state)
    expect(hero?.textContent).toContain(`${message}0.5 ETH on Ethereum${text}`)
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'View transaction' })
    expect(link.href).toContain(`/tx/${STORY_HASH}`)
  },
)

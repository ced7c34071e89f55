import { FoyerError } from '@foyer/chains'
import { solana } from '@foyer/chains/networks'
import type { Config } from '@foyer/headless'
import {
  connect,
  getAccount,
  getConnectors,
  getModal,
  getModalRouter,
  getNetwork,
  getToast,
  goBack,
  openModal,
  pushView,
  switchNetwork,
} from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { allViews } from '../test/allViews.ts'
import { renderModal } from '../test/renderModal.tsx'
import { manyNetworks, storyNetworks, storyWallet } from '../test/storyConfig.tsx'
import { storySend } from '../test/storySend.ts'
import { storySwap } from '../test/storySwap.ts'

const [, base] = storyNetworks
const connectFirst = (config: Config) =>
  act(async () => void (await connect(config, { connector: 'Marigold' })))

test('a click on a wallet requests a connection, and the modal closes after approval [S2.2] [S2.7]', async () => {
  const wallet = storyWallet('Marigold')
  const config = await renderModal({ wallets: [wallet] })
  act(() => openModal(config))
  fireEvent.click(await screen.findByText('Marigold'))
  expect(getModalRouter(config).view).toBe('ConnectingExternal')
  await waitFor(() => expect(getAccount(config).isConnected).toBe(true))
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
  // Once, also in StrictMode.
  expect(wallet.calls.connect).toBe(1)
})

test.each([
  ['Connect', {}, 'Powered by Foyer'],
  ['Connect', { branding: false }, ''],
  ['OnRampFiatSelect', {}, ''],
] as const)('the terms below %s, with %j, have the credit line “%s”', async (view, features, line) => {
  const config = await renderModal({ termsConditionsUrl: 'https://example.com/terms', features })
  act(() => openModal(config, { view }))
  const text = 'Connecting means you accept the terms of service.'
  await waitFor(() =>
    expect(document.querySelector('[data-foyer-part=footer]')?.textContent).toBe(text + line),
  )
  expect(screen.queryAllByText('Powered by Foyer')).toHaveLength(line ? 1 : 0)
})

test('focus on a wallet’s row prepares its connector once, and a click requests the connection at once', async () => {
  const prepare = vi.fn(async () => {})
  const wallet = Object.assign(storyWallet('Marigold'), { prepare })
  const config = await renderModal({ wallets: [wallet] })
  act(() => openModal(config))
  const row = await screen.findByRole('button', { name: /Marigold/ })
  expect(prepare).not.toHaveBeenCalled()
  fireEvent.focus(row)
  await waitFor(() => expect(prepare).toHaveBeenCalledTimes(1))
  fireEvent.pointerEnter(row)
  fireEvent.click(row)
  expect(wallet.calls.connect).toBe(1)
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
  expect(prepare).toHaveBeenCalledTimes(1)
})

test('after connecting, the requested route opens', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold')] })
  act(() => openModal(config, { view: 'Connect', data: { redirectView: 'Networks' } }))
  fireEvent.click(await screen.findByText('Marigold'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Networks'))
  expect(getModal(config).isOpen).toBe(true)
})

test('a rejected request can be retried [S2.7]', async () => {
  const wallet = storyWallet('Marigold', { answer: 'reject' })
  const config = await renderModal({ wallets: [wallet] })
  act(() => openModal(config))
  fireEvent.click(await screen.findByText('Marigold'))
  await screen.findByRole('heading', { name: 'Request declined' })
  screen.getByText('You can try again. A request that is still open in the wallet may block a new one.')
  expect(screen.queryByRole('button', { name: 'Copy details' })).toBeNull()
  wallet.answer = 'approve'
  fireEvent.click(screen.getByText('Try again'))
  await waitFor(() => expect(getAccount(config).isConnected).toBe(true))
})

test.each([
  { code: -32002, message: 'busy' },
  new FoyerError('REQUEST_PENDING', { shortMessage: 'Busy', cause: { code: -32001 } }),
])('a wallet with a pending earlier request (%s) shows a message', async (failure) => {
  const config = await renderModal({ wallets: [storyWallet('Marigold', { failure })] })
  act(() => openModal(config))
  fireEvent.click(await screen.findByText('Marigold'))
  expect(await screen.findByText(/is waiting for your answer/)).toBeTruthy()
})

test('a failed request shows the reason, which can be copied, and can be retried', async () => {
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  const wallet = storyWallet('Marigold', { answer: 'fail' })
  const config = await renderModal({ wallets: [wallet] })
  act(() => openModal(config))
  fireEvent.click(await screen.findByText('Marigold'))
  await screen.findByRole('heading', { name: 'Something went wrong' })
  screen.getByText('Failed to connect')
  await waitFor(() =>
    expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain(
      'Something went wrong',
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy details' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce())
  // The code and the message of the error and of its cause, which the wallet has thrown.
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^CONNECT_FAILED .*\n.*wallet is broken/))
  wallet.answer = 'approve'
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(getAccount(config).isConnected).toBe(true))
})

test('a wallet that is silent for 20 s can be asked again', async () => {
  const wallet = storyWallet('Marigold', { answer: 'wait' })
  const config = await renderModal({ wallets: [wallet] })
  act(() => openModal(config))
  const row = await screen.findByText('Marigold')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
  fireEvent.click(row)
  await act(() => vi.advanceTimersByTimeAsync(19_000))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  vi.useRealTimers()
  await screen.findByText('Still waiting. Check Marigold for a request.')
  wallet.answer = 'approve'
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(getAccount(config).isConnected).toBe(true))
  expect(wallet.calls.connect).toBe(2)
})

test('a chain of a wallet opens its view with that chain and the next route; a removed wallet shows a toast', async () => {
  const wallet = storyWallet('Marigold', { namespaces: ['eip155', 'solana'], answer: 'wait' })
  const config = await renderModal({ networks: manyNetworks, wallets: [wallet] })
  const [connector] = getConnectors(config)
  const data = { connector: connector!, redirectView: 'Networks' } as const
  act(() => openModal(config, { view: 'Connect' }))
  act(() =>
    pushView(config, 'ConnectingMultiChain', { ...data, connector: { ...connector!, uid: 'removed' } }),
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Solana/ }))
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({
      message: 'Marigold is no longer available on Solana',
      variant: 'error',
    }),
  )
  expect(getModalRouter(config).view).toBe('ConnectingMultiChain')
  act(() => goBack(config))
  act(() => pushView(config, 'ConnectingMultiChain', data))
  fireEvent.click(await screen.findByRole('button', { name: /^Solana/ }))
  expect(getModalRouter(config)).toMatchObject({
    view: 'ConnectingExternal',
    data: { connector: { uid: connector!.uid, namespaces: ['solana'] }, redirectView: 'Networks' },
  })
})

test('a retry connects only the chosen chain of a wallet, without a choice of accounts', async () => {
  const wallet = storyWallet('Marigold', { namespaces: ['eip155', 'solana'], answer: 'reject' })
  const config = await renderModal({ networks: manyNetworks, wallets: [wallet] })
  act(() => openModal(config, { view: 'Connect' }))
  act(() => pushView(config, 'ConnectingMultiChain', { connector: getConnectors(config)[0]! }))
  fireEvent.click(await screen.findByRole('button', { name: /^Solana/ }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const asked = vi.spyOn(wallet, 'connect')
  fireEvent.click(retry)
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(asked.mock.calls[0]?.[0].namespaces).toEqual(['solana'])
  expect(asked.mock.calls[0]?.[0].isAccountChoice).not.toBe(true)
})

test('the view of a wallet that is not installed shows that, and offers no retry', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold')] })
  const [connector] = getConnectors(config)
  act(() => openModal(config, { view: 'Connect' }))
  act(() => pushView(config, 'ConnectingExternal', { connector: { ...connector!, uid: 'removed' } }))
  await screen.findByRole('heading', { name: 'Marigold was not found' })
  screen.getByText('Install or enable it, then reload this page.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the view of a wallet of the directory that is not installed links to its download', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold')] })
  const [connector] = getConnectors(config)
  const wallet = { id: 'marigold', name: 'Marigold', homepage: 'https://marigold.example/' }
  act(() => openModal(config, { view: 'Connect' }))
  act(() => pushView(config, 'ConnectingExternal', { connector: { ...connector!, uid: 'removed' }, wallet }))
  const link = await screen.findByRole('link', { name: 'Get Marigold' })
  expect(link.getAttribute('href')).toBe('https://marigold.example/')
})

test('a connected wallet is not requested again', async () => {
  const wallet = storyWallet('Marigold')
  const config = await renderModal({ wallets: [wallet] })
  await connectFirst(config)
  act(() => openModal(config, { view: 'Connect' }))
  act(() => pushView(config, 'ConnectingExternal', { connector: getConnectors(config)[0]! }))
  await screen.findByRole('heading', { name: 'Already connected' })
  screen.getByText('To add another one, switch account inside Marigold.')
  expect(wallet.calls.connect).toBe(1)
  expect(screen.queryByRole('button', { name: 'Choose another account' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test.each([[['Connect']], [['ProfileWallets', 'Connect']]] as const)(
  'another account chosen in a connected wallet leads from %j to the wallets, a disconnect there to the list',
  async (history) => {
    const [first, ...others] = history
    const wallet = storyWallet('Marigold')
    const other = storyWallet('Poppy', { namespaces: ['solana'], chainId: null })
    const config = await renderModal({ networks: manyNetworks, wallets: [wallet, other] })
    await connectFirst(config)
    await act(async () => void (await connect(config, { connector: 'Poppy' })))
    const connector = getConnectors(config).find(({ name }) => name === 'Marigold')!
    const show = (): void => {
      openModal(config, { view: first })
      for (const view of others) pushView(config, view)
      pushView(config, 'ConnectingExternal', { connector })
    }
    act(show)
    await screen.findByRole('heading', { name: 'Already connected' })
    const accounts = [{ address: `0x${'2'.repeat(40)}` }]
    act(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts }))
    await waitFor(() => expect(getModalRouter(config).view).toBe('ProfileWallets'))
    expect(getModalRouter(config).history).toEqual(
      first === 'Connect' ? ['Connect', 'ProfileWallets'] : ['ProfileWallets'],
    )

    act(() => void switchNetwork(config, { caipNetworkId: solana.caipNetworkId }).catch(() => {}))
    act(show)
    await screen.findByRole('heading', { name: 'Already connected' })
    act(() => wallet.emit({ type: 'disconnect' }))
    await waitFor(() => expect(getModalRouter(config).view).toBe('Connect'))
  },
)

test('a wallet of several chains is listed, also with one of them', async () => {
  const wallets = (['eip155', 'solana'] as const).map((namespace) =>
    storyWallet('Marigold', { id: `marigold-${namespace}`, namespaces: [namespace], chainId: null }),
  )
  const config = await renderModal({ networks: manyNetworks, wallets })
  const [, child = expect.unreachable()] = getConnectors(config)
  act(() => openModal(config, { view: 'Connect' }))
  act(() => pushView(config, 'ConnectingExternal', { connector: child }))
  await screen.findByRole('heading', { name: 'Continue in Marigold' })
  expect(screen.queryByText('Marigold was not found')).toBeNull()
})

test('a connected wallet lets the visitor choose another account', async () => {
  const wallet = storyWallet('Marigold')
  const config = await renderModal({ wallets: [Object.assign(wallet, { canChooseAccounts: true })] })
  await connectFirst(config)
  const asked = vi.spyOn(wallet, 'connect')
  wallet.answer = 'reject'
  act(() => openModal(config, { view: 'Connect' }))
  act(() => pushView(config, 'ConnectingExternal', { connector: getConnectors(config)[0]! }))
  fireEvent.click(await screen.findByRole('button', { name: 'Choose another account' }))
  await screen.findByRole('heading', { name: 'Request declined' })
  expect(getAccount(config).isConnected).toBe(true)
  wallet.answer = 'approve'
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  for (const [parameters] of asked.mock.calls) expect(parameters.isAccountChoice).toBe(true)
})

test('a rejected switch goes back once with a message, and keeps the network [S2.14] [S2.35]', async () => {
  const wallet = storyWallet('Marigold', { onSwitch: 'reject' })
  const config = await renderModal({ wallets: [wallet] })
  await connectFirst(config)
  act(() => openModal(config, { view: 'Account' }))
  act(() => pushView(config, 'Networks'))
  act(() => pushView(config, 'SwitchNetwork', { network: base! }))
  await waitFor(() => expect(getToast(config).message).toBe('You declined the switch to Base'))
  expect(getModalRouter(config).history).toEqual(['Account', 'Networks'])
  expect(getNetwork(config).name).toBe('Ethereum')
  // The next attempt ends the message.
  expect(getToast(config).isOpen).toBe(true)
  wallet.switchNetwork = () => new Promise(() => {})
  act(() => pushView(config, 'SwitchNetwork', { network: base! }))
  // Before its duration has passed.
  await waitFor(() => expect(getToast(config).isOpen).toBe(false))
  expect(getModalRouter(config).view).toBe('SwitchNetwork')
})

test('a switch without an answer for 20 s announces the hint', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold', { onSwitch: 'wait' })] })
  await connectFirst(config)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
  act(() => openModal(config, { view: 'SwitchNetwork', data: { network: base! } }))
  await act(async () => void (await vi.dynamicImportSettled()))
  await act(() => vi.advanceTimersByTimeAsync(21_000))
  vi.useRealTimers()
  await screen.findByText('Still waiting. Check Marigold for a request.', { selector: '[role=status] *' })
})

test('SwitchNetwork, opened again for another network, requests the switch to that network', async () => {
  const wallet = storyWallet('Marigold', { onSwitch: 'wait' })
  const asked: unknown[] = []
  const { switchNetwork } = wallet
  wallet.switchNetwork = (parameters) => {
    asked.push(parameters.network.name)
    return switchNetwork?.(parameters) ?? Promise.resolve()
  }
  const config = await renderModal({ wallets: [wallet] })
  await connectFirst(config)
  for (const network of storyNetworks.slice(1, 3)) {
    act(() => openModal(config, { view: 'SwitchNetwork', data: { network } }))
    await waitFor(() => expect(asked.at(-1)).toBe(network.name))
  }
  expect(asked).toHaveLength(2)
  expect(getModalRouter(config).view).toBe('SwitchNetwork')
})

test('a failed switch to another namespace goes back once with a message [S2.35] [S2.15]', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold')] })
  await connectFirst(config)
  act(() => openModal(config, { view: 'Account' }))
  // A network that was removed since its row was clicked.
  const data = {
    switchToChain: 'solana',
    navigateTo: 'Connect',
    navigateWithReplace: true,
    network: solana,
  } as const
  act(() => pushView(config, 'SwitchActiveChain', data))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(getToast(config).message).toBe('Couldn’t switch to Solana'))
  expect(getModalRouter(config).history).toEqual(['Account'])
  expect(getNetwork(config).name).toBe('Ethereum')
})

test('a successful switch goes back past the list of networks [S2.14]', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold', { onSwitch: 'approve' })] })
  await connectFirst(config)
  act(() => openModal(config, { view: 'Account' }))
  act(() => pushView(config, 'Networks'))
  fireEvent.click(await screen.findByText('Base'))
  await waitFor(() => expect(getNetwork(config).name).toBe('Base'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
})

test('a network that the wallet does not support is readable, but disabled', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold', { approved: ['eip155:1'] })] })
  await connectFirst(config)
  act(() => openModal(config, { view: 'Networks' }))
  const row = (await screen.findByText('Base')).closest('button')!
  expect(row.getAttribute('aria-disabled')).toBe('true')
  expect(row.textContent).toContain('Not available in Marigold')
  fireEvent.click(row)
  expect(getModalRouter(config).view).toBe('Networks')
})

test('after a failed disconnect the app has no account, and a toast shows the failure [S8.16]', async () => {
  const wallet = storyWallet('Marigold')
  wallet.disconnect = () => Promise.reject({ code: -32603, message: 'stuck' })
  const config = await renderModal({ wallets: [wallet] })
  await connectFirst(config)
  act(() => openModal(config, { view: 'Account' }))
  fireEvent.click(await screen.findByText('Disconnect'))
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({ message: 'Failed to disconnect', variant: 'error' }),
  )
  expect(getAccount(config).isConnected).toBe(false)
})

test('“Disconnect” in the account view disconnects, and the modal closes', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold')] })
  await connectFirst(config)
  act(() => openModal(config, { view: 'Account' }))
  fireEvent.click(await screen.findByText('Disconnect'))
  await waitFor(() => expect(getAccount(config).isConnected).toBe(false))
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
})

test('until the terms are accepted no wallet can be selected; a click shows the reason', async () => {
  const config = await renderModal({
    wallets: [storyWallet('Marigold')],
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://example.com/terms',
  })
  act(() => openModal(config))
  const gate = () => document.querySelector<HTMLElement>('[data-foyer-gate]')!
  const box = await screen.findByRole<HTMLInputElement>('checkbox')
  expect(gate().inert).toBe(true)
  fireEvent.click(gate().parentElement!)
  expect(await screen.findAllByText('Accept first to continue')).not.toEqual([])
  expect(box.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(box)
  expect(gate().inert).toBe(false)
  expect(box.getAttribute('aria-invalid')).toBeNull()
})

test('without terms there is no checkbox', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold')], features: { legalCheckbox: true } })
  act(() => openModal(config))
  await screen.findByText('Marigold')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('in an app without ProfileWallets, disconnecting one of two wallets keeps the account view', async () => {
  const { ProfileWallets: _, ...views } = allViews
  const config = await renderModal({ features: { multiWallet: true }, shell: { views } })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    await connect(config, { connector: 'Iris' })
    openModal(config, { view: 'Account' })
  })
  fireEvent.click(await screen.findByText('Disconnect'))
  await waitFor(() => expect(getAccount(config).connector?.name).toBe('Marigold'))
  expect(getModalRouter(config).view).toBe('Account')
})

test.each([
  ['WalletSend', 'WalletSendPreview'],
  ['Swap', 'SwapPreview'],
] as const)('without a review, its view goes back to %s, and no further', async (form, review) => {
  const config = await renderModal(form === 'Swap' ? storySwap() : storySend())
  await connectFirst(config)
  act(() => {
    openModal(config, { view: 'Account' })
    pushView(config, form)
    pushView(config, review)
  })
  await waitFor(() => expect(getModalRouter(config).view).not.toBe(review))
  expect(getModalRouter(config).view).toBe(form)
})

import type { Config } from '@foyer/headless'
import {
  getAccount,
  getModal,
  getModalRouter,
  getToast,
  getWalletConnectUri,
  openModal,
  pushView,
  refreshPairing,
  watchEvents,
} from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderModal, type RenderModalOptions } from '../../test/renderModal.tsx'
import { samplePairing } from '../../test/samples.ts'
import { storyWallet } from '../../test/storyConfig.tsx'
import { iphone, storyDirectoryWallet, storyPairing } from '../../test/storyPairing.tsx'
import { browserHero, linkHero } from './rules.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const wallet = { ...storyDirectoryWallet, desktopLink: undefined, webappLink: undefined }

const onPhone = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone)
const watchOpen = () => vi.spyOn(window, 'open').mockReturnValue(null)

async function show(
  data: { readonly wallet?: typeof storyDirectoryWallet; readonly redirectView?: 'Networks' },
  {
    pairing = storyPairing(),
    wallets = [],
    ...options
  }: RenderModalOptions & {
    readonly pairing?: ReturnType<typeof storyPairing>
  } = {},
): Promise<{ readonly config: Config; readonly pairing: ReturnType<typeof storyPairing> }> {
  const config = await renderModal({ wallets: [pairing, ...wallets], ...options })
  act(() => openModal(config, { view: 'Connect' }))
  act(() => pushView(config, 'ConnectingWalletConnect', data))
  return { config, pairing }
}

describe('the QR code', () => {
  test('is shown for a wallet, and its URI can be copied [S2.5]', async () => {
    const writeText = vi.fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    const { config } = await show({ wallet })
    await screen.findByRole('img', { name: 'QR code to connect Marigold' })
    expect(screen.getByText('Scan with Marigold')).toBeTruthy()
    await act(async () => fireEvent.click(screen.getByText('Copy link')))
    expect(writeText).toHaveBeenCalledWith(samplePairing)
    expect(getToast(config)).toMatchObject({ message: 'Copied', variant: 'success' })
  })

  test('for any wallet, is shown with a link to get a wallet', async () => {
    const { config } = await show({})
    fireEvent.click(await screen.findByRole('button', { name: 'Get a wallet' }))
    expect(getModalRouter(config).view).toBe('GetWallet')
  })

  test('has a link to copy by hand if the browser blocks the clipboard', async () => {
    const writeText = vi.fn(() => Promise.reject(new Error('no')))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    const { config } = await show({})
    await screen.findByRole('img', { name: 'QR code to connect a wallet' })
    await act(async () => fireEvent.click(screen.getByText('Copy link')))
    await waitFor(() => expect(getToast(config)).toMatchObject({ message: 'Copy failed', variant: 'error' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(samplePairing)
  })

  test('is a placeholder while the URI loads', async () => {
    await show({}, { pairing: storyPairing({ relay: 'silent' }) })
    await waitFor(() => expect(document.querySelector('[data-foyer-part="qr"]')).not.toBeNull())
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
    expect(screen.getByText<HTMLButtonElement>('Copy link').closest('button')?.disabled).toBe(true)
  })

  test('closes with the modal after approval', async () => {
    const { config } = await show({ wallet }, { pairing: storyPairing({ answer: 'approve' }) })
    await waitFor(() => expect(getAccount(config).isConnected).toBe(true))
    await waitFor(() => expect(getModal(config).isOpen).toBe(false))
  })

  test('gives way to the redirect view after approval', async () => {
    const { config } = await show(
      { wallet, redirectView: 'Networks' },
      { pairing: storyPairing({ answer: 'approve' }) },
    )
    await waitFor(() => expect(getModalRouter(config).view).toBe('Networks'))
  })

  test('is of the same wallet again after a look at its downloads', async () => {
    const { config } = await show({ wallet, redirectView: 'Networks' })
    fireEvent.click(await screen.findByRole('button', { name: 'Get Marigold' }))
    fireEvent.click(await screen.findByRole('link', { name: 'Website' }))
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('img', { name: 'QR code to connect Marigold' })
    expect(getModalRouter(config).data).toEqual({ wallet, redirectView: 'Networks' })
  })

  test('goes back with a message after a rejection', async () => {
    const { config } = await show({ wallet }, { pairing: storyPairing({ answer: 'decline' }) })
    await waitFor(() => expect(getModalRouter(config).view).toBe('Connect'))
    expect(getToast(config)).toMatchObject({ message: 'Request declined', variant: 'error' })
  })

  test('goes back with a message if no URI can be created', async () => {
    const { config } = await show({ wallet }, { pairing: storyPairing({ relay: 'gone' }) })
    await waitFor(() => expect(getModalRouter(config).view).toBe('Connect'))
    expect(getToast(config)).toMatchObject({ message: 'Failed to connect', variant: 'error' })
  })

  test.each([
    [{ enableNetworkSwitch: false }, 'UnsupportedChain'],
    [{}, 'Connect'],
  ])('with %j, after a refused switch of the network %s is shown', async (options, view) => {
    const pairing = storyPairing()
    const refused = new Error('An error occurred when attempting to switch chain from 1 to 137.')
    vi.spyOn(pairing, 'connect').mockRejectedValue(refused)
    const { config } = await show({ wallet }, { pairing, ...options })
    await waitFor(() => expect(getModalRouter(config).view).toBe(view))
    expect(getToast(config)).toMatchObject({ variant: 'error' })
  })

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a web URL', 'https://evil.example/?uri=wc:1@2'],
    ['too long', `wc:${'a'.repeat(10_000)}`],
    ['empty', ''],
  ])('is neither drawn nor opened for an invalid URI: %s', async (_, uri) => {
    const open = watchOpen()
    const { config } = await show({ wallet }, { pairing: storyPairing({ uri }) })
    await waitFor(() => expect(getModalRouter(config).view).toBe('Connect'))
    expect(getToast(config)).toMatchObject({ variant: 'error' })
    expect(getWalletConnectUri(config).uri).toBeUndefined()
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
    expect(open).not.toHaveBeenCalled()
  })

  test('offline, is replaced by a note about when it will load', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show({ wallet })
    await screen.findByText('You are offline. The QR code will appear when you reconnect.')
  })

  test('can be requested again after it expired without renewal', async () => {
    const config = await renderModal({ wallets: [storyPairing()], manualWalletConnectControl: true })
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 300_000)
    act(() => openModal(config, { uri: 'wc:old' }))
    await waitFor(() => expect(getWalletConnectUri(config).status).toBe('ready'))
    vi.spyOn(Date, 'now').mockImplementation(now)
    const button = await screen.findByText('Refresh QR code')
    expect(screen.getByText('QR code expired')).toBeTruthy()
    fireEvent.click(button)
    await screen.findByRole('img', { name: /QR code/ })
  })

  test('is announced when it is renewed', async () => {
    const { config } = await show({ wallet })
    await screen.findByRole('img', { name: /QR code/ })
    expect(screen.queryByText('New QR code ready')).toBeNull()
    // The device slept until the URI expired.
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 300_000)
    await waitFor(() => expect(getWalletConnectUri(config).renewals).toBe(1))
    await screen.findByText('New QR code ready')
  })
})

describe('a wallet with several platforms', () => {
  test('has a tab with a body for each', async () => {
    watchOpen()
    await show({ wallet: storyDirectoryWallet })
    await screen.findByRole('img', { name: 'QR code to connect Marigold' })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Mobile',
      'Web app',
      'Desktop',
    ])
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Web app' }), { button: 0 })
    await screen.findByText('Open the web app and approve.')
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
  })

  test('opens its web app on click only', async () => {
    const open = watchOpen()
    await show({ wallet: { ...wallet, mobileLink: undefined, webappLink: 'https://app.marigold.example' } })
    const button = await screen.findByText('Open Marigold')
    await waitFor(() => expect(button.closest('button')?.getAttribute('aria-busy')).toBeNull())
    expect(open).not.toHaveBeenCalled()
    fireEvent.click(button)
    expect(open.mock.calls[0]?.slice(0, 2)).toEqual([
      `https://app.marigold.example/wc?uri=${encodeURIComponent(samplePairing)}`,
      '_blank',
    ])
  })

  test('requests its extension if installed', async () => {
    const own = storyWallet('Marigold')
    const { config } = await show(
      { wallet: { ...storyDirectoryWallet, rdns: 'Marigold' } },
      { wallets: [own] },
    )
    await waitFor(() => expect(getAccount(config).connector?.name).toBe('Marigold'))
    expect(own.calls.connect).toBe(1)
    await waitFor(() => expect(getModal(config).isOpen).toBe(false))
  })

  test('links to its extension if not installed', async () => {
    await show({ wallet: { ...wallet, rdns: 'app.marigold', mobileLink: undefined } })
    await screen.findByRole('heading', { name: 'Marigold is not installed' })
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    await waitFor(() => expect(spoken()).toContain('Marigold is not installed'))
    expect(screen.getByRole('button', { name: 'Get Marigold' })).toBeTruthy()
  })
})

describe('on a phone', () => {
  test('opens the app once automatically, and again on tap', async () => {
    onPhone()
    const open = watchOpen()
    await show({ wallet })
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1))
    expect(open.mock.calls[0]?.slice(0, 2)).toEqual([
      `marigold://wc?uri=${encodeURIComponent(samplePairing)}`,
      '_self',
    ])
    expect(screen.queryByText('Show QR code')).toBeNull()
    fireEvent.click(screen.getByText('Open Marigold'))
    // iOS ignores a custom scheme that failed once.
    expect(open.mock.calls[1]?.[0]).toMatch(/^https:\/\/marigold\.example\/wc/)
    fireEvent.click(await screen.findByText('Show QR code'))
    await screen.findByRole('img', { name: /QR code/ })
  })

  test('can be retried after a rejection', async () => {
    onPhone()
    watchOpen()
    const { config, pairing } = await show({ wallet }, { pairing: storyPairing({ answer: 'decline' }) })
    await screen.findByRole('heading', { name: 'Request declined' })
    expect(getModalRouter(config).view).toBe('ConnectingWalletConnect')
    fireEvent.click(screen.getByText('Try again'))
    await waitFor(() => expect(pairing.calls.connect).toBe(2))
  })

  test('links to the app store of the phone', async () => {
    onPhone()
    watchOpen()
    const { config } = await show({ wallet })
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Get Marigold' })
    expect(link.href).toBe('https://apps.example/marigold')
    const onEvent = vi.fn()
    watchEvents(config, { onEvent })
    fireEvent.click(link)
    const { id, name, order } = wallet
    expect(onEvent.mock.calls).toEqual([
      [
        {
          event: 'GET_WALLET',
          properties: { name, walletRank: order, explorerId: id, type: 'appStore' },
        },
      ],
    ])
  })
})

describe('without adapters', () => {
  test('the modal opens with a QR code for any wallet [S2.6] [S2.25]', async () => {
    const config = await renderModal({ wallets: [storyPairing()], adapters: [] })
    act(() => openModal(config))
    expect(getModalRouter(config).view).toBe('ConnectingWalletConnectBasic')
    await screen.findByRole('img', { name: 'QR code to connect a wallet' })
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  test.each([
    [{ answer: 'decline' }, 'Request declined'],
    [{ relay: 'gone' }, 'Failed to connect'],
  ] as const)(
    'after a failure (%o) the modal stays, and its QR code says %s, once',
    async (options, text) => {
      const config = await renderModal({ wallets: [storyPairing(options)], adapters: [] })
      act(() => openModal(config))
      expect((await screen.findByText(text)).role).toBe('alert')
      expect(getToast(config).isOpen).toBe(false)
    },
  )

  test('after a rejection the modal stays open, and a retry pairs again', async () => {
    const pairing = storyPairing({ answer: 'decline' })
    const config = await renderModal({ wallets: [pairing], adapters: [] })
    act(() => openModal(config))
    fireEvent.click(await screen.findByText('Try again'))
    expect(getModal(config).isOpen).toBe(true)
    await waitFor(() => expect(pairing.calls.connect).toBe(2))
    act(() => refreshPairing(config))
  })
})

test.each([
  [{ status: 'idle' }, 'preparing'],
  [{ status: 'pending' }, 'preparing'],
  [{ status: 'offline' }, 'preparing'],
  [{ status: 'ready' }, 'waiting'],
  [{ status: 'ready', isSlow: true }, 'slow'],
  [{ status: 'pending', isSlow: true }, 'preparing'],
  [{ status: 'expired' }, 'failed'],
  [{ status: 'error' }, 'failed'],
  [{ status: 'declined' }, 'declined'],
  [{ status: 'success' }, 'done'],
] as const)('a wallet opened by a link, %o → %s', (given, expected) => {
  expect(linkHero({ isSlow: false, ...given })).toBe(expected)
})

test.each([
  [{ status: 'idle' }, 'waiting'],
  [{ status: 'success', isOwnProcess: false }, 'waiting'],
  [{ status: 'declined', isOwnProcess: false }, 'waiting'],
  [{ status: 'pending' }, 'waiting'],
  [{ status: 'pending', isSlow: true }, 'slow'],
  [{ status: 'declined' }, 'declined'],
  [{ status: 'error' }, 'failed'],
  [{ status: 'success' }, 'done'],
] as const)('an installed wallet, %o → %s', (given, expected) => {
  expect(browserHero({ isSlow: false, isOwnProcess: true, ...given })).toBe(expected)
})

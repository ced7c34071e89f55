import { getQueryClient } from '@foyer/headless/query'
import {
  connect,
  getModalRouter,
  getToast,
  goBack,
  openModal,
  pushView,
  switchNetwork,
} from '@foyer/headless/actions'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderModal, type RenderModalOptions } from '../../test/renderModal.tsx'
import { allViews } from '../../test/allViews.ts'
import { storyAdapter } from '../../test/storyConfig.tsx'
import { storyNfts, storyToken, type StoryTokens, storyTokens } from '../../test/storyTokens.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function start(tokens: StoryTokens = {}, options: RenderModalOptions = {}) {
  const config = await renderModal({ ...storyTokens(tokens), ...options })
  await act(() => connect(config, { connector: 'Marigold' }))
  act(() => openModal(config, { view: 'Account' }))
  await screen.findByRole('tab', { name: 'Tokens' })
  return config
}

/** Adapter of an account without native currency, which no list of tokens has then. */
const withoutEther = { adapters: [storyAdapter('eip155', '0')] }

const rows = () =>
  [...document.querySelectorAll('[data-foyer-part=long-list] [data-foyer-part=row]')].map((row) =>
    ['row-name', 'row-description', 'row-value'].map(
      (part) => row.querySelector(`[data-foyer-part=${part}]`)?.textContent,
    ),
  )
const openNfts = async () =>
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'NFTs' }), { button: 0 })
const cards = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('tokens are listed by value, with three decimals and cents [S5.11] [S2.21] [S2.11]', async () => {
  const tokens = [
    storyToken(1, { name: 'Unknown', price: 0, quantity: { decimals: '6', numeric: '0.0001' } }),
    storyToken(2, { name: 'Small', price: 1, quantity: { decimals: '6', numeric: '2.0999' } }),
    storyToken(3, { name: 'Large', price: 1000, quantity: { decimals: '6', numeric: '1234.5678' } }),
  ]
  await start({ tokens }, withoutEther)
  await screen.findByText('Large')
  expect(rows()).toEqual([
    ['Large', '1,234.567 LANT', '$1,234,567.80'],
    ['Small', '2.099 MOSS', '$2.10'],
    ['Unknown', '<0.001 PEBB', undefined],
  ])
})

test('skeletons are shown while tokens load', async () => {
  await start({ faultOf: () => 'wait' })
  const panel = await screen.findByRole('tabpanel', { name: 'Tokens' })
  await waitFor(() => expect(panel.querySelectorAll('[data-foyer-part=skeleton-row]').length).toBe(4))
  expect(panel.querySelector('[aria-busy=true]')).not.toBeNull()
})

test('an empty token list links to the funding views that the app has', async () => {
  const Receive = () => <p>Receiving</p>
  const config = await start(
    { count: 0 },
    {
      ...withoutEther,
      shell: { views: { ...allViews, OnRampProviders: undefined, WalletReceive: Receive } },
    },
  )
  const row = await screen.findByRole('button', { name: 'Receive funds', description: 'Share your QR code' })
  expect(screen.queryByText('Buy crypto')).toBeNull()
  fireEvent.click(row)
  expect(getModalRouter(config).view).toBe('WalletReceive')
})

test('without funding features, an empty token list shows a text', async () => {
  await start({ count: 0 }, { ...withoutEther, features: { receive: false, onramp: false } })
  expect(await screen.findByText('No tokens yet')).toBeDefined()
})

test('a failure shows one toast, and a retry waits until `retryAt` [S5.6] [S8.2]', async () => {
  let isDown = true
  const config = await start({ faultOf: () => (isDown ? 'fail' : undefined) })
  const panel = await screen.findByRole('tabpanel', { name: 'Tokens' })
  const retry = await within(panel).findByRole('button', { name: 'Try again' })
  expect(getToast(config)).toMatchObject({ id: 1, message: 'Token Balance Unavailable' })
  isDown = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
  fireEvent.click(retry)
  expect(retry.getAttribute('aria-busy')).toBe('true')
  await act(() => vi.advanceTimersByTimeAsync(25_000))
  expect(rows()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  vi.useRealTimers()
  await screen.findByText('Ether')
  expect(getToast(config).id).toBe(1)
})

test.each(['menu', 'dashboard'] as const)(
  'a balance that failed to load can be retried, in the layout %s',
  async (accountLayout) => {
    let isDown = true
    const { getBalance } = storyAdapter().operations
    const operations = {
      getBalance:
        async () =>
        async (...parameters: Parameters<Awaited<ReturnType<NonNullable<typeof getBalance>>>>) =>
          isDown ? Promise.reject(new Error('down')) : (await getBalance!())(...parameters),
    }
    const nodes = [{ namespace: 'eip155', operations }] as const
    await start({ faultOf: () => (isDown ? 'fail' : undefined) }, { accountLayout, adapters: nodes })
    const failure = await screen.findByText('Balance unavailable')
    const retry = within(failure).getByRole('button', { name: 'Try again' })
    isDown = false
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
    fireEvent.click(retry)
    await act(() => vi.advanceTimersByTimeAsync(30_100))
    vi.useRealTimers()
    expect(await screen.findByText('Balance')).toBeTruthy()
    expect(screen.queryByText('Balance unavailable')).toBeNull()
  },
)

test('cached data stays after a failed refetch, with a note that it is old', async () => {
  let isDown = false
  const config = await start({ faultOf: () => (isDown ? 'fail' : undefined) })
  await screen.findByText('Ether')
  isDown = true
  await act(() => getQueryClient(config).refetchQueries({ queryKey: ['foyer', config.id, 'tokenBalances'] }))
  expect(await screen.findByText('Not up to date')).toBeDefined()
  expect(rows()).toHaveLength(5)
})

test('data of one network is not shown on another', async () => {
  const config = await start({}, withoutEther)
  await screen.findByText('Ether')
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:8453' }))
  await waitFor(() => expect(rows()).toEqual([]))
})

test('offline, the tab shows a note, and refetches when online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await start({ faultOf: () => (navigator.onLine ? undefined : 'fail') })
  await screen.findByText('You are offline. Loading continues when you reconnect.')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await act(() => vi.advanceTimersByTimeAsync(30_100))
  vi.useRealTimers()
  expect(await screen.findByText('Ether')).toBeDefined()
})

test('NFTs of the host’s source are shown with images and collections [S2.21]', async () => {
  await start({}, { nfts: storyNfts(3) })
  await openNfts()
  await screen.findByText('Ether #0')
  expect(cards()).toEqual(['Ether #0Meadow', 'Pebble Dollar #1Meadow', 'Moss #2Meadow'])
  expect(document.querySelectorAll('[data-foyer-part=picture-card] img')).toHaveLength(3)
})

test('NFTs that fail to load can be retried', async () => {
  let isDown = true
  await start({}, { nfts: storyNfts(2, () => (isDown ? 'fail' : undefined)) })
  await openNfts()
  const panel = await screen.findByRole('tabpanel', { name: 'NFTs' })
  const retry = await within(panel).findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(retry)
  expect(await screen.findByText('Ether #0')).toBeDefined()
})

test('a failed further page of NFTs can be retried, and the retry button keeps the focus while it loads', async () => {
  // jsdom has no layout: the end of each list is reported as visible at once.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly run: (entries: readonly object[]) => void) {}
      observe() {
        queueMicrotask(() => this.run([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
  let fault: 'fail' | 'wait' = 'fail'
  await start({}, { nfts: storyNfts(9, (page) => (page === 1 ? fault : undefined)) })
  await openNfts()
  const panel = await screen.findByRole('tabpanel', { name: 'NFTs' })
  const retry = await within(panel).findByRole('button', { name: 'Try again' })
  expect(cards()).toHaveLength(6)
  fault = 'wait'
  retry.focus()
  fireEvent.click(retry)
  await waitFor(() => expect(within(panel).getByRole('alert').textContent).toContain('Loading'))
  expect(retry.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(retry)
  vi.unstubAllGlobals()
})

test('going back restores the open tab [S3.89]', async () => {
  const config = await start()
  await openNfts()
  await screen.findByText('No NFTs yet')
  act(() => pushView(config, 'Networks'))
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
  act(() => goBack(config))
  const tab = await screen.findByRole('tab', { name: 'NFTs', selected: true })
  expect(tab).toBeDefined()
  await screen.findByText('No NFTs yet')
})

test('an empty NFT tab links to the receive view', async () => {
  const config = await start()
  await openNfts()
  const panel = await screen.findByRole('tabpanel', { name: 'NFTs' })
  expect(await within(panel).findByText('No NFTs yet')).toBeDefined()
  fireEvent.click(within(panel).getByRole('button', { name: 'Receive' }))
  expect(getModalRouter(config).view).toBe('WalletReceive')
})

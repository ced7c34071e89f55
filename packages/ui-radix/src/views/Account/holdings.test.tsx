import {
  connect,
  getModalRouter,
  getToast,
  goBack,
  openModal,
  pushView,
  setAccountTab,
  switchNetwork,
} from '@foyer/headless/actions'
import { getQueryClient } from '@foyer/headless/query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { allViews } from '../../test/allViews.ts'
import { renderModal, type RenderModalOptions } from '../../test/renderModal.tsx'
import { setOnline } from '../../test/setOnline.ts'
import { networksOfNamespaces, storyAdapter, storyWallet } from '../../test/storyConfig.tsx'
import { storyNfts, storyToken, type StoryTokens, storyTokens } from '../../test/storyTokens.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
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
const total = () => document.querySelector('[data-foyer-part=amount]')?.textContent
const openNfts = async () =>
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'NFTs' }), { button: 0 })
const cards = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

/** jsdom has no layout: the end of each list is reported as visible at once. */
const showEnds = () =>
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

test.each([
  ['eip155', '1', ['Tokens', 'NFTs', 'Activity']],
  ['solana', null, ['Tokens', 'NFTs']],
  ['bip122', '000000000019d6689c085ae165831e93', []],
] as const)('the tabs are those of the namespace %s [S2.21]', async (namespace, chainId, tabs) => {
  const config = await renderModal({
    ...storyTokens(),
    networks: networksOfNamespaces,
    wallets: [storyWallet('Poppy', { namespaces: [namespace], chainId })],
  })
  await act(() => connect(config, { connector: 'Poppy' }))
  act(() => openModal(config, { view: 'Account' }))
  await screen.findByRole('button', { name: 'Disconnect' })
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs)
  expect(screen.queryAllByRole('tablist', { name: 'Assets and activity' })).toHaveLength(tabs.length ? 1 : 0)
})

test('a chosen tab that the app does not offer is not open', async () => {
  const config = await renderModal({ ...storyTokens(), features: { activity: false } })
  await act(() => connect(config, { connector: 'Marigold' }))
  act(() => setAccountTab(config, { tab: 'activity' }))
  act(() => openModal(config, { view: 'Account' }))
  await screen.findByRole('tab', { name: 'Tokens', selected: true })
})

test('the slots of the account get its address, and the name of an empty tab', async () => {
  const named = (name: string) => (data: object) => <p>{`${name} ${Object.values(data)[0]}`}</p>
  const slots = { 'account.header': named('header'), 'account.nfts': named('nfts') }
  const config = await start({ count: 0 }, { ...withoutEther, shell: { slots } })
  await screen.findByText('header 0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await openNfts()
  await screen.findByText('nfts 0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  expect(getModalRouter(config).view).toBe('Account')
})

test.each([
  ['Tokens', 'tokens', {}],
  ['Tokens', 'tokens', { receive: false, onramp: false }],
  ['NFTs', 'nfts', {}],
])('the slot of an empty state has its name: %s %s %j', async (tab, name, features) => {
  const EmptyState = (data: { name: string }) => <p>{`nothing in ${data.name}`}</p>
  const shell = { slots: { emptyState: EmptyState } }
  await start({ count: 0 }, { ...withoutEther, features, shell })
  fireEvent.mouseDown(await screen.findByRole('tab', { name: tab }), { button: 0 })
  await screen.findByText(`nothing in ${name}`)
})

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
  expect(screen.getByRole('list', { name: 'Tokens' })).toBeTruthy()
})

test.each([
  ['en', '1,234.567 ETH'],
  ['de', '1.234,567 ETH'],
])(
  'the native balance has three decimals, in the format of the language %s [S2.11]',
  async (locale, shown) => {
    const config = await renderModal({ adapters: [storyAdapter('eip155', '1234.5678')], shell: { locale } })
    await act(() => connect(config, { connector: 'Marigold' }))
    act(() => openModal(config, { view: 'Account' }))
    await waitFor(() => expect(total()).toContain(shown))
  },
)

test('the dashboard shows the value of all tokens', async () => {
  const tokens = [
    storyToken(1, { price: 2, quantity: { decimals: '6', numeric: '3' } }),
    storyToken(2, { price: 1000, quantity: { decimals: '6', numeric: '1.5' } }),
  ]
  await start({ tokens }, { ...withoutEther, accountLayout: 'dashboard' })
  await waitFor(() => expect(total()).toBe('Balance $1,506.00'))
})

test('the dashboard shows the native balance if no price is known', async () => {
  const tokens = [storyToken(1, { price: 0, quantity: { decimals: '6', numeric: '3' } })]
  await start({ tokens }, { adapters: [storyAdapter('eip155', '1.5')], accountLayout: 'dashboard' })
  await waitFor(() => expect(total()).toBe('Balance 1.5 ETH'))
})

test('a total that is too long for large type is smaller', async () => {
  const tokens = [storyToken(1, { price: 2, quantity: { decimals: '6', numeric: '160000000000' } })]
  await start({ tokens }, { ...withoutEther, accountLayout: 'dashboard' })
  await waitFor(() => expect(total()).toBe('Balance $320,000,000,000.00'))
  expect(document.querySelector('[data-foyer-part=amount][data-variant=display]')).toBeNull()
})

test('skeletons are shown while tokens load', async () => {
  await start({ faultOf: () => 'wait' })
  const panel = await screen.findByRole('tabpanel', { name: 'Tokens' })
  await waitFor(() => expect(panel.querySelectorAll('[data-foyer-part=skeleton-row]').length).toBe(4))
  expect(within(panel).getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true')
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

test('the purchase is the popular way to fund an account', async () => {
  const config = await start({ count: 0 }, withoutEther)
  const buy = await screen.findByRole('button', { name: /^Buy crypto/ })
  expect(buy.textContent).toContain('Popular')
  expect(screen.getByRole('button', { name: /^Receive funds/ }).textContent).not.toContain('Popular')
  fireEvent.click(buy)
  expect(getModalRouter(config).view).toBe('OnRampProviders')
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
  expect(getToast(config)).toMatchObject({ id: 1, isOpen: true, message: 'Token Balance Unavailable' })
  // The toast is announced, and the text in the tab is not announced again.
  expect(within(panel).queryByRole('alert')).toBeNull()
  isDown = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
  fireEvent.click(retry)
  expect(retry.getAttribute('aria-busy')).toBe('true')
  // The retry ends the toast.
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(getToast(config).isOpen).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(25_000))
  expect(rows()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  vi.useRealTimers()
  await screen.findByText('Ether')
  expect(getToast(config).id).toBe(1)
})

/** Nodes that answer no balance until `isUp`. */
const nodesUntil = (isUp: () => boolean) => {
  const { getBalance } = storyAdapter().operations
  const operations = {
    getBalance:
      async () =>
      async (...parameters: Parameters<Awaited<ReturnType<NonNullable<typeof getBalance>>>>) =>
        isUp() ? (await getBalance!())(...parameters) : Promise.reject(new Error('down')),
  }
  return [{ namespace: 'eip155', operations }] as const
}

test('a native balance that failed to load can be retried', async () => {
  let isDown = true
  await start({}, { accountLayout: 'menu', adapters: nodesUntil(() => !isDown) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(retry.parentElement?.textContent).toBe('Balance unavailable Try again')
  isDown = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
  fireEvent.click(retry)
  expect(retry.textContent).toContain('Loading')
  await act(() => vi.advanceTimersByTimeAsync(100))
  vi.useRealTimers()
  expect(await screen.findByText('Balance')).toBeTruthy()
  expect(screen.queryByText('Balance unavailable')).toBeNull()
})

test.each(['menu', 'dashboard'] as const)(
  'tokens and a balance that failed to load have one text and one retry, in the layout %s',
  async (accountLayout) => {
    let isDown = true
    const isUp = () => !isDown
    await start(
      { faultOf: () => (isDown ? 'fail' : undefined) },
      { accountLayout, adapters: nodesUntil(isUp) },
    )
    await screen.findByText('Couldn’t load your tokens')
    await waitFor(() => expect(total()).toBe('Balance unavailable –'))
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
    // The toast is announced.
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([''])
    // Another tab does not say so.
    await openNfts()
    await waitFor(() => expect(total()).toBeUndefined())
    const failure = await screen.findByText('Balance unavailable')
    isDown = false
    fireEvent.click(within(failure).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(total()).toMatch(/^Balance [\d.]+ ETH$/))
  },
)

test('a dashboard whose tokens failed to load shows the native balance, and their value after a retry', async () => {
  let isDown = true
  const adapters = [storyAdapter('eip155', '1.5')]
  await start({ faultOf: () => (isDown ? 'fail' : undefined) }, { accountLayout: 'dashboard', adapters })
  await waitFor(() => expect(total()).toBe('Balance 1.5 ETH'))
  isDown = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => vi.advanceTimersByTimeAsync(30_100))
  vi.useRealTimers()
  await waitFor(() => expect(total()).toMatch(/^Balance \$/))
})

test.each([
  ['Tokens', 'tokenBalances', 'Ether'],
  ['NFTs', 'nfts', 'Ether #0'],
])('cached %s stay after a failed refetch, with a note and a retry', async (tab, key, item) => {
  let isDown = false
  const faultOf = () => (isDown ? 'fail' : undefined)
  const config = await start({ faultOf }, { nfts: storyNfts(2, faultOf) })
  fireEvent.mouseDown(screen.getByRole('tab', { name: tab }), { button: 0 })
  const panel = await screen.findByRole('tabpanel', { name: tab })
  await within(panel).findByText(item)
  isDown = true
  await act(() => getQueryClient(config).refetchQueries({ queryKey: ['foyer', config.id, key] }))
  expect(await within(panel).findByText('Not up to date')).toBeTruthy()
  expect(within(panel).getByText(item)).toBeTruthy()
  isDown = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
  const retry = within(panel).getByRole('button', { name: 'Try again' })
  retry.focus()
  fireEvent.click(retry)
  expect(within(panel).queryByRole('button', { name: 'Try again' })).toBeNull()
  // The focus is not lost to the title.
  expect(document.activeElement).toBe(retry)
  await act(() => vi.advanceTimersByTimeAsync(30_100))
  vi.useRealTimers()
  await waitFor(() => expect(within(panel).queryByText('Not up to date')).toBeNull())
  isDown = true
  setOnline(false)
  await act(() => getQueryClient(config).refetchQueries({ queryKey: ['foyer', config.id, key] }))
  expect(await within(panel).findByText('Not up to date')).toBeTruthy()
  expect(within(panel).getByText('You are offline. Loading continues when you reconnect.')).toBeTruthy()
  expect(within(panel).queryByRole('button', { name: 'Try again' })).toBeNull()
})

test.each(['Tokens', 'NFTs'])(
  'on another network, %s that failed to load have no pending retry',
  async (tab) => {
    const config = await start(
      { faultOf: () => 'fail' },
      { ...withoutEther, nfts: storyNfts(2, () => 'fail') },
    )
    fireEvent.mouseDown(screen.getByRole('tab', { name: tab }), { button: 0 })
    const panel = await screen.findByRole('tabpanel', { name: tab })
    const retry = () => within(panel).findByRole('button', { name: 'Try again', busy: false })
    const button = await retry()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(button)
    vi.useRealTimers()
    expect(button.getAttribute('aria-busy')).toBe('true')
    await act(() => switchNetwork(config, { caipNetworkId: 'eip155:8453' }))
    await retry()
  },
)

test('offline, the tab and the balance offer no retry, and load when online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await start(
    { faultOf: () => (navigator.onLine ? undefined : 'fail') },
    { accountLayout: 'dashboard', adapters: nodesUntil(() => navigator.onLine) },
  )
  await screen.findByText('You are offline. Loading continues when you reconnect.')
  await waitFor(() => expect(total()).toBe('Balance unavailable –'))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
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
  expect(within(panel).getByText('Couldn’t load NFTs')).toBeTruthy()
  isDown = false
  fireEvent.click(retry)
  expect(await screen.findByText('Ether #0')).toBeDefined()
})

test('a failed further page of NFTs can be retried, and the retry button keeps the focus while it loads', async () => {
  showEnds()
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
})

test('pages of NFTs load until one has some that are no spam; the list is busy until the first', async () => {
  showEnds()
  let answer = () => {}
  const first = new Promise<void>((resolve) => (answer = resolve))
  const nfts: NonNullable<RenderModalOptions['nfts']> = async (_, { cursor = '0' }) => {
    await first
    const page = Number(cursor)
    const item = { id: cursor, name: `Moss #${page}`, isSpam: page < 2 }
    return { items: [item], ...(page < 2 && { next: `${page + 1}` }) }
  }
  await start({}, { nfts })
  await openNfts()
  const list = await screen.findByRole('list', { name: 'NFTs', busy: true })
  answer()
  await screen.findByText('Moss #2')
  expect(list.getAttribute('aria-busy')).toBeNull()
  expect(cards()).toHaveLength(1)
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

test.each([
  ['the feature', { features: { receive: false } }],
  ['the view', { shell: { views: { ...allViews, WalletReceive: undefined } } }],
])('an empty NFT tab has no link in an app without %s to receive', async (_, options) => {
  await start({}, options)
  await openNfts()
  const panel = await screen.findByRole('tabpanel', { name: 'NFTs' })
  await within(panel).findByText('No NFTs yet')
  expect(within(panel).queryByRole('button')).toBeNull()
})

test('an empty NFT tab links to the receive view', async () => {
  const config = await start()
  await openNfts()
  const panel = await screen.findByRole('tabpanel', { name: 'NFTs' })
  expect(await within(panel).findByText('Collectibles you own on Ethereum show up here.')).toBeDefined()
  fireEvent.click(within(panel).getByRole('button', { name: 'Receive' }))
  expect(getModalRouter(config).view).toBe('WalletReceive')
})

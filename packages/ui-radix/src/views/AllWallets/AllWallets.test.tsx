import { addRecentWallet, getModalRouter, getToast, goBack, openModal } from '@foyer/headless/actions'
import { getQueryClient, walletsQueryOptions } from '@foyer/headless/query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderModal, type RenderModalOptions } from '../../test/renderModal.tsx'
import { setOnline } from '../../test/setOnline.ts'
import { manyNetworks, storyWallet, type StoryWalletOptions } from '../../test/storyConfig.tsx'
import { type StoryDirectory, storyDirectory, storyEntry } from '../../test/storyDirectory.ts'

const code = (options: StoryWalletOptions = {}) =>
  storyWallet('WalletConnect', { id: 'walletConnect', type: 'WALLET_CONNECT', ...options })
const installed = () => Object.assign(storyWallet('Marigold'), { rdns: 'test.marigold' })

async function start(directory: StoryDirectory = {}, options: RenderModalOptions = {}) {
  const config = await renderModal({
    wallets: [installed(), code()],
    ...storyDirectory(directory),
    ...options,
  })
  act(() => openModal(config))
  await screen.findByText('Marigold')
  return config
}
const openAll = async (name: string | RegExp = /^Search wallets/) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const cards = () =>
  [...document.querySelectorAll('[data-foyer-part=card]')].map(
    (card) => card.querySelector('bdi')?.textContent,
  )
/** jsdom has no layout, so the end of a list is never visible. Returns a function that reports it as visible. */
function stubObserver(): () => void {
  let report = (): void => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: (entries: readonly object[]) => void) {
        report = () => run([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => report()
}
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })

test('the directory, opened from Connect, lists installed wallets first [S2.8]', async () => {
  const config = await start()
  await openAll(/^Search wallets, 100/)
  await waitFor(() => expect(cards()).toHaveLength(44))
  expect(screen.getByText('Copper Amber').closest('button')?.textContent).toContain('Installed')
  expect(cards()[0]).toBe('Copper Amber')
  fireEvent.click(screen.getByText('Copper Amber'))
  expect(getModalRouter(config)).toMatchObject({
    view: 'ConnectingExternal',
    data: { connector: { name: 'Marigold' }, wallet: { id: 'w2' } },
  })
})

test('the images of the first 20 wallets load with the list, later ones near the visible cards [S9.21]', async () => {
  await start()
  await openAll()
  await waitFor(() => expect(cards()).toHaveLength(44))
  const lazy = [...document.querySelectorAll('[data-foyer-part=card]')].flatMap((card, index) =>
    [...card.querySelectorAll('img')].map((image) => [index, image.getAttribute('loading')] as const),
  )
  const indexOf = (loading: string) =>
    lazy.filter(([, how]) => (how ?? 'eager') === loading).map(([at]) => at)
  expect(Math.max(...indexOf('eager'))).toBe(19)
  expect(Math.min(...indexOf('lazy'))).toBe(20)
})

test('wallets whose image is absent or does not load have their bundled logo, or a letter [S7.32]', async () => {
  const entry = (id: string, index: number, image?: string) => ({
    ...storyEntry(index),
    id,
    name: `Wallet ${index}`,
    image_url: image,
  })
  await start({
    entries: [
      entry('coinbaseWallet', 3),
      entry('baseAccount', 5, 'https://gone.example/a.png'),
      entry('unknown', 6),
    ],
  })
  await openAll()
  const cardOf = async (name: string) =>
    (await screen.findByText(name)).closest<HTMLElement>('[data-foyer-part=card]')
  const pictureOf = (card: HTMLElement | null) => card?.querySelector('img')?.getAttribute('src')
  const [absent, failing, unknown] = await Promise.all(['Wallet 3', 'Wallet 5', 'Wallet 6'].map(cardOf))
  await waitFor(() => expect(pictureOf(absent ?? null)).toMatch(/^data:image\/svg/))
  await waitFor(() => expect(pictureOf(failing ?? null)).toMatch(/^data:image\/svg/))
  await waitFor(() => expect(unknown?.querySelector('[data-foyer-part=image-letter]')?.textContent).toBe('W'))
  expect(pictureOf(unknown ?? null)).toBeUndefined()
})

test('a wallet to add for a namespace connects on that namespace, also from the list of all wallets', async () => {
  const namespaces = ['eip155', 'solana'] as const
  const both = Object.assign(storyWallet('Marigold', { namespaces, answer: 'wait' }), {
    rdns: 'test.marigold',
  })
  const config = await start({}, { networks: manyNetworks, wallets: [both, code({ namespaces })] })
  const data = { addWalletForNamespace: 'solana', redirectView: 'ProfileWallets' } as const
  act(() => openModal(config, { view: 'Connect', data }))
  await openAll()
  fireEvent.click(await screen.findByText('Copper Amber'))
  expect(getModalRouter(config)).toMatchObject({
    view: 'ConnectingExternal',
    data: { connector: { name: 'Marigold', namespaces: ['solana'] }, redirectView: 'ProfileWallets' },
  })
  act(() => goBack(config))
  act(() => goBack(config))
  await screen.findByRole('heading', { name: 'Add wallet' })
  expect(getModalRouter(config)).toMatchObject({ view: 'Connect', data: { addWalletForNamespace: 'solana' } })
})

test('a wallet that is not installed opens pairing', async () => {
  const config = await start()
  await openAll()
  fireEvent.click(await screen.findByText('Basin Amber'))
  expect(getModalRouter(config)).toMatchObject({
    view: 'ConnectingWalletConnect',
    data: { wallet: { id: 'w1' } },
  })
})

test('search shows results, no results, and is cleared [S7.30]', async () => {
  await start()
  await openAll()
  await waitFor(() => expect(cards()).toHaveLength(44))
  type('haven j')
  await waitFor(() => expect(cards()).toEqual(['Haven Jetty']))
  expect(await screen.findByText('1 wallet')).toBeTruthy()
  type('nobody')
  await screen.findByText('No wallet found for “nobody”')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  await waitFor(() => expect(cards()).toHaveLength(44))
})

test('going back from a found wallet shows the search and its results again', async () => {
  const config = await start()
  await openAll()
  await waitFor(() => expect(cards()).toHaveLength(44))
  type('haven j')
  await waitFor(() => expect(cards()).toEqual(['Haven Jetty']))
  fireEvent.click(screen.getByText('Haven Jetty'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('ConnectingWalletConnect'))
  act(() => goBack(config))
  await waitFor(() => expect(cards()).toEqual(['Haven Jetty']))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('haven j')
})

test('a switch filters certified wallets, and shows a toast', async () => {
  const config = await start()
  await openAll()
  const toggle = await screen.findByRole('switch', { name: 'Certified only' })
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-checked')).toBe('true')
  await waitFor(() => expect(getToast(config).message).toBe('Showing certified wallets'))
  await waitFor(() => expect(cards()).toHaveLength(33))
})

test('Back from a certified wallet shows the certified wallets again', async () => {
  const config = await start()
  await openAll()
  fireEvent.click(await screen.findByRole('switch', { name: 'Certified only' }))
  await waitFor(() => expect(cards()).toHaveLength(33))
  const [name = expect.unreachable()] = cards()
  fireEvent.click(screen.getByText(name))
  await waitFor(() => expect(getModalRouter(config).view).not.toBe('AllWallets'))
  act(() => goBack(config))
  const toggle = await screen.findByRole('switch', { name: 'Certified only' })
  expect(toggle.getAttribute('aria-checked')).toBe('true')
  await waitFor(() => expect(cards()).toHaveLength(33))
})

test('a directory that fails can be retried', async () => {
  let isDown = true
  await start({ faultOf: () => (isDown ? 'fail' : undefined) })
  await screen.findByText('Wallet directory unavailable')
  await openAll()
  await screen.findByText('Couldn’t load wallets')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cards().length).toBeGreaterThan(0))
})

test('a directory, a page and a search that failed offline have a note, and load once online', async () => {
  const reportEnd = stubObserver()
  const failing = new Set<string>(['1'])
  await start({
    faultOf: (query) => (failing.has(query.get('search') ?? query.get('page') ?? '') ? 'fail' : undefined),
  })
  setOnline(false)
  await openAll()
  const view = () => document.querySelector('[data-foyer-part=view]')
  const failed = async () => {
    await waitFor(() => expect(view()?.textContent).toContain('You are offline'))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    failing.clear()
    setOnline(true)
  }
  await failed()
  await waitFor(() => expect(cards()).toHaveLength(44))

  failing.add('2')
  setOnline(false)
  act(reportEnd)
  await failed()
  await waitFor(() => expect(cards()).toHaveLength(84))

  failing.add('haven j')
  setOnline(false)
  type('haven j')
  await failed()
  await waitFor(() => expect(cards()).toEqual(['Haven Jetty']))
  vi.unstubAllGlobals()
})

test('a directory without a wallet for the app shows a message and a way back', async () => {
  const config = await start({ entries: [] })
  await openAll()
  await screen.findByText('No wallet found')
  fireEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  expect(getModalRouter(config).view).toBe('Connect')
})

test('a failed page keeps the pages before it', async () => {
  const reportEnd = stubObserver()
  let isDown = true
  await start({ faultOf: (query) => (query.get('page') === '2' && isDown ? 'fail' : undefined) })
  await openAll()
  await waitFor(() => expect(cards()).toHaveLength(44))
  act(reportEnd)
  await screen.findByText('Couldn’t load wallets')
  expect(cards()).toHaveLength(44)
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cards()).toHaveLength(84))
  vi.unstubAllGlobals()
})

test('GetWallet links to the pages of wallets, in new tabs', async () => {
  await start({ entries: [storyEntry(0), { ...storyEntry(1), homepage: 'javascript:alert(1)' }] })
  fireEvent.click(screen.getByRole('button', { name: 'What is a wallet?' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Get a wallet' }))
  const link = await screen.findByRole('link', { name: /^Amber Amber/ })
  expect(link.getAttribute('href')).toBe('https://w0.example/')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(screen.queryByText('Basin Amber')).toBeNull()
  expect(screen.getByRole('link', { name: 'Explore all' })).toBeTruthy()
})

test('a recent wallet is listed by its name [S5.4]', async () => {
  const config = await start()
  await act(() => addRecentWallet(config, { id: 'fern', name: 'Fern', mobileLink: 'fern:' }))
  fireEvent.click(screen.getByRole('button', { name: /^Fern, Recent/ }))
  expect(getModalRouter(config)).toMatchObject({
    view: 'ConnectingWalletConnect',
    data: { wallet: { name: 'Fern' } },
  })
})

test('inline, wallets are requested only on intent [S7.30]', async () => {
  const directory = storyDirectory()
  const fetch = vi.fn<typeof globalThis.fetch>(directory.fetch)
  await renderModal({ wallets: [installed(), code()], ...directory, fetch, shell: { inline: true } })
  const row = await screen.findByText('Marigold')
  expect(fetch).not.toHaveBeenCalled()
  await waitFor(() => {
    // Repeated, since the list handles intent only after the modal has rendered as inline.
    fireEvent.pointerEnter(row.closest('ul')!.parentElement!)
    expect(fetch).toHaveBeenCalled()
  })
})

test('reaching the end during a refetch of the pages loads the next page', async () => {
  const reportEnd = stubObserver()
  let isSlow = false
  const config = await start({
    faultOf: (query) => (query.get('page') === '1' && isSlow ? 'wait' : undefined),
  })
  await openAll()
  await waitFor(() => expect(cards()).toHaveLength(44))
  isSlow = true
  act(() => void getQueryClient(config).refetchQueries({ queryKey: walletsQueryOptions(config).queryKey }))
  await waitFor(() => expect(getQueryClient(config).isFetching()).toBe(1))
  act(reportEnd)
  await waitFor(() => expect(cards()).toHaveLength(84))
  vi.unstubAllGlobals()
})

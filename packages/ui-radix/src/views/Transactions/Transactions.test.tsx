import { connect, getModalRouter, openModal, switchNetwork, watchEvents } from '@foyer/headless/actions'
import type { TestConnector } from '@foyer/headless/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { allViews } from '../../test/allViews.ts'
import { renderModal, type RenderModalOptions } from '../../test/renderModal.tsx'
import { sampleAddress } from '../../test/samples.ts'
import { setOnline } from '../../test/setOnline.ts'
import { storyWallet } from '../../test/storyConfig.tsx'
import {
  hostileTransactions,
  type StoryHistory,
  storyHistory,
  storyTransaction,
} from '../../test/storyHistory.ts'

afterEach(() => vi.restoreAllMocks())

async function start(
  history: StoryHistory = {},
  {
    view = 'Transactions',
    wallet = storyWallet('Marigold'),
    ...options
  }: RenderModalOptions & { view?: 'Transactions' | 'Account'; wallet?: TestConnector } = {},
) {
  const config = await renderModal({ wallets: [wallet], ...storyHistory(history), ...options })
  await act(() => connect(config, { connector: wallet }))
  act(() => openModal(config, { view }))
  return config
}
/** Queries by role are slow in long lists. */
const rows = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLAnchorElement>('[data-foyer-part=long-list] a')]
    expect(found).not.toEqual([])
    return found
  })
const months = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('[S4.30] rows are below their month and link to the explorer', async () => {
  await start()
  const links = await rows()
  expect(links).toHaveLength(9)
  expect(links[0]?.textContent).toContain('Sent')
  expect(links[0]?.getAttribute('href')).toBe(`https://etherscan.io/tx/0x${'0'.repeat(64)}`)
  expect(links[0]?.getAttribute('rel')).toBe('noreferrer')
  expect(months()[0]).toMatch(/^March/)
  expect(months()).toHaveLength(2)
})

test('[S1.6] [S9.26] [S2.20] a row shows the amounts, direction, status and date', async () => {
  await start()
  const [pending, received, swapped, approved] = await rows()
  expect(pending?.textContent).toMatch(/0\.5 ETH.*Pending/)
  expect(received?.textContent).toMatch(/Received.*\+1,234\.568 PEB/)
  expect(swapped?.textContent).toMatch(/Swapped.*0\.5 ETH.*897\.1 PEB/)
  expect(swapped?.querySelectorAll('[data-foyer-part=image]')).toHaveLength(2)
  expect(approved?.textContent).toMatch(/Approved.*Confirmed/)
  const burned = (await rows()).find(({ textContent }) => textContent?.includes('Burned'))
  expect(burned?.textContent).toContain('<0.001')
  expect(burned?.textContent).not.toContain('\u2212')
  const minted = (await rows()).find(({ textContent }) => textContent?.includes('Minted'))
  expect(minted?.textContent).toContain('Minted Iris #7')
  const failed = (await rows()).find(({ textContent }) => textContent?.includes('Deposited'))
  expect(failed?.textContent).toMatch(/\+12 MOSS.*Failed/)
  const tones = [pending, received, failed].map((row) =>
    row?.querySelector('[data-foyer-part=activity-badge]')?.getAttribute('data-tone'),
  )
  expect(tones).toEqual(['neutral', 'success', 'danger'])
  expect(pending?.querySelector('time')?.dateTime).toBe('2026-03-12T12:00:00.000Z')
  expect(approved?.querySelector('time')?.title).toMatch(/^\d+ (?:sec|min|hrs?|d|mo|yr)$/)
})

test('[S1.6] the status of a transaction without amounts is shown once', async () => {
  await start({ transactions: [storyTransaction(3, { metadata: { status: 'failed' } })] })
  const [row] = await rows()
  expect(row?.textContent.match(/Failed/g)).toHaveLength(1)
})

test('[S2.11] amounts have the format of the language', async () => {
  await start({}, { shell: { locale: 'de' } })
  expect((await rows())[1]?.textContent).toContain('+1.234,568 PEB')
})

test('a transaction whose hash only begins like one has no link', async () => {
  const hash = `0x${'0'.repeat(64)}/../../address/evil`
  await start({ transactions: [storyTransaction(1, { metadata: { hash } }), storyTransaction(2)] })
  expect(await rows()).toHaveLength(1)
  expect(screen.getByText('Received')).toBeTruthy()
})

test('[S4.30] skeletons first, then the empty state', async () => {
  let answer: () => void = () => {}
  const waiting = new Promise<void>((resolve) => (answer = resolve))
  const { fetch, ...options } = storyHistory({ count: 0 })
  const config = await start(
    {},
    {
      ...options,
      fetch: async (...request) => {
        await waiting
        return fetch(...request)
      },
    },
  )
  await waitFor(() =>
    expect(document.querySelectorAll('[data-foyer-part=view] [data-foyer-part=skeleton-row]')).toHaveLength(
      7,
    ),
  )
  expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true')
  answer()
  expect(await screen.findByText('No activity yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add funds' }))
  expect(getModalRouter(config).view).toBe('FundWallet')
})

test('[S8.23] [S7.62] a failure can be retried', async () => {
  let isDown = true
  await start({ faultOf: () => (isDown ? 'fail' : undefined) })
  expect(await screen.findByText('Failed to fetch transactions')).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByText('Try again'))
  expect(await rows()).toHaveLength(9)
})

test('the slot of a failure gets its error, and an app without a view to fund the account has no link to it', async () => {
  const ErrorSlot = ({ error }: { readonly error: unknown }) => <p>{`failed: ${(error as Error).name}`}</p>
  const shell = { slots: { errorState: ErrorSlot }, views: { ...allViews, FundWallet: undefined } }
  let isDown = true
  const config = await start({ count: 0, faultOf: () => (isDown ? 'fail' : undefined) }, { shell })
  await screen.findByText(/^failed: \w+Error$/)
  isDown = false
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:8453' }))
  await screen.findByText('No activity yet')
  expect(screen.queryByRole('button', { name: 'Add funds' })).toBeNull()
})

test('a failure for another account has no pending retry', async () => {
  const wallet = storyWallet('Marigold')
  await start({ faultOf: () => 'fail' }, { wallet })
  const retry = () => screen.findByRole('button', { name: 'Try again', busy: false })
  const button = await retry()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(button)
  vi.useRealTimers()
  expect(button.getAttribute('aria-busy')).toBe('true')
  act(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: sampleAddress }] }))
  await retry()
})

/** Stubs IntersectionObserver; `look` reports all observed elements as visible. */
function stubObserver() {
  const watched = new Set<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report: () => void
      constructor(report: (entries: object[]) => void) {
        this.report = () => report([{ isIntersecting: true }])
      }
      observe(): void {
        watched.add(this.report)
      }
      disconnect(): void {
        watched.delete(this.report)
      }
    },
  )
  return { look: () => act(() => [...watched].forEach((report) => report())), watched }
}

test('[S4.30] the end of the list loads more; a failure keeps the loaded pages', async () => {
  const { look, watched } = stubObserver()
  let isDown = true
  const config = await start({ count: 45, faultOf: (page) => (page === 1 && isDown ? 'fail' : undefined) })
  const events: string[] = []
  watchEvents(config, { onEvent: ({ event }) => events.push(event) })
  expect(await rows()).toHaveLength(20)
  await waitFor(() => expect(watched.size).toBe(1))
  look()
  const alert = await screen.findByText(/Failed to fetch transactions/, {
    selector: '[data-foyer-part=text]',
  })
  expect(await rows()).toHaveLength(20)
  expect(events).toEqual(['LOAD_MORE_TRANSACTIONS', 'ERROR_FETCH_TRANSACTIONS'])
  expect(document.querySelector('[data-foyer-part=long-list] [data-foyer-part=skeleton-row]')).toBeNull()
  isDown = false
  fireEvent.click(within(alert).getByText('Try again'))
  await waitFor(async () => expect(await rows()).toHaveLength(40))
  await waitFor(() => expect(watched.size).toBe(1))
  look()
  await waitFor(async () => expect(await rows()).toHaveLength(45))
  expect(watched.size).toBe(0)
  vi.unstubAllGlobals()
})

/** Transactions of four pages, on another network. */
const elsewhere = Array.from({ length: 80 }, (_, index) =>
  storyTransaction(index, { metadata: { chain: 'eip155:10' } }),
)

test('[S4.30] if the first pages are empty, older ones can be loaded', async () => {
  await start({ transactions: [...elsewhere.slice(20), storyTransaction(0)] })
  fireEvent.click(await screen.findByRole('button', { name: 'Load older activity' }))
  expect(await rows()).toHaveLength(1)
})

test('older activity that fails to load after empty pages can be retried, but not offline', async () => {
  await start({ transactions: elsewhere, faultOf: (page) => (page === 3 ? 'fail' : undefined) })
  fireEvent.click(await screen.findByRole('button', { name: 'Load older activity' }))
  const alert = await screen.findByText(/Failed to fetch transactions/, {
    selector: '[data-foyer-part=text]',
  })
  expect(screen.queryByText('No activity yet')).toBeNull()
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy()
  setOnline(false)
  expect(alert.textContent).toContain('You are offline')
  expect(within(alert).queryByRole('button')).toBeNull()
})

test('the button for older activity is busy while it loads', async () => {
  await start({ transactions: elsewhere, faultOf: (page) => (page === 3 ? 'wait' : undefined) })
  const more = await screen.findByRole('button', { name: 'Load older activity', busy: false })
  fireEvent.click(more)
  await waitFor(() => expect(more.getAttribute('aria-busy')).toBe('true'))
})

test('[S4.30] after a network switch the history of the new network is shown', async () => {
  const config = await start()
  expect(await rows()).toHaveLength(9)
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:8453' }))
  expect(await screen.findByText('No activity yet')).toBeTruthy()
})

test('malicious entries are shown as text, with links to the explorer only', async () => {
  await start({ transactions: hostileTransactions })
  await screen.findByText(/evitan/)
  const list = screen.getByRole('list', { name: 'Activity' })
  for (const link of within(list).getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^https:\/\/etherscan\.io\/tx\/0x[0-9a-f]{64}$/)
  expect(list.querySelector('script, b')).toBeNull()
  expect(within(list).queryByText(/Win a prize/)).toBeNull()
  expect(list.textContent).not.toMatch(/[\u202a-\u202e]/)
  // The entry with an invalid hash is shown, without a link.
  expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  expect(within(list).getAllByRole('link')).toHaveLength(3)
})

test('a list of a thousand rows renders few of them', async () => {
  await start({ count: 1000, pageSize: 1000 })
  await rows()
  const items = [...document.querySelectorAll('[data-foyer-part=long-list] > li')]
  expect(items.length).toBeLessThan(60)
  expect(items[0]?.getAttribute('aria-setsize')).toBe('1000')
})

test('offline, the view shows a note, and loads when online', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let isDown = true
  await start({ faultOf: () => (isDown ? 'fail' : undefined) })
  expect(await screen.findByText('You are offline. Loading continues when you reconnect.')).toBeTruthy()
  isDown = false
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await rows()).toHaveLength(9)
})

test('[S2.21] the account shows the activity in a tab, without another link to it', async () => {
  await start({}, { view: 'Account' })
  const tab = await screen.findByRole('tab', { name: 'Activity' })
  fireEvent.mouseDown(tab, { button: 0 })
  expect(await rows()).toHaveLength(9)
  expect(screen.queryByRole('button', { name: 'Activity' })).toBeNull()
})

test('[S2.21] the account of an app without activity has no such tab', async () => {
  await start({}, { view: 'Account', features: { activity: false } })
  await screen.findByRole('tab', { name: 'Tokens' })
  expect(screen.queryByRole('tab', { name: 'Activity' })).toBeNull()
})

import { createMemoryStorage } from '@foyer/chains/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { watchToast } from '../../modal/notices/state.ts'
import { FoyerProvider } from '../../react/FoyerProvider.tsx'
import { useTransactions } from '../../react/transactionQueries.ts'
import { useOnrampActivity } from '../../react/useOnrampActivity.ts'
import { usePendingTransactions } from '../../react/usePendingTransactions.ts'
import { createTestBackend } from '../../test/backend.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { loadTrackPending } from './lazy.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const line = (id: string, minedAt: string, chain: string) => ({
  id,
  metadata: { operationType: 'send', hash: `0x${id}`, chain, minedAt, status: 'confirmed', nonce: 1 },
  transfers: null,
})

/** Backend with two pages of transactions on one network, none on another; it fails while `state.fails` is set. */
function world() {
  const state: { fails: boolean; wait?: Promise<void> } = { fails: false }
  const backend = createTestBackend(async ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    await state.wait
    if (pathname.endsWith('/supported-chains'))
      return Response.json({ http: ['eip155:1', 'eip155:137'], ws: [] })
    if (state.fails) return new Response('{}', { status: 500 })
    const chain = searchParams.get('chainId') ?? ''
    if (chain === 'eip155:137') return Response.json({ data: [], next: null })
    return searchParams.get('cursor') === 'two'
      ? Response.json({ data: [line('c', '2024-01-09T12:00:00Z', chain)], next: null })
      : Response.json({
          data: [line('a', '2024-02-09T12:00:00Z', chain), line('b', '2024-02-01T12:00:00Z', chain)],
          next: 'two',
        })
  })
  const wallet = createTestConnector()
  const test = setup({
    fetch: backend.fetch,
    projectId: 'p',
    endpoints: { blockchain: 'https://backend.test' },
    connectors: [wallet],
    adapters: [createTestAdapter()],
  })
  return {
    ...test,
    state,
    wallet,
    asked: () => backend.asked().filter((path) => path.includes('/history')),
  }
}

function History() {
  const { groups, isEmpty, hasNextPage, fetchNextPage, refetch, error } = useTransactions()
  return (
    <>
      <p>{isEmpty ? 'empty' : 'not empty'}</p>
      <p>{error?.message ?? 'fine'}</p>
      <ul>
        {groups.map(({ year, month, transactions }) => (
          <li key={`${year}-${month}`}>{`${year}-${month} ${transactions.map(({ id }) => id).join(' ')}`}</li>
        ))}
      </ul>
      {hasNextPage && <button onClick={() => fetchNextPage()}>More</button>}
      <button onClick={() => refetch()}>Again</button>
    </>
  )
}
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const show = (config: ReturnType<typeof setup>['config'], content = <History />) =>
  render(
    <StrictMode>
      <FoyerProvider config={config}>{content}</FoyerProvider>
    </StrictMode>,
  )
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

test('[S4.30] [S7.4] useTransactions loads pages by cursor, grouped by month; another network has its own list', async () => {
  const { config, wallet, events, asked } = world()
  show(config)
  await act(() => connect(config, { connector: wallet }))
  await waitFor(() => expect(rows()).toEqual(['2024-1 a b']))
  press('More')
  await waitFor(() => expect(rows()).toEqual(['2024-1 a b', '2024-0 c']))
  expect(events).toContainEqual({
    event: 'LOAD_MORE_TRANSACTIONS',
    properties: { address: ALICE, projectId: 'p', cursor: 'two', isSmartAccount: false },
  })
  expect(asked()).toHaveLength(2)
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:137' }))
  await waitFor(() => expect(screen.getByText('empty')).toBeTruthy())
  expect(rows()).toEqual([])
})

test('[S7.62] a failure sets isEmpty and the error, and a refetch loads the page', async () => {
  const { config, wallet, state } = world()
  state.fails = true
  show(config)
  expect(screen.getByText('not empty')).toBeTruthy()
  await act(() => connect(config, { connector: wallet }))
  await waitFor(() => expect(screen.getByText('empty')).toBeTruthy())
  expect(screen.getByText(/Failed to fetch transactions/)).toBeTruthy()
  state.fails = false
  press('Again')
  await waitFor(() => expect(screen.getByText('not empty')).toBeTruthy())
  expect(rows()).toEqual(['2024-1 a b'])
})

test('[S7.62] a failure of a later page keeps the earlier pages', async () => {
  const { config, wallet, state } = world()
  show(config)
  await act(() => connect(config, { connector: wallet }))
  await waitFor(() => expect(rows()).toEqual(['2024-1 a b']))
  state.fails = true
  press('More')
  await waitFor(() => expect(screen.getByText('empty')).toBeTruthy())
  expect(rows()).toEqual(['2024-1 a b'])
})

test('[S4.30] a reopened list starts with its first page', async () => {
  const { config, wallet, asked } = world()
  await connect(config, { connector: wallet })
  const { unmount } = show(config)
  await waitFor(() => expect(rows()).toEqual(['2024-1 a b']))
  press('More')
  await waitFor(() => expect(rows()).toHaveLength(2))
  unmount()
  const before = asked().length
  show(config)
  expect(rows()).toEqual(['2024-1 a b'])
  await waitFor(() => expect(asked().slice(before)).toEqual([expect.not.stringContaining('cursor')]))
})

test('[S4.30] after a switch to another network and back, the list starts with its first page', async () => {
  const { config, wallet, asked } = world()
  show(config)
  await act(() => connect(config, { connector: wallet }))
  await waitFor(() => expect(rows()).toEqual(['2024-1 a b']))
  press('More')
  await waitFor(() => expect(rows()).toHaveLength(2))
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:137' }))
  await waitFor(() => expect(screen.getByText('empty')).toBeTruthy())
  const before = asked().length
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:1' }))
  expect(rows()).toEqual(['2024-1 a b'])
  await waitFor(() => expect(asked().slice(before)).toEqual([expect.not.stringContaining('cursor')]))
})

test('fetchNextPage is the same function until another page is loaded', async () => {
  const { config, wallet, state } = world()
  const seen = new Set<unknown>()
  const More = () => {
    const { fetchNextPage, groups, isFetchingNextPage } = useTransactions()
    const [, render] = useState(0)
    if (groups.length === 1) seen.add(fetchNextPage)
    return (
      <>
        <p>{isFetchingNextPage ? 'loading' : `${groups.length} months`}</p>
        <button onClick={() => render((count) => count + 1)}>Render</button>
        <button onClick={() => fetchNextPage()}>More</button>
      </>
    )
  }
  await connect(config, { connector: wallet })
  show(config, <More />)
  await waitFor(() => expect(screen.getByText('1 months')).toBeTruthy())
  seen.clear()
  press('Render')
  press('Render')
  let answer: () => void = () => undefined
  state.wait = new Promise((resolve) => (answer = resolve))
  press('More')
  await waitFor(() => expect(screen.getByText('loading')).toBeTruthy())
  press('Render')
  answer()
  await waitFor(() => expect(screen.getByText('2 months')).toBeTruthy())
  expect(seen.size).toBe(1)
})

test('a focus refetches the list if one page is loaded, and not if two are', async () => {
  const { config, wallet, asked } = world()
  show(config)
  await act(() => connect(config, { connector: wallet }))
  await waitFor(() => expect(rows()).toEqual(['2024-1 a b']))
  const showPage = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await showPage()
  await waitFor(() => expect(asked()).toHaveLength(2))
  press('More')
  await waitFor(() => expect(rows()).toHaveLength(2))
  await showPage()
  expect(asked()).toHaveLength(3)
})

test('pending purchases are polled every three seconds, and a failed poll shows no toast', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const state = { fails: false }
  const now = new Date().toISOString()
  const bought = { direction: 'in', fungible_info: { symbol: 'ETH' } }
  const purchase = { ...line('a', now, 'eip155:1'), transfers: [bought] }
  const pending = { ...purchase, metadata: { ...purchase.metadata, status: 'pending' } }
  const backend = createTestBackend(({ url }) => {
    if (url.includes('/supported-chains')) return Response.json({ http: ['eip155:1'], ws: [] })
    return state.fails ? new Response('{}', { status: 500 }) : Response.json({ data: [pending], next: null })
  })
  const wallet = createTestConnector()
  const { config } = setup({ fetch: backend.fetch, projectId: 'p', connectors: [wallet] })
  const toasts = vi.fn<() => void>()
  watchToast(config, { onChange: ({ isOpen }) => void (isOpen && toasts()) })
  const asked = () => backend.asked().filter((path) => path.includes('onramp=coinbase')).length
  const Purchases = () => <p>{useOnrampActivity().groups.length} months</p>
  await connect(config, { connector: wallet })
  show(config, <Purchases />)
  await act(() => vi.waitFor(() => screen.getByText('1 months')))
  state.fails = true
  await act(() => vi.advanceTimersByTimeAsync(12_500))
  expect(asked()).toBe(5)
  expect(screen.getByText('1 months')).toBeTruthy()
  expect(toasts).not.toHaveBeenCalled()
})

test('[S9.10] usePendingTransactions lists the sent transactions of the current account', async () => {
  const pending = (address: string) => ({
    caipNetworkId: 'eip155:1',
    address,
    hash: `0x${address}`,
    kind: 'send',
    amounts: [],
    time: Date.now() - 1000,
  })
  const wallet = createTestConnector()
  const { config } = setup({
    connectors: [wallet],
    storage: createMemoryStorage({
      '@foyer/pending_transactions': JSON.stringify([pending(ALICE), pending(BOB)]),
    }),
  })
  const Sent = () => (
    <p>
      {usePendingTransactions()
        .map(({ address }) => address)
        .join(' ') || 'nothing'}
    </p>
  )
  show(config, <Sent />)
  expect(screen.getByText('nothing')).toBeTruthy()
  await act(() => connect(config, { connector: wallet }))
  await waitFor(() => expect(screen.getByText(ALICE)).toBeTruthy())
})

test('[S9.10] usePendingTransactions polls the outcomes every 30 s, only if `enabled` is set', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await loadTrackPending()
  const waitForTransaction = vi.fn(async () => 'pending' as const)
  const pending = {
    caipNetworkId: 'eip155:1',
    address: ALICE,
    hash: '0xaa',
    kind: 'send',
    amounts: [],
    time: Date.now() - 1000,
  }
  const wallet = createTestConnector()
  const { config } = setup({
    connectors: [wallet],
    adapters: [createTestAdapter({ waitForTransaction: async () => waitForTransaction })],
    storage: createMemoryStorage({ '@foyer/pending_transactions': JSON.stringify([pending]) }),
  })
  const Sent = ({ enabled }: { readonly enabled?: boolean }) => (
    <p>{usePendingTransactions({ enabled }).length}</p>
  )
  await connect(config, { connector: wallet })
  const { unmount } = show(config, <Sent />)
  await act(() => vi.waitFor(() => screen.getByText('1')))
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  await vi.dynamicImportSettled()
  expect(waitForTransaction).not.toHaveBeenCalled()
  unmount()
  show(config, <Sent enabled />)
  await act(() => vi.advanceTimersByTimeAsync(29_999))
  expect(waitForTransaction).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  await vi.waitFor(() => expect(waitForTransaction).toHaveBeenCalledTimes(1))
})

import { createMemoryStorage } from '@foyer/chains/testing'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getQueryClient } from '../../core/queryClient.ts'
import type { ConfigOptions } from '../../core/types.ts'
import { prepareModal } from '../../modal/attachModal.ts'
import { getModalRouter } from '../../modal/navigation.ts'
import { FoyerProvider } from '../../react/FoyerProvider.tsx'
import { useChooseWallet } from '../../react/useChooseWallet.ts'
import { useConnectList } from '../../react/useConnectList.ts'
import { useRecentWallets } from '../../react/useRecentWallets.ts'
import { useWallets } from '../../react/useWallets.ts'
import { useWalletSearch } from '../../react/useWalletSearch.ts'
import { createTestBackend } from '../../test/backend.ts'
import { ethereum, setup, solana } from '../../test/setup.ts'
import { createTestConnector, type TestConnectorOptions } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { addRecentWallet } from './addRecentWallet.ts'
import { narrowConnectList } from './connectList.ts'
import { recommendedWalletsQueryOptions } from './queries.ts'
import { getRecentWallets, readRecentWallets } from './recentWallets.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const entry = (id: string, more: object = {}) => ({ id, name: id.toUpperCase(), ...more })

/** Directory with this many wallets. */
function directory(count = 100) {
  const all = Array.from({ length: count }, (_, index) => entry(`w${index}`, { order: index }))
  return createTestBackend(({ url }) => {
    const query = new URL(url).searchParams
    const exclude = query.get('exclude')?.split(',') ?? []
    const found = all.filter(
      ({ id, name }) => !exclude.includes(id) && name.includes(query.get('search')?.toUpperCase() ?? ''),
    )
    if (query.get('badge'))
      return Response.json({ data: [entry('known', { rdns: 'test.known', order: 1 })], count: 1 })
    const entries = Number(query.get('entries'))
    const start = (Number(query.get('page')) - 1) * entries
    return Response.json({ data: found.slice(start, start + entries), count: found.length })
  })
}

const wallet = (name: string, options: TestConnectorOptions & { rdns?: string; type?: string } = {}) => {
  const { rdns, type, ...rest } = options
  return Object.assign(createTestConnector({ id: rdns ?? name, name, ...rest }), {
    ...(rdns && { rdns }),
    ...(type && { type }),
  })
}
const walletConnect = () => wallet('WalletConnect', { id: 'walletConnect', type: 'WALLET_CONNECT' })

function List() {
  const { items, allWallets, directory: state, retry } = useConnectList()
  const choose = useChooseWallet()
  return (
    <>
      <p>{state}</p>
      <p>{allWallets ? `search ${allWallets.count}` : 'no search'}</p>
      <button onClick={retry}>Retry</button>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <button onClick={() => choose(item)}>{`${item.name} ${item.badge ?? ''}`.trim()}</button>
          </li>
        ))}
      </ul>
    </>
  )
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

function show(
  node: React.ReactNode,
  options: Partial<ConfigOptions> & { backend?: ReturnType<typeof directory> } = {},
) {
  const { backend = directory(), ...rest } = options
  const made = setup({ projectId: 'p', fetch: backend.fetch, ...rest })
  render(
    <StrictMode>
      <FoyerProvider config={made.config}>{node}</FoyerProvider>
    </StrictMode>,
  )
  return { ...made, backend }
}
const intend = (config: Parameters<typeof prepareModal>[0]) => act(async () => prepareModal(config))

describe('connect view', () => {
  test('lists installed wallets at once without a request, until the visitor is about to connect', async () => {
    const features = { walletRanks: true }
    const { config, backend } = show(<List />, { connectors: [wallet('Iris'), walletConnect()], features })
    await act(async () => {})
    expect(rows()).toEqual(['WalletConnect qr', 'Iris installed'])
    expect(screen.getByText('idle')).toBeDefined()
    expect(backend.requests).toEqual([])
    await intend(config)
    await screen.findByText('success')
    // One is installed, so three more are recommended.
    await waitFor(() => expect(rows()).toEqual(['WalletConnect qr', 'Iris installed', 'W0', 'W1', 'W2']))
    expect(screen.getByText('search 100')).toBeDefined()
    await waitFor(() =>
      expect(
        backend
          .asked()
          .filter((url) => url.startsWith('/getWallets'))
          .map((url) => new URLSearchParams(url).get('entries'))
          .toSorted(),
      ).toEqual(['4', '20'].toSorted()),
    )
  })

  test.each([
    ['recommended', {}, 3],
    ['featured and recommended', { featuredWalletIds: ['w8', 'w9'] }, 3],
  ])('while the directory loads, the number of %s wallets to come is known', async (_, options, count) => {
    const works = directory()
    let answer = (): void => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    const backend = createTestBackend(async (request) => {
      await asked
      return works.fetch(request)
    })
    const connectors = [wallet('Iris'), walletConnect()]
    const { config } = setup({ projectId: 'p', fetch: backend.fetch, connectors, ...options })
    const { result } = renderHook(() => useConnectList({ config }))
    expect(result.current.pendingCount).toBe(0)
    await intend(config)
    await waitFor(() => expect(result.current).toMatchObject({ directory: 'pending', pendingCount: count }))
    const before = result.current.items.length
    answer()
    await waitFor(() => expect(result.current).toMatchObject({ directory: 'success', pendingCount: 0 }))
    expect(result.current.items).toHaveLength(before + count)
  })

  test('without project id and backend no request is sent, and wallets connect', async () => {
    const iris = wallet('Iris')
    const { config, backend } = show(<List />, { projectId: undefined, connectors: [iris, walletConnect()] })
    await intend(config)
    expect(screen.getByText('off')).toBeDefined()
    expect(screen.getByText('no search')).toBeDefined()
    expect(rows()).toEqual(['WalletConnect qr', 'Iris installed'])
    expect(backend.requests).toEqual([])
  })

  test.each([
    ['announces itself too', 'same', ['Iris installed']],
    ['is not the announced one', 'other', ['Iris installed', 'Browser Wallet installed']],
    ['has no provider, like the announced one', 'none', ['Iris installed', 'Browser Wallet installed']],
  ] as const)('on a phone, the wallet at `window.ethereum` that %s (%s) is listed: %s', (_, kind, listed) => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone) MetaMaskMobile', onLine: true })
    const iris = wallet('Iris', { rdns: 'test.iris', type: 'ANNOUNCED' })
    const provider = kind === 'none' ? undefined : {}
    iris.getProvider = () => provider
    const injected = wallet('Browser Wallet', { id: 'injected', type: 'INJECTED' })
    const another = {}
    injected.getProvider = () => (kind === 'other' ? another : provider)
    // A connector of the app, which has no provider before it is connected.
    const own = wallet('Own', { type: 'EXTERNAL' })
    own.getProvider = () => {
      throw new Error('not connected')
    }
    show(<List />, { connectors: [iris, injected, own] })
    expect(rows()).toEqual([...listed, 'Own'])
  })

  test('a failing directory keeps installed wallets listed, and can be retried', async () => {
    let isDown = true
    const works = directory(1)
    const backend = createTestBackend((request) =>
      isDown ? new Response('', { status: 503 }) : works.fetch(request),
    )
    const { config } = show(<List />, { backend, connectors: [wallet('Iris'), walletConnect()] })
    await intend(config)
    await screen.findByText('error')
    expect(rows()).toEqual(['WalletConnect qr', 'Iris installed'])
    isDown = false
    act(() => screen.getByText('Retry').click())
    await screen.findByText('W0')
  })

  test('unmounting the list aborts the unanswered requests, and the next list sends them again', async () => {
    const signals: AbortSignal[] = []
    const works = directory(1)
    const backend = createTestBackend((request) => {
      if (!request.url.includes('/getWallets')) return new Response('{}')
      signals.push(request.signal)
      return signals.length === 1 ? new Promise<Response>(() => {}) : works.fetch(request)
    })
    const { config } = setup({ projectId: 'p', fetch: backend.fetch, connectors: [walletConnect()] })
    const page = (isShown: boolean) => (
      <FoyerProvider config={config}>{isShown && [<List key="1" />, <List key="2" />]}</FoyerProvider>
    )
    const { rerender } = render(page(true))
    await intend(config)
    await waitFor(() => expect(signals.length).toBe(1))
    expect(signals[0]!.aborted).toBe(false)
    rerender(page(false))
    expect(signals[0]!.aborted).toBe(true)
    rerender(page(true))
    expect(await screen.findAllByText('W0')).toHaveLength(2)
    expect(signals.length).toBe(2)
  })

  test('queries start with the answer of the list, and the list starts with a prefetched query', async () => {
    const { config, backend } = show(<List />, { connectors: [walletConnect()] })
    await getQueryClient(config).prefetchQuery(recommendedWalletsQueryOptions(config))
    const prefetched = backend.asked().filter((url) => url.startsWith('/getWallets'))
    expect(prefetched).toHaveLength(1)
    await intend(config)
    await screen.findByText('W0')
    expect(backend.asked().filter((url) => url.startsWith('/getWallets'))).toEqual(prefetched)
    cleanup()

    const next = show(<List />, { id: 'next', connectors: [walletConnect()] })
    await intend(next.config)
    await screen.findByText('W0')
    const { wallets } = await getQueryClient(next.config).fetchQuery(
      recommendedWalletsQueryOptions(next.config),
    )
    expect(wallets.map(({ name }) => name)).toEqual(['W0', 'W1', 'W2', 'W3'])
    expect(next.backend.asked().filter((url) => url.startsWith('/getWallets'))).toHaveLength(1)
  })

  test('installed wallets with a rank of the directory come first', async () => {
    const connectors = [wallet('Unknown', { rdns: 'test.unknown' }), wallet('Known', { rdns: 'test.known' })]
    const { config } = show(<List />, { connectors, features: { walletRanks: true } })
    expect(rows()).toEqual(['Unknown installed', 'Known installed'])
    await intend(config)
    await waitFor(() => expect(rows().slice(0, 2)).toEqual(['Known installed', 'Unknown installed']))
  })

  test('the directory receives no names of installed wallets, unless the app enables their ranks [R72]', async () => {
    const { config, backend } = show(<List />, { connectors: [wallet('Iris', { rdns: 'test.iris' })] })
    await intend(config)
    await screen.findByText('success')
    expect(backend.asked().length).toBeGreaterThan(0)
    expect(backend.asked().filter((url) => /Iris|test\.iris/.test(url))).toEqual([])
  })

  test('wallets excluded by id are removed once the directory has identified them [S6.7]', async () => {
    const backend = createTestBackend(({ url }) =>
      Response.json(
        new URL(url).searchParams.get('include') === 'x'
          ? { data: [entry('x', { name: 'Iris' })], count: 1 }
          : { data: [], count: 0 },
      ),
    )
    const connectors = [wallet('iris'), wallet('Lake')]
    const { config } = show(<List />, { backend, connectors, excludeWalletIds: ['x'] })
    await intend(config)
    await waitFor(() => expect(rows()).toEqual(['Lake installed']))
  })

  test.each([
    ['eip155', ['Recent0 recent', 'Featured0', 'Own0']],
    ['solana', ['Recent1 recent', 'Featured1', 'Own1']],
  ] as const)('a list for %s has only its wallets', async (namespace, expected) => {
    const chains = [[ethereum.caipNetworkId], [solana.caipNetworkId]] as const
    const both = (name: string) =>
      chains.map((own, index) => ({ id: `${name}${index}`, name: `${name}${index}`, chains: own }))
    const featured = both('Featured')
    const backend = createTestBackend(({ url }) =>
      Response.json(url.includes('include=') ? { data: featured, count: 2 } : { data: [], count: 0 }),
    )
    const { config } = show(<List />, {
      backend,
      storage: createMemoryStorage({ '@foyer/recent_wallets': JSON.stringify(both('Recent')) }),
      customWallets: both('Own'),
      featuredWalletIds: featured.map(({ id }) => id),
    })
    act(() => narrowConnectList(config, namespace))
    await intend(config)
    await waitFor(() => expect(rows()).toEqual(expected))
  })

  test('a wallet that the app excludes is neither installed, recent nor recommended', async () => {
    const backend = createTestBackend(() => Response.json({ data: [], count: 0 }))
    const recents = [
      { id: 'x', name: 'Amber' },
      { id: 'b', name: 'Basil' },
    ]
    const { config } = show(<List />, {
      backend,
      storage: createMemoryStorage({ '@foyer/recent_wallets': JSON.stringify(recents) }),
      connectors: [wallet('Iris', { rdns: 'test.iris' }), wallet('Lake'), wallet('Fern')],
      excludeWalletIds: ['x'],
      excludeWallets: [{ rdns: 'test.iris' }, { name: 'lake' }],
    })
    await intend(config)
    await waitFor(() => expect(rows()).toEqual(['Basil recent', 'Fern installed']))
  })

  test('the app decides the order, and adds custom wallets [S6.11]', async () => {
    show(<List />, {
      connectors: [wallet('Iris')],
      customWallets: [{ id: 'own', name: 'Own' }],
      features: { connectorTypeOrder: ['custom'] },
    })
    expect(rows()).toEqual(['Own', 'Iris installed'])
  })

  test('selecting navigates by connector, or to the QR code', async () => {
    const { config } = show(<List />, { connectors: [wallet('Iris'), walletConnect()] })
    await intend(config)
    act(() => screen.getByText('Iris installed').click())
    expect(getModalRouter(config)).toMatchObject({
      view: 'ConnectingExternal',
      data: { connector: { name: 'Iris' } },
    })
    act(() => screen.getByText('WalletConnect qr').click())
    expect(getModalRouter(config).view).toBe('ConnectingWalletConnect')
    act(() => void screen.queryByText('W0')?.click())
  })
})

describe('recent wallets', () => {
  const Recents = () => (
    <p>
      {useRecentWallets()
        .map(({ name }) => name)
        .join(' ') || 'none'}
    </p>
  )

  test('the two wallets stored last are recent, newest first, installed ones as well; a recent wallet that connects again keeps its index [S5.4] [S9.20]', async () => {
    const connectors = [wallet('Iris'), wallet('Lake'), wallet('Fern')]
    const { config, storage } = show(<Recents />, { connectors, features: { multiWallet: true } })
    for (const connector of connectors) {
      await act(async () => void (await connect(config, { connector })))
      await waitFor(() => expect(getRecentWallets(config)[0]?.name).toBe(connector.name))
    }
    expect(screen.getByText('Fern Lake')).toBeDefined()
    expect(JSON.parse(storage.getItem('@foyer/recent_wallets') ?? '')).toMatchObject([
      { name: 'Fern' },
      { name: 'Lake' },
    ])
    expect(JSON.parse(storage.getItem('@foyer/recent_wallet') ?? '')).toMatchObject({ name: 'Fern' })
    const [, lake] = connectors
    await act(async () => void (await disconnect(config, { connector: lake })))
    await act(async () => void (await connect(config, { connector: lake! })))
    await waitFor(() =>
      expect(JSON.parse(storage.getItem('@foyer/recent_wallet') ?? '')).toMatchObject({ name: 'Lake' }),
    )
    expect(screen.getByText('Fern Lake')).toBeDefined()
  })

  test('two concurrently stored wallets are both kept, each by its id [S3.37]', async () => {
    const { config, storage } = setup()
    await Promise.all(['a', 'b'].map((id) => addRecentWallet(config, { id, name: id.toUpperCase() })))
    expect(getRecentWallets(config).map(({ id }) => id)).toEqual(['b', 'a'])
    const stored: { readonly id: string }[] = JSON.parse(storage.getItem('@foyer/recent_wallets') ?? '')
    expect(stored.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  test('a stored wallet without an id is dropped [S3.37]', async () => {
    const storage = createMemoryStorage()
    storage.setItem('@foyer/recent_wallets', '[{"name":"Amber"},{"id":"b","name":"Basil"}]')
    const { config } = setup({ storage })
    expect((await readRecentWallets(config)).map(({ id }) => id)).toEqual(['b'])
  })

  test('are restored on page load', async () => {
    const storage = createMemoryStorage()
    const first = setup({ id: 'one', storage })
    await addRecentWallet(first.config, { id: 'a', name: 'Amber', mobileLink: 'amber:' })
    await addRecentWallet(first.config, { id: 'a', name: 'Amber' })
    first.unmount()
    first.config.destroy()
    const { config } = show(<Recents />, { id: 'one', storage })
    await screen.findByText('Amber')
    expect(await readRecentWallets(config)).toEqual([{ id: 'a', name: 'Amber', mobileLink: 'amber:' }])
  })

  test('protocols, logins and failed connects are not stored', async () => {
    const iris = wallet('Iris')
    iris.answer = 'reject'
    const code = walletConnect()
    const login = Object.assign(wallet('Embedded wallet'), { type: 'AUTH' as const })
    const { config, storage } = show(<Recents />, { connectors: [iris, code, login] })
    await act(async () => void (await connect(config, { connector: iris }).catch(() => {})))
    await act(async () => void (await connect(config, { connector: code })))
    await act(async () => void (await connect(config, { connector: login })))
    expect(screen.getByText('none')).toBeDefined()
    expect(storage.getItem('@foyer/recent_wallets')).toBeNull()
  })
})

describe('directory', () => {
  function Grid({ search = '', isCertified }: { search?: string; isCertified?: boolean }) {
    const { wallets, fetchNextPage, hasNextPage } = useWallets()
    const found = useWalletSearch({ search, isCertified })
    const shown = found.isActive ? found.wallets : wallets
    return (
      <>
        <output>{`${shown.length} ${found.isActive ? 'found' : 'listed'}`}</output>
        <p>{shown[0]?.name}</p>
        {hasNextPage && <button onClick={() => fetchNextPage()}>More</button>}
      </>
    )
  }
  const status = () => screen.getByRole('status').textContent

  test('loads 40 per page, each wallet once, to the end [S9.21]', async () => {
    show(<Grid />)
    await waitFor(() => expect(status()).toBe('44 listed'))
    act(() => screen.getByText('More').click())
    await waitFor(() => expect(status()).toBe('84 listed'))
    act(() => screen.getByText('More').click())
    await waitFor(() => expect(status()).toBe('100 listed'))
    expect(screen.queryByText('More')).toBeNull()
  })

  test('shows results of the latest search only [S9.21]', async () => {
    const backend = directory()
    const { config } = setup({ id: 'search', projectId: 'p', fetch: backend.fetch })
    const page = (search: string) => (
      <FoyerProvider config={config}>
        <Grid search={search} />
      </FoyerProvider>
    )
    const { rerender } = render(page('w'))
    await waitFor(() => expect(status()).toBe('44 listed'))
    rerender(page('w9'))
    expect(status()).toBe('0 found')
    await waitFor(() => expect(status()).toBe('11 found'))
    rerender(page('w99'))
    expect(status()).toBe('0 found')
    await waitFor(() => expect(status()).toBe('1 found'))
    expect(backend.asked().filter((url) => url.includes('search=w&'))).toEqual([])
  })

  test('installed wallets come first', async () => {
    const backend = createTestBackend(() =>
      Response.json({ data: [entry('a'), entry('b', { rdns: 'test.b' })], count: 2 }),
    )
    show(<Grid />, { backend, connectors: [wallet('B', { rdns: 'test.b' })] })
    await screen.findByText('B')
  })
})

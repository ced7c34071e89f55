import { createMemoryStorage } from '@foyer/chains/testing'
import { keepPreviousData, QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { type ComponentType, Profiler, type ReactElement, StrictMode, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { emitEvent } from '../core/actions.ts'
import { patchProjectFeatures } from '../core/features.ts'
import { INTERNALS, internalsOf } from '../core/internals.ts'
import { wantedFeatures } from '../core/options.ts'
import { getQueryClient } from '../core/queryClient.ts'
import type { Config } from '../core/types.ts'
import { getBalance } from '../data/balances/queries.ts'
import { pushView } from '../modal/navigation.ts'
import { showToast } from '../modal/notices/toast.ts'
import { openModal } from '../modal/openModal.ts'
import { createConfig } from '../setup/createConfig.ts'
import { ALICE, BOB, createTestAdapter, networks, polygon, setup, solana } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { disconnect } from '../wallet/disconnect.ts'
import { switchNetwork } from '../wallet/switchNetwork.ts'
import { useDisconnect, useReconnect } from './connectionMutations.ts'
import { createFoyerHooks } from './createFoyerHooks.ts'
import { FoyerProvider } from './FoyerProvider.tsx'
import * as hooks from './hooks.ts'
import { useSendTransaction, useSignMessage } from './signingMutations.ts'
import { useAccount } from './useAccount.ts'
import { useBalance } from './useBalance.ts'
import { useConfig } from './useConfig.ts'
import { useConnect } from './useConnect.ts'
import { useConnections } from './useConnections.ts'
import { useConnectors } from './useConnectors.ts'
import { useConnectProcess } from './useConnectProcess.ts'
import { useFeatures } from './useFeatures.ts'
import { useModal } from './useModal.ts'
import { useModalRouter, useRouteData } from './useModalRouter.ts'
import { useNetwork } from './useNetworks.ts'
import { useNfts } from './useNfts.ts'

const SOLANA = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (config: Config, element: ReactElement) =>
  render(
    <StrictMode>
      <FoyerProvider config={config}>{element}</FoyerProvider>
    </StrictMode>,
  )

/** Renders a component and counts React's commits after the first. */
function count(config: Config, Component: ComponentType) {
  let commits = 0
  const onRender = (): void => void commits++
  render(
    <FoyerProvider config={config}>
      <Profiler id="own" onRender={onRender}>
        <Component />
      </Profiler>
    </FoyerProvider>,
  )
  commits = 0
  return async (run: () => void | Promise<unknown>): Promise<number> => {
    const before = commits
    await act(async () => void (await run()))
    return commits - before
  }
}

async function connected(options: Parameters<typeof setup>[0] = {}) {
  const wallet = createTestConnector()
  const test = setup({ connectors: [wallet], ...options })
  await connect(test.config, { connector: wallet })
  return { ...test, wallet }
}

describe('re-renders', () => {
  const Address = () => <p>{useAccount().address}</p>

  test('a handler reads the current value of a property that the component does not render', async () => {
    const { config, wallet } = await connected()
    const read: unknown[] = []
    function Report() {
      const account = useAccount()
      return (
        <button disabled={!account.isConnected} onClick={() => read.push(account.address)}>
          Report
        </button>
      )
    }
    const commitsOf = count(config, Report)
    const changeTo = (address: string) =>
      commitsOf(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address }] }))
    expect(await changeTo(BOB)).toBe(0)
    for (const _ of ['first', 'second']) act(() => screen.getByRole('button').click())
    await changeTo(ALICE)
    act(() => screen.getByRole('button').click())
    await changeTo(BOB)
    act(() => screen.getByRole('button').click())
    expect(read).toEqual([BOB, BOB, ALICE, BOB])
  })

  test('the address does not re-render for a network, the same account, or other state', async () => {
    const { config, wallet } = await connected()
    const commitsOf = count(config, Address)
    expect(await commitsOf(() => wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' }))).toBe(
      0,
    )
    const accounts = [{ address: ALICE }]
    expect(await commitsOf(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts }))).toBe(0)
    expect(await commitsOf(() => openModal(config, { view: 'Networks' }))).toBe(0)
    expect(await commitsOf(() => showToast(config, { message: 'x', variant: 'success' }))).toBe(0)
    const other = [{ address: BOB }]
    expect(await commitsOf(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: other }))).toBe(
      1,
    )
    expect(screen.getByText(BOB)).toBeDefined()
  })

  test('the whole account does not re-render for equal values', async () => {
    const { config, wallet } = await connected()
    const commitsOf = count(config, () => <p>{JSON.stringify(useAccount())}</p>)
    const accounts = [{ address: ALICE.toLowerCase() }]
    expect(
      await commitsOf(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts, chainId: '1' })),
    ).toBe(0)
    expect(await commitsOf(() => wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' }))).toBe(
      1,
    )
  })

  test('whether the modal is open does not re-render for its views', async () => {
    const { config } = setup()
    const commitsOf = count(config, () => <p>{String(useModal().isOpen)}</p>)
    expect(await commitsOf(() => openModal(config))).toBe(1)
    expect(await commitsOf(() => pushView(config, 'Networks'))).toBe(0)
    expect(await commitsOf(() => openModal(config, { namespace: 'eip155' }))).toBe(0)
  })

  test('the network does not re-render for an account', async () => {
    const { config } = await connected()
    const commitsOf = count(config, () => <p>{useNetwork().name}</p>)
    expect(await commitsOf(() => disconnect(config))).toBe(0)
    expect(await commitsOf(() => switchNetwork(config, { caipNetworkId: 'eip155:137' }))).toBe(1)
  })

  test('a property that is first read by a later render is current', async () => {
    const { config, wallet } = await connected()
    let showMore: (isMore: boolean) => void = () => {}
    function More() {
      const [isMore, setMore] = useState(false)
      showMore = setMore
      const account = useAccount()
      return <p>{isMore ? account.caipNetworkId : account.address}</p>
    }
    const commitsOf = count(config, More)
    expect(await commitsOf(() => wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' }))).toBe(
      0,
    )
    act(() => showMore(true))
    expect(screen.getByText('eip155:137')).toBeDefined()
  })

  test('useAccount has the account of another namespace on request', async () => {
    const { config } = await connected()
    const Namespace = ({ namespace }: { namespace: 'eip155' | 'solana' }) => (
      <p>{useAccount({ namespace }).address ?? 'nobody'}</p>
    )
    const { rerender } = render(<Namespace namespace="eip155" />, {
      wrapper: ({ children }) => <FoyerProvider config={config}>{children}</FoyerProvider>,
    })
    expect(screen.getByText(ALICE)).toBeDefined()
    rerender(<Namespace namespace="solana" />)
    expect(screen.getByText('nobody')).toBeDefined()
  })
})

test('[S4.5] in StrictMode each wallet is restored once', async () => {
  const entries = {
    '@foyer/connections': JSON.stringify({ eip155: [{ connectorId: 'a', address: ALICE, accounts: [] }] }),
  }
  const wallet = createTestConnector({ id: 'a', isAuthorized: true })
  const { config, unmount } = setup({ connectors: [wallet], storage: createMemoryStorage(entries) })
  const { unmount: leave } = show(config, <Account />)
  await waitFor(() => expect(screen.getByText(`connected ${ALICE}`)).toBeDefined())
  expect(wallet.calls).toMatchObject({ restore: 1, connect: 0 })
  expect(wallet.listenerCount()).toBe(1)
  unmount()
  leave()
  await waitFor(() => expect(wallet.listenerCount()).toBe(0))
})

function Account() {
  const { status, address } = useAccount()
  return <p>{[status, address].join(' ').trim()}</p>
}

describe('connecting', () => {
  function Wallets() {
    const connectors = useConnectors()
    const { connect: start } = useConnect()
    const { status, connector, error, cancel, reset } = useConnectProcess()
    const { disconnect: end } = useDisconnect()
    return (
      <>
        {connectors.map((each) => (
          <button key={each.uid} onClick={() => start({ connector: each })}>
            {each.name}
          </button>
        ))}
        <button onClick={() => end()}>Disconnect</button>
        <button onClick={cancel}>Cancel</button>
        <button onClick={reset}>Reset</button>
        <output>{[status, connector?.name, error?.message].filter(Boolean).join(': ')}</output>
        <p>{useConnections().length} connected</p>
      </>
    )
  }
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  const status = () => screen.getByRole('status').textContent

  test('[S1.3] [S4.2] from a list to a connection and back', async () => {
    const wallet = createTestConnector()
    show(setup({ connectors: [wallet] }).config, <Wallets />)
    await press('Test Wallet')
    await waitFor(() => expect(screen.getByText('1 connected')).toBeDefined())
    expect(status()).toBe('success: Test Wallet')
    await press('Disconnect')
    await waitFor(() => expect(screen.getByText('0 connected')).toBeDefined())
  })

  test('[S4.2] shows a rejection and a failure, and resets both', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'reject'
    show(setup({ connectors: [wallet] }).config, <Wallets />)
    await press('Test Wallet')
    await waitFor(() => expect(status()).toMatch('declined: Test Wallet: Connection rejected'))
    wallet.answer = 'fail'
    await press('Test Wallet')
    await waitFor(() => expect(status()).toMatch('error: Test Wallet: connect - Failed to connect'))
    await press('Reset')
    expect(status()).toBe('idle')
  })

  test('cancel ends the connect', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    show(setup({ connectors: [wallet] }).config, <Wallets />)
    await press('Test Wallet')
    await waitFor(() => expect(status()).toBe('pending: Test Wallet'))
    await press('Cancel')
    await waitFor(() => expect(status()).toBe('idle'))
  })

  test('[S4.2] the first render has the stored address and network', async () => {
    const storage = createMemoryStorage({
      '@foyer/connections': JSON.stringify({
        eip155: [{ connectorId: 'test.wallet', address: ALICE, accounts: [] }],
      }),
      '@foyer/eip155:connected_connector_id': 'test.wallet',
      '@foyer/active_caip_network_id': 'eip155:137',
    })
    const config = createConfig({ networks, storage, adapters: [createTestAdapter()] })
    const seen: unknown[] = []
    function Account() {
      const { status, caipAddress } = useAccount()
      seen.push(`${status} ${caipAddress}`)
      return null
    }
    render(
      <FoyerProvider config={config}>
        <Account />
      </FoyerProvider>,
    )
    expect(seen[0]).toBe(`reconnecting eip155:137:${ALICE}`)
    cleanup()
    config.destroy()
  })

  test('[S4.5] stored connections are restored on request, also with reconnecting off', async () => {
    const storage = createMemoryStorage()
    const wallet = createTestConnector({ isAuthorized: true })
    const { config } = setup({ connectors: [wallet], storage, enableReconnect: false })
    const Back = () => {
      const { reconnect, data } = useReconnect()
      return <button onClick={() => reconnect()}>{data ? `${data.length} back` : 'Back'}</button>
    }
    show(config, <Back />)
    // Another tab connects.
    storage.setItem(
      '@foyer/connections',
      JSON.stringify({ eip155: [{ connectorId: wallet.id, address: ALICE, accounts: [] }] }),
    )
    await press('Back')
    await waitFor(() => expect(screen.getByText('1 back')).toBeDefined())
    expect(wallet.calls).toMatchObject({ restore: 1, connect: 0, disconnect: 0 })
  })
})

test('functions and lists of a hook keep their identity between renders, so that effects may depend on them', async () => {
  const wallet = createTestConnector()
  const { config } = setup({
    connectors: [wallet],
    adapters: [createTestAdapter({ sendTransaction: async () => async () => '0x1' })],
  })
  await connect(config, { connector: wallet })
  const { result, rerender } = renderHook(() => ({
    chooseNetwork: hooks.useChooseNetwork({ config }),
    chooseWallet: hooks.useChooseWallet({ config }),
    prepare: hooks.usePrepareConnector({ config }),
    send: hooks.useOperation('eip155', 'sendTransaction', { config }),
    setAccepted: hooks.useLegalConsent({ config }).setAccepted,
    accounts: hooks.useAccountType({ config }).accounts,
    reset: hooks.useRegisterName({ config }).reset,
    afterRegistration: hooks.useRegisterName({ config }).afterRegistration,
  }))
  const before = result.current
  rerender()
  for (const name of Object.keys(before) as (keyof typeof before)[])
    expect(result.current[name], name).toBe(before[name])
})

describe('with the query client of the host', () => {
  const hostile = () =>
    new QueryClient({
      defaultOptions: {
        queries: {
          networkMode: 'online',
          retry: 10,
          retryDelay: 0,
          throwOnError: true,
          refetchOnMount: 'always',
          suspense: true,
          placeholderData: keepPreviousData,
        } as object,
        mutations: {
          networkMode: 'online',
          retry: 10,
          retryDelay: 0,
          throwOnError: true,
          gcTime: Infinity,
          scope: { id: 'one at a time' },
        },
      },
    })

  function goOffline(isOffline: boolean) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
  }
  afterEach(() => vi.restoreAllMocks())

  function Money() {
    const { sendTransaction, error, isPaused } = useSendTransaction()
    const { signMessage } = useSignMessage()
    return (
      <>
        <button onClick={() => sendTransaction({ to: BOB, value: 1n })}>Send</button>
        <button onClick={() => signMessage({ message: 'Hello' })}>Sign</button>
        <output>{`${error?.message ?? 'no error'}, ${isPaused}`}</output>
      </>
    )
  }
  async function money(answer: () => Promise<string>) {
    const asked = vi.fn<() => Promise<string>>(answer)
    const wallet = createTestConnector()
    const { config } = setup({
      connectors: [wallet],
      queryClient: hostile(),
      adapters: [createTestAdapter({ sendTransaction: async () => asked, signMessage: async () => asked })],
    })
    await connect(config, { connector: wallet })
    show(config, <Money />)
    return { config, asked }
  }
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

  test('a click while offline asks the wallet at once; coming online sends no request', async () => {
    const { asked } = await money(() => Promise.reject(new TypeError('lost')))
    act(() => goOffline(true))
    await press('Send')
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/, false$/))
    await act(async () => goOffline(false))
    await press('Sign')
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    await act(async () => goOffline(true))
    await act(async () => goOffline(false))
    expect(asked).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('status').textContent).toMatch(/may have been sent.*, false$/)
  })

  test('a second request does not wait for the answer to the first', async () => {
    const { asked } = await money(() => new Promise(() => {}))
    await press('Send')
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    await press('Sign')
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  })

  test('a balance is read offline, once for all components, and an error is not thrown into the tree', async () => {
    const getBalance = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('no node')))
    const wallet = createTestConnector()
    const { config } = setup({
      connectors: [wallet],
      queryClient: hostile(),
      adapters: [createTestAdapter({ getBalance: async () => getBalance })],
    })
    await connect(config, { connector: wallet })
    goOffline(true)
    const Balance = () => <p>{useBalance().status}</p>
    show(
      config,
      <>
        <Balance />
        <Balance />
      </>,
    )
    await waitFor(() => expect(screen.getAllByText('error')).toHaveLength(2))
    expect(getBalance).toHaveBeenCalledTimes(1)
  })

  test('while the data of another account loads, the data of the previous account is not shown', async () => {
    const alone = <value,>(value: value, address: string): Promise<value> =>
      address === ALICE ? Promise.resolve(value) : new Promise(() => {})
    const balance = { value: '1', decimals: 0, symbol: 'ETH' }
    const { config } = setup({
      queryClient: hostile(),
      nfts: (_, { address }) => alone({ items: [{ id: '1', name: 'One' }] }, address),
      adapters: [createTestAdapter({ getBalance: async () => (_, asked) => alone(balance, asked.address) })],
    })
    const Owned = ({ address }: { address: string }) => {
      const { data, isPlaceholderData } = useBalance({ address })
      const { nfts } = useNfts({ address })
      return <p>{`${data?.formatted ?? 'unknown'}, ${isPlaceholderData}, ${nfts.length}`}</p>
    }
    const { rerender } = show(config, <Owned address={ALICE} />)
    await waitFor(() => expect(screen.getByText('1, false, 1')).toBeDefined())
    rerender(
      <StrictMode>
        <FoyerProvider config={config}>
          <Owned address={BOB} />
        </FoyerProvider>
      </StrictMode>,
    )
    expect(screen.getByText('unknown, false, 0')).toBeDefined()
  })

  test('[S9.2] [S3.34] cached data is plain JSON, and is fresh for 30 s', async () => {
    const getBalanceOfChain = vi.fn<() => Promise<{ value: string; decimals: number; symbol: string }>>(
      async () => ({
        value: '1500000000000000000',
        decimals: 18,
        symbol: 'ETH',
      }),
    )
    const wallet = createTestConnector()
    const { config } = setup({
      connectors: [wallet],
      adapters: [createTestAdapter({ getBalance: async () => getBalanceOfChain })],
    })
    await connect(config, { connector: wallet })
    show(config, <Balance />)
    await waitFor(() => expect(screen.getByText('1.5 ETH')).toBeDefined())
    for (const { queryKey, state } of getQueryClient(config).getQueryCache().getAll()) {
      expect(JSON.parse(JSON.stringify(queryKey))).toEqual(queryKey)
      expect(JSON.parse(JSON.stringify(state.data))).toEqual(state.data)
    }
    const updatedAt = getQueryClient(config).getQueryCache().getAll()[0]?.state.dataUpdatedAt ?? 0
    const clock = vi.spyOn(Date, 'now')
    for (const [age, calls] of [
      [30_000, 1],
      [30_001, 2],
    ] as const) {
      clock.mockReturnValue(updatedAt + age)
      await getBalance(config, { address: ALICE, caipNetworkId: 'eip155:1' })
      expect(getBalanceOfChain).toHaveBeenCalledTimes(calls)
    }
  })
  const Balance = () => {
    const { data } = useBalance()
    return <p>{data ? `${data.formatted} ${data.symbol}` : '…'}</p>
  }
})

describe('a query', () => {
  type Parameters = { readonly [name in 'address' | 'caipNetworkId']?: string } & {
    readonly enabled?: boolean
  }
  const ofName = { name: 'mira.example' }
  const sale = { amount: '100' }
  /** Hooks with the parameters that they have. */
  const all: readonly [name: string, has: string, use: (parameters: Parameters) => unknown][] = [
    ['useBalance', 'address network account enabled', (given) => hooks.useBalance(given as object)],
    [
      'useTokenBalances',
      'address network account enabled',
      (given) => hooks.useTokenBalances(given as object),
    ],
    ['useTransactions', 'address network account enabled', (given) => hooks.useTransactions(given as object)],
    ['useNfts', 'address network account', (given) => hooks.useNfts(given as object)],
    ['useReverseName', 'address network account enabled', (given) => hooks.useReverseName(given as object)],
    ['useIdentity', 'address enabled', (given) => hooks.useIdentity(given)],
    [
      'useResolveName',
      'network enabled',
      (given) => hooks.useResolveName({ ...ofName, ...(given as object) }),
    ],
    [
      'useNameSuggestions',
      'network',
      (given) => hooks.useNameSuggestions({ ...ofName, ...(given as object) }),
    ],
    ['useGasPrice', 'network enabled', (given) => hooks.useGasPrice(given as object)],
    ['useCapabilities', 'network account', (given) => hooks.useCapabilities(given as object)],
    ['useWalletAssets', 'network account', (given) => hooks.useWalletAssets(given as object)],
    ['useOnrampOptions', 'network enabled', (given) => hooks.useOnrampOptions(given as object)],
    ['useOnrampQuote', 'enabled', (given) => hooks.useOnrampQuote({ ...sale, ...(given as object) })],
  ]
  const thatHave = (part: string) => all.filter(([, has]) => has.split(' ').includes(part))

  let count = 0
  /** Keys of the queries of a hook as text, and whether they are being requested. */
  async function queried(use: (parameters: Parameters) => unknown, given: Parameters, isOnSolana = false) {
    const forever = () => new Promise<never>(() => {})
    const wallet = createTestConnector()
    const other = createTestConnector({ id: 'other', namespaces: ['solana'], address: SOLANA, chainId: null })
    const { config } = setup({
      id: `${(count += 1)}`,
      connectors: [wallet, other],
      endpoints: { blockchain: 'https://backend.example' },
      fetch: forever,
      adapters: [createTestAdapter({ getBalance: async () => forever }), createTestAdapter({}, 'solana')],
    })
    await connect(config, { connector: wallet })
    if (isOnSolana) {
      await connect(config, { connector: other })
      await switchNetwork(config, { caipNetworkId: solana.caipNetworkId })
    }
    renderHook(() => use(given), {
      wrapper: ({ children }) => <FoyerProvider config={config}>{children}</FoyerProvider>,
    })
    const client = getQueryClient(config)
    const shown = client.getQueryCache().findAll({ predicate: (query) => query.getObserversCount() > 0 })
    return {
      keys: shown.map(({ queryKey }) => JSON.stringify(queryKey)).join(' '),
      isFetching: shown.some(({ state }) => state.fetchStatus === 'fetching'),
    }
  }

  test.each(thatHave('address'))(
    'uses the given address, else the account in use: %s',
    async (_, __, use) => {
      expect((await queried(use, {})).keys).toContain(ALICE)
      const { keys } = await queried(use, { address: BOB })
      expect(keys).toContain(BOB)
      expect(keys).not.toContain(ALICE)
    },
  )

  test.each(thatHave('network'))('uses the given network, else the one in use: %s', async (_, __, use) => {
    expect((await queried(use, {})).keys).toContain('"eip155:1"')
    const { keys } = await queried(use, { caipNetworkId: 'eip155:137' })
    expect(keys).toContain('"eip155:137"')
    expect(keys).not.toContain('"eip155:1"')
  })

  test.each(thatHave('account'))(
    'uses the account of the given network, also while a network of another namespace is in use: %s',
    async (_, __, use) => {
      expect((await queried(use, {}, true)).keys).toContain(SOLANA)
      const { keys } = await queried(use, { caipNetworkId: 'eip155:137' }, true)
      expect(keys).toContain(ALICE)
      expect(keys).not.toContain(SOLANA)
    },
  )

  test.each(thatHave('network'))(
    'a network of an unknown namespace does not throw: %s',
    async (_, __, use) => {
      expect((await queried(use, { caipNetworkId: 'tron:1' })).keys).toContain('"tron:1"')
    },
  )

  test.each(thatHave('enabled'))('is not requested with enabled: false: %s', async (_, __, use) => {
    expect((await queried(use, {})).isFetching).toBe(true)
    expect((await queried(use, { enabled: false })).isFetching).toBe(false)
  })
})

describe('several configs', () => {
  test('on one page share nothing', async () => {
    const [a, b] = [createTestConnector({ id: 'a' }), createTestConnector({ id: 'b', address: BOB })]
    const storage = createMemoryStorage()
    const one = setup({ id: 'one', connectors: [a], storage }).config
    const two = setup({ id: 'two', connectors: [b], storage }).config
    const { useAccount: useOwn } = createFoyerHooks(two)
    const Two = () => <p>two {useOwn().address ?? 'nobody'}</p>
    const One = () => <p>one {useAccount().address ?? 'nobody'}</p>
    show(
      one,
      <>
        <One />
        <Two />
      </>,
    )
    await act(async () => void (await connect(one, { connector: 'a' })))
    expect(screen.getByText(`one ${ALICE}`)).toBeDefined()
    expect(screen.getByText('two nobody')).toBeDefined()
    await act(async () => void (await connect(two, { connector: 'b' })))
    await act(async () => void (await switchNetwork(two, { caipNetworkId: 'eip155:137' })))
    expect(screen.getByText(`one ${ALICE}`)).toBeDefined()
    expect(screen.getByText(`two ${BOB}`)).toBeDefined()
    expect([...storage.entries.keys()].every((key) => /^@foyer\/(one|two)\//.test(key))).toBe(true)
  })

  test('can replace each other in one provider, with the same id', async () => {
    const [a, b] = [createTestConnector({ id: 'a' }), createTestConnector({ id: 'b', address: BOB })]
    const make = (connector: typeof a) =>
      createConfig({ networks, adapters: [], connectors: [connector], storage: createMemoryStorage() })
    const [one, two] = [make(a), make(b)]
    const page = (config: Config) => (
      <FoyerProvider config={config}>
        <Account />
      </FoyerProvider>
    )
    const { rerender } = render(page(one))
    await act(async () => void (await connect(one, { connector: 'a' })))
    expect(screen.getByText(`connected ${ALICE}`)).toBeDefined()
    rerender(page(two))
    expect(screen.getByText('disconnected')).toBeDefined()
    expect([a.listenerCount(), b.listenerCount()]).toEqual([0, 1])
    for (const config of [one, two]) config.destroy()
  })

  test('created in each render log one warning; two configs in turn log none', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const configs: Config[] = []
    function Page() {
      const config = createConfig({ networks, debug: false, storage: createMemoryStorage() })
      configs.push(config)
      return <FoyerProvider config={config} />
    }
    const { rerender } = render(<Page />)
    rerender(<Page />)
    expect(warn).not.toHaveBeenCalled()
    for (let renders = 0; renders < 3; renders++) rerender(<Page />)
    expect(warn.mock.calls).toEqual([[expect.stringContaining('call createConfig outside of components')]])
    warn.mockRestore()
    for (const config of configs) config.destroy()
  })

  test('a hook without a config throws', () => {
    const Lost = () => <p>{useConfig().id}</p>
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Lost />)).toThrow(/No config.*FoyerProvider.*two copies of @foyer\/headless/)
    vi.restoreAllMocks()
  })

  test.each<readonly [string, () => unknown, RegExp]>([
    [
      'an address in place of parameters',
      () => useBalance('0x' as never),
      /object, such as useBalance.*not 0x/,
    ],
    [
      'an unknown namespace',
      () => useAccount({ namespace: 'ethereum' as never }),
      /eip155, solana.*not ethereum/,
    ],
  ])('a hook with %s throws an error that says so', (_, useIt, text) => {
    const { config } = setup()
    function Wrong() {
      useIt()
      return null
    }
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const wrong = (
      <FoyerProvider config={config}>
        <Wrong />
      </FoyerProvider>
    )
    expect(() => render(wrong)).toThrow(expect.objectContaining({ code: 'PARAMETER_INVALID' }))
    expect(() => render(wrong)).toThrow(text)
    vi.restoreAllMocks()
  })

  test.each([
    ['no config', () => undefined],
    // A config of the other copy has its internals under another key.
    ['the config of another copy', () => ({ ...setup().config, [INTERNALS]: undefined })],
  ])('an action with %s throws an error that says so', (_, makeConfig) => {
    const config = makeConfig() as unknown as Config
    expect(() => openModal(config)).toThrow(/No config.*two copies of @foyer\/headless/)
  })
})

test('[S2.22] functions of the modal keep their identity, and the router has the current route', async () => {
  const { config } = setup()
  const verbs = new Set<unknown>()
  function Router() {
    const { push, goBack, view } = useModalRouter()
    const { open, close } = useModal()
    const { connect: start, connectAsync } = useConnect()
    const { cancel, reset } = useConnectProcess()
    const data = useRouteData('SwitchNetwork')
    for (const verb of [push, goBack, open, close, start, connectAsync, cancel, reset]) verbs.add(verb)
    return (
      <button onClick={() => push('SwitchNetwork', { network: polygon })}>
        {view} {data?.network.name}
      </button>
    )
  }
  show(config, <Router />)
  const before = new Set(verbs)
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe(`SwitchNetwork ${polygon.name}`)
  await act(async () => openModal(config, { view: 'Networks' }))
  expect(screen.getByRole('button').textContent).toBe('Networks ')
  expect(verbs).toEqual(before)
})

describe('events', () => {
  test('reach the listener of the last render until the component unmounts, in its config alone', () => {
    const [{ config }, { config: other }] = [setup({ id: 'one' }), setup({ id: 'two' })]
    const seen: string[] = []
    const { rerender, unmount } = renderHook(
      ({ name }) => {
        hooks.useEvents(({ event }) => seen.push(`${name}: ${event}`), { config })
        return hooks.useEmitEvent({ config })
      },
      { initialProps: { name: 'first' }, wrapper: StrictMode },
    )
    rerender({ name: 'second' })
    emitEvent(config, { event: 'CLICK_WALLET_HELP' })
    emitEvent(other, { event: 'CLICK_GET_WALLET_HELP' })
    expect(seen).toEqual(['second: CLICK_WALLET_HELP'])
    unmount()
    emitEvent(config, { event: 'CLICK_WALLET_HELP' })
    expect(seen).toHaveLength(1)
  })

  test('a view emits the events of its config', () => {
    const { config, names } = setup()
    const { result } = renderHook(() => hooks.useEmitEvent({ config }))
    result.current({ event: 'CLICK_WALLET_HELP' })
    expect(names()).toEqual(['CLICK_WALLET_HELP'])
  })
})

describe('several wallets', () => {
  const wallets = () => [
    createTestConnector({ id: 'first' }),
    createTestConnector({ id: 'second', address: BOB }),
    createTestConnector({ id: 'sol', namespaces: ['solana'], chainId: null }),
  ]
  async function all(multiWallet: boolean) {
    const connectors = wallets()
    const { config, storage } = setup({ connectors, features: { multiWallet } })
    for (const connector of connectors) await act(() => connect(config, { connector }))
    return { config, storage, connectors }
  }
  const idsOf = (list: readonly { readonly connectorId: string }[]) =>
    list.map(({ connectorId }) => connectorId)

  test.each([
    [true, ['sol', 'second', 'first'], ['second', 'first'], ['sol']],
    [false, ['sol', 'second'], ['second'], ['sol']],
  ])('with multiWallet %s the connections are listed by namespace', async (isOn, each, ethereum, other) => {
    const { config } = await all(isOn)
    const { result } = renderHook(() => [
      hooks.useConnections({ config }),
      hooks.useConnections({ config, namespace: 'eip155' }),
      hooks.useConnections({ config, namespace: 'solana' }),
      hooks.useConnections({ config, namespace: 'bip122' }),
    ])
    expect(result.current.map(idsOf)).toEqual([each, ethereum, other, []])
  })

  test('recent connections are listed by namespace, and can be deleted', async () => {
    const { config, storage, connectors } = await all(true)
    await act(() => disconnect(config, { connector: connectors[0] }))
    await act(() => disconnect(config, { connector: connectors[2] }))
    const { result } = renderHook(() => ({
      all: hooks.useRecentConnections({ config }),
      solana: hooks.useRecentConnections({ config, namespace: 'solana' }).recentConnections,
    }))
    expect(new Set(idsOf(result.current.all.recentConnections))).toEqual(new Set(['first', 'sol']))
    expect(idsOf(result.current.solana)).toEqual(['sol'])
    const { deleteConnection } = result.current.all
    act(() => deleteConnection({ connectorId: 'first', namespace: 'eip155', address: ALICE }))
    await waitFor(() => expect(idsOf(result.current.all.recentConnections)).toEqual(['sol']))
    expect(storage.getItem('@foyer/connections')).not.toContain('"first"')
    act(() => patchProjectFeatures(internalsOf(config), { multiWallet: false }))
    expect(result.current.all.recentConnections).toEqual([])
  })
})

test('the tab of an account is that of the active namespace, or of the given one, until the account changes', async () => {
  const wallet = createTestConnector()
  const sol = createTestConnector({ id: 'sol', namespaces: ['solana'], chainId: null })
  const { config } = setup({ connectors: [wallet, sol] })
  await connect(config, { connector: sol })
  await connect(config, { connector: wallet })
  const { result } = renderHook(() => ({
    active: hooks.useAccountTab({ config }),
    solana: hooks.useAccountTab({ config, namespace: 'solana' }),
  }))
  const tabs = () => [result.current.active.tab, result.current.solana.tab]
  expect(tabs()).toEqual([undefined, undefined])
  act(() => result.current.active.setTab('activity'))
  act(() => result.current.solana.setTab('nfts'))
  expect(tabs()).toEqual(['activity', 'nfts'])
  await act(() => switchNetwork(config, { caipNetworkId: solana.caipNetworkId }))
  expect(tabs()).toEqual(['nfts', 'nfts'])
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:1' }))
  act(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] }))
  expect(tabs()).toEqual([undefined, 'nfts'])
})

test('the account type is that of the current account, else the preferred one of the namespace', async () => {
  const wallet = createTestConnector({ accounts: [{ address: ALICE, type: 'eoa' }, { address: BOB }] })
  const { config } = setup({
    connectors: [wallet],
    defaultAccountTypes: { eip155: 'smartAccount', bip122: 'ordinal' },
  })
  const { result } = renderHook(() => ({
    active: hooks.useAccountType({ config }),
    bitcoin: hooks.useAccountType({ config, namespace: 'bip122' }),
  }))
  const types = () => [result.current.active.accountType, result.current.bitcoin.accountType]
  expect(types()).toEqual(['smartAccount', 'ordinal'])
  await act(() => connect(config, { connector: wallet }))
  expect(types()).toEqual(['eoa', 'ordinal'])
  expect(result.current.active.accounts.map(({ address }) => address)).toEqual([ALICE])
  expect(result.current.bitcoin.accounts).toEqual([])
  act(() => result.current.bitcoin.setAccountType('payment'))
  await waitFor(() => expect(types()).toEqual(['eoa', 'payment']))
})

test('[S1.13] features require their connector', async () => {
  const auth = { ...createTestConnector({ id: 'auth' }), type: 'AUTH' as const }
  const wallets = setup({ projectId: 'p' }).config
  const { rerender } = render(<Login />, {
    wrapper: ({ children }) => <FoyerProvider config={wallets}>{children}</FoyerProvider>,
  })
  expect(screen.getByText('false connector-missing')).toBeDefined()
  rerender(<Login config={setup({ id: 'auth', projectId: 'p', connectors: [auth] }).config} />)
  expect(screen.getByText('true')).toBeDefined()
  expect(wantedFeatures(wallets).email).toBe(true)
})
function Login({ config }: { config?: Config }) {
  const { email, reasons } = useFeatures({ config })
  return <p>{[email, reasons.email].join(' ').trim()}</p>
}

test('[S4.2] a page without stored connections is disconnected after the first render', async () => {
  show(setup().config, <Account />)
  await waitFor(() => expect(screen.getByText('disconnected')).toBeDefined())
})

import { notifyManager } from '@tanstack/react-query'
import { act, cleanup, renderHook, screen, waitFor, render } from '@testing-library/react'
import { type ComponentType, Profiler, type ReactElement, type ReactNode, StrictMode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { getToast } from '../../modal/notices/state.ts'
import { createFoyerHooks } from '../../react/createFoyerHooks.ts'
import { FoyerProvider } from '../../react/FoyerProvider.tsx'
import { usePrices, useTokenBalances } from '../../react/tokenQueries.ts'
import { createTestBackend } from '../../test/backend.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { getTokenBalances } from './getTokenBalances.ts'
import { tokenBalancesQueryOptions } from './queries.ts'

beforeAll(async () => void (await Promise.all([import('./getPrices.ts'), import('./getTokenBalances.ts')])))
afterEach(cleanup)

const COIN = `eip155:1:0x${'a'.repeat(40)}` as const

async function start() {
  const held: Record<string, string> = { [`${ALICE} eip155:1`]: '1', [`${BOB} eip155:1`]: '2' }
  let isDown = false
  let gate = Promise.resolve()
  /** Delays all answers until the returned function is called. */
  const hold = (): (() => void) => {
    let release = (): void => {}
    gate = new Promise((resolve) => (release = resolve))
    return release
  }
  const backend = createTestBackend(async (request) => {
    await gate
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('supported-chains')) return Response.json({ http: ['eip155:1', 'eip155:137'] })
    if (isDown) return new Response('', { status: 503 })
    if (pathname.endsWith('price')) return Response.json({ fungibles: [{ address: COIN, price: 3 }] })
    const chainId = searchParams.get('chainId')
    const numeric = held[`${pathname.split('/')[3]} ${chainId}`]
    const quantity = { decimals: '6', numeric }
    const coin = {
      name: 'Coin',
      symbol: 'C',
      chainId,
      address: `${chainId}:${COIN.slice(9)}`,
      price: 1,
      quantity,
    }
    return Response.json({ balances: numeric ? [coin] : [] })
  })
  const wallet = createTestConnector()
  const host = setup({
    connectors: [wallet],
    fetch: backend.fetch,
    endpoints: { blockchain: 'https://backend.test' },
    adapters: [createTestAdapter()],
  })
  await connect(host.config, { connector: wallet })
  const refresh = (address: string) =>
    getQueryClient(host.config).refetchQueries({
      queryKey: tokenBalancesQueryOptions(host.config, { address, caipNetworkId: 'eip155:1' }).queryKey,
    })
  return { ...host, ...backend, held, hold, refresh, breakDown: () => (isDown = true) }
}

const within =
  (config: Config) =>
  ({ children }: { readonly children: ReactNode }): ReactElement => (
    <StrictMode>
      <FoyerProvider config={config}>{children}</FoyerProvider>
    </StrictMode>
  )

/** Renders several components, and counts the commits of each one. */
function count(config: Config, components: Readonly<Record<string, ComponentType>>) {
  const commits: Record<string, number> = {}
  render(
    <FoyerProvider config={config}>
      {Object.entries(components).map(([name, Component]) => (
        <Profiler key={name} id={name} onRender={() => (commits[name] = (commits[name] ?? 0) + 1)}>
          <Component />
        </Profiler>
      ))}
    </FoyerProvider>,
  )
  return async (run: () => unknown): Promise<Readonly<Record<string, number>>> => {
    const before = { ...commits }
    await act(async () => {
      await run()
      // Wait for TanStack's batched notifications.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve))
    })
    return Object.fromEntries(
      Object.keys(components).map((name) => [name, (commits[name] ?? 0) - (before[name] ?? 0)]),
    )
  }
}

test('[S1.6] useTokenBalances follows the current network, and shares a request between components', async () => {
  const { config, held, requests } = await start()
  held[`${ALICE} eip155:137`] = '9'
  const { result } = renderHook(() => [useTokenBalances(), useTokenBalances()] as const, {
    wrapper: within(config),
  })
  const amounts = () => result.current.map(({ data }) => data?.tokens.map(({ quantity }) => quantity.numeric))
  await waitFor(() => expect(amounts()).toEqual([['1'], ['1']]))
  expect(requests.filter(({ url }) => url.includes('balance'))).toHaveLength(1)
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:137' }))
  await waitFor(() => expect(amounts()).toEqual([['9'], ['9']]))
  expect(result.current[0].data?.total).toBe(9)
})

test('a changed list re-renders the components that show it, and no others', async () => {
  const { config, held, refresh } = await start()
  const Alice = () => <p>alice {useTokenBalances().data?.tokens[0]?.quantity.numeric}</p>
  const Bob = () => <p>bob {useTokenBalances({ address: BOB }).data?.tokens[0]?.quantity.numeric}</p>
  const Elsewhere = () => <p>{useTokenBalances({ caipNetworkId: 'eip155:137' }).data?.total}</p>
  const Count = () => <p>{useTokenBalances({ select: ({ tokens }) => tokens.length }).data} tokens</p>
  const Price = () => <p>{usePrices({ addresses: [COIN] }).data?.[COIN]}</p>
  const commitsOf = count(config, { Alice, Bob, Elsewhere, Count, Price })
  await waitFor(() =>
    expect([screen.queryByText('alice 1'), screen.queryByText('bob 2')]).not.toContain(null),
  )
  await screen.findByText('3')
  const none = { Alice: 0, Bob: 0, Elsewhere: 0, Count: 0, Price: 0 }
  // A refetch with equal data.
  expect(await commitsOf(() => refresh(ALICE))).toEqual(none)
  held[`${BOB} eip155:1`] = '5'
  expect(await commitsOf(() => refresh(BOB))).toEqual({ ...none, Bob: 1 })
  held[`${ALICE} eip155:1`] = '7'
  expect(await commitsOf(() => refresh(ALICE))).toEqual({ ...none, Alice: 1 })
  expect(screen.getByText('alice 7')).toBeDefined()
})

test('an unchanged token is the same object after a refetch', async () => {
  const { config, refresh } = await start()
  const { result } = renderHook(() => useTokenBalances(), { wrapper: within(config) })
  await waitFor(() => expect(result.current.data).toBeDefined())
  const [before] = result.current.data!.tokens
  await act(() => refresh(ALICE))
  expect(result.current.data!.tokens[0]).toBe(before)
})

test('[S8.2] after a failure useTokenBalances keeps the last list with `isError`, and one toast is shown', async () => {
  const { config, refresh, breakDown } = await start()
  const { result } = renderHook(() => [useTokenBalances(), useTokenBalances()] as const, {
    wrapper: within(config),
  })
  await waitFor(() => expect(result.current[0].data).toBeDefined())
  breakDown()
  await act(() => refresh(ALICE))
  await waitFor(() => expect(result.current[0].isError).toBe(true))
  expect(result.current[0].data?.tokens).toHaveLength(1)
  expect(result.current[0].error).toMatchObject({ code: 'TOKENS_UNAVAILABLE' })
  await act(() => refresh(ALICE))
  expect(getToast(config)).toMatchObject({ id: 1, message: 'Token Balance Unavailable' })
})

test('an action gets the list although the component that requested it unmounts', async () => {
  const { config, requests, hold } = await start()
  const release = hold()
  const { unmount } = renderHook(() => useTokenBalances(), { wrapper: within(config) })
  await vi.waitFor(() => expect(requests).not.toEqual([]))
  const asked = getTokenBalances(config)
  unmount()
  release()
  expect((await asked).tokens).toHaveLength(1)
})

test.each([
  ['the account disconnects', (config: Config) => disconnect(config)],
  ['the app clears the query client', (config: Config) => getQueryClient(config).clear()],
])('an action that loads a list rejects with an AbortError when %s', async (_, end) => {
  const { config, requests, hold } = await start()
  const release = hold()
  const asked = expect(getTokenBalances(config)).rejects.toMatchObject({ name: 'AbortError' })
  await vi.waitFor(() => expect(requests).not.toEqual([]))
  await end(config)
  release()
  await asked
  expect(
    getQueryClient(config)
      .getQueryCache()
      .findAll({ queryKey: ['foyer', config.id, 'tokenBalances'] }),
  ).toEqual([])
})

test('token hooks send no request while disabled, or without an account', async () => {
  const { config, requests } = await start()
  const hooks = createFoyerHooks(config)
  renderHook(() => [hooks.useTokenBalances({ enabled: false }), hooks.usePrices({ addresses: [] })])
  const { config: empty, requests: none } = { ...(await disconnected()) }
  renderHook(() => useTokenBalances({ config: empty }))
  await vi.waitFor(() => expect(getQueryClient(empty).isFetching()).toBe(0))
  expect([...requests, ...none].filter(({ url }) => /account|fungible/.test(url))).toEqual([])
})

async function disconnected() {
  const backend = createTestBackend()
  const { config } = setup({
    id: 'empty',
    fetch: backend.fetch,
    endpoints: { blockchain: 'https://backend.test' },
  })
  return { config, ...backend }
}

// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { ConfigOptions } from '../../core/types.ts'
import { createTestBackend } from '../../test/backend.ts'
import { untilIdle } from '../../test/settled.ts'
import { setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connectorsAtom } from '../../wallet/state.ts'
import { askDirectory } from './answers.ts'
import { narrowConnectList } from './connectList.ts'
import { fetchWallets } from './fetchWallets.ts'
import { walletSearchQueryOptions, walletsQueryOptions } from './gridQueries.ts'
import { featuredWalletsQueryOptions, recommendedWalletsQueryOptions } from './queries.ts'
import { excludedWalletsQueryOptions, walletRanksQueryOptions } from './readFacts.ts'
import { listedAtom } from './state.ts'
import { watchListed } from './watchListed.ts'

const chains = 'chains=eip155:1,eip155:137,solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const entry = (id: string, more: object = {}) => ({ id, name: id.toUpperCase(), ...more })

function start(
  options: Partial<ConfigOptions> = {},
  answer: (query: URLSearchParams) => { data: unknown; count: number } = () => ({ data: [], count: 0 }),
) {
  const backend = createTestBackend(({ url }) => Response.json(answer(new URL(url).searchParams)))
  const test = setup({ projectId: 'p', fetch: backend.fetch, ...options })
  return { ...test, ...backend, client: getQueryClient(test.config) }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lists = { includeWalletIds: ['a', 'b'], excludeWalletIds: ['c'], featuredWalletIds: ['d'] }

describe('requests [S7.30] [S9.21]', () => {
  test('recommended wallets', async () => {
    const { config, client, asked } = start(lists)
    await client.fetchQuery(recommendedWalletsQueryOptions(config))
    expect(asked()).toEqual([`/getWallets?page=1&entries=4&include=a,b&exclude=c,d&${chains}`])
  })

  test('empty parameters are omitted', async () => {
    const { config, client, asked } = start()
    await client.fetchQuery(recommendedWalletsQueryOptions(config))
    expect(asked()).toEqual([`/getWallets?page=1&entries=4&${chains}`])
  })

  test('pages, without recommended wallets', async () => {
    const { config, client, asked } = start(lists, (query) => ({
      data: query.get('entries') === '4' ? [entry('r')] : [entry(`w${query.get('page')}`)],
      count: 90,
    }))
    await client.fetchInfiniteQuery({ ...walletsQueryOptions(config), pages: 3 } as never)
    expect(asked()).toEqual([
      `/getWallets?page=1&entries=4&include=a,b&exclude=c,d&${chains}`,
      `/getWallets?page=1&entries=40&include=a,b&exclude=r,c,d&${chains}`,
      `/getWallets?page=2&entries=40&include=a,b&exclude=r,c,d&${chains}`,
      `/getWallets?page=3&entries=40&include=a,b&exclude=r,c,d&${chains}`,
    ])
  })

  test('featured wallets, in the order of the app', async () => {
    const { config, client, asked } = start({ featuredWalletIds: ['b', 'a'] }, () => ({
      data: [entry('a'), entry('b')],
      count: 2,
    }))
    const wallets = await client.fetchQuery(featuredWalletsQueryOptions(config))
    expect(asked()).toEqual(['/getWallets?page=1&entries=2&include=b,a'])
    expect(wallets.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  test('excluded wallets', async () => {
    const { config, client, asked } = start(lists, () => ({ data: [entry('c', { rdns: 'r.c' })], count: 1 }))
    expect(await client.fetchQuery(excludedWalletsQueryOptions(config))).toEqual([{ rdns: 'r.c', name: 'C' }])
    expect(asked()).toEqual(['/getWallets?page=1&entries=1&include=c'])
  })

  test('entries of installed wallets', async () => {
    const connectors = [createTestConnector({ id: 'r.x', name: 'X' })]
    const { config, client, asked } = start({ connectors, features: { walletRanks: true } })
    const listed = internalsOf(config).store.get(connectorsAtom)
    await client.fetchQuery(walletRanksQueryOptions(config, [{ ...listed[0]!, rdns: 'r.x' }]))
    expect(asked()).toEqual(['/getWallets?page=1&entries=20&badge=certified&names=X&rdns=r.x'])
  })

  test('a search, trimmed; of all wallets and of certified ones', async () => {
    const { config, client, asked, events } = start(lists)
    await client.fetchQuery(walletSearchQueryOptions(config, { search: ' Meta ', isCertified: true }))
    await client.fetchQuery(walletSearchQueryOptions(config, { search: 'Meta' }))
    expect(asked().filter((path) => path.includes('search='))).toEqual([
      `/getWallets?page=1&entries=100&include=a,b&exclude=c&search=Meta&badge_type=certified&${chains}`,
      `/getWallets?page=1&entries=100&include=a,b&exclude=c&search=Meta&${chains}`,
    ])
    expect(events.filter(({ event }) => event === 'SEARCH_WALLET')).toMatchObject([
      { properties: { badge: 'certified', search: 'Meta' } },
      { properties: { badge: '', search: 'Meta' } },
    ])
  })

  test('wallets of an app’s own list: by a trimmed text, and certified ones by rdns', async () => {
    const { config, asked } = start()
    await fetchWallets(config, { entries: 5, search: ' Meta ' })
    await fetchWallets(config, { entries: 5, rdns: ['r.x'] })
    expect(asked()).toEqual([
      '/getWallets?page=1&entries=5&search=Meta',
      '/getWallets?page=1&entries=5&badge=certified&rdns=r.x',
    ])
  })

  test('none after an abort', async () => {
    const { config } = start()
    const asking = fetchWallets(config, { entries: 5, signal: AbortSignal.abort() })
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('pages with all wallets, if the recommended ones cannot be read', async () => {
    const backend = createTestBackend(({ url }) =>
      new URL(url).searchParams.get('entries') === '4'
        ? new Response(null, { status: 500 })
        : Response.json({ data: [entry('r')], count: 1 }),
    )
    const { config } = setup({ projectId: 'p', fetch: backend.fetch })
    const { pages } = await getQueryClient(config).fetchInfiniteQuery(walletsQueryOptions(config) as never)
    expect(pages).toMatchObject([{ wallets: [{ id: 'r' }] }])
    expect(backend.asked().at(-1)).toBe(`/getWallets?page=1&entries=40&${chains}`)
  })

  test('no page, if the list is left while the recommended wallets load', async () => {
    const { config, asked } = start()
    const leaving = new AbortController()
    const { queryFn = expect.unreachable() } = walletsQueryOptions(config)
    const page = queryFn({ pageParam: 1, signal: leaving.signal } as never)
    leaving.abort()
    await expect(page).rejects.toMatchObject({ name: 'AbortError' })
    expect(asked().filter((path) => path.includes('entries=40'))).toEqual([])
  })
})

describe('disabled queries', () => {
  test.each([
    ['featured wallets, if the app names none', featuredWalletsQueryOptions],
    ['excluded wallets, if the app names none', excludedWalletsQueryOptions],
    ['ranks, without a wallet', (config: never) => walletRanksQueryOptions(config, [])],
    [
      'ranks, unless the app enables them [R72]',
      (config: never) => walletRanksQueryOptions(config, internalsOf(config).store.get(connectorsAtom)),
    ],
    ['a search of one letter', (config: never) => walletSearchQueryOptions(config, { search: ' a ' })],
  ])('%s', (_, options) => {
    const connectors = [createTestConnector({ id: 'r.x', name: 'X' })]
    expect(options(start({ connectors }).config as never).enabled).toBe(false)
  })

  test('all queries without a directory; a directory of the host needs no project id [S7.30]', () => {
    const off = start({ projectId: undefined })
    expect(recommendedWalletsQueryOptions(off.config).enabled).toBe(false)
    expect(walletsQueryOptions(off.config).enabled).toBe(false)
    expect(walletSearchQueryOptions(off.config, { search: 'meta' }).enabled).toBe(false)
    const endpoints = { kit: 'https://own.example' }
    const own = start({ id: 'own', projectId: undefined, endpoints })
    expect(recommendedWalletsQueryOptions(own.config).enabled).toBe(true)
  })
})

test('a search is requested 300 ms after the last change, and not for earlier texts [S9.18]', async () => {
  vi.useFakeTimers()
  const { config, client, asked, names } = start()
  const begin = client.fetchQuery(walletSearchQueryOptions(config, { search: 'met' })).catch(() => 'given up')
  await vi.advanceTimersByTimeAsync(299)
  await client.cancelQueries({ queryKey: ['foyer', config.id, 'walletSearch'] })
  expect(await begin).toBe('given up')
  const whole = client.fetchQuery(walletSearchQueryOptions(config, { search: 'metal' }))
  await vi.advanceTimersByTimeAsync(299)
  expect(asked()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await whole
  expect(asked()).toHaveLength(1)
  expect(names()).toEqual(['SEARCH_WALLET'])
})

describe('pages', () => {
  const page = (count: number, wallets = 40, dropped = 0) => ({
    count,
    dropped,
    wallets: Array.from({ length: wallets }, (_, index) => ({ id: `${index}`, name: 'x' })),
  })
  test.each([
    [2, 41, 1, {}],
    [undefined, 40, 1, {}],
    [undefined, 80, 2, {}],
    [3, 81, 2, {}],
    // The total claims more pages, but this one is empty.
    [undefined, 600, 2, { wallets: 0 }],
    // On a phone a page may have no usable wallet.
    [3, 600, 2, { wallets: 0, dropped: 40 }],
  ] as const)('the next page is %s of %s, after %s: %j', (next, count, pages, given) => {
    const { wallets, dropped }: { readonly wallets?: number; readonly dropped?: number } = given
    const { getNextPageParam } = walletsQueryOptions(start().config)
    const last = page(count, wallets, dropped)
    expect(getNextPageParam(last, Array(pages).fill(last), pages)).toBe(next)
  })
})

test('wallets of other networks are dropped, comparing whole ids', async () => {
  const data = [entry('a', { chains: ['eip155:10'] }), entry('b', { chains: ['eip155:137'] }), entry('c')]
  const { config, client } = start({}, (query) => ({
    data: query.get('entries') === '4' ? [] : data,
    count: 3,
  }))
  const found = await client.fetchQuery(walletSearchQueryOptions(config, { search: 'meta' }))
  expect(found.wallets.map(({ id }) => id)).toEqual(['b', 'c'])
  const { pages } = (await client.fetchInfiniteQuery(walletsQueryOptions(config) as never)) as never as {
    pages: { wallets: { id: string }[] }[]
  }
  expect(pages[0]?.wallets.map(({ id }) => id)).toEqual(['b', 'c'])
})

test('a page with wallets of other networks only does not end the list', async () => {
  const foreign = Array.from({ length: 40 }, (_, index) => entry(`x${index}`, { chains: ['eip155:10'] }))
  const { config, client } = start({}, (query) => ({
    data: query.get('entries') === '40' ? (query.get('page') === '1' ? foreign : [entry('c')]) : [],
    count: 41,
  }))
  const options = { ...walletsQueryOptions(config), pages: 2 }
  const { pages } = (await client.fetchInfiniteQuery(options as never)) as never as {
    pages: { wallets: { id: string }[] }[]
  }
  expect(pages.map(({ wallets }) => wallets.map(({ id }) => id))).toEqual([[], ['c']])
})

test('pages are read while the browser reports offline', async () => {
  onlineManager.setOnline(false)
  try {
    const { config, client, asked } = start()
    await client.fetchInfiniteQuery({ ...walletsQueryOptions(config), networkMode: 'always' } as never)
    expect(asked()).toHaveLength(2)
  } finally {
    onlineManager.setOnline(true)
  }
})

test('the first invalid entry is reported; a page of invalid ones only is a failure', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const pages = [[entry('a'), { id: 7 }, null], [{ id: 'a' }]]
  const { config, client } = start({ onError }, () => ({ data: pages.shift(), count: 3 }))
  const { wallets } = await client.fetchQuery(recommendedWalletsQueryOptions(config))
  expect(wallets.map(({ id }) => id)).toEqual(['a'])
  const error = (field: string) => ({ code: 'RESPONSE_INVALID', context: { path: '/getWallets', field } })
  expect(onError.mock.calls).toMatchObject([[error('data.1.id')]])
  client.clear()
  await expect(client.fetchQuery(recommendedWalletsQueryOptions(config))).rejects.toMatchObject(
    error('data.0.name'),
  )
})

test('an invalid entry, or thousands too many, do not affect the valid ones', async () => {
  const flood = Array.from({ length: 5000 }, (_, index) => entry(`w${index}`))
  const { config, client } = start({}, () => ({
    data: [null, { id: 7 }, entry('a'), entry('a'), ...flood],
    count: -1,
  }))
  const { wallets, count } = await client.fetchQuery(recommendedWalletsQueryOptions(config))
  expect(wallets.map(({ id }) => id)).toEqual(['a'])
  expect(count).toBe(0)
})

test('on a phone, wallets that cannot be opened are dropped and counted', async () => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'Android' })
  const data = [entry('a'), entry('b', { mobile_link: 'b:' }), entry('c', { desktop_link: 'c:' })]
  const { config, client } = start({}, () => ({ data, count: 3 }))
  const { wallets, dropped } = await client.fetchQuery(recommendedWalletsQueryOptions(config))
  expect([wallets.map(({ id }) => id), dropped]).toEqual([['b'], 2])
})

test('recommended wallets are requested once per page load', async () => {
  const { config, client, asked } = start()
  const options = recommendedWalletsQueryOptions(config)
  await Promise.all([client.fetchQuery(options), client.prefetchQuery(options)])
  await client.fetchQuery(options)
  expect(asked()).toHaveLength(1)
})

test('a late answer for another namespace does not replace the recommended wallets', async () => {
  const answers: ((response: Response) => void)[] = []
  const fetch = (() => new Promise((resolve) => answers.push(resolve))) as typeof globalThis.fetch
  const { config } = setup({ projectId: 'p', fetch })
  const { store } = internalsOf(config)
  narrowConnectList(config, 'solana')
  const leaveFirst = watchListed(config)
  await vi.waitUntil(() => answers.length === 1)
  narrowConnectList(config, undefined)
  const leave = watchListed(config)
  leaveFirst()
  await vi.waitUntil(() => answers.length === 2)
  answers[1]?.(Response.json({ data: [entry('all')], count: 1 }))
  await vi.waitUntil(() => store.get(listedAtom).status === 'success')
  answers[0]?.(Response.json({ data: [entry('sol')], count: 1 }))
  await untilIdle()
  expect(store.get(listedAtom).recommended?.wallets.map(({ id }) => id)).toEqual(['all'])
  leave()
})

test('an abort by one caller does not end the request of another caller', async () => {
  let answer: ((response: Response) => void) | undefined
  const fetch = (() => new Promise((resolve) => (answer = resolve))) as typeof globalThis.fetch
  const { config } = setup({ projectId: 'p', fetch })
  const query = recommendedWalletsQueryOptions(config)
  const controller = new AbortController()
  const first = askDirectory(config, query, controller.signal)
  const second = askDirectory(config, query)
  await vi.waitUntil(() => answer !== undefined)
  controller.abort('left')
  await expect(first).rejects.toBe('left')
  answer?.(Response.json({ data: [entry('r')], count: 1 }))
  expect((await second).wallets.map(({ id }) => id)).toEqual(['r'])
})

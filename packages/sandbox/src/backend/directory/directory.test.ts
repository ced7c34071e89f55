import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandlers } from '../createHandlers.ts'
import { MAX_WALLET_COUNT, walletAt } from './wallets.ts'

const baseUrl = 'https://backend.test'
const server = setupServer(...createHandlers({ baseUrl }))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

type Answer = {
  readonly data: readonly { readonly id: string; readonly name: string }[]
  readonly count: number
}
const ask = async (query: string): Promise<Answer> =>
  (await (await fetch(`${baseUrl}/getWallets?${query}`)).json()) as Answer
const names = ({ data }: Answer) => data.map(({ name }) => name)

test('600 fictional wallets, all different, and the same for every request', async () => {
  const all = await ask('')
  expect(all.count).toBe(600)
  expect(new Set(names(all)).size).toBe(600)
  expect(new Set(all.data.map(({ id }) => id)).size).toBe(600)
  expect(await ask('')).toEqual(all)
})

test('pages have the requested length, are consecutive, and end', async () => {
  const [first, second, last] = await Promise.all([1, 2, 16].map((page) => ask(`entries=40&page=${page}`)))
  expect(first?.data[0]).toEqual(walletAt(0))
  expect(second?.data[0]).toEqual(walletAt(40))
  expect(last?.data).toEqual([])
  expect(second?.count).toBe(600)
})

test.each([
  ['include', `include=${walletAt(3).id},${walletAt(5).id}`, [3, 5]],
  ['exclude', `count=3&exclude=${walletAt(0).id}`, [1, 2]],
  ['search', `search=${walletAt(2).name.toUpperCase()}`, [2]],
  ['badge_type', 'badge_type=certified&count=7', [0, 3, 6]],
  ['chains', 'chains=solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp&count=7', [0, 3, 5, 6]],
  ['rdns', 'badge=certified&rdns=test.pebble', [20]],
  ['names', `badge=certified&names=${walletAt(1).name}`, [1]],
])('the parameter %s filters the list', async (_, query, expected) => {
  expect(names(await ask(query))).toEqual(expected.map((index) => walletAt(index).name))
})

test('a list has at most MAX_WALLET_COUNT wallets', async () => {
  const { data, count } = await ask('count=999999&entries=40&page=1250')
  expect([data.length, count]).toEqual([40, MAX_WALLET_COUNT])
})

test('hostile entries are listed on request only', async () => {
  expect((await ask('hostile=page&entries=40')).data).toHaveLength(5000)
  expect((await ask('hostile=names')).data[0]?.name.length).toBe(10 * 1024 * 1024)
  expect(JSON.stringify(await ask('hostile=links'))).toContain('javascript:')
  expect((await ask('hostile=nothing')).count).toBe(600)
})

test('every picture is an image', async () => {
  for (const path of ['/getWalletImage/a', '/public/getAssetImage/b', '/public/getTokenImage/c']) {
    const response = await fetch(`${baseUrl}${path}`)
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(await response.text()).toMatch(/^<svg /)
  }
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getQueryClient } from '../../core/queryClient.ts'
import type { ConfigOptions } from '../../core/types.ts'
import { getToast } from '../../modal/notices/state.ts'
import { createTestBackend } from '../../test/backend.ts'
import { ALICE, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { getTransactions } from './getTransactions.ts'
import { transactionsQueryOptions } from './queries.ts'
import { transactionsQueryKey } from './queryKeys.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const line = (id: string, more: { metadata?: object; transfers?: unknown } = {}) => ({
  id,
  metadata: {
    operationType: 'send',
    hash: `0x${id}`,
    chain: 'eip155:1',
    minedAt: '2025-03-04T10:00:00Z',
    sentFrom: '0xAa',
    sentTo: '0xBb',
    status: 'confirmed',
    nonce: 7,
    ...more.metadata,
  },
  transfers: more.transfers ?? null,
})

type Page = { readonly data: readonly unknown[]; readonly next?: string | null }

/** Config with a backend whose history has the given pages, by cursor. */
function history(pages: Readonly<Record<string, Page | number>>, options: Partial<ConfigOptions> = {}) {
  const backend = createTestBackend(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/supported-chains')) return Response.json({ http: ['eip155:1'], ws: [] })
    const page = pages[searchParams.get('cursor') ?? '']
    return typeof page === 'number' ? new Response('{}', { status: page }) : Response.json(page)
  })
  const wallet = createTestConnector()
  const test = setup({
    fetch: backend.fetch,
    projectId: 'p',
    endpoints: { blockchain: 'https://backend.test' },
    connectors: [wallet],
    ...options,
  })
  return {
    ...test,
    backend,
    wallet,
    asked: () => backend.asked().filter((path) => path.includes('/history')),
  }
}
const here = { address: ALICE, caipNetworkId: 'eip155:1' } as const
const ids = ({ transactions }: { transactions: readonly { id: string }[] }) =>
  transactions.map(({ id }) => id)

test('[S4.30] new cursors of a backend that repeats its transactions do not extend the list', async () => {
  const page = { data: [line('a')], next: 'two' }
  const { config } = history({ '': page, two: { ...page, next: 'three' } })
  const first = await getTransactions(config, here)
  const second = await getTransactions(config, { ...here, cursor: 'two' })
  const { getNextPageParam } = transactionsQueryOptions(config, here)
  expect(getNextPageParam(first, [first], undefined)).toBe('two')
  expect(getNextPageParam(second, [first, second], 'two')).toBeUndefined()
})

test('[S7.4] [S7.22] getTransactions requests a page by account, network and cursor, and returns the next cursor', async () => {
  const { config, asked } = history({
    '': { data: [line('a')], next: 'two' },
    two: { data: [line('b')], next: '' },
  })
  const first = await getTransactions(config, here)
  expect(first).toMatchObject({ transactions: [{ id: 'a' }], next: 'two' })
  const second = await getTransactions(config, { ...here, cursor: first.next })
  expect(second).toEqual({ transactions: [expect.objectContaining({ id: 'b' })] })
  expect(asked()).toEqual([
    `/v1/account/${ALICE}/history?chainId=eip155:1`,
    `/v1/account/${ALICE}/history?cursor=two&chainId=eip155:1`,
  ])
})

test('[S7.4] purchases are requested without the HTTP cache, and returned unfiltered', async () => {
  const { config, backend, asked } = history({
    '': {
      data: [
        line('a', {
          metadata: { chain: 'eip155:137', status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS' },
          transfers: [],
        }),
      ],
      next: null,
    },
  })
  const { transactions } = await getTransactions(config, { ...here, onramp: 'coinbase' })
  expect(transactions).toMatchObject([{ id: 'a', status: 'pending' }])
  expect(asked()).toEqual([`/v1/account/${ALICE}/history?chainId=eip155:1&onramp=coinbase`])
  expect(backend.requests.at(-1)?.cache).toBe('no-cache')
})

test('[S8.24] without an account getTransactions rejects, and sends no request', async () => {
  const { config, backend } = history({})
  await expect(getTransactions(config)).rejects.toMatchObject({
    code: 'TRANSACTIONS_ADDRESS_MISSING',
    shortMessage: "Transactions can't be fetched without an accountAddress",
  })
  expect(backend.requests).toEqual([])
  expect(getToast(config).isOpen).toBe(false)
})

test('getTransactions defaults to the current account and network', async () => {
  const { config, wallet, asked } = history({ '': { data: [line('a')] } })
  await connect(config, { connector: wallet })
  expect(ids(await getTransactions(config))).toEqual(['a'])
  expect(asked()[0]).toMatch(/^\/v1\/account\/0x[0-9a-fA-F]{40}\/history\?chainId=eip155:1$/)
})

test('[S4.30] after an empty page the next one is requested, up to three pages', async () => {
  const spam = line('s', { transfers: [{ direction: 'in', nft_info: { flags: { is_spam: true } } }] })
  const elsewhere = line('e', { metadata: { chain: 'eip155:137' } })
  const found = history({
    '': { data: [spam], next: 'two' },
    two: { data: [elsewhere], next: 'three' },
    three: { data: [line('a')], next: 'four' },
  })
  expect(await getTransactions(found.config, here)).toMatchObject({
    transactions: [{ id: 'a' }],
    next: 'four',
  })
  const never = history(
    {
      '': { data: [spam], next: 'two' },
      two: { data: [spam], next: 'three' },
      three: { data: [spam], next: 'four' },
    },
    { id: 'never' },
  )
  expect(await getTransactions(never.config, here)).toEqual({ transactions: [], next: 'four' })
  expect(never.asked()).toHaveLength(3)
  const round = history({ '': { data: [], next: 'two' }, two: { data: [], next: 'two' } }, { id: 'round' })
  expect(await getTransactions(round.config, here)).toEqual({ transactions: [] })
})

test('[S7.1] the list is empty on a network unknown to the backend, and without a backend', async () => {
  const { config, asked } = history({ '': { data: [line('a')] } })
  expect(await getTransactions(config, { ...here, caipNetworkId: 'eip155:137' })).toEqual({
    transactions: [],
  })
  expect(asked()).toEqual([])
  const alone = history({}, { id: 'alone', projectId: undefined, endpoints: undefined })
  expect(await getTransactions(alone.config, here)).toEqual({ transactions: [] })
  expect(alone.backend.requests).toEqual([])
})

test('[S8.23] a failure shows a toast, emits an event, and rejects with its cause', async () => {
  const { config, events } = history({ two: 500 })
  const error = await getTransactions(config, { ...here, cursor: 'two' }).catch((cause: unknown) => cause)
  expect(error).toMatchObject({
    code: 'TRANSACTIONS_FAILED',
    shortMessage: 'Failed to fetch transactions',
    isRetryable: true,
    cause: { code: 'HTTP_FAILED' },
  })
  expect(getToast(config)).toMatchObject({ message: 'Failed to fetch transactions', variant: 'error' })
  expect(events.at(-1)).toEqual({
    event: 'ERROR_FETCH_TRANSACTIONS',
    properties: { address: ALICE, projectId: 'p', cursor: 'two', isSmartAccount: false },
  })
})

test('a failed request for supported networks rejects with TRANSACTIONS_FAILED', async () => {
  const { config } = history(
    {},
    {
      fetch: async () => new Response('{}', { status: 503 }),
    },
  )
  await expect(getTransactions(config, here)).rejects.toMatchObject({ code: 'TRANSACTIONS_FAILED' })
})

test('an aborted call rejects with the reason, without a toast', async () => {
  const { config, names } = history({ '': { data: [line('a')] } })
  const controller = new AbortController()
  const asked = getTransactions(config, { ...here, signal: controller.signal })
  controller.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
  expect(getToast(config).isOpen).toBe(false)
  expect(names()).not.toContain('ERROR_FETCH_TRANSACTIONS')
})

describe('validation of a transaction', () => {
  const read = async (data: unknown) => {
    const { config } = history({ '': { data: [data] } })
    return (await getTransactions(config, here)).transactions[0]
  }

  test('keeps its id, metadata and transfers [S3.51, S3.52, S3.53]', async () => {
    const found = await read(
      line('a', {
        transfers: [
          {
            direction: 'out',
            quantity: { numeric: '2.5' },
            fungible_info: { symbol: 'ETH', icon: { url: 'https://i.example/eth.png' } },
          },
          {
            direction: 'in',
            quantity: { numeric: '1' },
            nft_info: {
              name: 'Fern #7',
              flags: { is_spam: true },
              content: { preview: { url: 'https://i.example/7.png' } },
            },
          },
        ],
      }),
    )
    expect(found).toEqual({
      id: 'a',
      hash: '0xa',
      caipNetworkId: 'eip155:1',
      operationType: 'send',
      status: 'confirmed',
      minedAt: '2025-03-04T10:00:00Z',
      sentFrom: '0xAa',
      sentTo: '0xBb',
      transfers: [
        {
          direction: 'out',
          quantity: '2.5',
          token: { symbol: 'ETH', iconUrl: 'https://i.example/eth.png' },
        },
        {
          direction: 'in',
          quantity: '1',
          nft: { name: 'Fern #7', isSpam: true, imageUrl: 'https://i.example/7.png' },
        },
      ],
    })
  })

  test.each([
    ['no id', { ...line('a'), id: '' }],
    ['no date', line('a', { metadata: { minedAt: 'yesterday' } })],
    ['no network', line('a', { metadata: { chain: 'mainnet' } })],
    ['null in its place', null],
    ['a list in its place', []],
  ])('[S3.51] [S3.52] drops and reports a transaction with %s, and keeps the others', async (_, data) => {
    const { config, errors } = history({ '': { data: [data, line('b')] } })
    expect(ids(await getTransactions(config, here))).toEqual(['b'])
    expect(errors).toMatchObject([
      { code: 'RESPONSE_INVALID', context: { field: expect.stringMatching(/^data\.0/) as string } },
    ])
  })

  test('reads at most 1000 transactions of a page, and 200 transfers of a transaction', async () => {
    const transfers = Array.from({ length: 201 }, () => ({ direction: 'out' }))
    const data = Array.from({ length: 1001 }, (_, index) =>
      line(`${index}`, index === 0 ? { transfers } : {}),
    )
    const { config } = history({ '': { data } })
    const { transactions } = await getTransactions(config, here)
    expect(transactions).toHaveLength(1000)
    expect(transactions[0]?.transfers).toHaveLength(200)
  })

  test('calls a transaction without a type executed', async () => {
    expect(await read(line('a', { metadata: { operationType: '' } }))).toMatchObject({
      operationType: 'execute',
    })
  })

  test('rejects a page without any valid transaction', async () => {
    const { config } = history({ '': { data: [null, { id: 'a' }] } })
    await expect(getTransactions(config, here)).rejects.toMatchObject({
      code: 'TRANSACTIONS_FAILED',
      cause: { code: 'RESPONSE_INVALID', context: { field: 'data.0' } },
    })
  })

  test('reduces texts to one line of limited length, without invisible characters', async () => {
    const found = await read(
      line('a', {
        metadata: { operationType: `send\u202e\n${'x'.repeat(500)}`, sentFrom: `0x\u202e${'a'.repeat(500)}` },
        transfers: [
          {
            direction: 'in',
            quantity: { numeric: '1' },
            fungible_info: { name: `\u202eETH\u0000 ${'y'.repeat(500)}`, symbol: 'E\u200bT\nH' },
          },
        ],
      }),
    )
    expect(found?.operationType).toBe(`send ${'x'.repeat(27)}`)
    expect(found?.sentFrom).toBe(`0x${'a'.repeat(126)}`)
    expect(found?.transfers?.[0]?.token?.symbol).toBe('ET H')
    expect(found?.transfers?.[0]?.token?.name).toHaveLength(64)
  })

  test.each([
    ['https://i.example/a.png', 'https://i.example/a.png'],
    ['http://i.example/a.png', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,<b>', undefined],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['//i.example/a.png', undefined],
    ['https://user:secret@i.example/a.png', undefined],
    [null, undefined],
  ])('[S3.53] turns the image URL %s into %s', async (url, expected) => {
    const found = await read(
      line('a', {
        transfers: [
          { direction: 'in', fungible_info: { symbol: 'ETH', icon: { url } } },
          { direction: 'in', nft_info: { flags: { is_spam: false }, content: { preview: { url } } } },
        ],
      }),
    )
    expect(found?.transfers?.[0]?.token?.iconUrl).toBe(expected)
    expect(found?.transfers?.[1]?.nft?.imageUrl).toBe(expected)
  })

  test.each([
    ['0.1', '0.1'],
    ['123456789012345678.123456789012345678', '123456789012345678.123456789012345678'],
    ['1e-7', '0.0000001'],
    [5, '5'],
    ['many', undefined],
    ['-1', undefined],
    [null, undefined],
  ])('turns the amount %s into %s', async (numeric, expected) => {
    const found = await read(
      line('a', { transfers: [{ direction: 'in', quantity: { numeric }, fungible_info: {} }] }),
    )
    expect(found?.transfers?.[0]?.quantity).toBe(expected)
  })

  test('drops an invalid transfer; without a valid one transfers are null', async () => {
    const good = { direction: 'in', fungible_info: { symbol: 'ETH' } }
    const { config } = history({
      '': { data: [line('a', { transfers: [{ direction: 'up' }, good] }), line('b', { transfers: ['?'] })] },
    })
    const { transactions } = await getTransactions(config, here)
    expect(transactions.map(({ transfers }) => transfers?.length)).toEqual([1, undefined])
  })

  test.each([
    ['confirmed', 'confirmed'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'confirmed'],
    ['ONRAMP_TRANSACTION_STATUS_FAILED', 'failed'],
    ['unheard of', 'pending'],
    [undefined, 'pending'],
  ])('turns the status %s into %s', async (status, expected) => {
    expect((await read(line('a', { metadata: { status } })))?.status).toBe(expected)
  })
})

test('transactions of an address are removed from the cache on disconnect', async () => {
  const { config, wallet } = history({})
  await connect(config, { connector: wallet })
  const queryKey = transactionsQueryKey(config, here)
  getQueryClient(config).setQueryData(queryKey, { pages: [], pageParams: [] })
  await disconnect(config)
  expect(getQueryClient(config).getQueryData(queryKey)).toBeUndefined()
})

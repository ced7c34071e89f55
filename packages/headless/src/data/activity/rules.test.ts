import type { CaipNetworkId } from '@foyer/chains'
import { describe, expect, test } from 'vitest'
import {
  groupTransactions,
  isNoise,
  isPageWanted,
  isPendingWatchOver,
  keepPending,
  keepTransactions,
  nextCursor,
} from './rules.ts'
import type { PendingTransaction, Transaction, TransactionTransfer } from './types.ts'

const transaction = (more: Partial<Transaction> = {}): Transaction => ({
  id: 'a',
  hash: '0x1',
  caipNetworkId: 'eip155:1',
  operationType: 'send',
  status: 'confirmed',
  minedAt: '2024-01-10T12:00:00Z',
  sentFrom: '',
  sentTo: '',
  transfers: null,
  ...more,
})
const nft = (isSpam: boolean): TransactionTransfer => ({ direction: 'in', nft: { isSpam } })
const coin: TransactionTransfer = { direction: 'in', token: { symbol: 'ETH' } }

test.each([
  ['only spam', [nft(true), nft(true)], true],
  ['spam and a token', [nft(true), coin], false],
  ['spam and another NFT', [nft(true), nft(false)], false],
  ['a list without transfers', [], true],
  ['unknown transfers', null, false],
  ['a transfer of 0', [{ ...coin, quantity: '0' }], true],
  ['a transfer of 0.00, and spam', [{ ...coin, quantity: '0.00' }, nft(true)], true],
  [
    'a transfer of 0, and a transfer of 0.01',
    [
      { ...coin, quantity: '0' },
      { ...coin, quantity: '0.01' },
    ],
    false,
  ],
])('[S1.6] whether %s is noise', (_, transfers, expected) => {
  expect(isNoise({ transfers })).toBe(expected)
})

test('[S4.30] spam and transactions of other networks are dropped', () => {
  const all = [
    transaction({ id: 'here' }),
    transaction({ id: 'elsewhere', caipNetworkId: 'eip155:137' }),
    transaction({ id: 'spam', transfers: [nft(true)] }),
  ]
  expect(keepTransactions(all, 'eip155:1').map(({ id }) => id)).toEqual(['here'])
})

describe('[S4.30] transactions by month', () => {
  const titles = (transactions: readonly Transaction[]) =>
    groupTransactions(transactions).map(
      ({ year, month, transactions: own }) => `${year}-${month}: ${own.map(({ id }) => id).join(' ')}`,
    )

  test('have the newest month first, and in it the newest transaction', () => {
    expect(
      titles([
        transaction({ id: 'feb1', minedAt: '2020-02-03T12:00:00Z' }),
        transaction({ id: 'apr', minedAt: '2020-04-10T12:00:00Z' }),
        transaction({ id: 'feb2', minedAt: '2020-02-20T12:00:00Z' }),
        transaction({ id: 'jan', minedAt: '2024-01-15T12:00:00Z' }),
        transaction({ id: 'feb3', minedAt: '2024-02-15T12:00:00Z' }),
      ]),
    ).toEqual(['2024-1: feb3', '2024-0: jan', '2020-3: apr', '2020-1: feb2 feb1'])
  })

  test('have the last transaction of an id, e.g. the confirmed one after the pending one', () => {
    const groups = groupTransactions([
      transaction({ status: 'pending' }),
      transaction({ id: 'b' }),
      transaction({ status: 'confirmed' }),
    ])
    expect(groups).toHaveLength(1)
    expect(groups[0]?.transactions.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'a confirmed',
      'b confirmed',
    ])
  })

  test('have months in local time', () => {
    const minedAt = new Date(2024, 2, 31, 23, 59).toISOString()
    expect(titles([transaction({ minedAt })])).toEqual(['2024-2: a'])
  })

  test('have a month up to its last millisecond, for any order of transactions', () => {
    const at = (...parts: [number, number, number?, number?, number?, number?, number?]) =>
      new Date(...(parts as [number, number])).toISOString()
    expect(
      titles([
        transaction({ id: 'new', minedAt: at(2025, 0) }),
        transaction({ id: 'old', minedAt: at(2024, 11, 31, 23, 59, 59, 999) }),
        transaction({ id: 'first', minedAt: at(2024, 11) }),
        transaction({ id: 'before', minedAt: at(2024, 10, 30, 23, 59, 59, 999) }),
      ]),
    ).toEqual(['2025-0: new', '2024-11: old first', '2024-10: before'])
  })

  test('are empty for an empty list', () => expect(titles([])).toEqual([]))
})

test.each([
  ['a page with a transaction to show', { shown: 1, requests: 1, next: 'b' }, false],
  ['an empty page with a next page', { shown: 0, requests: 1, next: 'b' }, true],
  ['the second empty page', { shown: 0, requests: 2, next: 'b' }, true],
  ['the third empty page', { shown: 0, requests: 3, next: 'b' }, false],
  ['an empty page without a next page', { shown: 0, requests: 1, next: undefined }, false],
  ['an empty page whose next cursor is its own', { shown: 0, requests: 1, next: 'a' }, false],
])('[S4.30] whether the next page is requested after %s', (_, facts, expected) => {
  expect(isPageWanted({ cursor: 'a', ...facts })).toBe(expected)
})

describe('the cursor of the page after the loaded ones', () => {
  const page = (next: string | undefined, ...ids: readonly string[]) => ({
    transactions: ids.map((id) => transaction({ id })),
    ...(next !== undefined && { next }),
  })
  const empty = (count: number) => Array.from({ length: count }, (_, index) => page(`empty ${index}`))
  test.each([
    ['no page', [], undefined],
    ['the first page', [page('b', '1')], 'b'],
    ['a page with new transactions', [page('b', '1'), page('c', '1', '2')], 'c'],
    ['the last page', [page('b', '1'), page(undefined, '2')], undefined],
    ['a page with the cursor of an earlier one', [page('b', '1'), page('c', '2'), page('b', '3')], undefined],
    ['a page of loaded transactions', [page('b', '1', '2'), page('c', '2', '1')], undefined],
    ['29 empty pages in a row', [page('b', '1'), ...empty(29)], 'empty 28'],
    ['30 empty pages in a row', [page('b', '1'), ...empty(30)], undefined],
    ['the first 30 empty pages', empty(30), 'empty 29'],
    ['2 empty pages after a transaction', [...empty(30), page('b', '1'), page('c'), page('d')], 'd'],
  ])('[S4.30] after %s', (_, pages, expected) => {
    expect(nextCursor(pages)).toBe(expected)
  })
})

const HOUR = 3_600_000
const pending = (time: number): PendingTransaction => ({
  caipNetworkId: 'eip155:1' as CaipNetworkId,
  address: '0xa',
  hash: `0x${time}`,
  kind: 'send',
  amounts: [],
  time,
})

test.each([
  ['just sent', 0, true],
  ['almost a day old', 24 * HOUR - 1, true],
  ['a day old', 24 * HOUR, false],
  ['dated in the future, since the clock was set back', -48 * HOUR, true],
])('whether a transaction that is %s is kept', (_, age, expected) => {
  const now = 100 * HOUR
  expect(keepPending([pending(now - age)], now)).toHaveLength(expected ? 1 : 0)
})

test('after the clock was set back the lifetime of a transaction begins anew', () => {
  expect(keepPending([pending(5_000_000)], 1_000)).toEqual([{ ...pending(5_000_000), time: 1_000 }])
})

test('the newest 99 sent transactions are kept', () => {
  const many = Array.from({ length: 120 }, (_, index) => pending(1000 - index))
  expect(keepPending(many, 2000)).toEqual(many.slice(0, 99))
})

test.each([
  [0, false],
  [98, false],
  [99, true],
  [100, true],
])('[S9.10] after %i polls polling ends: %s', (hits, expected) => {
  expect(isPendingWatchOver(hits)).toBe(expected)
})

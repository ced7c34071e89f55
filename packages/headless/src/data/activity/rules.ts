import type { CaipNetworkId } from '@foyer/chains'
import type { PendingTransaction, Transaction, TransactionGroup, TransactionPage } from './types.ts'

/**
 * Whether all transfers are spam or have the amount 0: anyone can make a transfer of 0 from any account to an address
 * that looks like one of its receivers. True for an empty list, i.e. a contract call without transfers
 * (docs/spec/api.md §12.1).
 */
export const isNoise = ({ transfers }: Pick<Transaction, 'transfers'>): boolean =>
  transfers?.every(({ nft, quantity }) => nft?.isSpam === true || isZero(quantity)) === true

const isZero = (quantity: string | undefined): boolean =>
  quantity !== undefined && /^-?0*(?:\.0*)?$/.test(quantity)

/** Transactions of a page to show: without noise and other networks. */
export const keepTransactions = (
  transactions: readonly Transaction[],
  caipNetworkId: CaipNetworkId,
): readonly Transaction[] =>
  transactions.filter((transaction) => transaction.caipNetworkId === caipNetworkId && !isNoise(transaction))

/**
 * Groups by local year and month, newest first. A repeated id replaces the earlier one, e.g. when a pending transaction
 * is confirmed.
 */
export function groupTransactions(transactions: readonly Transaction[]): readonly TransactionGroup[] {
  const byId = new Map<string, Transaction>()
  for (const transaction of transactions) byId.set(transaction.id, transaction)
  const newestFirst = Array.from(byId.values(), (transaction) => ({
    transaction,
    time: Date.parse(transaction.minedAt),
  })).toSorted((a, b) => b.time - a.time)
  const groups: { year: number; month: number; transactions: Transaction[] }[] = []
  /** Start of the month of the last group, to avoid a `Date` per transaction. */
  let begin = Infinity
  for (const { transaction, time } of newestFirst) {
    const last = groups.at(-1)
    if (last && time >= begin) {
      last.transactions.push(transaction)
      continue
    }
    const date = new Date(time)
    const [year, month] = [date.getFullYear(), date.getMonth()]
    begin = new Date(year, month).getTime()
    groups.push({ year, month, transactions: [transaction] })
  }
  return groups
}

/** Maximum requests for one page: further ones while it has no transaction to show. */
const MAX_REQUESTS = 3

/** Whether to request the next page of the backend for the same page. A repeated cursor ends the list. */
export const isPageWanted = (facts: {
  readonly shown: number
  readonly requests: number
  readonly cursor: string | undefined
  readonly next: string | undefined
}): boolean =>
  facts.shown === 0 &&
  facts.requests < MAX_REQUESTS &&
  facts.next !== undefined &&
  facts.next !== facts.cursor

/** Maximum pages in a row without a transaction to show. */
const MAX_EMPTY_PAGES = 30

/**
 * Cursor of the page after the loaded ones. A repeated cursor, a page of loaded transactions and many empty pages end
 * the list, since the end of a list loads the next page without the visitor.
 */
export function nextCursor(pages: readonly TransactionPage[]): string | undefined {
  const before = pages.slice(0, -1)
  const last = pages.at(-1)
  if (last?.next === undefined || before.some(({ next }) => next === last.next)) return undefined
  if (last.transactions.length > 0) {
    const loaded = new Set(before.flatMap(({ transactions }) => transactions.map(({ id }) => id)))
    return last.transactions.every(({ id }) => loaded.has(id)) ? undefined : last.next
  }
  const isOver =
    pages.length > MAX_EMPTY_PAGES &&
    pages.slice(-MAX_EMPTY_PAGES).every(({ transactions }) => transactions.length === 0)
  return isOver ? undefined : last.next
}

/** Age in ms after which a sent transaction is dropped. */
const PENDING_LIFETIME_MS = 24 * 60 * 60 * 1000
/** Limit of sent transactions of all accounts; the newest are kept. */
const MAX_PENDING = 99

/** Pending transactions to keep, by age and number (R52). */
export const keepPending = (
  pending: readonly PendingTransaction[],
  now: number,
): readonly PendingTransaction[] =>
  pending
    .filter(({ time }) => now - time < PENDING_LIFETIME_MS)
    // The clock was set back: the lifetime starts again.
    .map((each) => (each.time > now ? { ...each, time: now } : each))
    .slice(0, MAX_PENDING)

export const isSamePending = (
  a: Pick<PendingTransaction, 'caipNetworkId' | 'hash'>,
  b: Pick<PendingTransaction, 'caipNetworkId' | 'hash'>,
): boolean => a.caipNetworkId === b.caipNetworkId && a.hash === b.hash

/** Maximum polls per page load, of all pollers; only polls with a pending transaction count (R19). */
const MAX_HITS = 99

export const isPendingWatchOver = (hits: number): boolean => hits >= MAX_HITS

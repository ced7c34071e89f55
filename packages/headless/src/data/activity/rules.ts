import type { CaipNetworkId } from '@foyer/chains'
import type { PendingTransaction, Transaction, TransactionGroup } from './types.ts'

/**
 * Whether everything in it is spam. Also when nothing is in it: a call of a contract that moved nothing
 * (docs/spec/api.md §12.1).
 */
export const isNoise = ({ transfers }: Pick<Transaction, 'transfers'>): boolean =>
  transfers?.every(({ nft }) => nft?.isSpam === true) === true

/** What an account's history on a network shows of what came. */
export const keepTransactions = (
  transactions: readonly Transaction[],
  caipNetworkId: CaipNetworkId,
): readonly Transaction[] =>
  transactions.filter((transaction) => transaction.caipNetworkId === caipNetworkId && !isNoise(transaction))

/**
 * By local year and month, newest first throughout. What comes with an id that was there takes its place: a pending
 * transaction that was confirmed since.
 */
export function groupTransactions(transactions: readonly Transaction[]): readonly TransactionGroup[] {
  const byId = new Map<string, Transaction>()
  for (const transaction of transactions) byId.set(transaction.id, transaction)
  const newestFirst = Array.from(byId.values(), (transaction) => ({
    transaction,
    time: Date.parse(transaction.minedAt),
  })).sort((a, b) => b.time - a.time)
  const groups: { year: number; month: number; transactions: Transaction[] }[] = []
  /** When the month of the last group began: thousands of times are compared with it, and no calendar is asked. */
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

/** Requests for one page: more is asked for while none of it can be shown. */
const MAX_REQUESTS = 3

/** Whether to ask on for the same page. A backend that leads back to where it was has no end. */
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

/** How long one that was sent is taken to be on its way. */
const PENDING_LIFETIME_MS = 24 * 60 * 60 * 1000
/** Of all accounts: the newest. */
const MAX_PENDING = 99

/** What is still worth remembering (R52). */
export const keepPending = (
  pending: readonly PendingTransaction[],
  now: number,
): readonly PendingTransaction[] =>
  pending.filter(({ time }) => time <= now && now - time < PENDING_LIFETIME_MS).slice(0, MAX_PENDING)

export const isSamePending = (
  a: Pick<PendingTransaction, 'caipNetworkId' | 'hash'>,
  b: Pick<PendingTransaction, 'caipNetworkId' | 'hash'>,
): boolean => a.caipNetworkId === b.caipNetworkId && a.hash === b.hash

/** Looks of one page at what is pending that found something, over all who watch (R19). */
const MAX_HITS = 99

export const isPendingWatchOver = (hits: number): boolean => hits >= MAX_HITS

import type { Transaction, TransactionGroup } from '../../data/activity/types.ts'

export const PURCHASE_POLL_MS = 4000
const PURCHASE_GIVE_UP_MS = 180_000
export const PURCHASES_REFETCH_MS = 3000

/** Whether a provider lists purchases. */
export const listsPurchases = (name: string): boolean => name === 'coinbase'

/**
 * Outcome of a started purchase (docs/spec/api.md §11.7). First match wins. A purchase is the started one if it was not
 * listed before: its time is that of the provider, and the clock of the device may differ. After failed polls the first
 * answer may already list it: then it is pending, and the provider has created it after the start. The token is not
 * compared: the visitor may choose another one on the page of the provider.
 */
export function purchaseOutcome(facts: {
  /** Ids that were listed at the start; absent while they are unknown. */
  readonly listedBefore: readonly string[] | undefined
  readonly purchases: readonly Pick<Transaction, 'id' | 'status' | 'minedAt'>[]
  /** Start and current time, in ms since 1970. */
  readonly startedAt: number
  readonly now: number
}): 'arrived' | 'timeout' | undefined {
  const { listedBefore, purchases, startedAt, now } = facts
  const isStarted = ({ id, status, minedAt }: (typeof purchases)[number]): boolean =>
    listedBefore?.includes(id) === false || (status === 'pending' && Date.parse(minedAt) >= startedAt)
  if (purchases.some(isStarted)) return 'arrived'
  return now - startedAt >= PURCHASE_GIVE_UP_MS ? 'timeout' : undefined
}

/** Purchases with known tokens, by month; empty months are dropped. */
export const knownPurchases = (groups: readonly TransactionGroup[]): readonly TransactionGroup[] =>
  groups
    .map((group) => ({
      ...group,
      transactions: group.transactions.filter(({ transfers }) => transfers?.[0]?.token !== undefined),
    }))
    .filter(({ transactions }) => transactions.length > 0)

/** Whether a purchase of this month is pending. */
export const isAnyOnItsWay = (groups: readonly TransactionGroup[], now: Date): boolean =>
  groups.some(
    ({ year, month, transactions }) =>
      year === now.getFullYear() &&
      month === now.getMonth() &&
      transactions.some(({ status }) => status === 'pending'),
  )

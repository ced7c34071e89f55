import type { TransactionGroup } from '../../data/activity/types.ts'

export const PURCHASE_POLL_MS = 4000
export const PURCHASE_GIVE_UP_MS = 180_000
export const PURCHASES_REFETCH_MS = 3000

/** Whether a provider tells what was bought there. */
export const tellsPurchases = (name: string): boolean => name === 'coinbase'

/** What has become of a purchase that was begun (docs/spec/api.md §11.7). First match wins. */
export function purchaseOutcome(facts: {
  readonly startedAt: number
  readonly now: number
  readonly purchases: readonly { readonly minedAt: string; readonly status: string }[]
}): 'arrived' | 'timeout' | undefined {
  const isOurs = ({ minedAt, status }: (typeof facts.purchases)[number]): boolean =>
    status === 'pending' || Date.parse(minedAt) > facts.startedAt
  if (facts.purchases.some(isOurs)) return 'arrived'
  return facts.now - facts.startedAt >= PURCHASE_GIVE_UP_MS ? 'timeout' : undefined
}

/** Purchases of which it is known what was bought, by month; months without any are left out. */
export const knownPurchases = (groups: readonly TransactionGroup[]): readonly TransactionGroup[] =>
  groups
    .map((group) => ({
      ...group,
      transactions: group.transactions.filter(({ transfers }) => transfers?.[0]?.token !== undefined),
    }))
    .filter(({ transactions }) => transactions.length > 0)

/** Whether anything of this month is still on its way. */
export const isAnyOnItsWay = (groups: readonly TransactionGroup[], now: Date): boolean =>
  groups.some(
    ({ year, month, transactions }) =>
      year === now.getFullYear() &&
      month === now.getMonth() &&
      transactions.some(({ status }) => status === 'pending'),
  )

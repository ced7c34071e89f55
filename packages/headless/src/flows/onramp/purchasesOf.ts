import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { TransactionGroup } from '../../data/activity/types.ts'
import { isAnyOnItsWay, knownPurchases, PURCHASES_REFETCH_MS } from './purchaseRules.ts'

export type Purchases = {
  readonly groups: readonly TransactionGroup[]
  /** Reads them anew in a moment, while something of this month is on its way; returns the undo. */
  readonly readAgain: (refetch: () => Promise<unknown>) => (() => void) | undefined
}

/** The purchases among what a provider told. */
export function purchasesOf(config: Config, all: readonly TransactionGroup[]): Purchases {
  const { timers } = internalsOf(config)
  const groups = knownPurchases(all)
  return {
    groups,
    readAgain: (refetch) =>
      isAnyOnItsWay(groups, new Date(timers.now()))
        ? timers.after(PURCHASES_REFETCH_MS, () => void refetch())
        : undefined,
  }
}

import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { chosenCurrencies, limitProblem, PRESETS } from './rules.ts'
import { offeredProviders } from '../../data/features/featureRules.ts'
import type { OnrampDescription, OnrampForm } from './types.ts'
import type { OnrampOptions } from '../../core/contracts/onramp.ts'
import type { TransactionGroup } from '../../data/activity/types.ts'
import { isAnyOnItsWay, knownPurchases, PURCHASES_REFETCH_MS } from './purchaseRules.ts'

/** Providers and currencies of the form, in a namespace. */
export const describeForm = (
  config: Config,
  facts: Pick<OnrampForm, 'purchaseId' | 'paymentId' | 'paymentAmount'> & {
    readonly names: readonly string[] | false
    readonly namespace: ChainNamespace
    readonly options: OnrampOptions | undefined
  },
): OnrampDescription => {
  const chosen = chosenCurrencies(facts)
  return {
    ...chosen,
    providers: offeredProviders({ ...facts, onramp: internalsOf(config).options.onramp }),
    presets: PRESETS,
    problem: limitProblem(facts.paymentAmount, chosen.paymentCurrency),
  }
}

export type Purchases = {
  readonly groups: readonly TransactionGroup[]
  /**
   * Refetches once, after a few seconds, if a purchase of this month is pending. Returns a function that cancels it.
   */
  readonly readAgain: (refetch: () => Promise<unknown>) => (() => void) | undefined
}

/** Purchases in the transactions of a provider. */
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

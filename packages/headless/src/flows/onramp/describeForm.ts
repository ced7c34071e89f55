import type { CaipNetworkId, ChainNamespace } from '@foyer/chains'
import type { OnrampOptions, PaymentCurrency, PurchaseCurrency } from '../../core/contracts/onramp.ts'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import type { TransactionGroup } from '../../data/activity/types.ts'
import { offeredProviders } from '../../data/features/featureRules.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { isAnyOnItsWay, knownPurchases, PURCHASES_REFETCH_MS } from './purchaseRules.ts'
import { onrampOptionsQueryOptions } from './queries.ts'
import { chosenCurrencies, limitProblem, PRESETS, toPayable } from './rules.ts'
import { onrampAtom } from './state.ts'
import type { OnrampDescription, OnrampForm } from './types.ts'

/**
 * Providers and currencies of the form, in a namespace. The amounts have the decimals of the currency to pay with: it
 * may load after they are typed.
 */
export const describeForm = (
  config: Config,
  facts: OnrampForm & {
    readonly names: readonly string[] | false
    readonly namespace: ChainNamespace
    readonly options: OnrampOptions | undefined
  },
): OnrampDescription & Pick<OnrampForm, 'paymentAmount' | 'quotedAmount'> => {
  const chosen = chosenCurrencies(facts)
  const { paymentCurrency } = chosen
  const paymentAmount = toPayable(facts.paymentAmount, paymentCurrency.id)
  return {
    ...chosen,
    paymentAmount,
    quotedAmount: toPayable(facts.quotedAmount, paymentCurrency.id),
    providers: offeredProviders({ ...facts, onramp: internalsOf(config).options.onramp }),
    presets: PRESETS,
    problem: limitProblem(paymentAmount, paymentCurrency),
  }
}

/** Form on a network, with its loaded options; the amount has the decimals of the currency to pay with. */
export function formNow(
  config: Config,
  caipNetworkId: CaipNetworkId,
): {
  readonly paymentAmount: string
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
} {
  const { paymentAmount, purchaseId, paymentId } = internalsOf(config).store.get(onrampAtom)
  const { queryKey } = onrampOptionsQueryOptions(config, { caipNetworkId })
  const options = getQueryClient(config).getQueryData<OnrampOptions>(queryKey)
  const chosen = chosenCurrencies({ options, namespace: namespaceOf(caipNetworkId), purchaseId, paymentId })
  return { ...chosen, paymentAmount: toPayable(paymentAmount, chosen.paymentCurrency.id) }
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

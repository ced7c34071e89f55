import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { onrampOptionsQueryOptions } from './queries.ts'
import { chosenCurrencies } from './rules.ts'
import { onrampAtom } from './state.ts'
import type { OnrampOptions, PaymentCurrency, PurchaseCurrency } from '../../core/contracts/onramp.ts'

/** What is bought and paid with at this moment, as far as it is known what can be. */
export function chosenNow(config: Config): {
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
} {
  const { store } = internalsOf(config)
  const { caipNetworkId, chainNamespace: namespace } = store.get(networkAtom)
  const { purchaseId, paymentId } = store.get(onrampAtom)
  const { queryKey } = onrampOptionsQueryOptions(config, { caipNetworkId })
  const options = config.queryClient.getQueryData<OnrampOptions>(queryKey)
  return chosenCurrencies({ options, namespace, purchaseId, paymentId })
}

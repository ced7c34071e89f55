import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { chosenCurrencies, offeredProviders } from './rules.ts'
import type {
  OnrampForm,
  OnrampOptions,
  OnrampProviderItem,
  PaymentCurrency,
  PurchaseCurrency,
} from './types.ts'

/** Who sells, and what is bought and paid with, in a family. */
export const describeForm = (
  config: Config,
  facts: Pick<OnrampForm, 'purchaseId' | 'paymentId'> & {
    readonly names: readonly string[] | false
    readonly namespace: ChainNamespace
    readonly options: OnrampOptions | undefined
  },
): {
  readonly providers: readonly OnrampProviderItem[]
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
} => ({
  ...chosenCurrencies(facts),
  providers: offeredProviders({ ...facts, sellers: internalsOf(config).options.onramp?.sellers ?? [] }),
})

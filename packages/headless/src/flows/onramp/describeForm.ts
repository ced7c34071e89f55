import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { chosenCurrencies, limitProblem, offeredProviders, PRESETS } from './rules.ts'
import type { OnrampDescription, OnrampForm } from './types.ts'
import type { OnrampOptions } from '../../core/contracts/onramp.ts'

/** Who sells, and what is bought and paid with, in a family. */
export const describeForm = (
  config: Config,
  facts: Pick<OnrampForm, 'purchaseId' | 'paymentId' | 'paymentAmount'> & {
    readonly names: readonly string[] | false
    readonly namespace: ChainNamespace
    readonly options: OnrampOptions | undefined
  },
): OnrampDescription => {
  const chosen = chosenCurrencies(facts)
  const { sellers = [] } = internalsOf(config).options.onramp ?? {}
  return {
    ...chosen,
    providers: offeredProviders({ ...facts, sellers }),
    presets: PRESETS,
    problem: limitProblem(facts.paymentAmount, chosen.paymentCurrency),
  }
}

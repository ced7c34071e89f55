import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { chosenNow } from './chosenNow.ts'
import { type OnrampQuoteParameters, onrampQuoteQueryOptions } from './queries.ts'
import { onrampAtom } from './state.ts'
import type { OnrampQuote } from '../../core/contracts/onramp.ts'

/**
 * What an amount buys, by default what stands in the form; `null` on networks where nobody sells. Where nobody can say
 * the amount comes back, marked as `isEstimate`.
 *
 * @example
 * ```ts
 * import { getOnrampQuote } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const quote = await getOnrampQuote(config, { amount: '250' })
 * if (quote && !quote.isEstimate) console.log(quote.purchaseAmount.amount)
 * ```
 */
export async function getOnrampQuote(
  config: Config,
  parameters: Partial<OnrampQuoteParameters> = {},
): Promise<OnrampQuote | null> {
  const { store } = internalsOf(config)
  const options = onrampQuoteQueryOptions(config, {
    ...chosenNow(config),
    amount: store.get(onrampAtom).paymentAmount || '0',
    caipNetworkId: store.get(networkAtom).caipNetworkId,
    ...parameters,
  })
  return config.queryClient.fetchQuery({ ...options, retry: false, networkMode: 'always' })
}

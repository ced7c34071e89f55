import type { CaipNetworkId } from '@foyer/chains'
import * as v from 'valibot'
import type { OnrampQuote, OnrampQuoteRequest } from '../../core/contracts/onramp.ts'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { request } from '../../data/backend/request.ts'
import { isNetworkSupported, supportFailure } from '../../data/backend/supportedChains.ts'
import { networkAtom } from '../../wallet/state.ts'
import { formNow } from './describeForm.ts'
import { estimateOf } from './fallbackRules.ts'
import { type OnrampQuoteParameters, onrampQuoteQueryOptions } from './queries.ts'
import { isQuoteOf } from './rules.ts'
import { onrampQuoteSchema, ownQuoteSchema, type WireQuote } from './schema.ts'

/**
 * Quote of an amount, by default of the form; `null` on unsupported networks. Without an answer the amount is returned
 * with `isEstimate`.
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
export async function getOnrampQuote<config extends Config>(
  config: config,
  parameters: ForConfig<Partial<OnrampQuoteParameters>, config> = {},
): Promise<OnrampQuote | null> {
  const { store } = internalsOf(config)
  const { caipNetworkId = store.get(networkAtom).caipNetworkId } = parameters
  const { paymentAmount, ...chosen } = formNow(config, caipNetworkId)
  const options = onrampQuoteQueryOptions(config, {
    ...chosen,
    amount: paymentAmount || '0',
    ...parameters,
    caipNetworkId,
  })
  return fetchQuery(config, options)
}

/** Quote of an amount; `null` on unsupported networks; an estimate without an answer, or if its currencies differ. */
export async function fetchQuote(
  config: Config,
  {
    caipNetworkId,
    signal,
    ...asked
  }: OnrampQuoteRequest & { readonly caipNetworkId: CaipNetworkId; readonly signal?: AbortSignal },
): Promise<OnrampQuote | null> {
  const { onramp } = internalsOf(config).options
  const { purchaseCurrency, paymentCurrency, amount } = asked
  try {
    if (onramp?.getQuote) {
      const quote = v.parse(ownQuoteSchema, await onramp.getQuote({ ...asked, caipNetworkId, signal }))
      return isQuoteOf(quote, asked)
        ? { ...quote, isEstimate: false }
        : estimateOf(amount, paymentCurrency.id)
    }
    if (!(await isNetworkSupported(config, caipNetworkId))) {
      const failure = supportFailure(config)
      if (failure) throw failure
      return null
    }
    const quote = await request(config, {
      service: 'blockchain',
      method: 'POST',
      path: '/v1/onramp/quote',
      // The contract expects the symbol as `network`.
      body: { purchaseCurrency, paymentCurrency, amount, network: purchaseCurrency.symbol },
      schema: onrampQuoteSchema,
      signal,
    })
    return isQuoteOf(quote, asked) ? toQuote(quote) : estimateOf(amount, paymentCurrency.id)
  } catch {
    signal?.throwIfAborted()
    return estimateOf(amount, paymentCurrency.id)
  }
}

const toQuote = ({ coinbaseFee, networkFee, ...quote }: WireQuote): OnrampQuote => ({
  ...quote,
  fees: [
    ...(coinbaseFee ? [{ ...coinbaseFee, name: 'provider' as const }] : []),
    ...(networkFee ? [{ ...networkFee, name: 'network' as const }] : []),
  ],
  isEstimate: false,
})

import { type CaipNetworkId, load } from '@foyer/chains'
import type {
  OnrampOptions,
  OnrampQuote,
  OnrampQuoteRequest,
  OnrampUrlFacts,
} from '../../core/contracts/onramp.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { hasFeature } from '../../data/features/featureRules.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { isAmount, QUOTE_STALE_MS, URL_STALE_MS } from './rules.ts'

const OPTIONS_STALE_MS = 300_000
/** Refetch interval of an estimate. */
const ESTIMATE_RETRY_MS = 10_000

const retryEstimate = ({
  state,
}: {
  readonly state: { readonly data?: { readonly isEstimate: boolean } | null | undefined }
}): number | false => (state.data?.isEstimate ? ESTIMATE_RETRY_MS : false)

const isSold = (caipNetworkId: CaipNetworkId): boolean => hasFeature(namespaceOf(caipNetworkId), 'onramp')

export type OnrampOptionsParameters = { readonly caipNetworkId: CaipNetworkId }

/**
 * Currencies to buy and to pay with on a network. Never fails: without an answer it returns common ones, with
 * `isEstimate`.
 *
 * @example
 * ```ts
 * import { getQueryClient, onrampOptionsQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await getQueryClient(config).prefetchQuery(onrampOptionsQueryOptions(config, { caipNetworkId: 'eip155:1' }))
 * ```
 */
export const onrampOptionsQueryOptions = (
  config: Config,
  parameters: OnrampOptionsParameters,
): FoyerQueryOptions<OnrampOptions> => ({
  queryKey: ['foyer', config.id, 'onrampOptions', parameters],
  queryFn: async ({ signal }) => {
    const { fetchOptions } = await load(() => import('./getOnrampOptions.ts'))
    return fetchOptions(config, { ...parameters, signal })
  },
  staleTime: OPTIONS_STALE_MS,
  refetchInterval: retryEstimate,
  enabled: isSold(parameters.caipNetworkId),
})

export type OnrampQuoteParameters = OnrampQuoteRequest & { readonly caipNetworkId: CaipNetworkId }

/**
 * Quote of an amount; `null` on unsupported networks. Never fails: without an answer the amount is returned with
 * `isEstimate`, and refetched every ten seconds while observed.
 *
 * @example
 * ```ts
 * import { getQueryClient, onrampQuoteQueryOptions } from '@foyer/headless/query'
 * import type { Config, OnrampOptions } from '@foyer/headless'
 * declare const config: Config
 * declare const options: OnrampOptions
 * const { purchaseCurrencies: [purchaseCurrency], paymentCurrencies: [paymentCurrency] } = options
 * if (purchaseCurrency && paymentCurrency) {
 *   const asked = { purchaseCurrency, paymentCurrency, amount: '250', caipNetworkId: 'eip155:1' } as const
 *   const quote = await getQueryClient(config).fetchQuery(onrampQuoteQueryOptions(config, asked))
 *   console.log(quote?.purchaseAmount)
 * }
 * ```
 */
export const onrampQuoteQueryOptions = (
  config: Config,
  parameters: OnrampQuoteParameters,
): FoyerQueryOptions<OnrampQuote | null> => {
  const { purchaseCurrency, paymentCurrency, amount, caipNetworkId } = parameters
  return {
    queryKey: [
      'foyer',
      config.id,
      'onrampQuote',
      { caipNetworkId, purchase: purchaseCurrency.id, payment: paymentCurrency.id, amount },
    ],
    queryFn: async ({ signal }) => {
      const { fetchQuote } = await load(() => import('./getOnrampQuote.ts'))
      return fetchQuote(config, { ...parameters, signal })
    },
    staleTime: QUOTE_STALE_MS,
    refetchInterval: retryEstimate,
    enabled: isSold(caipNetworkId) && isAmount(amount),
  }
}

export type OnrampUrlParameters = OnrampUrlFacts & {
  /** Name in `features.onramp`. */
  readonly provider: string
}

/**
 * Page of a provider for a purchase. Loaded before the click, because browsers open windows within a click only.
 *
 * @example
 * ```ts
 * import { getQueryClient, onrampUrlQueryOptions } from '@foyer/headless/query'
 * import type { Config, OnrampUrlFacts } from '@foyer/headless'
 * declare const config: Config
 * declare const facts: OnrampUrlFacts
 * await getQueryClient(config).prefetchQuery(onrampUrlQueryOptions(config, { provider: 'coinbase', ...facts }))
 * ```
 */
export const onrampUrlQueryOptions = (
  config: Config,
  { provider, ...facts }: OnrampUrlParameters,
): FoyerQueryOptions<string> => ({
  queryKey: [
    'foyer',
    config.id,
    'onrampUrl',
    {
      provider,
      address: facts.address,
      caipNetworkId: facts.caipNetworkId,
      purchase: facts.purchaseCurrency.id,
      payment: facts.paymentCurrency.id,
      amount: facts.paymentAmount,
      purchaseAmount: facts.purchaseAmount,
    },
  ],
  queryFn: async ({ signal }) => {
    const { fetchUrl } = await load(() => import('./getOnrampUrl.ts'))
    return fetchUrl(config, { provider, ...facts, signal })
  },
  staleTime: URL_STALE_MS,
  enabled: facts.address !== '' && isSold(facts.caipNetworkId),
})

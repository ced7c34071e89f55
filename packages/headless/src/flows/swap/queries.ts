import type { CaipNetworkId } from '@foyer/chains'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { swapTokensQueryKey } from '../../data/tokens/queries.ts'
import { REFRESH_MS } from './formRules.ts'
import { getSwapNetworks } from './getSwapNetworks.ts'
import { loadSwapQuote, loadSwapTokens } from './lazy.ts'
import type { SwapQuote, SwapQuoteRequest, SwapTokens } from './types.ts'

/** Balances are fresh for 30 s (R39). */
const TOKENS_STALE_MS = 30_001

export type SwapTokensParameters = {
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Query of the tokens that an account can swap on a network; disabled on networks without swaps.
 *
 * @example
 * ```ts
 * import { getQueryClient, swapTokensQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const parameters = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', caipNetworkId: 'eip155:1' } as const
 * const { own, all } = await getQueryClient(config).fetchQuery(swapTokensQueryOptions(config, parameters))
 * ```
 */
export const swapTokensQueryOptions = (
  config: Config,
  { address, caipNetworkId }: SwapTokensParameters,
): FoyerQueryOptions<SwapTokens> => ({
  queryKey: swapTokensQueryKey(config, { address, caipNetworkId }),
  queryFn: async ({ signal }) => {
    const { fetchSwapTokens } = await loadSwapTokens()
    // `enabled` requires an address.
    return fetchSwapTokens(config, { address: address ?? '', caipNetworkId, signal })
  },
  staleTime: TOKENS_STALE_MS,
  enabled: address !== undefined && getSwapNetworks(config).includes(caipNetworkId),
})

export type SwapQuoteParameters = {
  /** `getSwap(config).request` */
  readonly request: SwapQuoteRequest | undefined
}

/**
 * Query of the quote for the form; refetched every 10 s while it is shown.
 *
 * @example
 * ```ts
 * import { getSwap } from '@foyer/headless/actions'
 * import { getQueryClient, swapQuoteQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { request } = getSwap(config)
 * const quote = await getQueryClient(config).fetchQuery(swapQuoteQueryOptions(config, { request }))
 * ```
 */
export const swapQuoteQueryOptions = (
  config: Config,
  { request }: SwapQuoteParameters,
): FoyerQueryOptions<SwapQuote> => ({
  queryKey: [
    'foyer',
    config.id,
    'swapQuote',
    {
      address: request?.account.slice(request.caipNetworkId.length + 1),
      from: request?.sourceToken.id,
      to: request?.toToken.id,
      amount: request?.value,
    },
  ],
  queryFn: async ({ signal }) => {
    const { fetchSwapQuote } = await loadSwapQuote()
    // `enabled` requires a request.
    return fetchSwapQuote(config, request as SwapQuoteRequest, signal)
  },
  staleTime: REFRESH_MS - 1,
  refetchInterval: () => REFRESH_MS,
  enabled: request !== undefined,
})

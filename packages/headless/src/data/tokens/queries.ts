import { type CaipAddress, type CaipNetworkId, load } from '@foyer/chains'
import type { FoyerQueryOptions } from '../../core/query.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import type { Prices, TokenBalances } from './types.ts'

/** Fresh up to and including 30 s (R39). */
const TOKENS_STALE_MS = 30_001
/** Fresh up to and including 15 s (docs/spec/api.md §2.2, E6). */
const PRICES_STALE_MS = 15_001

export type TokenBalancesParameters = {
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}
export type TokenBalancesQueryKey = readonly ['foyer', string, 'tokenBalances', TokenBalancesParameters]

/**
 * Key of an account's tokens.
 *
 * @example
 * ```ts
 * import { getQueryClient, tokenBalancesQueryKey } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const cached = getQueryClient(config).getQueryData(
 *   tokenBalancesQueryKey(config, { address: '0x1', caipNetworkId: 'eip155:1' }),
 * )
 * ```
 */
export const tokenBalancesQueryKey = (
  config: Config,
  { address, caipNetworkId }: TokenBalancesParameters,
): TokenBalancesQueryKey => ['foyer', config.id, 'tokenBalances', { address, caipNetworkId }]

/** Key of the tokens to swap. Defined here, because these tokens contain balances. */
export const swapTokensQueryKey = (
  config: Config,
  { address, caipNetworkId }: TokenBalancesParameters,
): readonly ['foyer', string, 'swapTokens', TokenBalancesParameters] => [
  'foyer',
  config.id,
  'swapTokens',
  { address, caipNetworkId },
]

/**
 * Tokens of an account on a network, sorted by value, and their total value. Rejects with `TOKENS_UNAVAILABLE`, whose
 * `context.retryAt` is the time of the next allowed request; the last list stays cached.
 *
 * @example
 * ```ts
 * import { getQueryClient, tokenBalancesQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const parameters = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', caipNetworkId: 'eip155:1' } as const
 * await getQueryClient(config).prefetchQuery(tokenBalancesQueryOptions(config, parameters))
 * ```
 */
export const tokenBalancesQueryOptions = (
  config: Config,
  parameters: TokenBalancesParameters & {
    /** Tokens whose balance the backend reads again, e.g. after a swap. */
    readonly forceUpdate?: readonly CaipAddress[] | undefined
  },
): FoyerQueryOptions<TokenBalances, TokenBalancesQueryKey> => {
  const { address, caipNetworkId, forceUpdate } = parameters
  const queryKey = tokenBalancesQueryKey(config, parameters)
  return {
    queryKey,
    queryFn: async ({ signal }) => {
      const { fetchTokenBalances } = await load(() => import('./getTokenBalances.ts'))
      return fetchTokenBalances(config, {
        // `enabled` requires an address.
        address: address ?? '',
        caipNetworkId,
        forceUpdate,
        isKnown: getQueryClient(config).getQueryData(queryKey) !== undefined,
        signal,
      })
    },
    staleTime: TOKENS_STALE_MS,
    enabled: address !== undefined,
  }
}

export type PricesParameters = {
  /** CAIP-10 ids of tokens, as in `TokenBalance.id`. */
  readonly addresses: readonly CaipAddress[]
}
type PricesQueryKey = readonly ['foyer', string, 'prices', PricesParameters]

/**
 * Prices of tokens, in US dollars.
 *
 * @example
 * ```ts
 * import { getQueryClient, pricesQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const ether = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
 * await getQueryClient(config).prefetchQuery(pricesQueryOptions(config, { addresses: [ether] }))
 * ```
 */
export const pricesQueryOptions = (
  config: Config,
  parameters: PricesParameters,
): FoyerQueryOptions<Prices, PricesQueryKey> => {
  const addresses = [...new Set(parameters.addresses)].toSorted()
  return {
    queryKey: ['foyer', config.id, 'prices', { addresses }],
    queryFn: async ({ signal }) => {
      const { fetchPrices } = await load(() => import('./getPrices.ts'))
      return fetchPrices(config, { addresses, maxAgeMs: TOKENS_STALE_MS - 1, signal })
    },
    staleTime: PRICES_STALE_MS,
    enabled: addresses.length > 0,
  }
}

import type { FoyerError } from '@foyer/chains'
import type { Config } from '../../core/types.ts'
import { type PricesParameters, pricesQueryOptions } from './queries.ts'
import type { Prices } from './types.ts'

export type GetPricesErrorType = FoyerError<
  'HTTP_FAILED' | 'REQUEST_FAILED' | 'RESPONSE_INVALID' | 'RESPONSE_TOO_LARGE' | 'LOAD_FAILED'
>

/**
 * Prices of tokens in US dollars, by their ids; those that nobody knows are not there.
 *
 * @example
 * ```ts
 * import { getPrices } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const ether = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
 * const prices = await getPrices(config, { addresses: [ether] })
 * console.log(prices[ether])
 * ```
 */
export async function getPrices(config: Config, parameters: PricesParameters): Promise<Prices> {
  const options = pricesQueryOptions(config, parameters)
  if (!options.enabled) return {}
  return config.queryClient.fetchQuery({ ...options, retry: false, networkMode: 'always' })
}

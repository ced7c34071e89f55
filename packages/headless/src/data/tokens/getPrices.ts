import type { CaipAddress, CaipNetworkId } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery, getQueryClient } from '../../core/queryClient.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { readRows } from '../backend/readAnswer.ts'
import { request } from '../backend/request.ts'
import { askSupport } from '../backend/supportedChains.ts'
import { type PricesParameters, pricesQueryOptions } from './queries.ts'
import { tokenKey, tokenWorth } from './rules.ts'
import { priceSchema, pricesSchema } from './schema.ts'
import type { Prices, TokenBalances } from './types.ts'

/**
 * Prices of tokens in US dollars, by token id. Tokens without a price are missing.
 *
 * Rejects with `HTTP_FAILED`, `REQUEST_FAILED`, `REQUEST_TIMED_OUT`, `RESPONSE_INVALID`, `RESPONSE_TOO_LARGE` or
 * `LOAD_FAILED`.
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
  requireParameters(config, 'getPrices', parameters, 'addresses')
  const options = pricesQueryOptions(config, parameters)
  if (!options.enabled) return {}
  return fetchQuery(config, options)
}

export type FetchPricesParameters = {
  readonly addresses: readonly CaipAddress[]
  /** Maximum age in ms of cached token lists whose prices are used. */
  readonly maxAgeMs: number
  readonly signal?: AbortSignal | undefined
}

/** Prices by token id (R22). Prices in fresh token lists are not requested. */
export async function fetchPrices(
  config: Config,
  { addresses, maxAgeMs, signal }: FetchPricesParameters,
): Promise<Prices> {
  const known = knownPrices(config, maxAgeMs)
  const missing = await supportedOf(
    config,
    addresses.filter((id) => !known.has(tokenKey(id))),
  )
  signal?.throwIfAborted()
  const { options } = internalsOf(config)
  const { fungibles } =
    missing.length === 0
      ? { fungibles: [] }
      : await request(config, {
          service: 'blockchain',
          method: 'POST',
          path: '/v1/fungible/price',
          hasContentType: true,
          body: {
            currency: 'usd',
            addresses: missing,
            projectId: options.projectId,
          },
          schema: pricesSchema,
          signal,
        })
  const rows = readRows({
    config,
    rows: fungibles,
    schema: priceSchema,
    list: 'fungibles',
    path: '/v1/fungible/price',
  })
  const fetched = new Map(rows.map(({ address, price }) => [tokenKey(address), price]))
  return Object.fromEntries(
    addresses.flatMap((id) => {
      const claimed = known.get(tokenKey(id)) ?? fetched.get(tokenKey(id))
      const { price } = tokenWorth({ price: claimed, value: undefined, numeric: '0' })
      return price === undefined ? [] : [[id, price] as const]
    }),
  )
}

function knownPrices(config: Config, maxAgeMs: number): ReadonlyMap<string, number> {
  const oldest = internalsOf(config).timers.now() - maxAgeMs
  return new Map(
    getQueryClient(config)
      .getQueryCache()
      .findAll({ queryKey: ['foyer', config.id, 'tokenBalances'] })
      .flatMap(({ state }) =>
        state.dataUpdatedAt >= oldest && state.data ? (state.data as TokenBalances).tokens : [],
      )
      .flatMap(({ id, price }) => (price === undefined ? [] : [[tokenKey(id), price] as const])),
  )
}

/** Tokens on networks that the backend supports. */
async function supportedOf(
  config: Config,
  addresses: readonly CaipAddress[],
): Promise<readonly CaipAddress[]> {
  const networkOf = (id: CaipAddress): CaipNetworkId => id.slice(0, id.lastIndexOf(':')) as CaipNetworkId
  const networks = [...new Set(addresses.map(networkOf))]
  const answers = await Promise.all(networks.map((network) => askSupport(config, network)))
  return addresses.filter((id) => answers[networks.indexOf(networkOf(id))])
}

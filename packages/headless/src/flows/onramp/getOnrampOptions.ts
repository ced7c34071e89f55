import type { CaipNetworkId } from '@foyer/chains'
import * as v from 'valibot'
import type { OnrampOptions } from '../../core/contracts/onramp.ts'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { request } from '../../data/backend/request.ts'
import { isNetworkSupported, supportFailure } from '../../data/backend/supportedChains.ts'
import { networkAtom } from '../../wallet/state.ts'
import { commonOptions } from './fallbackRules.ts'
import { type OnrampOptionsParameters, onrampOptionsQueryOptions } from './queries.ts'
import { onrampOptionsSchema } from './schema.ts'

/**
 * Currencies to buy and to pay with, by default on the current network; common ones with `isEstimate` without an
 * answer.
 *
 * @example
 * ```ts
 * import { getOnrampOptions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { paymentCurrencies } = await getOnrampOptions(config)
 * console.log(paymentCurrencies.map(({ id }) => id))
 * ```
 */
export async function getOnrampOptions<config extends Config>(
  config: config,
  parameters: ForConfig<Partial<OnrampOptionsParameters>, config> = {},
): Promise<OnrampOptions> {
  const { caipNetworkId = internalsOf(config).store.get(networkAtom).caipNetworkId } = parameters
  const options = onrampOptionsQueryOptions(config, { caipNetworkId })
  if (!options.enabled) return { purchaseCurrencies: [], paymentCurrencies: [], isEstimate: false }
  return fetchQuery(config, options)
}

/** Options on a network: empty if unsupported, common ones without an answer. */
export async function fetchOptions(
  config: Config,
  { caipNetworkId, signal }: { readonly caipNetworkId: CaipNetworkId; readonly signal?: AbortSignal },
): Promise<OnrampOptions> {
  const { onramp } = internalsOf(config).options
  try {
    if (onramp?.getOptions)
      return {
        ...v.parse(onrampOptionsSchema, await onramp.getOptions({ caipNetworkId, signal })),
        isEstimate: false,
      }
    if (!(await isNetworkSupported(config, caipNetworkId))) {
      // A failed request for the supported networks leaves the support unknown.
      const failure = supportFailure(config)
      if (failure) throw failure
      return { purchaseCurrencies: [], paymentCurrencies: [], isEstimate: false }
    }
    const options = await request(config, {
      service: 'blockchain',
      path: '/v1/onramp/options',
      schema: onrampOptionsSchema,
      signal,
    })
    return { ...options, isEstimate: false }
  } catch {
    signal?.throwIfAborted()
    return commonOptions
  }
}

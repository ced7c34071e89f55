import type { CaipNetworkId } from '@foyer/chains'
import type { OnrampOptions } from '../../core/contracts/onramp.ts'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { readAnswer, readRows } from '../../data/backend/readAnswer.ts'
import { request } from '../../data/backend/request.ts'
import { isNetworkSupported, supportFailure } from '../../data/backend/supportedChains.ts'
import { networkAtom } from '../../wallet/state.ts'
import { commonOptions } from './fallbackRules.ts'
import { type OnrampOptionsParameters, onrampOptionsQueryOptions } from './queries.ts'
import { onrampOptionsSchema, paymentCurrencySchema, purchaseCurrencySchema } from './schema.ts'

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

const OPTIONS_PATH = '/v1/onramp/options'

/** Options on a network: empty if unsupported, common ones without an answer. */
export async function fetchOptions(
  config: Config,
  { caipNetworkId, signal }: { readonly caipNetworkId: CaipNetworkId; readonly signal?: AbortSignal },
): Promise<OnrampOptions> {
  const { onramp } = internalsOf(config).options
  try {
    if (onramp?.getOptions) return validOptions(config, await onramp.getOptions({ caipNetworkId, signal }))
    if (!(await isNetworkSupported(config, caipNetworkId))) {
      // A failed request for the supported networks leaves the support unknown.
      const failure = supportFailure(config)
      if (failure) throw failure
      return { purchaseCurrencies: [], paymentCurrencies: [], isEstimate: false }
    }
    const answer = await request(config, {
      service: 'blockchain',
      path: OPTIONS_PATH,
      schema: onrampOptionsSchema,
      signal,
    })
    return validOptions(config, answer, OPTIONS_PATH)
  } catch (error) {
    signal?.throwIfAborted()
    // The view shows the common options, and no error.
    internalsOf(config).report(error)
    return commonOptions
  }
}

/** Valid currencies of an answer. Throws if it has currencies of a kind, but no valid ones. */
function validOptions(config: Config, answer: unknown, path?: string): OnrampOptions {
  const { purchaseCurrencies, paymentCurrencies } = readAnswer(onrampOptionsSchema, answer, path)
  return {
    purchaseCurrencies: readRows({
      config,
      rows: purchaseCurrencies,
      schema: purchaseCurrencySchema,
      list: 'purchaseCurrencies',
      path,
    }),
    paymentCurrencies: readRows({
      config,
      rows: paymentCurrencies,
      schema: paymentCurrencySchema,
      list: 'paymentCurrencies',
      path,
    }),
    isEstimate: false,
  }
}

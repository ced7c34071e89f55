import type { CaipNetworkId } from '@foyer/chains'
import * as v from 'valibot'
import { request } from '../../data/backend/request.ts'
import { isNetworkSupported } from '../../data/backend/supportedChains.ts'
import { supportFailure } from '../../data/backend/supportFailure.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { usualOptions } from './fallbackRules.ts'
import { onrampOptionsSchema } from './schema.ts'
import type { OnrampOptions } from '../../core/contracts/onramp.ts'

/** What can be bought and paid with on a network: nothing where nobody sells, the usual where nobody can say. */
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
      // A backend that does not answer at all has not said that nobody sells.
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
    return usualOptions
  }
}

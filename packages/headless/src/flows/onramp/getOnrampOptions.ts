import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { type OnrampOptionsParameters, onrampOptionsQueryOptions } from './queries.ts'
import type { OnrampOptions } from '../../core/contracts/onramp.ts'

/**
 * What can be bought and paid with, by default on the network in use; the usual, marked as `isEstimate`, where nobody
 * can say.
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
export async function getOnrampOptions(
  config: Config,
  parameters: Partial<OnrampOptionsParameters> = {},
): Promise<OnrampOptions> {
  const { caipNetworkId = internalsOf(config).store.get(networkAtom).caipNetworkId } = parameters
  const options = onrampOptionsQueryOptions(config, { caipNetworkId })
  if (!options.enabled) return { purchaseCurrencies: [], paymentCurrencies: [], isEstimate: false }
  return config.queryClient.fetchQuery({ ...options, retry: false, networkMode: 'always' })
}

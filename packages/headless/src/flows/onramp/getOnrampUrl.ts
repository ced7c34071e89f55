import type { FoyerError } from '@foyer/chains'
import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { chosenNow } from './chosenNow.ts'
import { createError } from './errors.ts'
import { type OnrampUrlParameters, onrampUrlQueryOptions } from './queries.ts'
import { onrampAtom } from './state.ts'

export type GetOnrampUrlParameters = Partial<OnrampUrlParameters> & Pick<OnrampUrlParameters, 'provider'>
export type GetOnrampUrlErrorType = FoyerError<
  | 'ONRAMP_NO_ADDRESS'
  | 'ONRAMP_PROVIDER_UNKNOWN'
  | 'ONRAMP_NETWORK_UNSUPPORTED'
  | 'ONRAMP_URL_UNSAFE'
  | 'HTTP_FAILED'
  | 'REQUEST_FAILED'
  | 'RESPONSE_INVALID'
>

/**
 * The page of a provider on which something is bought, by default what stands in the form, for the account in use.
 *
 * @example
 * ```ts
 * import { getOnrampUrl } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const url = await getOnrampUrl(config, { provider: 'meld' })
 * ```
 */
export async function getOnrampUrl(config: Config, parameters: GetOnrampUrlParameters): Promise<string> {
  const { store } = internalsOf(config)
  const { paymentAmount } = store.get(onrampAtom)
  const address = parameters.address ?? store.get(accountAtom).address
  if (address === undefined) throw createError('ONRAMP_NO_ADDRESS')
  const options = onrampUrlQueryOptions(config, {
    caipNetworkId: store.get(networkAtom).caipNetworkId,
    ...chosenNow(config),
    ...(paymentAmount !== '' && { paymentAmount }),
    ...parameters,
    address,
  })
  return config.queryClient.fetchQuery({ ...options, retry: false, networkMode: 'always' })
}

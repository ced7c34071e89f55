import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { Identity } from '../../core/contracts/names.ts'
import { type IdentityParameters, identityQueryOptions } from './queries.ts'
import { NO_IDENTITY } from './rules.ts'

/**
 * How an account calls itself, from the cache while it is fresh. Where it cannot be read there is none, and the failure
 * is reported.
 *
 * @example
 * ```ts
 * import { getIdentity } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
 * const { name } = await getIdentity(config, { address, caipNetworkId: 'eip155:1' })
 * ```
 */
export async function getIdentity(config: Config, parameters: IdentityParameters): Promise<Identity> {
  const options = identityQueryOptions(config, parameters)
  if (!options.enabled) return NO_IDENTITY
  try {
    return await config.queryClient.fetchQuery({ ...options, retry: false, networkMode: 'always' })
  } catch (error) {
    internalsOf(config).report(error)
    return NO_IDENTITY
  }
}

import type { CaipNetworkId } from '@foyer/chains'
import type { Identity } from '../../core/contracts/names.ts'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { getLiveAccount } from '../../wallet/state.ts'
import { isOfOtherAccount } from '../names/nameRecord.ts'
import { areNamesSupported, namesOf, shownName } from '../names/namesOf.ts'
import { getNamesForAddress } from '../names/readNames.ts'
import { NAMES_STALE_MS } from '../names/rules.ts'
import { type IdentityParameters, identityQueryOptions } from './queries.ts'
import { NO_IDENTITY, identityFrom, needsNames, UNKNOWN_IDENTITY } from './rules.ts'

/**
 * Name and avatar of an account, from the cache while fresh. After a failed read both are `null`, and the error is
 * reported.
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
export async function getIdentity<config extends Config>(
  config: config,
  parameters: ForConfig<IdentityParameters, config>,
): Promise<Identity> {
  const options = identityQueryOptions(
    config,
    requireParameters(config, 'getIdentity', parameters, 'caipNetworkId'),
  )
  if (!options.enabled) return NO_IDENTITY
  try {
    return await fetchQuery(config, options)
  } catch (error) {
    internalsOf(config).report(error)
    return NO_IDENTITY
  }
}

export type ReadIdentityParameters = {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Reads name and avatar of an account: from its profile, else from its first reverse name (docs/spec/api.md §13.1).
 * Cached for 5 minutes by address, for all networks. Rejects if the profile cannot be read, and there is no name.
 */
export async function readIdentity(config: Config, parameters: ReadIdentityParameters): Promise<Identity> {
  if (!(await areNamesSupported(config, parameters.caipNetworkId))) return UNKNOWN_IDENTITY
  const [profile] = await Promise.allSettled([fetchProfile(config, parameters)])
  const found = profile.status === 'fulfilled' ? profile.value : undefined
  if (!needsNames(found)) return identityFrom(found, [])
  try {
    const names = await getNamesForAddress(config, parameters)
    // "No name" is cached, so it is an answer only if the profile was read.
    if (profile.status === 'rejected' && names.length === 0) throw profile.reason
    return identityFrom(found, names)
  } catch (error) {
    if (!found) throw error
    return found
  }
}

/** E2, without a name that is invalid or whose record (E12) names another account. */
const fetchProfile = (
  config: Config,
  { address, caipNetworkId }: ReadIdentityParameters,
): Promise<Identity> =>
  fetchQuery(config, {
    queryKey: ['foyer', config.id, 'profile', { address }],
    queryFn: async ({ signal }) => {
      const sender = getLiveAccount(config, { namespace: namespaceOf(caipNetworkId) }).address
      const { getIdentity: getProfile, resolveName } = namesOf(config)
      const { name, avatar = null } = await getProfile({ address, sender, signal })
      const shown = name && (await shownName(config, { name, caipNetworkId, signal }))
      if (!shown) return { name: null, avatar }
      // A reverse record can claim any name: the record of that name decides (ENSIP-3). If it cannot be read, this
      // rejects.
      const record = await resolveName({ name: shown, signal })
      return isOfOtherAccount(record.addresses, address) ? NO_IDENTITY : { name: shown, avatar }
    },
    staleTime: NAMES_STALE_MS,
    // Otherwise data without an observer is removed before it is stale.
    gcTime: NAMES_STALE_MS,
  })

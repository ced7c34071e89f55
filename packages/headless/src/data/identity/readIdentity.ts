import type { CaipNetworkId } from '@foyer/chains'
import { getAccount } from '../../wallet/account/getAccount.ts'
import type { Config } from '../../core/types.ts'
import { getNamesForAddress } from '../names/getNamesForAddress.ts'
import { isAsked } from '../names/isAsked.ts'
import { namesOf } from '../names/namesOf.ts'
import { NAMES_STALE_MS } from '../names/rules.ts'
import { shownName } from '../names/shownName.ts'
import type { Identity } from '../../core/contracts/names.ts'
import { namespaceOf } from '../../wallet/network/selection.ts'
import { identityFrom, needsNames, UNKNOWN_IDENTITY } from './rules.ts'

export type ReadIdentityParameters = {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Reads how an account calls itself: its profile, else its first name (docs/spec/api.md §13.1). What is read is kept
 * for 5 minutes
 * by address, whatever network it is asked for. Rejects only when neither could be read.
 */
export async function readIdentity(config: Config, parameters: ReadIdentityParameters): Promise<Identity> {
  if (!(await isAsked(config, parameters.caipNetworkId))) return UNKNOWN_IDENTITY
  const [profile] = await Promise.allSettled([fetchProfile(config, parameters)])
  const found = profile.status === 'fulfilled' ? profile.value : undefined
  if (!needsNames(found)) return identityFrom(found, [])
  try {
    return identityFrom(found, await getNamesForAddress(config, parameters))
  } catch (error) {
    if (!found) throw error
    return found
  }
}

/** E2, with a name that can be shown. */
const fetchProfile = (
  config: Config,
  { address, caipNetworkId }: ReadIdentityParameters,
): Promise<Identity> =>
  config.queryClient.fetchQuery({
    queryKey: ['foyer', config.id, 'profile', { address }],
    queryFn: async ({ signal }) => {
      const sender = getAccount(config, { namespace: namespaceOf(caipNetworkId) }).address
      const { name, avatar } = await namesOf(config).getIdentity({ address, sender, signal })
      return { name: name && (await shownName(config, { name, caipNetworkId, signal })), avatar }
    },
    staleTime: NAMES_STALE_MS,
    // Nobody observes it, and it is not to go before it is stale.
    gcTime: NAMES_STALE_MS,
    retry: false,
    networkMode: 'always',
  })

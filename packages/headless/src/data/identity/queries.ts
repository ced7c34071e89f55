import { type CaipNetworkId, load } from '@foyer/chains'
import type { Identity } from '../../core/contracts/names.ts'
import { internalsOf } from '../../core/internals.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf, networkById } from '../../wallet/rules.ts'
import { networksAtom } from '../../wallet/state.ts'
import { isNamesOn } from '../names/nameService.ts'
import { NAMES_STALE_MS } from '../names/rules.ts'
import { hasIdentity, NO_IDENTITY } from './rules.ts'

export type IdentityParameters = {
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Name and avatar of an account; fresh for 5 minutes. Disabled on test networks and in namespaces without names.
 *
 * @example
 * ```ts
 * import { getQueryClient, identityQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const parameters = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', caipNetworkId: 'eip155:1' } as const
 * await getQueryClient(config).prefetchQuery(identityQueryOptions(config, parameters))
 * ```
 */
export const identityQueryOptions = (
  config: Config,
  { address, caipNetworkId }: IdentityParameters,
): FoyerQueryOptions<Identity> => {
  const { testnet: isTestnet = false } = networkById(
    internalsOf(config).store.get(networksAtom),
    caipNetworkId,
  )
  const isKnown = hasIdentity({ namespace: namespaceOf(caipNetworkId), isTestnet })
  return {
    queryKey: ['foyer', config.id, 'identity', { address, caipNetworkId }],
    queryFn: async () => {
      // `enabled` requires an address.
      if (!isKnown || address === undefined) return NO_IDENTITY
      const { readIdentity } = await load(() => import('./getIdentity.ts'))
      return readIdentity(config, { address, caipNetworkId })
    },
    staleTime: NAMES_STALE_MS,
    enabled: address !== undefined && (!isKnown || isNamesOn(config, caipNetworkId)),
  }
}

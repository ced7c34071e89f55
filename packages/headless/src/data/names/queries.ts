import { load, type CaipNetworkId } from '@foyer/chains'
import type { NameSuggestion, ResolvedName } from '../../core/contracts/names.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import { waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { isNamesOn, zoneOf } from './nameService.ts'
import { NAME_WAIT_MS, nameLabel, nameProblem, NAMES_STALE_MS } from './rules.ts'

// Lazy, because pages without names do not need it.
const loadReadNames = () => load(() => import('./readNames.ts'))

export type ReverseNameParameters = {
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}

/**
 * First reverse name of an address, `null` if it has none; fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { getQueryClient, reverseNameQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const parameters = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', caipNetworkId: 'eip155:1' } as const
 * const name = await getQueryClient(config).fetchQuery(reverseNameQueryOptions(config, parameters))
 * ```
 */
export const reverseNameQueryOptions = (
  config: Config,
  parameters: ReverseNameParameters,
): FoyerQueryOptions<string | null> => ({
  queryKey: ['foyer', config.id, 'reverseName', parameters],
  queryFn: async () => {
    const { getNamesForAddress } = await loadReadNames()
    // `enabled` requires an address.
    const [first] = await getNamesForAddress(config, { ...parameters, address: parameters.address ?? '' })
    return first?.name ?? null
  },
  staleTime: NAMES_STALE_MS,
  enabled: parameters.address !== undefined && isNamesOn(config, parameters.caipNetworkId),
})

export type NameParameters = { readonly name: string; readonly caipNetworkId: CaipNetworkId }

/**
 * Resolves a name 500 ms after the last change. Always stale, because tokens are sent to the address.
 *
 * @example
 * ```ts
 * import { getQueryClient, resolveNameQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const parameters = { name: 'mira.reown.id', caipNetworkId: 'eip155:1' } as const
 * const { address } = await getQueryClient(config).fetchQuery(resolveNameQueryOptions(config, parameters))
 * ```
 */
export const resolveNameQueryOptions = (
  config: Config,
  { caipNetworkId, ...parameters }: NameParameters,
): FoyerQueryOptions<ResolvedName> => {
  const name = parameters.name.trim()
  return {
    queryKey: ['foyer', config.id, 'resolveName', { name, caipNetworkId }],
    queryFn: async ({ signal }) => {
      await waitFor(config, NAME_WAIT_MS, signal)
      const { resolveName } = await load(() => import('./resolveName.ts'))
      return resolveName(config, { name, caipNetworkId, signal })
    },
    staleTime: 0,
    enabled: name !== '' && isNamesOn(config, caipNetworkId),
  }
}

/**
 * Name suggestions, requested 500 ms after the last change, and only for a valid name.
 *
 * @example
 * ```ts
 * import { getQueryClient, nameSuggestionsQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const parameters = { name: 'mira', caipNetworkId: 'eip155:1' } as const
 * const suggestions = await getQueryClient(config).fetchQuery(nameSuggestionsQueryOptions(config, parameters))
 * ```
 */
export const nameSuggestionsQueryOptions = (
  config: Config,
  { caipNetworkId, ...parameters }: NameParameters,
): FoyerQueryOptions<readonly NameSuggestion[]> => {
  const name = nameLabel(parameters.name, zoneOf(config))
  return {
    queryKey: ['foyer', config.id, 'nameSuggestions', { name, caipNetworkId }],
    queryFn: async ({ signal }) => {
      await waitFor(config, NAME_WAIT_MS, signal)
      const { getNameSuggestions } = await loadReadNames()
      return getNameSuggestions(config, { name, caipNetworkId, signal })
    },
    staleTime: 0,
    enabled: nameProblem(name) === undefined && isNamesOn(config, caipNetworkId),
  }
}

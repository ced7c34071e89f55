import type { CaipNetworkId } from '@foyer/chains'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { waitFor } from '../../core/tasks.ts'
import { isNamesOn, zoneOf } from './nameService.ts'
import { loadNamesActions } from './lazy.ts'
import { NAME_WAIT_MS, nameLabel, nameProblem, NAMES_STALE_MS } from './rules.ts'
import type { NameSuggestion, ResolvedName } from '../../core/contracts/names.ts'

export type ReverseNameParameters = {
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}

/** The first name of an address, `null` when it has none; fresh for 5 minutes. */
export const reverseNameQueryOptions = (
  config: Config,
  parameters: ReverseNameParameters,
): FoyerQueryOptions<string | null> => ({
  queryKey: ['foyer', config.id, 'reverseName', parameters],
  queryFn: async () => {
    const { getNamesForAddress } = await loadNamesActions()
    // Asked only where there is one, see `enabled`.
    const [first] = await getNamesForAddress(config, { ...parameters, address: parameters.address ?? '' })
    return first?.name ?? null
  },
  staleTime: NAMES_STALE_MS,
  enabled: parameters.address !== undefined && isNamesOn(config, parameters.caipNetworkId),
})

export type NameParameters = { readonly name: string; readonly caipNetworkId: CaipNetworkId }

/** What a name stands for; asked when nothing else was typed for 500 ms. Where money goes is never taken from a cache. */
export const resolveNameQueryOptions = (
  config: Config,
  { caipNetworkId, ...parameters }: NameParameters,
): FoyerQueryOptions<ResolvedName> => {
  const name = parameters.name.trim()
  return {
    queryKey: ['foyer', config.id, 'resolveName', { name, caipNetworkId }],
    queryFn: async ({ signal }) => {
      await waitFor(config, NAME_WAIT_MS, signal)
      const { resolveName } = await loadNamesActions()
      return resolveName(config, { name, caipNetworkId, signal })
    },
    staleTime: 0,
    enabled: name !== '' && isNamesOn(config, caipNetworkId),
  }
}

/** Names like the one that is typed; asked when nothing else was typed for 500 ms, and only for what could be a name. */
export const nameSuggestionsQueryOptions = (
  config: Config,
  { caipNetworkId, ...parameters }: NameParameters,
): FoyerQueryOptions<readonly NameSuggestion[]> => {
  const name = nameLabel(parameters.name, zoneOf(config))
  return {
    queryKey: ['foyer', config.id, 'nameSuggestions', { name, caipNetworkId }],
    queryFn: async ({ signal }) => {
      await waitFor(config, NAME_WAIT_MS, signal)
      const { getNameSuggestions } = await loadNamesActions()
      return getNameSuggestions(config, { name, caipNetworkId, signal })
    },
    staleTime: 0,
    enabled: nameProblem(name) === undefined && isNamesOn(config, caipNetworkId),
  }
}

import type { UseQueryResult } from '@tanstack/react-query'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { useNetwork } from './useNetwork.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import type { NameProblem } from '../data/names/rules.ts'
import { checkName, zoneOf } from '../data/names/nameService.ts'
import { nameSuggestionsQueryOptions } from '../data/names/queries.ts'
import type { NameSuggestion } from '../core/contracts/names.ts'

export type UseNameSuggestionsParameters<config extends Config = RegisteredConfig> =
  ConfigParameter<config> & {
    /** With or without the zone. */
    readonly name: string
    /** @default the network in use */
    readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  }

export type UseNameSuggestionsReturnType = UseQueryResult<readonly NameSuggestion[]> & {
  /** Why what is typed cannot be a name; nobody is asked then. */
  readonly problem: NameProblem | undefined
}

/**
 * Names like the one that is typed, and whether somebody has them. Give it what stands in the field: it asks once
 * nothing more was typed for 500 ms, and only for what could be a name.
 *
 * @example
 * ```tsx
 * import { useNameSuggestions } from '@foyer/headless'
 * export function Names({ typed }: { typed: string }) {
 *   const { data = [], problem } = useNameSuggestions({ name: typed })
 *   if (problem === 'tooShort') return <p>At least 4 characters</p>
 *   return data.map(({ name, isRegistered }) => <button key={name} disabled={isRegistered}>{name}</button>)
 * }
 * ```
 */
export function useNameSuggestions<config extends Config = RegisteredConfig>({
  name,
  ...parameters
}: UseNameSuggestionsParameters<config>): UseNameSuggestionsReturnType {
  const config = useConfig(parameters)
  const network = useNetwork({ config })
  const caipNetworkId = parameters.caipNetworkId ?? network.caipNetworkId
  const query = useFoyerQuery(config, nameSuggestionsQueryOptions(config, { name, caipNetworkId }))
  return { ...query, problem: checkName(name, zoneOf(config)) }
}

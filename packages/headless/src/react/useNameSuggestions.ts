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
    /** @default the current network */
    readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  }

export type UseNameSuggestionsReturnType = UseQueryResult<readonly NameSuggestion[]> & {
  /** Reason why the text is no valid name; no request is sent then. */
  readonly problem: NameProblem | undefined
}

/**
 * Name suggestions for a text, and whether they are registered. Pass the field's text: the request is sent 500 ms after
 * the last change, and only for a valid name.
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

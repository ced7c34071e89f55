import type { CaipNetworkId } from '@foyer/chains'
import type { Config, ForConfig } from '../../core/types.ts'
import { getNetwork } from '../../wallet/getNetwork.ts'
import { createError } from './errors.ts'
import { isAsked, namesOf } from './namesOf.ts'
import { refusal } from '../backend/readRows.ts'
import { nameLabel, nameProblem } from './rules.ts'
import type { NameSuggestion } from '../../core/contracts/names.ts'
import { zoneOf } from './nameService.ts'

export type GetNameSuggestionsParameters = {
  /** With or without the zone. */
  readonly name: string
  /** @default the network in use */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Similar names that could be registered; empty for an invalid one, and on a network unknown to the backend. Rejects
 * with `NAME_SUGGESTIONS_FAILED`.
 *
 * @example
 * ```ts
 * import { getNameSuggestions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const free = (await getNameSuggestions(config, { name: 'mira' })).filter(({ isRegistered }) => !isRegistered)
 * ```
 */
export async function getNameSuggestions<config extends Config>(
  config: config,
  {
    caipNetworkId = getNetwork(config).caipNetworkId,
    signal,
    ...parameters
  }: ForConfig<GetNameSuggestionsParameters, config>,
): Promise<readonly NameSuggestion[]> {
  const name = nameLabel(parameters.name, zoneOf(config))
  if (nameProblem(name) !== undefined || !(await isAsked(config, caipNetworkId))) return []
  signal?.throwIfAborted()
  try {
    return await namesOf(config).getSuggestions({ name, signal })
  } catch (cause) {
    signal?.throwIfAborted()
    throw createError('NAME_SUGGESTIONS_FAILED', refusal(cause), { cause })
  }
}

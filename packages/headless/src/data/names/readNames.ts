import type { CaipNetworkId } from '@foyer/chains'
import type { NameRecord, NameSuggestion } from '../../core/contracts/names.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { getLiveAccount, getNetwork } from '../../wallet/state.ts'
import { refusal } from '../backend/request.ts'
import { createError } from './errors.ts'
import { isOfOtherAccount } from './nameRecord.ts'
import { zoneOf } from './nameService.ts'
import { areNamesSupported, namesOf, shownName } from './namesOf.ts'
import { NAMES_STALE_MS, nameLabel, nameProblem } from './rules.ts'

export type GetNamesForAddressParameters = {
  readonly address: string
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * Names of an address, of which the first one is shown; cached for 5 minutes, for all networks. Empty on a network
 * unknown to the backend. Rejects with `NAMES_FETCH_FAILED`.
 *
 * @example
 * ```ts
 * import { getNamesForAddress } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [first] = await getNamesForAddress(config, { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
 * ```
 */
export async function getNamesForAddress<config extends Config>(
  config: config,
  parameters: ForConfig<GetNamesForAddressParameters, config>,
): Promise<readonly NameRecord[]> {
  requireParameters(config, 'getNamesForAddress', parameters, 'address')
  const { address, caipNetworkId = getNetwork(config).caipNetworkId } = parameters
  try {
    if (!(await areNamesSupported(config, caipNetworkId))) return []
    return await fetchQuery(config, {
      queryKey: ['foyer', config.id, 'names', { address }],
      queryFn: ({ signal }) => fetchNames(config, { address, caipNetworkId, signal }),
      staleTime: NAMES_STALE_MS,
      // Otherwise data without an observer is removed before it is stale.
      gcTime: NAMES_STALE_MS,
    })
  } catch (cause) {
    throw createError('NAMES_FETCH_FAILED', refusal(cause), { cause })
  }
}

async function fetchNames(
  config: Config,
  {
    address,
    caipNetworkId,
    signal,
  }: { readonly address: string; readonly caipNetworkId: CaipNetworkId; readonly signal: AbortSignal },
): Promise<readonly NameRecord[]> {
  const sender = getLiveAccount(config, { namespace: namespaceOf(caipNetworkId) }).address
  const records = await namesOf(config).getNames({ address, sender, signal })
  const shown = await Promise.all(
    records.map(async (record) => {
      if (isOfOtherAccount(record.addresses, address)) return []
      const name = await shownName(config, { name: record.name, caipNetworkId, signal })
      return name === null ? [] : [{ ...record, name }]
    }),
  )
  return shown.flat()
}

export type GetNameSuggestionsParameters = {
  /** With or without the zone. */
  readonly name: string
  /** @default the network in use */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Similar names, with whether they are registered; empty for an invalid name, and on a network unknown to the backend.
 * Rejects with `NAME_SUGGESTIONS_FAILED`.
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
  parameters: ForConfig<GetNameSuggestionsParameters, config>,
): Promise<readonly NameSuggestion[]> {
  requireParameters(config, 'getNameSuggestions', parameters, 'name')
  const { caipNetworkId = getNetwork(config).caipNetworkId, signal } = parameters
  const name = nameLabel(parameters.name, zoneOf(config))
  if (nameProblem(name) !== undefined) return []
  try {
    if (!(await areNamesSupported(config, caipNetworkId))) return []
    signal?.throwIfAborted()
    return await namesOf(config).getSuggestions({ name, signal })
  } catch (cause) {
    signal?.throwIfAborted()
    throw createError('NAME_SUGGESTIONS_FAILED', refusal(cause), { cause })
  }
}

import { nameLabel, nameProblem, type NameProblem, NAME_ZONE } from './rules.ts'
import type { CaipNetworkId } from '@foyer/chains'
import { hasService } from '../backend/url.ts'
import { hasFeature } from '../features/featureRules.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/selectionRules.ts'

/** Whether a network's family has names, and there is anybody to ask for them (R36). */
export const isNamesOn = (config: Config, caipNetworkId: CaipNetworkId): boolean =>
  hasFeature(namespaceOf(caipNetworkId), 'names') &&
  (internalsOf(config).options.names !== undefined || hasService(config, 'blockchain'))

/** What follows the first dot of names that are registered here. */
export const zoneOf = (config: Config): string => internalsOf(config).options.names?.zone ?? NAME_ZONE

/** Why what is typed cannot be registered as a name; `undefined` when it can. */
export const checkName = (typed: string, zone: string): NameProblem | undefined =>
  nameProblem(nameLabel(typed, zone))

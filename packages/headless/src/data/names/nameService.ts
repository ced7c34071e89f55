import type { CaipNetworkId } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { hasService } from '../../core/options.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { hasFeature } from '../features/featureRules.ts'
import { nameLabel, nameProblem, type NameProblem, NAME_ZONE } from './rules.ts'

/** Whether the namespace of a network has names, and there is a name service (R36). */
export const isNamesOn = (config: Config, caipNetworkId: CaipNetworkId): boolean =>
  hasFeature(namespaceOf(caipNetworkId), 'names') &&
  (internalsOf(config).options.names !== undefined || hasService(config, 'blockchain'))

/** Zone of registered names, after the first dot. */
export const zoneOf = (config: Config): string => internalsOf(config).options.names?.zone ?? NAME_ZONE

/** Reason why a text cannot be registered as a name; `undefined` if it can. */
export const checkName = (typed: string, zone: string): NameProblem | undefined =>
  nameProblem(nameLabel(typed, zone))

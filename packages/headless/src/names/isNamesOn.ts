import type { CaipNetworkId } from '@foyer/chains'
import { hasService } from '../backend/hasService.ts'
import { hasFeature } from '../config/familyRules.ts'
import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { namespaceOf } from '../network/selection.ts'

/** Whether a network's family has names, and there is anybody to ask for them (rulings R36). */
export const isNamesOn = (config: Config, caipNetworkId: CaipNetworkId): boolean =>
  hasFeature(namespaceOf(caipNetworkId), 'names') &&
  (internalsOf(config).options.names !== undefined || hasService(config, 'blockchain'))

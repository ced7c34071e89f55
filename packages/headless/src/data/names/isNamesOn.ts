import type { CaipNetworkId } from '@foyer/chains'
import { hasService } from '../backend/hasService.ts'
import { hasFeature } from '../features/familyRules.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/network/selection.ts'

/** Whether a network's family has names, and there is anybody to ask for them (R36). */
export const isNamesOn = (config: Config, caipNetworkId: CaipNetworkId): boolean =>
  hasFeature(namespaceOf(caipNetworkId), 'names') &&
  (internalsOf(config).options.names !== undefined || hasService(config, 'blockchain'))

import type { CaipNetworkId } from '@foyer/chains'
import { isNetworkSupported } from '../backend/supportedChains.ts'
import { hasFeature } from '../features/familyRules.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/network/selection.ts'

/** Whether anybody knows names of a network: the host's own service, else the backend where it knows the network. */
export const isAsked = async (config: Config, caipNetworkId: CaipNetworkId): Promise<boolean> =>
  hasFeature(namespaceOf(caipNetworkId), 'names') &&
  (internalsOf(config).options.names !== undefined || isNetworkSupported(config, caipNetworkId))

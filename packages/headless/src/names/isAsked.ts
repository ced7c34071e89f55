import type { CaipNetworkId } from '@foyer/chains'
import { isNetworkSupported } from '../backend/supportedChains.ts'
import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { namespaceOf } from '../network/selection.ts'
import { hasNames } from './rules.ts'

/** Whether anybody knows names of a network: the host's own service, else the backend where it knows the network. */
export const isAsked = async (config: Config, caipNetworkId: CaipNetworkId): Promise<boolean> =>
  hasNames(namespaceOf(caipNetworkId)) &&
  (internalsOf(config).options.names !== undefined || isNetworkSupported(config, caipNetworkId))

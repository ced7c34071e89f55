import type { Connector } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { EmbeddedConnector } from '@foyer/chains/embedded'

/** The embedded wallet of an app, where it was given one. */
export const findEmbedded = (config: Config): EmbeddedConnector | undefined =>
  [...internalsOf(config).connectors.values()].find(isEmbedded)

const isEmbedded = (connector: Connector): connector is EmbeddedConnector => 'embedded' in connector

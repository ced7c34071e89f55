import type { Connector } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import {
  type EmbeddedConnector,
  type EmbeddedState,
  type EmbeddedWallet,
  noEmbedded,
} from '@foyer/chains/embedded'

/** The embedded wallet of the app, if it has one. */
export const findEmbedded = (config: Config): EmbeddedConnector | undefined =>
  [...internalsOf(config).connectors.values()].find(isEmbedded)

/** State of the embedded wallet; before a login, and without an embedded wallet, the empty state. */
export const embeddedState = (embedded: EmbeddedWallet | undefined): EmbeddedState =>
  embedded?.getState() ?? noEmbedded

const isEmbedded = (connector: Connector): connector is EmbeddedConnector => 'embedded' in connector

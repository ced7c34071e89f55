import type { Connector } from '@foyer/chains'
import {
  type EmbeddedConnector,
  type EmbeddedState,
  type EmbeddedWallet,
  noEmbedded,
} from '@foyer/chains/embedded'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { activeNamespaceAtom, getConnectionState } from '../../wallet/state.ts'

/** The embedded wallet of the app, if it has one. */
export const findEmbedded = (config: Config): EmbeddedConnector | undefined =>
  [...internalsOf(config).connectors.values()].find(isEmbedded)

/** State of the embedded wallet; before a login, and without an embedded wallet, the empty state. */
export const embeddedState = (embedded: EmbeddedWallet | undefined): EmbeddedState =>
  embedded?.getState() ?? noEmbedded

const isEmbedded = (connector: Connector): connector is EmbeddedConnector => 'embedded' in connector

/** Whether `connect` would use the account of an earlier login, and not ask the frame. */
export function isLoggedIn(config: Config, { uid, namespaces }: EmbeddedConnector): boolean {
  const internals = internalsOf(config)
  const active = internals.store.get(activeNamespaceAtom)
  const wanted = namespaces.includes(active) ? [active] : namespaces
  const live = getConnectionState(internals).connections.filter(({ connector }) => connector.uid === uid)
  return wanted.every((namespace) => live.some((connection) => connection.namespace === namespace))
}

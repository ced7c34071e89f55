import type { EmbeddedConnector } from '@foyer/chains/embedded'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { activeNamespaceAtom, getConnectionState } from '../../wallet/state.ts'

/** Whether `connect` would use the account of an earlier login, and not ask the frame. */
export function isLoggedIn(config: Config, { uid, namespaces }: EmbeddedConnector): boolean {
  const internals = internalsOf(config)
  const active = internals.store.get(activeNamespaceAtom)
  const wanted = namespaces.includes(active) ? [active] : namespaces
  const live = getConnectionState(internals).connections.filter(({ connector }) => connector.uid === uid)
  return wanted.every((namespace) => live.some((connection) => connection.namespace === namespace))
}

import type { EmbeddedConnector } from '@foyer/chains/embedded'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { activeNamespaceAtom, getConnectionState } from '../../wallet/state.ts'
import { requireEmbedded } from './requireEmbedded.ts'

/** Whether `connect` would use the account of an earlier login, and not ask the frame. */
export function isLoggedIn(config: Config, { uid, namespaces }: EmbeddedConnector): boolean {
  const internals = internalsOf(config)
  const active = internals.store.get(activeNamespaceAtom)
  const wanted = namespaces.includes(active) ? [active] : namespaces
  const live = getConnectionState(internals).connections.filter(({ connector }) => connector.uid === uid)
  return wanted.every((namespace) => live.some((connection) => connection.namespace === namespace))
}

/**
 * Embedded wallet for a login. Throws `EMBEDDED_WALLET_MISSING`, and `CONNECTOR_ALREADY_CONNECTED` while it is connected:
 * the frame would change to the new user, and the app would keep the account of the earlier one. A login by email with
 * the address in use is allowed.
 */
export function requireLoggedOut(config: Config, email?: string): EmbeddedConnector {
  const connector = requireEmbedded(config)
  const { name, embedded } = connector
  const { user } = embedded.getState()
  const isSame = user?.social === undefined && email !== undefined && email.trim() === user?.email
  if (!isSame && isLoggedIn(config, connector)) throw createError('CONNECTOR_ALREADY_CONNECTED', { name })
  return connector
}

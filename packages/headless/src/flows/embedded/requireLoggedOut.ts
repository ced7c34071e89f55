import type { EmbeddedConnector } from '@foyer/chains/embedded'
import { createError } from '../../core/errors/errors.ts'
import type { Config } from '../../core/types.ts'
import { isLoggedIn } from './isLoggedIn.ts'
import { requireEmbedded } from './requireEmbedded.ts'

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

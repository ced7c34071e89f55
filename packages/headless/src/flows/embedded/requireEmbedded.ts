import type { Config } from '../../core/types.ts'
import { createError } from './errors.ts'
import { findEmbedded } from './findEmbedded.ts'
import type { EmbeddedConnector } from '@foyer/chains/embedded'

/** Embedded wallet of an app. Throws `EMBEDDED_WALLET_MISSING`. */
export function requireEmbedded(config: Config): EmbeddedConnector {
  const connector = findEmbedded(config)
  if (!connector) throw createError('EMBEDDED_WALLET_MISSING')
  return connector
}

/** Embedded wallet with a login. Throws `EMBEDDED_WALLET_MISSING`, `EMAIL_LOGIN_MISSING`. */
export function requireEmailLogin(config: Config): EmbeddedConnector {
  const connector = requireEmbedded(config)
  if (!connector.embedded.getState().user) throw createError('EMAIL_LOGIN_MISSING')
  return connector
}

import { defineErrors } from '@foyer/chains'
import type { EmbeddedConnector } from '@foyer/chains/embedded'
import { createError as createActionError } from '../../core/errors/errors.ts'
import type { Config } from '../../core/types.ts'
import { findEmbedded, isLoggedIn } from './findEmbedded.ts'

/** Errors of the actions around the embedded wallet, with the texts of docs/spec/checklist.md §5, §8. */
const texts = {
  EMBEDDED_WALLET_MISSING: () => 'No auth connector found',
  EMAIL_CODE_UNCLEAR: () => 'The code may have been accepted before the network failed. Start over',
  EMAIL_LOGIN_MISSING: () => 'Not connected to email or social',
  FARCASTER_FAILED: () => 'Failed to connect to farcaster',
  POPUP_BLOCKED: () => 'The window of the wallet was blocked',
  SOCIAL_FAILED: () => 'Failed to initiate social connection',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

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

/**
 * Embedded wallet for a login. Throws `EMBEDDED_WALLET_MISSING`, and `CONNECTOR_ALREADY_CONNECTED` while it is
 * connected: the frame would change to the new user, and the app would keep the account of the earlier one. A login
 * by email with the address in use is allowed.
 */
export function requireLoggedOut(config: Config, email?: string): EmbeddedConnector {
  const connector = requireEmbedded(config)
  const { name, embedded } = connector
  const { user } = embedded.getState()
  const isSame = user?.social === undefined && email !== undefined && email.trim() === user?.email
  if (!isSame && isLoggedIn(config, connector))
    throw createActionError('CONNECTOR_ALREADY_CONNECTED', { name })
  return connector
}

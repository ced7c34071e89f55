import { rpcError } from '../wallets/rpcErrors.ts'
import { signedIn } from './signedIn.ts'
import type { Visitor } from './types.ts'

/** Lifetime of a one-time code, in seconds. */
const CODE_SECONDS = 1200

/** A logged-in email needs no proof; `device@…` needs the approval of a new device first. */
export function askForEmail(visitor: Visitor, email: string): object {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) throw rpcError('invalidParams', 'Invalid email')
  if (visitor.isConnected && visitor.email === email) return { action: 'CONNECT' }
  Object.assign(visitor, { email, username: undefined, isConnected: false })
  const isAsked = email.startsWith('device@') && !visitor.isKnownDevice
  return { action: isAsked ? 'VERIFY_DEVICE' : 'VERIFY_OTP', expiresIn: CODE_SECONDS }
}

/** Email change: `direct@…` needs a one-time code of the new address only. */
export function askForNewEmail(visitor: Visitor, email: string): object {
  signedIn(visitor)
  visitor.newEmail = email
  return { action: email.startsWith('direct@') ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP' }
}

export function takeNewEmail(visitor: Visitor): object {
  signedIn(visitor)
  visitor.email = visitor.newEmail
  return { newEmail: visitor.email }
}

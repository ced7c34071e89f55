import { rpcError } from '../wallets/rpcErrors.ts'
import { signedIn } from './signedIn.ts'
import type { Visitor } from './types.ts'

/** How long a code is said to be good for, in seconds. */
const CODE_SECONDS = 1200

/** Whoever is signed in with the address already need not prove it again; a new device of `device@…` is let in first. */
export function askForEmail(visitor: Visitor, email: string): object {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw rpcError('invalidParams', 'Invalid email')
  if (visitor.isConnected && visitor.email === email) return { action: 'CONNECT' }
  Object.assign(visitor, { email, username: undefined, isConnected: false })
  const isAsked = email.startsWith('device@') && !visitor.isKnownDevice
  return { action: isAsked ? 'VERIFY_DEVICE' : 'VERIFY_OTP', expiresIn: CODE_SECONDS }
}

/** Another address: `direct@…` is asked for a code of its own only. */
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

import { rpcError } from '../wallets/rpcErrors.ts'
import { signedIn } from './signedIn.ts'
import { takeCode } from './takeCode.ts'
import type { Visitor } from './types.ts'

/** Lifetime of a one-time code, in seconds. */
const CODE_SECONDS = 1200

/** A logged-in email needs no proof; `device@…` needs the approval of a new device first. */
export function askForEmail(visitor: Visitor, email: string): object {
  checkEmail(email)
  if (visitor.isConnected && visitor.email === email) return { action: 'CONNECT' }
  const isAsked = email.startsWith('device@') && !visitor.isKnownDevice
  const code = isAsked ? undefined : 'login'
  Object.assign(visitor, { email, username: undefined, isConnected: false, code })
  return { action: isAsked ? 'VERIFY_DEVICE' : 'VERIFY_OTP', expiresIn: CODE_SECONDS }
}

/** Email change: `direct@…` needs a one-time code of the new address only. */
export function askForNewEmail(visitor: Visitor, email: string): object {
  signedIn(visitor)
  checkEmail(email)
  visitor.newEmail = email
  visitor.code = email.startsWith('direct@') ? 'secondary' : 'primary'
  return { action: visitor.code === 'secondary' ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP' }
}

/** The code of the old address is followed by one of the new address. */
export function takeOldEmail(visitor: Visitor, otp: string): void {
  signedIn(visitor)
  takeCode(visitor, 'primary', otp)
  visitor.code = 'secondary'
}

export function takeNewEmail(visitor: Visitor, otp: string): object {
  signedIn(visitor)
  takeCode(visitor, 'secondary', otp)
  visitor.email = visitor.newEmail
  return { newEmail: visitor.email }
}

function checkEmail(email: string): void {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) throw rpcError('invalidParams', 'Invalid email')
}

import { rpcError } from '../wallets/rpcErrors.ts'
import type { Visitor } from './types.ts'

/** The one-time code that every email login accepts. */
const SANDBOX_OTP = '123456'
/** A one-time code that is rejected as expired. */
const EXPIRED_OTP = '000000'

/** Verifies the one-time code that was sent for a step; throws the reason otherwise. */
export function takeCode(visitor: Visitor, step: Visitor['code'], otp: string): void {
  if (visitor.code !== step) throw rpcError('unauthorized', 'No code was sent')
  if (otp === EXPIRED_OTP) throw rpcError('unauthorized', 'This code has expired')
  if (otp !== SANDBOX_OTP) throw rpcError('unauthorized', 'This code is not right')
  visitor.code = undefined
}

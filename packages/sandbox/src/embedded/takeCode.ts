import { rpcError } from '../wallets/rpcErrors.ts'

/** The one-time code that every email login accepts. */
const SANDBOX_OTP = '123456'
/** A one-time code that is rejected as expired. */
const EXPIRED_OTP = '000000'

/** Verifies a one-time code; throws the reason otherwise. */
export function takeCode(otp: string): void {
  if (otp === EXPIRED_OTP) throw rpcError('unauthorized', 'This code has expired')
  if (otp !== SANDBOX_OTP) throw rpcError('unauthorized', 'This code is not right')
}

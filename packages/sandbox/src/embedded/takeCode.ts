import { rpcError } from '../wallets/rpcErrors.ts'

/** The code that every e-mail login takes. */
const SANDBOX_OTP = '123456'
/** A code that was right once. */
const EXPIRED_OTP = '000000'

/** Verifies a one-time code; throws the reason otherwise. */
export function takeCode(otp: string): void {
  if (otp === EXPIRED_OTP) throw rpcError('unauthorized', 'This code has expired')
  if (otp !== SANDBOX_OTP) throw rpcError('unauthorized', 'This code is not right')
}

export { EmailVerifyOtp } from '../../views/EmailVerifyOtp/lazy.ts'

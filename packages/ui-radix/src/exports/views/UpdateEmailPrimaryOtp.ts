export { UpdateEmailPrimaryOtp } from '../../views/UpdateEmailPrimaryOtp/lazy.ts'

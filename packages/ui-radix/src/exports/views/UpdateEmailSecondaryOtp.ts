export { UpdateEmailSecondaryOtp } from '../../views/UpdateEmailSecondaryOtp/lazy.ts'

export { EmailVerifyDevice } from '../../views/EmailVerifyDevice/lazy.ts'

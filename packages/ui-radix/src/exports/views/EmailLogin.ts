export { EmailLogin } from '../../views/EmailLogin/lazy.ts'

export { Account } from '../../views/Account/lazy.ts'

export { AccountSettings } from '../../views/AccountSettings/lazy.ts'

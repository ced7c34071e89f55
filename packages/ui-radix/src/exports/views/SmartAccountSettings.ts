export { SmartAccountSettings } from '../../views/SmartAccountSettings/lazy.ts'

export { OnRampProviders } from '../../views/OnRampProviders/lazy.ts'

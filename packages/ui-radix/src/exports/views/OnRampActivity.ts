export { OnRampActivity } from '../../views/OnRampActivity/lazy.ts'

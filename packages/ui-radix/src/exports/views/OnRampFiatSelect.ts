export { OnRampFiatSelect } from '../../views/OnRampFiatSelect/lazy.ts'

export { OnRampTokenSelect } from '../../views/OnRampTokenSelect/lazy.ts'

export { SwitchActiveChain } from '../../views/SwitchActiveChain/lazy.ts'

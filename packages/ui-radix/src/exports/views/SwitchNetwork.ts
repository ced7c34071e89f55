export { SwitchNetwork } from '../../views/SwitchNetwork/lazy.ts'

export { UpdateEmailWallet } from '../../views/UpdateEmailWallet/lazy.ts'

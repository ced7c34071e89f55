export { WalletSendSelectToken } from '../../views/WalletSendSelectToken/lazy.ts'

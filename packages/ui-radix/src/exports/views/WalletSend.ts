export { WalletSend } from '../../views/WalletSend/lazy.ts'

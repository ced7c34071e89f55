export { WalletSendConfirmed } from '../../views/WalletSendConfirmed/lazy.ts'

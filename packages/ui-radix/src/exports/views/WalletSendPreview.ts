export { WalletSendPreview } from '../../views/WalletSendPreview/lazy.ts'

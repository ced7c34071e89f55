export { WalletReceive } from '../../views/WalletReceive/lazy.ts'

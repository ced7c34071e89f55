export { WalletCompatibleNetworks } from '../../views/WalletCompatibleNetworks/lazy.ts'

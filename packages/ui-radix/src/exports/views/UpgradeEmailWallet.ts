export { UpgradeEmailWallet } from '../../views/UpgradeEmailWallet/lazy.ts'

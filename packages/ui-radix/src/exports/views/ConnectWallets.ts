export { ConnectWallets } from '../../views/ConnectWallets/lazy.ts'

export { ConnectingWalletConnect } from '../../views/ConnectingWalletConnect/lazy.ts'

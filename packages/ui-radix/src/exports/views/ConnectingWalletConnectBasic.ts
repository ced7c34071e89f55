export { ConnectingWalletConnectBasic } from '../../views/ConnectingWalletConnectBasic/lazy.ts'

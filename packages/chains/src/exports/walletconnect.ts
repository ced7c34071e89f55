export { walletConnect } from '../walletconnect/walletConnect.ts'
export type { WalletConnectNamespace, WalletConnectOptions } from '../walletconnect/types.ts'

export type { WalletConnectOptions } from '../walletconnect/types.ts'

export { coinbaseWallet } from '../sdks/coinbaseWallet.ts'
export type { CoinbaseWalletOptions } from '../sdks/coinbaseWallet.ts'

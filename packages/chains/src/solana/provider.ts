import type { Wallet } from '@wallet-standard/base'

/**
 * Native provider of solana: a Wallet Standard wallet. Operations select the account by address and features by name;
 * other connectors wrap their wallet as one.
 */
export type SolanaProvider = Wallet

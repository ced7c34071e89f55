import type { Wallet } from '@wallet-standard/base'

/**
 * The native provider of the Solana family: a Wallet Standard wallet. Operations pick the account by address from
 * `accounts` and look features up by name; a connector that reaches a wallet otherwise dresses it as one.
 */
export type SolanaProvider = Wallet

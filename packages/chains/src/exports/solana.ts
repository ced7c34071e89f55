export type { SolanaProvider } from '../solana/provider.ts'

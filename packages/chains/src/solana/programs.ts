import type { Address } from '@solana/kit'

export const SYSTEM_PROGRAM = '11111111111111111111111111111111' as Address
export const STAKE_PROGRAM = 'Stake11111111111111111111111111111111111111' as Address
/** Owner of the programs that can be upgraded. */
export const LOADER_PROGRAM = 'BPFLoaderUpgradeab1e11111111111111111111111' as Address
export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address

export const isTokenProgram = (program: string | undefined): program is Address =>
  program === TOKEN_PROGRAM || program === TOKEN_2022_PROGRAM

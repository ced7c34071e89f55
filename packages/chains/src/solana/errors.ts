import { defineErrors } from '../errors/FoyerError.ts'
import { type ToWalletError, walletErrors } from '../errors/walletErrors.ts'

/** Errors of this namespace. */
const texts = {
  AMOUNT_BELOW_MINIMUM: () => 'The amount is below the minimum for a new account',
  AMOUNT_NOT_POSITIVE: () => 'The amount must be greater than 0',
  FEATURE_NOT_SUPPORTED: (context: { feature: string }) =>
    `The wallet does not support the "${context.feature}" feature`,
  INSUFFICIENT_FUNDS: () => 'Not enough SOL for this transfer',
  INSUFFICIENT_FUNDS_FOR_FEES: () => 'Not enough SOL for the network fee or rent',
  INSUFFICIENT_TOKENS: () => 'Not enough tokens for this transfer',
  INVALID_CHAIN_ID: () => 'Invalid chain id',
  INVALID_RECIPIENT: () => 'The receiver is not a Solana address',
  RECEIVER_ACCOUNT_FOREIGN: () => 'The token account of the receiver belongs to another address',
  RECEIVER_IS_PROGRAM: () => 'The receiver is a program, not a wallet',
  RECEIVER_IS_TOKEN_ACCOUNT: () => 'The receiver is a token account, not the address of its owner',
  RPC_URL_NOT_FOUND: (context: { chainId: number | string }) =>
    `RPC URL not found for chainId: ${context.chainId}`,
  SIGNER_CHANGED: () => 'The transaction is for another account than the connected one',
  TOKEN_ACCOUNT_MISSING: () => 'The sender has no account for this token',
  TOKEN_DECIMALS_DIFFER: () => 'The token has other decimals than the amount was shown with',
  TOKEN_DECIMALS_UNKNOWN: () => 'No node reports the decimals of the token',
  TOKEN_NOT_FOUND: () => 'There is no token at this address',
  TOKEN_PROGRAM_UNKNOWN: () => 'Unknown token program',
  TOKEN_TRANSFER_REFUSED: (_context: { readonly reason?: string | undefined }) =>
    'The token refuses this transfer',
} as const

export const createSolanaError: ReturnType<typeof defineErrors<typeof texts>> =
  /* @__PURE__ */ defineErrors(texts)

export const toWalletError: ToWalletError = /* @__PURE__ */ walletErrors('solana')

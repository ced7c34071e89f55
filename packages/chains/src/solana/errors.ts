import { defineErrors } from '../errors/defineErrors.ts'
import { type ToWalletError, walletErrors } from '../errors/walletErrors.ts'

/** Errors of this namespace. */
const texts = {
  AMOUNT_NOT_POSITIVE: () => 'The amount must be more than nothing',
  FEATURE_NOT_SUPPORTED: (context: { feature: string }) =>
    `The wallet does not support the "${context.feature}" feature`,
  INSUFFICIENT_FUNDS: () => 'There is too little SOL for this transfer',
  INSUFFICIENT_FUNDS_FOR_FEES: () => 'There is too little SOL for the network fee or for rent',
  INSUFFICIENT_TOKENS: () => 'There is too little of the token for this transfer',
  INVALID_CHAIN_ID: () => 'Invalid chain id',
  INVALID_RECIPIENT: () => 'The receiver is not a Solana address',
  RECEIVER_IS_TOKEN_ACCOUNT: () => 'The receiver is an account for tokens, not the address of its owner',
  RPC_URL_NOT_FOUND: (context: { chainId: number | string }) =>
    `RPC URL not found for chainId: ${context.chainId}`,
  SIGNER_CHANGED: () => 'The transaction was made for another account than the one that is connected',
  TOKEN_ACCOUNT_MISSING: () => 'The sender has no account for this token',
  TOKEN_DECIMALS_DIFFER: () => 'The token counts in other units than the amount was shown in',
  TOKEN_NOT_FOUND: () => 'There is no token at this address',
  TOKEN_PROGRAM_UNKNOWN: () => 'The token belongs to a program that is not known',
} as const

export const createSolanaError: ReturnType<typeof defineErrors<typeof texts>> =
  /* @__PURE__ */ defineErrors(texts)

export const toWalletError: ToWalletError = /* @__PURE__ */ walletErrors('solana')

import { defineErrors } from '../errors/defineErrors.ts'

/** What only this family has to say. */
const texts = {
  FEATURE_NOT_SUPPORTED: (context: { feature: string }) =>
    `The wallet does not support the "${context.feature}" feature`,
  INSUFFICIENT_FUNDS: () => 'There is too little SOL for this transfer',
  INSUFFICIENT_FUNDS_FOR_FEES: () => 'There is too little SOL for the network fee or for rent',
  INVALID_CHAIN_ID: () => 'Invalid chain id',
  INVALID_RECIPIENT: () => 'The receiver is not a Solana address',
  RPC_URL_NOT_FOUND: (context: { chainId: number | string }) =>
    `RPC URL not found for chainId: ${context.chainId}`,
  SIGNER_CHANGED: () => 'The transaction was made for another account than the one that is connected',
} as const

export const createSolanaError: ReturnType<typeof defineErrors<typeof texts>> =
  /* @__PURE__ */ defineErrors(texts)

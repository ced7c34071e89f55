import { defineErrors } from '../errors/defineErrors.ts'

/** Why a token is not sent, found out before anybody is asked. */
const texts = {
  TOKEN_DECIMALS_DIFFER: () => 'The token counts in other units than the amount was shown in',
  TOKEN_NOT_FOUND: () => 'There is no token at this address',
  TOKEN_TRANSFER_REFUSED: () => 'The token refuses this transfer',
} as const

export const createTransferError: ReturnType<typeof defineErrors<typeof texts>> =
  /* @__PURE__ */ defineErrors(texts)

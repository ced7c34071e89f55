import { defineErrors } from '@foyer/chains'

/** Errors of units; texts of the same codes in chains are equal. */
const texts = {
  TOKEN_DECIMALS_DIFFER: () => 'The token has other decimals than the amount was shown with',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

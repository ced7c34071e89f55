import { defineErrors } from '@foyer/chains'

/** Errors of request policies. */
const texts = {
  REQUEST_REFUSED: (context: { reason: string }) => `The request was refused: ${context.reason}`,
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

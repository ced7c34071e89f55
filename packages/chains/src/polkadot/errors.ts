import { defineErrors } from '../errors/defineErrors.ts'

/** The errors of this family. */
const texts = {
  NO_ACCOUNTS_FOUND: () => 'No accounts found',
  SIGN_RAW_NOT_SUPPORTED: () => 'signRaw not supported',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

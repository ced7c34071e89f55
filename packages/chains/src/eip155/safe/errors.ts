import { type CreateError, defineErrors } from '../../errors/FoyerError.ts'

/** The errors of a page that runs inside a Safe. */
const texts = {
  SAFE_SILENT: (context: { method: string }) => `The Safe did not answer ${context.method}`,
  SAFE_FAILED: (context: { method: string; reason: string }) =>
    `The Safe could not ${context.method}: ${context.reason}`,
  SAFE_UNCONFIRMED: () => 'Proposed in the Safe, waiting for its other owners',
  SAFE_NOT_EXECUTED: () => 'The transaction of the Safe was not executed',
} as const

export const createError: CreateError<typeof texts> = /* @__PURE__ */ defineErrors(texts)

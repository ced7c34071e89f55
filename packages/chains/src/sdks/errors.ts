import { type CreateError, defineErrors } from '../errors/FoyerError.ts'

/** Errors of connectors with their own npm package. */
const texts = {
  SDK_MISSING: ({ name, packageName }: { name: string; packageName: string }) =>
    `${name} needs ${packageName}: npm install ${packageName}`,
  SDK_UNUSABLE: ({ packageName }: { packageName: string }) => `This version of ${packageName} cannot be used`,
} as const

export const createError: CreateError<typeof texts> = /* @__PURE__ */ defineErrors(texts)

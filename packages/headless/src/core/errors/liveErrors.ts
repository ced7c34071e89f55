import { defineErrors } from '@foyer/chains'

/** Errors thrown in development only. */
const texts = {
  CONFIG_ID_TAKEN: (context: { id: string }) => `Two live configs have the id "${context.id}"`,
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

import { defineErrors } from '@foyer/chains'

/** Texts of docs/spec/checklist.md §8 are verbatim. */
const texts = { GAS_PRICE_NOT_SUPPORTED: () => 'Network not supported for Gas Price' } as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

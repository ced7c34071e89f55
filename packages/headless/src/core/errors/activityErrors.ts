import { defineErrors } from '@foyer/chains'

/** Errors of loading transactions. Texts of docs/spec/checklist.md §8 are verbatim. */
const texts = {
  TRANSACTIONS_ADDRESS_MISSING: () => "Transactions can't be fetched without an accountAddress",
  TRANSACTIONS_FAILED: () => 'Failed to fetch transactions',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

import { defineErrors } from '@foyer/chains'

/** Path of the request that failed. */
type Asked = { readonly path?: string | undefined }

/** Errors of backend requests. Texts of docs/spec/checklist.md §8 are verbatim. */
const texts = {
  ENDPOINT_MISSING: (context: { service: string }) =>
    `No ${context.service} endpoint: set a projectId, or an endpoint of your own`,
  HTTP_FAILED: (context: Asked & { status: number; reason?: string | undefined }) =>
    `HTTP status code: ${context.status}`,
  REQUEST_FAILED: (_context: Asked) => 'The backend could not be reached',
  REQUEST_TIMED_OUT: (_context: Asked) => 'The backend did not answer in time',
  RESPONSE_INVALID: (context: Asked & { field: string; problem: string }) =>
    `The backend’s answer is not valid${context.field && ` at ${context.field}`}: ${context.problem}`,
  RESPONSE_TOO_LARGE: (context: Asked & { maxBytes: number }) =>
    `The backend’s answer is larger than ${context.maxBytes} bytes`,
  /** `retryAt`: time of the next allowed request. */
  TOKENS_UNAVAILABLE: (_context: { retryAt?: number | undefined }) => 'Token Balance Unavailable',
  TRANSACTIONS_ADDRESS_MISSING: () => "Transactions can't be fetched without an accountAddress",
  TRANSACTIONS_FAILED: () => 'Failed to fetch transactions',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

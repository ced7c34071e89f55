import { defineErrors } from '@foyer/chains'

/** Errors of signing in. Texts of docs/spec/checklist.md §8 are verbatim. */
const texts = {
  NO_ACTIVE_ADDRESS: () => 'No ActiveCaipAddress found',
  NO_ACTIVE_NETWORK: () => 'No ActiveCaipNetwork or client found',
  SIWE_NOT_VERIFIED: () => 'Failed to verify message',
  SIWE_SIGN_OUT_FAILED: () => 'The sign-out failed',
  /** The status is 0 without a response, and 200 with a nonce that is not valid. */
  SIWX_SERVER_FAILED: ({ status }: { status: number }): string =>
    `The SIWX server ${status === 0 ? 'did not respond' : status === 200 ? 'returned no valid nonce' : `responded with ${status}`}`,
  SIWX_NOT_ENABLED: () => 'SIWX is not enabled',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

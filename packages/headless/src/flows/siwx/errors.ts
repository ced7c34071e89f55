import { defineErrors } from '@foyer/chains'

/** Errors of signing in. Texts of docs/spec/checklist.md §8 are verbatim. */
const texts = {
  NO_ACTIVE_ADDRESS: () => 'No ActiveCaipAddress found',
  NO_ACTIVE_NETWORK: () => 'No ActiveCaipNetwork or client found',
  SIWE_NOT_VERIFIED: () => 'Failed to verify message',
  SIWE_SIGN_OUT_FAILED: () => 'The sign-out failed',
  SIWX_SERVER_FAILED: ({ status }: { status: number }): string =>
    status === 0 ? 'The SIWX server did not respond' : `The SIWX server responded with ${status}`,
  SIWX_NOT_ENABLED: () => 'SIWX is not enabled',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

import { defineErrors } from '@foyer/chains'

/** Errors of the actions around the embedded wallet, with the texts of docs/spec/checklist.md §5, §8. */
const texts = {
  EMBEDDED_WALLET_MISSING: () => 'No auth connector found',
  EMAIL_LOGIN_MISSING: () => 'Not connected to email or social',
  FARCASTER_FAILED: () => 'Failed to connect to farcaster',
  POPUP_BLOCKED: () => 'The window of the wallet was blocked',
  SOCIAL_FAILED: () => 'Failed to initiate social connection',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

import { defineErrors } from '@foyer/chains'

/** Errors of the onramp. */
const texts = {
  ONRAMP_NO_ADDRESS: () => 'Buying requires a receiving account',
  ONRAMP_PROVIDER_UNKNOWN: (context: { provider: string }) => `Unknown onramp provider: ${context.provider}`,
  ONRAMP_NETWORK_UNSUPPORTED: () => 'Buying is not supported on this network',
  ONRAMP_SELLER_FAILED: (context: { provider: string }) => `${context.provider} returned no page`,
  ONRAMP_URL_UNSAFE: (context: { provider: string }) =>
    `${context.provider} returned a page that may not be opened`,
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

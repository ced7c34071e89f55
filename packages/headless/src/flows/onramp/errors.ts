import { defineErrors } from '@foyer/chains'

/** Errors of the onramp. */
const texts = {
  ONRAMP_NO_ADDRESS: () => 'Buying takes an account that it goes to',
  ONRAMP_PROVIDER_UNKNOWN: (context: { provider: string }) => `No provider is called ${context.provider}`,
  ONRAMP_NETWORK_UNSUPPORTED: () => 'Nobody sells on this network',
  ONRAMP_URL_UNSAFE: (context: { provider: string }) => `${context.provider} gave no page that may be opened`,
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

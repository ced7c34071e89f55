import { defineErrors } from '@foyer/chains'

/** Errors of requests that a wallet was asked for. */
const texts = {
  SEND_UNCLEAR: () => 'This may have been sent. Check your account before you send again',
} as const

export const createRequestError: ReturnType<typeof defineErrors<typeof texts>> =
  /* @__PURE__ */ defineErrors(texts)

import { defineErrors } from '../errors/FoyerError.ts'

/** Errors of the embedded wallet and its frame, with the texts of docs/spec/checklist.md §5, §8. */
const texts = {
  PROJECT_ID_MISSING: () => 'Project ID Not Configured',
  EMAIL_INVALID: () => 'Invalid email',
  EMAIL_TOO_SOON: ({ seconds }: { seconds: number }) => `Please try again after ${seconds} seconds`,
  POPUP_BLOCKED: () => 'The window of the wallet was blocked',
  POPUP_CLOSED: () => 'Popup closed',
  SOCIAL_FAILED: () => 'Failed to initiate social connection',
  SOCIAL_ORIGIN_INVALID: () => 'The login result came from a page that is not trusted',
  SOCIAL_REFUSED: ({ message }: { message: string }): string => message || 'An error occurred',
  SOCIAL_STATE_MISSING: ({ url }: { url: string }) =>
    `The login cannot return here: the parameter "state" is missing in ${url}`,
  FRAME_NOT_LOADED: () => 'Unable to load email login dependency',
  FRAME_LOAD_FAILED: (_context: { reason: 'iframe_load_failed' }) => 'Something went wrong',
  FRAME_REQUEST_TIMEOUT: (_context: { reason: 'iframe_request_timeout' }) => 'Something went wrong',
  FRAME_REQUEST_ABORTED: () => 'Something went wrong',
  FRAME_REFUSED: ({ message }: { message: string }): string => message || 'An error occurred',
  DOMAIN_UNVERIFIED: ({ message }: { message: string }): string => message,
  FRAME_NOT_SET: () => 'W3mFrame: iframe is not set',
  FRAME_REPLY_INVALID: ({ name }: { name: string }) => `The secure wallet's answer to ${name} cannot be read`,
  ACCOUNT_INVALID: ({ name }: { name: string }) =>
    `The secure wallet's answer to ${name} names no account of the network`,
  EMBEDDED_WALLET_NOT_CONNECTED: () => 'The embedded wallet could not connect on another namespace',
  NOT_CONNECTED: () => 'Not signed in to the embedded wallet',
  CHAIN_NOT_SUPPORTED: () => 'Chain is not supported',
  REQUEST_ABORTED: () => 'Request was aborted',
  METHOD_NOT_ALLOWED: () => 'Requested RPC call is not allowed',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

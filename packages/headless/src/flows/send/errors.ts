import { defineErrors } from '@foyer/chains'
import type { SendProblem } from './rules.ts'

/** Errors of sends and of promises of apps. Texts of docs/spec/checklist.md §8 are verbatim. */
const texts = {
  MODAL_CLOSED: () => 'Modal closed',
  SEND_ACCOUNT_MISSING: () => 'openSend: caipAddress not found',
  SEND_EXPIRED: () => 'The network did not take the transaction. Nothing was sent',
  SEND_INVALID: (context: { problem: SendProblem }) => `This cannot be sent: ${context.problem}`,
  SEND_MISSING: () => 'An amount and receiver address are required',
  SEND_NETWORK_MISSING: (context: { chainId: string }) =>
    `openSend: caipNetwork with chainId ${context.chainId} not found`,
  SEND_NOT_SUPPORTED: (context: { namespace: string }) => `Nothing can be sent on ${context.namespace}`,
  SEND_OUTDATED: () => 'The transfer has changed. Review it again',
  SEND_REVERTED: () => 'The transaction failed',
  SEND_TOKEN_MISSING: () => 'A token is required',
  SEND_TOKEN_UNKNOWN: () => 'Unknown token',
  SEND_UNCLEAR: () => 'This may have been sent. Check your account before you send again',
  SEND_UNDER_WAY: () => 'The wallet is waiting for an answer to an earlier transfer',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

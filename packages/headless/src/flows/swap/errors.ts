import { defineErrors } from '@foyer/chains'
import type { ApprovalProblem, TransactionProblem } from './contractRules.ts'

/** The reason of the provider, if it gives one, is more exact than the general text. */
type Refused = { readonly reason?: string | undefined }

/** Errors of swaps. Texts of docs/spec/checklist.md §8 are verbatim. */
const texts = {
  SWAP_ALLOWANCE_FAILED: () => 'The spending limit could not be checked',
  SWAP_APPROVAL_FAILED: () => 'The approval could not be prepared',
  SWAP_APPROVAL_REFUSED: (context: { problem: ApprovalProblem }) =>
    `The provider wants another approval than the one for this swap: ${context.problem}`,
  SWAP_APPROVAL_REVERTED: () => 'The approval failed',
  SWAP_BATCH_REFUSED: () => 'The wallet takes one step at a time. Review the approval first.',
  SWAP_BUILD_FAILED: () => 'The swap could not be prepared',
  SWAP_INSUFFICIENT_BALANCE: () => 'Insufficient balance',
  SWAP_INSUFFICIENT_LIQUIDITY: () => 'Insufficient liquidity',
  SWAP_INVALID: () => 'There is nothing to swap yet',
  SWAP_NOT_SUPPORTED: () => 'Network not supported for Swaps',
  SWAP_NO_ROUTE: () => 'There is no way from one token to the other',
  SWAP_OUTDATED: () => 'The swap has changed. Review it again',
  SWAP_QUOTE_FAILED: ({ reason }: Refused): string => reason ?? 'The price could not be asked for',
  SWAP_REVERTS: () => 'The swap would fail on the network',
  SWAP_TRANSACTION_REFUSED: (context: { problem: TransactionProblem }) =>
    `The provider built another transaction than the one for this swap: ${context.problem}`,
  SWAP_UNDER_WAY: () => 'The wallet is waiting for an answer to an earlier swap',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

import { defineErrors } from '@foyer/chains'
import type { PayInvalid } from './rules.ts'

/** Errors of payments. */
const texts = {
  PAY_CLOSED: () => 'Modal closed',
  PAY_INSUFFICIENT: () => 'Not enough funds for this payment',
  PAY_INVALID: (context: { problem: PayInvalid }) => `This cannot be paid: ${context.problem}`,
  PAY_MISSING: () => 'Nothing is asked to be paid',
  PAY_OFF: () => 'Paying is off: switch on `features.pay`',
  PAY_OUTDATED: () => 'The payment has changed. Review it again',
  PAY_UNDER_WAY: () => 'The wallet is waiting for an answer to an earlier payment',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

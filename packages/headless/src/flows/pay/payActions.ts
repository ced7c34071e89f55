import { confirmPay } from './confirmPay.ts'
import { preparePay } from './preparePay.ts'

/** What paying takes once somebody wants to, loaded then. */
export const payActions: {
  readonly confirmPay: typeof confirmPay
  readonly preparePay: typeof preparePay
} = { confirmPay, preparePay }

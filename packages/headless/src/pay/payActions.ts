import { confirmPay } from './actions/confirmPay.ts'
import { preparePay } from './actions/preparePay.ts'

/** What paying takes once somebody wants to, loaded then. */
export const payActions: {
  readonly confirmPay: typeof confirmPay
  readonly preparePay: typeof preparePay
} = { confirmPay, preparePay }

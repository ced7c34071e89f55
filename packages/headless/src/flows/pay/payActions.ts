import { confirmPay } from './confirmPay.ts'
import { openPay } from './openPay.ts'
import { preparePay } from './preparePay.ts'

/** What paying takes once somebody wants to, loaded then. */
export const payActions: {
  readonly confirmPay: typeof confirmPay
  readonly openPay: typeof openPay
  readonly preparePay: typeof preparePay
} = { confirmPay, openPay, preparePay }

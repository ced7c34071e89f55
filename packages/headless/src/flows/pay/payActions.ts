/** What paying takes once somebody wants to, loaded then. */

export { confirmPay } from './confirmPay.ts'
export { preparePay } from './preparePay.ts'

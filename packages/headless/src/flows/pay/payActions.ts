/** Actions of payments; loaded by `lazy.ts`. */

export { confirmPay } from './confirmPay.ts'
export { preparePay } from './preparePay.ts'

export { baseAccount } from '../sdks/baseAccount.ts'
export type { BaseAccountOptions } from '../sdks/baseAccount.ts'

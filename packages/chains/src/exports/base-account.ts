export { baseAccount } from '../sdks/baseAccount.ts'
export type { BaseAccountOptions, BaseSubAccountOptions } from '../sdks/baseAccount.ts'

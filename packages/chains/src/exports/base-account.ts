export { baseAccount } from '../sdks/baseAccount.ts'
export { baseApp } from '../sdks/baseApp.ts'
export type { BaseAccountOptions, BaseSubAccountOptions } from '../sdks/baseAccount.ts'

import { load } from '@foyer/chains'
import type * as SendTransactionActions from './actions/sendTransaction.ts'
import type * as SignMessageActions from './actions/signMessage.ts'
import type * as SignTypedDataActions from './actions/signTypedData.ts'

// Signing is code that a page pays for when someone does it.
export const loadSignMessage = (): Promise<typeof SignMessageActions> =>
  load(() => import('./actions/signMessage.ts'))
export const loadSignTypedData = (): Promise<typeof SignTypedDataActions> =>
  load(() => import('./actions/signTypedData.ts'))
export const loadSendTransaction = (): Promise<typeof SendTransactionActions> =>
  load(() => import('./actions/sendTransaction.ts'))

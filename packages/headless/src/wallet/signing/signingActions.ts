import { getCallsStatus } from './getCallsStatus.ts'
import { getCapabilities } from './getCapabilities.ts'
import { sendCalls } from './sendCalls.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signMessage } from './signMessage.ts'
import { signTransaction } from './signTransaction.ts'
import { signTypedData } from './signTypedData.ts'

/** What is signed or spent, loaded in one piece. */
export const signingActions: {
  readonly getCallsStatus: typeof getCallsStatus
  readonly getCapabilities: typeof getCapabilities
  readonly sendCalls: typeof sendCalls
  readonly sendTransaction: typeof sendTransaction
  readonly signMessage: typeof signMessage
  readonly signTransaction: typeof signTransaction
  readonly signTypedData: typeof signTypedData
} = {
  getCallsStatus,
  getCapabilities,
  sendCalls,
  sendTransaction,
  signMessage,
  signTransaction,
  signTypedData,
}

import { getCallsStatus } from './actions/getCallsStatus.ts'
import { getCapabilities } from './actions/getCapabilities.ts'
import { sendCalls } from './actions/sendCalls.ts'
import { sendTransaction } from './actions/sendTransaction.ts'
import { signMessage } from './actions/signMessage.ts'
import { signTransaction } from './actions/signTransaction.ts'
import { signTypedData } from './actions/signTypedData.ts'

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

/** Actions that sign or send, as one chunk. */

export { getCallsStatus, showCallsStatus, waitForCallsStatus } from './getCallsStatus.ts'
export { reviewSignerRequest } from './reviewSignerRequest.ts'
export { sendCalls } from './sendCalls.ts'
export { sendTransaction } from './sendTransaction.ts'
export { signMessage, signTransaction, signTypedData } from './sign.ts'

/** Actions that sign or send, as one chunk. */

export { getCallsStatus, showCallsStatus, waitForCallsStatus } from './getCallsStatus.ts'
export { reviewSignerRequest } from './reviewSignerRequest.ts'
export { sendCalls } from './sendCalls.ts'
export { sendTransaction } from './sendTransaction.ts'
export { signMessage } from './sign.ts'
export { signTransaction } from './sign.ts'
export { signTypedData } from './sign.ts'

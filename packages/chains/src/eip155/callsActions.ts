// Requests of EIP-5792 and EIP-7811 load together; a chunk for each would cost every page its name.
export { getAssets } from './assets.ts'
export { sendCalls, showCallsStatus } from './calls.ts'
export { createGetCallsStatus } from './callsStatus.ts'

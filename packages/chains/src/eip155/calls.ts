import type { Operation } from '../operations.ts'
import { getCallsStatus } from './getCallsStatus.ts'
import { getCapabilities } from './getCapabilities.ts'
import { sendCalls } from './sendCalls.ts'

export type Calls = {
  readonly getCallsStatus: Operation<'getCallsStatus'>
  readonly getCapabilities: Operation<'getCapabilities'>
  readonly sendCalls: Operation<'sendCalls'>
}

/** EIP-5792, as one chunk. */
export const calls: Calls = { getCallsStatus, getCapabilities, sendCalls }

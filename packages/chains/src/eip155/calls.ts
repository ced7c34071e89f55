import type { Operation } from '../operations.ts'
import { getAssets } from './getAssets.ts'
import { getCallsStatus } from './getCallsStatus.ts'
import { getCapabilities } from './getCapabilities.ts'
import { sendCalls } from './sendCalls.ts'

export type Calls = {
  readonly getAssets: Operation<'getAssets'>
  readonly getCallsStatus: Operation<'getCallsStatus'>
  readonly getCapabilities: Operation<'getCapabilities'>
  readonly sendCalls: Operation<'sendCalls'>
}

/** EIP-5792 and its companions, as one chunk. */
export const calls: Calls = { getAssets, getCallsStatus, getCapabilities, sendCalls }

import type { Operation } from '../operations.ts'
import { createGetBalance } from './getBalance.ts'
import { createWaitForTransaction, type WaitOptions } from './waitForTransaction.ts'

export type Reads = {
  readonly getBalance: Operation<'getBalance'>
  readonly waitForTransaction: Operation<'waitForTransaction'>
}

/** Everything that only asks a network's nodes, as one chunk. */
export function createReads(options: WaitOptions): Reads {
  return { getBalance: createGetBalance(options), waitForTransaction: createWaitForTransaction(options) }
}

import type { Operation } from '../operations.ts'
import { createEstimateGas } from './estimateGas.ts'
import { createGetBalance } from './getBalance.ts'
import { createWaitForTransaction, type WaitOptions } from './waitForTransaction.ts'

export type Reads = {
  readonly estimateGas: Operation<'estimateGas'>
  readonly getBalance: Operation<'getBalance'>
  readonly waitForTransaction: Operation<'waitForTransaction'>
}

/** Everything that asks a network's nodes and no wallet, as one chunk. */
export function createReads(options: WaitOptions): Reads {
  return {
    estimateGas: createEstimateGas(options),
    getBalance: createGetBalance(options),
    waitForTransaction: createWaitForTransaction(options),
  }
}

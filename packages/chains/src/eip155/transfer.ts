import type { Operation } from '../operations.ts'
import { createEstimateTransfer } from './estimateTransfer.ts'
import { createGetTransferReserve } from './getTransferReserve.ts'
import type { ReadOptions } from './readClient.ts'
import { createTransferToken } from './transferToken.ts'

export type Transfers = {
  readonly estimateTransfer: Operation<'estimateTransfer'>
  readonly getTransferReserve: Operation<'getTransferReserve'>
  readonly transferToken: Operation<'transferToken'>
}

/** Everything that moves tokens and says what moving costs, as one chunk. */
export function createTransfers(options: ReadOptions): Transfers {
  return {
    estimateTransfer: createEstimateTransfer(options),
    getTransferReserve: createGetTransferReserve(options),
    transferToken: createTransferToken(options),
  }
}

import type { Operation } from '../operations.ts'
import type { RpcOptions } from './createRpc.ts'
import type { SentTransactions } from './sentTransactions.ts'
import { createEstimateGas } from './estimateGas.ts'
import { createEstimateTransfer } from './estimateTransfer.ts'
import { createGetTransferReserve } from './getTransferReserve.ts'
import { createSendTransaction } from './sendTransaction.ts'
import { createSignAndSendTransaction } from './signAndSendTransaction.ts'
import { createTransferToken } from './transferToken.ts'

export type SendOptions = RpcOptions & {
  /** Lamports that the priority of one transaction may cost at most. */
  readonly priorityFeeCeiling: bigint
  readonly sent: SentTransactions
}

export type Sends = {
  readonly estimateGas: Operation<'estimateGas'>
  readonly estimateTransfer: Operation<'estimateTransfer'>
  readonly getTransferReserve: Operation<'getTransferReserve'>
  readonly sendTransaction: Operation<'sendTransaction'>
  readonly signAndSendTransaction: Operation<'signAndSendTransaction'>
  readonly transferToken: Operation<'transferToken'>
}

/** Everything that makes or sends transactions, as one chunk. */
export function createSends(options: SendOptions): Sends {
  return {
    estimateGas: createEstimateGas(options),
    estimateTransfer: createEstimateTransfer(options),
    getTransferReserve: createGetTransferReserve(options),
    sendTransaction: createSendTransaction(options),
    signAndSendTransaction: createSignAndSendTransaction(options),
    transferToken: createTransferToken(options),
  }
}

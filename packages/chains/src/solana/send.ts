import type { Operation } from '../operations.ts'
import type { RpcOptions } from './createRpc.ts'
import { createEstimateGas } from './estimateGas.ts'
import { createSendTransaction } from './sendTransaction.ts'
import { createSignAndSendTransaction } from './signAndSendTransaction.ts'

export type SendOptions = RpcOptions & {
  /** Lamports that the priority of one transaction may cost at most. */
  readonly priorityFeeCeiling: bigint
}

export type Sends = {
  readonly estimateGas: Operation<'estimateGas'>
  readonly sendTransaction: Operation<'sendTransaction'>
  readonly signAndSendTransaction: Operation<'signAndSendTransaction'>
}

/** Everything that makes or sends transactions, as one chunk. */
export function createSends(options: SendOptions): Sends {
  return {
    estimateGas: createEstimateGas(options),
    sendTransaction: createSendTransaction(options),
    signAndSendTransaction: createSignAndSendTransaction(options),
  }
}

import { getTransactionEncoder } from '@solana/kit'
import type { OperationContext } from '../operations.ts'
import { createRpc } from './createRpc.ts'
import { prepareTransfer, type TransferParameters } from './prepareTransfer.ts'
import type { SendOptions } from './sendBytes.ts'
import { sendBytes } from './sendBytes.ts'
import { toSendError, toSimulationError } from './toSendError.ts'

const code = 'SEND_TRANSACTION_FAILED'

/** Signs and sends a transfer. A transfer that would fail rejects before the wallet is asked. */
export async function sendTransfer(
  context: OperationContext,
  {
    operation,
    options,
    transfer,
  }: {
    readonly operation: string
    readonly options: SendOptions
    readonly transfer: Omit<TransferParameters, 'ceiling' | 'signal'>
  },
): Promise<string> {
  const { network, signal } = context
  try {
    const { transaction, lifetime, failure } = await prepareTransfer(createRpc(network, options), {
      ...transfer,
      ceiling: options.priorityFeeCeiling,
      signal,
    })
    if (failure) throw toSimulationError(failure, { operation, token: transfer.token })
    await context.recheck?.()
    const bytes = new Uint8Array(getTransactionEncoder().encode(transaction))
    return await sendBytes(context, { address: transfer.from, transaction: bytes, lifetime, options })
  } catch (error) {
    throw toSendError(error, { operation, code, signal })
  }
}

import { getTransactionEncoder } from '@solana/kit'
import { createError } from '../errors/catalogue.ts'
import type { OperationContext } from '../operations.ts'
import { createRpc } from './createRpc.ts'
import { createSolanaError } from './errors.ts'
import { prepareTransfer, type TransferParameters } from './prepareTransfer.ts'
import { findShortage } from './rules.ts'
import type { SendOptions } from './sendBytes.ts'
import { sendBytes } from './sendBytes.ts'
import { toSendError } from './toSendError.ts'

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
    if (failure) {
      const details = [JSON.stringify(failure.err, toJson), ...failure.logs]
      const shortage = findShortage(details)
      const rest = { prefix: `solana:${operation}`, details: details.join('\n') }
      throw shortage ? createSolanaError(shortage, undefined, rest) : createError(code, undefined, rest)
    }
    await context.recheck?.()
    const bytes = new Uint8Array(getTransactionEncoder().encode(transaction))
    return await sendBytes(context, { address: transfer.from, transaction: bytes, lifetime, options })
  } catch (error) {
    throw toSendError(error, { operation, code, signal })
  }
}

const toJson = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value)

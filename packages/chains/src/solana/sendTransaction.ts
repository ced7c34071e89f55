import { getTransactionEncoder } from '@solana/kit'
import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import { createRpc } from './createRpc.ts'
import { createSolanaError } from './errors.ts'
import { prepareTransfer } from './prepareTransfer.ts'
import { findShortage } from './rules.ts'
import { sendBytes } from './sendBytes.ts'
import type { SendOptions } from './send.ts'
import { toSendError } from './toSendError.ts'

const operation = 'sendTransaction'
const code = 'SEND_TRANSACTION_FAILED'

/** Transfers SOL; `gas` is the unit limit. What would fail is not shown to the wallet at all. */
export function createSendTransaction(options: SendOptions): Operation<'sendTransaction'> {
  return async (context, { address, to, value = 0n, data, gas }) => {
    const { network, signal } = context
    try {
      if (data !== undefined && data !== '0x')
        throw createError('OPERATION_NOT_SUPPORTED', { namespace: 'solana', operation: 'send call data' })
      const { transaction, failure } = await prepareTransfer(createRpc(network, options), {
        from: address,
        to,
        value,
        unitLimit: gas === undefined ? undefined : Number(gas),
        ceiling: options.priorityFeeCeiling,
        signal,
      })
      if (failure) {
        const details = [JSON.stringify(failure.err, toJson), ...failure.logs]
        const shortage = findShortage(details)
        const rest = { prefix: `solana:${operation}`, details: details.join('\n') }
        throw shortage ? createSolanaError(shortage, undefined, rest) : createError(code, undefined, rest)
      }
      const bytes = new Uint8Array(getTransactionEncoder().encode(transaction))
      return await sendBytes(context, { address, transaction: bytes, options })
    } catch (error) {
      throw toSendError(error, { operation, code, signal })
    }
  }
}

const toJson = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value)

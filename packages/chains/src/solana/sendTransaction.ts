import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import type { SendOptions } from './send.ts'
import { sendTransfer } from './sendTransfer.ts'

/** Transfers SOL; `gas` is the unit limit. */
export function createSendTransaction(options: SendOptions): Operation<'sendTransaction'> {
  return async (context, { address, to, value = 0n, data, gas }) => {
    if (data !== undefined && data !== '0x')
      throw createError('OPERATION_NOT_SUPPORTED', { namespace: 'solana', operation: 'send call data' })
    const unitLimit = gas === undefined ? undefined : Number(gas)
    return sendTransfer(context, {
      operation: 'sendTransaction',
      options,
      transfer: { from: address, to, value, unitLimit },
    })
  }
}

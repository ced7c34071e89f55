import { base64 } from '@scure/base'
import type { Operation } from '../operations.ts'
import type { SendOptions } from './send.ts'
import { sendBytes } from './sendBytes.ts'
import { toSendError } from './toSendError.ts'

/** A wire transaction in base64, signed and sent. */
export function createSignAndSendTransaction(options: SendOptions): Operation<'signAndSendTransaction'> {
  return async (context, { address, transaction }) => {
    try {
      return await sendBytes(context, { address, transaction: base64.decode(transaction), options })
    } catch (error) {
      const origin = { operation: 'signAndSendTransaction', code: 'SEND_TRANSACTION_FAILED' } as const
      throw toSendError(error, { ...origin, signal: context.signal })
    }
  }
}

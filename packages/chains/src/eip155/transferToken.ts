import type { Operation } from '../operations.ts'
import { checkTransfer } from './checkTransfer.ts'
import { encodeTransfer } from './encodeTransfer.ts'
import type { ReadOptions } from './readClient.ts'
import { sendTransaction } from './sendTransaction.ts'
import { toWalletError } from './toWalletError.ts'

/** Has the wallet call a token's `transfer`, once the chain says that this would move what was shown. */
export function createTransferToken(options: ReadOptions): Operation<'transferToken'> {
  return async (context, parameters) => {
    const { address, to, token, value } = parameters
    try {
      await checkTransfer(options, context, parameters)
      await context.recheck?.()
      return await sendTransaction(context, { address, to: token, data: encodeTransfer(token, to, value) })
    } catch (error) {
      const { signal } = context
      throw toWalletError(error, { operation: 'transferToken', code: 'SEND_TRANSACTION_FAILED', signal })
    }
  }
}

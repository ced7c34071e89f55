import { base64 } from '@scure/base'
import type { Operation } from '../operations.ts'
import { signTransactionBytes } from './signTransactionBytes.ts'
import { toWalletError } from './toWalletError.ts'

/** Several wire transactions in base64, signed with one prompt and not sent. */
export const signAllTransactions: Operation<'signAllTransactions'> = async (
  context,
  { address, transactions },
) => {
  try {
    const bytes = transactions.map((transaction) => base64.decode(transaction))
    const signed = bytes.length === 0 ? [] : await signTransactionBytes(context, address, bytes)
    return signed.map((transaction) => base64.encode(transaction))
  } catch (error) {
    const origin = { operation: 'signAllTransactions', code: 'SIGN_TRANSACTION_FAILED' } as const
    throw toWalletError(error, { ...origin, signal: context.signal })
  }
}

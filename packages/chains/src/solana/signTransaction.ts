import { base64 } from '@scure/base'
import type { Operation } from '../operations.ts'
import { signTransactionBytes } from './signTransactionBytes.ts'
import { toWalletError } from './toWalletError.ts'

/** A wire transaction in base64, signed and not sent. */
export const signTransaction: Operation<'signTransaction'> = async (context, { address, transaction }) => {
  try {
    const [signed] = await signTransactionBytes(context, address, [base64.decode(transaction)])
    return base64.encode(signed as Uint8Array)
  } catch (error) {
    const origin = { operation: 'signTransaction', code: 'SIGN_TRANSACTION_FAILED' } as const
    throw toWalletError(error, { ...origin, signal: context.signal })
  }
}

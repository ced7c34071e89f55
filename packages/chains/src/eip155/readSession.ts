import type { Operation } from '../operations.ts'
import { readWallet } from './readWallet.ts'
import { toWalletError } from './toWalletError.ts'

/** What the wallet has selected right now. */
export const readSession: Operation<'readSession'> = async ({ provider, signal }) => {
  try {
    return await readWallet(provider, signal)
  } catch (error) {
    throw toWalletError(error, { operation: 'readSession', code: 'CONNECT_FAILED', signal })
  }
}

import { abortable } from '../async/deadline.ts'
import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import { methodOf } from './methodOf.ts'
import { parseBase64 } from './parseBase64.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'signMessage'
const code = 'SIGN_MESSAGE_FAILED'

/**
 * Signs as the wallet signs for the kind of address: ECDSA for older ones, BIP-322 for taproot. A host that wants one of
 * the two asks the provider itself.
 */
export const signMessage: Operation<'signMessage'> = async ({ provider, signal }, { address, message }) => {
  try {
    signal?.throwIfAborted()
    const signature = await abortable(
      methodOf(provider, 'signMessage', operation)({ address, message }),
      signal,
    )
    return parseBase64(signature, () => createError(code, undefined, { prefix: `bip122:${operation}` }))
  } catch (error) {
    throw toWalletError(error, { operation, code, signal })
  }
}

import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import { parseSignature } from './parseSignature.ts'
import { request } from './request.ts'
import { toPersonalMessage } from './toPersonalMessage.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'signMessage'
const code = 'SIGN_MESSAGE_FAILED'

/** EIP-191 `personal_sign`. */
export const signMessage: Operation<'signMessage'> = async ({ provider, signal }, { address, message }) => {
  try {
    const signature = await request(provider, 'personal_sign', [toPersonalMessage(message), address], signal)
    const refuse = () => createError(code, undefined, { prefix: `eip155:${operation}` })
    return await parseSignature(signature, { provider, address, signal }, refuse)
  } catch (error) {
    throw toWalletError(error, { operation, code, signal })
  }
}

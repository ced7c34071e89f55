import { base58 } from '@scure/base'
import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import { askWallet } from './askWallet.ts'
import { findAccount } from './findAccount.ts'
import { parseBytes, SIGNATURE_BYTES } from './parseBytes.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'signMessage'
const code = 'SIGN_MESSAGE_FAILED'

/** The UTF-8 bytes of a text, signed. Resolves base58. */
export const signMessage: Operation<'signMessage'> = async ({ provider, signal }, { address, message }) => {
  try {
    const account = findAccount(provider, address)
    const bytes = new TextEncoder().encode(message)
    const inputs = [{ account, message: bytes }]
    const answer = await askWallet(provider, { feature: 'solana:signMessage', inputs, account, signal })
    const [output] = Array.isArray(answer) ? answer : []
    const signature = parseBytes(output, 'signature', SIGNATURE_BYTES)
    const signed = parseBytes(output, 'signedMessage')
    // A signature of something else proves nothing about this text.
    const isOther = signed !== undefined && base58.encode(signed) !== base58.encode(bytes)
    if (!signature || isOther) throw createError(code, undefined, { prefix: `solana:${operation}` })
    return base58.encode(signature)
  } catch (error) {
    throw toWalletError(error, { operation, code, signal })
  }
}

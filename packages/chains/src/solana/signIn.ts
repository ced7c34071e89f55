import { base58 } from '@scure/base'
import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/FoyerError.ts'
import type { Operation } from '../operations.ts'
import { askWallet } from './askWallet.ts'
import { parseBytes, SIGNATURE_BYTES } from './parseBytes.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'signIn'
const code = 'SIGN_IN_FAILED'

/** Sign In With Solana: the wallet writes the text, shows it field by field and signs it. */
export const signIn: Operation<'signIn'> = async ({ provider, signal }, fields) => {
  try {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const answer = await askWallet(provider, { feature: 'solana:signIn', inputs: [given], signal })
    const [output] = Array.isArray(answer) ? answer : []
    const address = read(read(output, 'account'), 'address')
    const message = parseBytes(output, 'signedMessage')
    const signature = parseBytes(output, 'signature', SIGNATURE_BYTES)
    if (typeof address !== 'string' || !message || !signature)
      throw createError(code, undefined, { prefix: `solana:${operation}` })
    return { address, message: new TextDecoder().decode(message), signature: base58.encode(signature) }
  } catch (error) {
    throw toWalletError(error, { operation, code, signal })
  }
}

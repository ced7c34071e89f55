import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { abortable } from '../async/deadline.ts'
import { callMethod } from '../callMethod.ts'
import { createError as createChainsError } from '../errors/catalogue.ts'
import { read } from '../errors/FoyerError.ts'
import { hasMethod } from '../hasMethod.ts'
import type { Operation } from '../operations.ts'
import { createError } from './errors.ts'
import { keyOf } from './keyOf.ts'
import { parseAccounts } from './parseAccounts.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'signMessage'
const code = 'SIGN_MESSAGE_FAILED'
const prefix = `polkadot:${operation}`

/**
 * `signRaw`. What is really signed is `<Bytes>`, the text and `</Bytes>`: that is how extensions keep texts and
 * transactions apart.
 */
export const signMessage: Operation<'signMessage'> = async ({ provider, signal }, { address, message }) => {
  try {
    signal?.throwIfAborted()
    const signer = read(provider, 'signer')
    if (!hasMethod(signer, 'signRaw')) {
      if (provider === undefined) throw createChainsError('PROVIDER_NOT_FOUND', undefined, { prefix })
      throw createError('SIGN_RAW_NOT_SUPPORTED', undefined, { prefix })
    }
    const accounts =
      parseAccounts(await abortable(callMethod(read(provider, 'accounts'), 'get'), signal)) ?? []
    // Each network writes the address in its own way; the extension is told its own spelling.
    const original = accounts.find((account) => keyOf(account.address) === keyOf(address))?.address ?? address
    const payload = { address: original, data: `0x${bytesToHex(utf8ToBytes(message))}`, type: 'bytes' }
    const answer = await abortable(callMethod(signer, 'signRaw', payload), signal)
    const signature = read(answer, 'signature')
    if (typeof signature === 'string' && /^0x(?:[0-9a-f]{2}){64,66}$/i.test(signature)) return signature
    throw createChainsError(code, undefined, { prefix })
  } catch (error) {
    throw toWalletError(error, { operation, code, signal })
  }
}

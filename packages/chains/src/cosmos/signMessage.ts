import { abortable } from '../async/deadline.ts'
import { callMethod } from '../callMethod.ts'
import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/FoyerError.ts'
import { hasMethod } from '../hasMethod.ts'
import type { Operation } from '../operations.ts'
import { toAdr36 } from './toAdr36.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'signMessage'
const code = 'SIGN_MESSAGE_FAILED'
const prefix = `cosmos:${operation}`

const SIGNATURE_BYTES = 64
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** ADR-36, by `signArbitrary` or, for wallets that only know documents, by `signAmino`. */
export const signMessage: Operation<'signMessage'> = async (
  { network, provider, signal },
  { address, message },
) => {
  const chainId = `${network.id}`
  try {
    signal?.throwIfAborted()
    const asked = hasMethod(provider, 'signArbitrary')
      ? callMethod(provider, 'signArbitrary', chainId, address, message)
      : callMethod(provider, 'signAmino', chainId, address, toAdr36(address, message)).then((answer) =>
          read(answer, 'signature'),
        )
    const signature = read(await abortable(asked, signal), 'signature')
    if (isSignature(signature)) return signature
    throw createError(code, undefined, { prefix })
  } catch (error) {
    throw toWalletError(error, { operation, code, signal })
  }
}

/** Base64 of the two numbers of a signature. */
function isSignature(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length === Math.ceil(SIGNATURE_BYTES / 3) * 4 &&
    BASE64.test(value) &&
    value.endsWith('==')
  )
}

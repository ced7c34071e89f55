import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { holds } from '../holds.ts'
import type { Operation } from '../operations.ts'

/** 64 bytes in base58; longer values are not decoded. */
const MAX_LENGTH = 88

/** ed25519 (RFC 8032) over the UTF-8 bytes of a text; the address is the key. */
export const verifyMessage: Operation<'verifyMessage'> = async (_, { address, message, signature }) =>
  holds(
    () =>
      signature.length <= MAX_LENGTH &&
      ed25519.verify(base58.decode(signature), new TextEncoder().encode(message), base58.decode(address), {
        zip215: false,
      }),
  )

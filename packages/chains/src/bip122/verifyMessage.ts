import { base64 } from '@scure/base'
import { holds } from '../holds.ts'
import type { Operation } from '../operations.ts'
import { isBip137 } from './verify/isBip137.ts'
import { isBip322 } from './verify/isBip322.ts'
import { parseOutput } from './verify/parseOutput.ts'

/** A header byte and r and s. No valid witness has this length. */
const BIP137_BYTES = 65
const MAX_LENGTH = 1024
/** Optional prefix of a simple signature (BIP-322). */
const SIMPLE = /^smp/

/** BIP-137 for addresses of a key hash, simple BIP-322 for segwit and taproot addresses. */
export const verifyMessage: Operation<'verifyMessage'> = async (_, { address, message, signature }) =>
  holds(() => {
    if (signature.length > MAX_LENGTH) return false
    const output = parseOutput(address)
    if (!output) return false
    const isSigned = (text: string): boolean => holds(() => check(base64.decode(text)))
    const check = (bytes: Uint8Array): boolean =>
      bytes.length === BIP137_BYTES ? isBip137(output, message, bytes) : isBip322(output, message, bytes)
    // Base64 without the prefix may begin with the same letters.
    return isSigned(signature) || (SIMPLE.test(signature) && isSigned(signature.slice(3)))
  })

import { secp256k1 } from '@noble/curves/secp256k1'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { hash256, isKeyOf } from './hashes.ts'
import type { Output } from './parseOutput.ts'

const MAGIC = '\u0018Bitcoin Signed Message:\n'
const FIRST_HEADER = 27
const LAST_HEADER = 42

/**
 * Verifies the oldest signature format: ECDSA with a recoverable key. By BIP-137 its first byte also gives the address
 * type, but many wallets always write P2PKH, so only the key is compared.
 */
export function isBip137(output: Output, message: string, signature: Uint8Array): boolean {
  const header = signature[0] ?? 0
  if (header < FIRST_HEADER || header > LAST_HEADER) return false
  const text = utf8ToBytes(message)
  const digest = hash256(concatBytes(utf8ToBytes(MAGIC), toCompactSize(text.length), text))
  const key = secp256k1.Signature.fromCompact(signature.subarray(1))
    .addRecoveryBit((header - FIRST_HEADER) & 3)
    .recoverPublicKey(digest)
  // Only P2PKH addresses can be those of uncompressed keys.
  const isFull = output.kind === 'p2pkh' && isKeyOf(output, key.toRawBytes(false))
  return isFull || isKeyOf(output, key.toRawBytes(true))
}

/** A length as Bitcoin's CompactSize. */
function toCompactSize(length: number): Uint8Array {
  if (length < 0xfd) return Uint8Array.of(length)
  const isShort = length <= 0xffff
  const bytes = new DataView(new ArrayBuffer(isShort ? 3 : 5))
  bytes.setUint8(0, isShort ? 0xfd : 0xfe)
  if (isShort) bytes.setUint16(1, length, true)
  else bytes.setUint32(1, length, true)
  return new Uint8Array(bytes.buffer)
}

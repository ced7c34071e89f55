import { equalBytes } from '@noble/curves/abstract/utils'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import type { Output } from './parseOutput.ts'

export const hash256 = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes))

export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))

/** Whether the key hash of an output is that of this key. A script hash is taken as P2SH-P2WPKH. */
export function isKeyOf({ kind, program }: Output, key: Uint8Array): boolean {
  if (kind === 'p2sh') return equalBytes(hash160(Uint8Array.of(0, 0x14, ...hash160(key))), program)
  return equalBytes(hash160(key), program)
}

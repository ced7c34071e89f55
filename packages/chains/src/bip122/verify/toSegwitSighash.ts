import { concatBytes } from '@noble/hashes/utils'
import { hash160 } from './hash160.ts'
import { hash256 } from './hash256.ts'
import type { ToSign } from './toSign.ts'

const ALL = Uint8Array.of(1, 0, 0, 0)

/** What the owner of a segwit key signs (BIP-143). */
export function toSegwitSighash({ zero, outpoint, amount, output }: ToSign, key: Uint8Array): Uint8Array {
  // DUP HASH160 <hash> EQUALVERIFY CHECKSIG
  const code = Uint8Array.of(25, 0x76, 0xa9, 0x14, ...hash160(key), 0x88, 0xac)
  const [inputs, sequences, outputs] = [hash256(outpoint), hash256(zero), hash256(output)]
  return hash256(concatBytes(zero, inputs, sequences, outpoint, code, amount, zero, outputs, zero, ALL))
}

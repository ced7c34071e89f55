import { schnorr } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { hash160 } from './hash160.ts'
import { hash256 } from './hash256.ts'
import type { Output } from './parseOutput.ts'
import { toSpendHash } from './toSpendHash.ts'

const ZERO = new Uint8Array(4)
const NOTHING = new Uint8Array(8)
/** Nothing, to nobody: a value of 0 and a script of RETURN. */
const NOBODY = concatBytes(NOTHING, Uint8Array.of(1, 0x6a))
const ALL = Uint8Array.of(1, 0, 0, 0)

/** What the owner of a segwit key signs in BIP-322's `to_sign`, which spends the text to nobody (BIP-143). */
export function toSegwitSighash({ script }: Output, message: string, key: Uint8Array): Uint8Array {
  const outpoint = concatBytes(toSpendHash(message, script), ZERO)
  const code = Uint8Array.of(25, 0x76, 0xa9, 0x14, ...hash160(key), 0x88, 0xac)
  return hash256(
    concatBytes(ZERO, hash256(outpoint), hash256(ZERO), outpoint, code, NOTHING, ZERO, hash256(NOBODY), ZERO, ALL),
  )
}

/** The same for a taproot key (BIP-341), where a signature may also say that it is of the usual type. */
export function toTaprootSighash({ script }: Output, message: string, type: 0 | 1): Uint8Array {
  const outpoint = concatBytes(toSpendHash(message, script), ZERO)
  const pays = concatBytes(Uint8Array.of(script.length), script)
  const parts = [outpoint, NOTHING, pays, ZERO, NOBODY].map((part) => sha256(part))
  return schnorr.utils.taggedHash(
    'TapSighash',
    concatBytes(Uint8Array.of(0, type), ZERO, ZERO, ...parts, Uint8Array.of(0), ZERO),
  )
}

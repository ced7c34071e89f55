import { schnorr } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import type { ToSign } from './toSign.ts'

/** What the owner of a taproot key signs (BIP-341), for an output's script. */
export function toTaprootSighash(
  { zero, outpoint, amount, output }: ToSign,
  script: Uint8Array,
  type: number,
): Uint8Array {
  const paid = concatBytes(Uint8Array.of(script.length), script)
  const hashes = [outpoint, amount, paid, zero, output].map((part) => sha256(part))
  // The first byte is the epoch; the one after the hashes says that a key spends, and nothing is added.
  return schnorr.utils.taggedHash(
    'TapSighash',
    concatBytes(Uint8Array.of(0, type), zero, zero, ...hashes, Uint8Array.of(0), zero),
  )
}

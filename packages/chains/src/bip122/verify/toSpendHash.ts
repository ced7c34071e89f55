import { schnorr } from '@noble/curves/secp256k1'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { hash256 } from './hash256.ts'

const NO_TRANSACTION = new Uint8Array(32)

/**
 * The hash of the transaction that stands for a text (BIP-322's `to_spend`): no coin, paid to whoever signs, with the
 * text in its input. Bytes in the order in which transactions are hashed.
 */
export function toSpendHash(message: string, script: Uint8Array): Uint8Array {
  const text = schnorr.utils.taggedHash('BIP0322-signed-message', utf8ToBytes(message))
  return hash256(
    concatBytes(
      Uint8Array.of(0, 0, 0, 0, 1),
      NO_TRANSACTION,
      Uint8Array.of(0xff, 0xff, 0xff, 0xff, 34, 0, 32),
      text,
      Uint8Array.of(0, 0, 0, 0, 1),
      new Uint8Array(8),
      Uint8Array.of(script.length),
      script,
      new Uint8Array(4),
    ),
  )
}

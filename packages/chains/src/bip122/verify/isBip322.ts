import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { hash160, hash256, isKeyOf } from './hashes.ts'
import type { Output } from './parseOutput.ts'

const SIGHASH_ALL = 1

/** Verifies a simple BIP-322 signature: a witness that spends the virtual transaction of the message. */
export function isBip322(output: Output, message: string, signature: Uint8Array): boolean {
  const witness = parseWitness(signature)
  if (!witness) return false
  if (output.kind === 'p2tr') return isTaproot(output, message, witness)
  return output.kind !== 'p2pkh' && isSegwit(output, message, witness)
}

function isSegwit(output: Output, message: string, witness: readonly Uint8Array[]): boolean {
  const [signature, key, ...rest] = witness
  if (!signature || key?.length !== 33 || rest.length > 0 || signature.at(-1) !== SIGHASH_ALL) return false
  const compact = secp256k1.Signature.fromDER(signature.subarray(0, -1)).toCompactRawBytes()
  return isKeyOf(output, key) && secp256k1.verify(compact, toSegwitSighash(toSign(output, message), key), key)
}

/** Only key-path spends: a script has no single owner. */
function isTaproot(output: Output, message: string, witness: readonly Uint8Array[]): boolean {
  const [signature, ...rest] = witness
  const type = signature?.[64] ?? 0
  if (!signature || rest.length > 0 || (type !== 0 && type !== SIGHASH_ALL)) return false
  // The default sighash type is not written.
  if (signature.length !== (type === 0 ? 64 : 65)) return false
  const digest = toTaprootSighash(toSign(output, message), output.script, type)
  return schnorr.verify(signature.subarray(0, 64), digest, output.program)
}

const NO_TRANSACTION = new Uint8Array(32)

/**
 * Hash of the virtual transaction of a message (BIP-322 `to_spend`): no value, paid to the signer's script, with the
 * message in its input. Bytes in hashing order.
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

/** Fields of the transaction that is signed for a message (BIP-322 `to_sign`), serialized for the sighash. */
export type ToSign = {
  /** Version, lock time and sequence: all 0. */
  readonly zero: Uint8Array
  /** The one input: the output of `to_spend`. */
  readonly outpoint: Uint8Array
  /** Value of that input. */
  readonly amount: Uint8Array
  /** The one output: value 0, `OP_RETURN`. */
  readonly output: Uint8Array
}

/** Transaction that spends `to_spend`. */
export function toSign({ script }: Output, message: string): ToSign {
  const zero = new Uint8Array(4)
  const amount = new Uint8Array(8)
  return {
    zero,
    amount,
    outpoint: concatBytes(toSpendHash(message, script), zero),
    output: concatBytes(amount, Uint8Array.of(1, 0x6a)),
  }
}

/** `SIGHASH_ALL` as the four bytes at the end of a BIP-143 preimage. */
const SIGHASH_ALL_BYTES = Uint8Array.of(1, 0, 0, 0)

/** Sighash of a segwit v0 key (BIP-143). */
export function toSegwitSighash({ zero, outpoint, amount, output }: ToSign, key: Uint8Array): Uint8Array {
  // DUP HASH160 <hash> EQUALVERIFY CHECKSIG
  const code = Uint8Array.of(25, 0x76, 0xa9, 0x14, ...hash160(key), 0x88, 0xac)
  const [inputs, sequences, outputs] = [hash256(outpoint), hash256(zero), hash256(output)]
  return hash256(
    concatBytes(zero, inputs, sequences, outpoint, code, amount, zero, outputs, zero, SIGHASH_ALL_BYTES),
  )
}

/** Sighash of a taproot key (BIP-341) for an output script. */
export function toTaprootSighash(
  { zero, outpoint, amount, output }: ToSign,
  script: Uint8Array,
  type: number,
): Uint8Array {
  const paid = concatBytes(Uint8Array.of(script.length), script)
  const hashes = [outpoint, amount, paid, zero, output].map((part) => sha256(part))
  // First byte: the epoch. Byte after the hashes: spend type key path, no annex.
  return schnorr.utils.taggedHash(
    'TapSighash',
    concatBytes(Uint8Array.of(0, type), zero, zero, ...hashes, Uint8Array.of(0), zero),
  )
}

/** Items of a serialized witness, each shorter than 253 bytes; `undefined` for invalid bytes. */
function parseWitness(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  const [count = 0] = bytes
  const items: Uint8Array[] = []
  let at = 1
  for (let index = 0; index < count; index += 1) {
    const length = bytes[at] ?? 0xff
    if (length >= 0xfd) return undefined
    items.push(bytes.subarray(at + 1, at + 1 + length))
    at += 1 + length
  }
  return at === bytes.length ? items : undefined
}

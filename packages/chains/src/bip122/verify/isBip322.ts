import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { isKeyOf } from './isKeyOf.ts'
import type { Output } from './parseOutput.ts'
import { parseWitness } from './parseWitness.ts'
import { toSegwitSighash } from './toSegwitSighash.ts'
import { toSign } from './toSign.ts'
import { toTaprootSighash } from './toTaprootSighash.ts'

const SIGHASH_ALL = 1

/** BIP-322, simple: the witness by which a key spends the transaction that stands for the text. */
export function isBip322(output: Output, message: string, signature: Uint8Array): boolean {
  const witness = parseWitness(signature)
  if (!witness) return false
  if (output.kind === 'p2tr') return isTaproot(output, message, witness)
  return output.kind !== 'p2pkh' && isSegwit(output, message, witness)
}

function isSegwit(output: Output, message: string, witness: readonly Uint8Array[]): boolean {
  const [signature, key, ...rest] = witness
  if (!signature || key?.length !== 33 || rest.length > 0 || signature.at(-1) !== SIGHASH_ALL) return false
  const numbers = secp256k1.Signature.fromDER(signature.subarray(0, -1))
  return isKeyOf(output, key) && secp256k1.verify(numbers, toSegwitSighash(toSign(output, message), key), key)
}

/** By the key itself; scripts have many owners. */
function isTaproot(output: Output, message: string, witness: readonly Uint8Array[]): boolean {
  const [signature, ...rest] = witness
  const type = signature?.[64] ?? 0
  if (!signature || rest.length > 0 || (type !== 0 && type !== SIGHASH_ALL)) return false
  // The usual type is said by saying nothing.
  if (signature.length !== (type === 0 ? 64 : 65)) return false
  const digest = toTaprootSighash(toSign(output, message), output.script, type)
  return schnorr.verify(signature.subarray(0, 64), digest, output.program)
}

import { equalBytes } from '@noble/curves/abstract/utils'
import { hash160 } from './hash160.ts'
import type { Output } from './parseOutput.ts'

/** Whether an output that names the hash of a key names this one. A script hash counts as that of a segwit key. */
export function isKeyOf({ kind, program }: Output, key: Uint8Array): boolean {
  if (kind === 'p2sh') return equalBytes(hash160(Uint8Array.of(0, 0x14, ...hash160(key))), program)
  return kind !== 'p2tr' && equalBytes(hash160(key), program)
}

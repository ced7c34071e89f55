import { concatBytes } from '@noble/hashes/utils'
import type { Output } from './parseOutput.ts'
import { toSpendHash } from './toSpendHash.ts'

/** The parts of the transaction that is signed for a text (BIP-322's `to_sign`), as the sighashes take them. */
export type ToSign = {
  /** Version, lock time and sequence: none of them is set. */
  readonly zero: Uint8Array
  /** The one input: what stands for the text. */
  readonly outpoint: Uint8Array
  /** What it is worth. */
  readonly amount: Uint8Array
  /** The one output: nothing, to nobody. */
  readonly output: Uint8Array
}

/** Spends the transaction that stands for a text. */
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

import { type Hex, keccak256, concat, numberToHex, pad, stringToHex } from 'viem'

/** Storage of a contract by slot, in Solidity's layout. */
export type Storage = Readonly<Record<Hex, Hex>>

const WORD = 32

/** Number, address or flag as one word. */
export function toWord(value: bigint | Hex): Hex {
  return typeof value === 'bigint' ? numberToHex(value, { size: WORD }) : pad(value, { size: WORD })
}

/** String of at most 31 bytes: bytes first, twice the length in the last byte. */
export function toShortText(text: string): Hex {
  const bytes = stringToHex(text)
  const length = (bytes.length - 2) / 2
  return concat([pad(bytes, { size: WORD - 1, dir: 'right' }), numberToHex(length * 2, { size: 1 })])
}

/** Slot of a mapping's value. */
export function slotOf(key: bigint | Hex, mapping: bigint | Hex): Hex {
  return keccak256(concat([toWord(key), toWord(mapping)]))
}

/** Slot of a dynamic array's item; its length is in the array's own slot. */
export function itemSlotOf(index: number, array: bigint): Hex {
  return toWord(BigInt(keccak256(toWord(array))) + BigInt(index))
}

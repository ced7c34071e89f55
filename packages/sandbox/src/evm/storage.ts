import { type Hex, keccak256, concat, numberToHex, pad, stringToHex } from 'viem'

/** What a contract keeps, word by word, where Solidity puts it. */
export type Storage = Readonly<Record<Hex, Hex>>

const WORD = 32

/** A number, an address or a flag as one word. */
export function toWord(value: bigint | Hex): Hex {
  return typeof value === 'bigint' ? numberToHex(value, { size: WORD }) : pad(value, { size: WORD })
}

/** A text of at most 31 bytes: the text first, twice its length in the last byte. */
export function toShortText(text: string): Hex {
  const bytes = stringToHex(text)
  const length = (bytes.length - 2) / 2
  return concat([pad(bytes, { size: WORD - 1, dir: 'right' }), numberToHex(length * 2, { size: 1 })])
}

/** Where the value of a key of a mapping is. */
export function slotOf(key: bigint | Hex, mapping: bigint | Hex): Hex {
  return keccak256(concat([toWord(key), toWord(mapping)]))
}

/** Where an item of a growing array is; its length is in the slot of the array itself. */
export function itemSlotOf(index: number, array: bigint): Hex {
  return toWord(BigInt(keccak256(toWord(array))) + BigInt(index))
}

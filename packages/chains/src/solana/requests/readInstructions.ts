import { base58 } from '@scure/base'

/** An instruction of a transaction. Accounts and programs that a lookup table names are `undefined`. */
export type Instruction = {
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

const KEY_BYTES = 32
const VERSIONED = 0x80

/** Instructions of a transaction message, of the legacy format or version 0; none of other versions. */
export function readInstructions(message: Uint8Array): readonly Instruction[] {
  const { take, takeLength } = reader(message)
  const [first = 0] = message
  if (first > VERSIONED) return []
  take(first === VERSIONED ? 4 : 3)
  const keys = list(takeLength(), () => base58.encode(take(KEY_BYTES)))
  take(KEY_BYTES)
  return list(takeLength(), () => {
    const [program = 0] = take(1)
    const accounts = [...take(takeLength())].map((index) => keys[index])
    return { program: keys[program], accounts, data: take(takeLength()) }
  })
}

const SIGNATURE_BYTES = 64

/** Message of a serialized transaction. */
export function messageOf(transaction: Uint8Array): Uint8Array {
  const { take, takeLength } = reader(transaction)
  take(SIGNATURE_BYTES * takeLength())
  return take(transaction.length)
}

const list = <item>(length: number, read: () => item): readonly item[] => Array.from({ length }, read)

/** Reads bytes in order; after the end there are none. */
function reader(bytes: Uint8Array): {
  readonly take: (count: number) => Uint8Array
  /** A length of the format `compact-u16`: 7 bits in each byte, the lowest first. */
  readonly takeLength: () => number
} {
  let at = 0
  const take = (count: number): Uint8Array => bytes.subarray(at, (at += count))
  const takeLength = (shift = 0): number => {
    const [byte = 0] = take(1)
    return ((byte & 0x7f) << shift) + (byte > 0x7f && shift < 14 ? takeLength(shift + 7) : 0)
  }
  return { take, takeLength: () => takeLength() }
}

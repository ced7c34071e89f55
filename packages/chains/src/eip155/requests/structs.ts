import { pad, toHex } from 'viem'
import type { TypedData } from '../../operations.ts'

/** A struct of typed data, or a list. */
export type Struct = TypedData['message']

/** Deeper structs are not read. A tree of Seaport orders has at most 24 levels of lists. */
export const MAX_DEPTH = 32

/** Results of a function for a struct and the structs and lists in it, to a depth of 32. */
export function inStructs<result>(
  struct: Struct,
  readOne: (struct: Struct) => readonly result[],
  depth = 0,
): readonly result[] {
  const own = readOne(struct)
  if (depth === MAX_DEPTH) return own
  const inner = Object.values(struct).filter((value) => typeof value === 'object' && value !== null)
  return [...own, ...inner.flatMap((each) => inStructs(each as Struct, readOne, depth + 1))]
}

/** Numbers below this one are addresses. */
const ADDRESSES = 2n ** 160n

/** Text of an address, which may be written as a number; another text unchanged. */
export function addressText(value: unknown): string | undefined {
  // ethers takes the digits of an address without `0x`.
  if (typeof value === 'string' && !/^(?!(?:0x)?[\da-f]{40}$)(?:\d+|0x[\da-f]+)$/i.test(value)) return value
  const number = toBigInt(value)
  if (number === undefined) return undefined
  return number < ADDRESSES ? pad(toHex(number), { size: 20 }) : `${number}`
}

/** An unsigned integer; `undefined` otherwise. A negative number would lower the sum of a spend limit. */
export function toBigInt(value: unknown): bigint | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  try {
    const amount = BigInt(value)
    return amount < 0n ? undefined : amount
  } catch {
    return undefined
  }
}

/** Whether a value is an object and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

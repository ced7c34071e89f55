import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'

const start = utf8ToBytes('<Bytes>')
const end = utf8ToBytes('</Bytes>')
const ethereum = utf8ToBytes('\u0019Ethereum Signed Message:\n')

/** Bytes that extensions sign, which are no valid transaction. Like `u8aWrapBytes`, it wraps none that are already. */
export function wrapBytes(bytes: Uint8Array): Uint8Array {
  const isWrapped =
    isEqual(bytes.subarray(0, ethereum.length), ethereum) ||
    (bytes.length >= start.length + end.length &&
      isEqual(bytes.subarray(0, start.length), start) &&
      isEqual(bytes.subarray(-end.length), end))
  return isWrapped ? bytes : concatBytes(start, bytes, end)
}

const isEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

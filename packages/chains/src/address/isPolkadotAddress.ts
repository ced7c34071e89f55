import { blake2b } from '@noble/hashes/blake2b'
import { base58 } from '@scure/base'

const CHECKSUM_PREFIX = new TextEncoder().encode('SS58PRE')

/** Kept free by the registry, for addresses that are none. */
const RESERVED_NETWORKS: readonly number[] = [46, 47]

/** SS58 of a 32-byte account id, or of a 33-byte key, for any network. Throws for other characters. */
export function isPolkadotAddress(value: string): boolean {
  const bytes = base58.decode(value)
  const [first = 0xff, second = 0] = bytes
  // Networks up to 63 take one byte, the others two: bits 6 and 7 of the first one say which.
  const prefixLength = first < 64 ? 1 : 2
  const network = first < 64 ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
  if (first > 127 || RESERVED_NETWORKS.includes(network)) return false
  if (![32, 33].includes(bytes.length - prefixLength - 2)) return false
  const checksum = blake2b(new Uint8Array([...CHECKSUM_PREFIX, ...bytes.subarray(0, -2)]))
  return checksum[0] === bytes.at(-2) && checksum[1] === bytes.at(-1)
}

import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import type { Hex } from '../types.ts'

/** Address with its EIP-55 checksum, from any casing: a letter is upper case where the hash digit is 8 or more. */
export function toChecksum(address: Hex): Hex {
  const letters = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(letters))
  const checksummed = letters.replace(/[a-f]/g, (letter, at: number) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? letter.toUpperCase() : letter,
  )
  return `0x${checksummed}`
}

import { bytesToHex } from '@noble/hashes/utils'
import { decodeSs58 } from '../address/ss58.ts'

/** The key that an address stands for, as hex, whatever network it is written for. */
export function keyOf(address: string): string | undefined {
  try {
    const decoded = decodeSs58(address)
    return decoded && bytesToHex(decoded.bytes)
  } catch {
    return undefined
  }
}

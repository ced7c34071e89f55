import type { Hex } from '../types.ts'

/**
 * A text as `personal_sign` wants it: its UTF-8 bytes in hex. A text that looks like hex is a text as well: signing its
 * bytes could sign the hash of a transaction.
 */
export function toPersonalMessage(message: string): Hex {
  const bytes = new TextEncoder().encode(message)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

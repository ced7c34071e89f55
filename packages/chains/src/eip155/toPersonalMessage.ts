import type { Hex } from '../types.ts'

const BYTES = /^0x(?:[0-9a-f]{2})+$/i

/** A message as `personal_sign` wants it: its UTF-8 bytes in hex. What already is whole bytes in hex stays as it is. */
export function toPersonalMessage(message: string): Hex {
  if (BYTES.test(message)) return message as Hex
  const bytes = new TextEncoder().encode(message)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

import type { FoyerError } from '../errors/FoyerError.ts'
import type { Hex } from '../types.ts'

/** A wallet's answer, if it is hex of at least one byte (of exactly `bytes`, when given); else throws `refuse()`. */
export function parseHex(value: unknown, refuse: () => FoyerError, bytes?: number): Hex {
  const isHex = typeof value === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(value)
  if (!isHex || (bytes !== undefined && value.length !== 2 + 2 * bytes)) throw refuse()
  return value as Hex
}

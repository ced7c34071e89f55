import { bech32 } from '@scure/base'

/**
 * Bech32 with a chain's own prefix, of a 20-byte account or a 32-byte module or contract. Throws for broken padding.
 */
export function isCosmosAddress(value: string): boolean {
  const decoded = bech32.decodeUnsafe(value)
  if (!decoded) return false
  const { length } = bech32.fromWords(decoded.words)
  return length === 20 || length === 32
}

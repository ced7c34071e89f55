import { base58 } from '@scure/base'

/** Base58 of 32 bytes: 32 to 44 characters. Throws for other characters. */
export function isSolanaAddress(value: string): boolean {
  return value.length >= 32 && value.length <= 44 && base58.decode(value).length === 32
}

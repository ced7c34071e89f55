const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 20
/** Largest multiple of the alphabet's length up to 256: bytes from it on would favour some letters. */
const FAIR = 256 - (256 % alphabet.length)

/**
 * A nonce for one sign-in: 20 letters and digits (119 bits) from the platform's secure random source.
 *
 * @example
 * ```ts
 * import { createNonce } from '@foyer/chains/siwx'
 * const nonce = createNonce()
 * ```
 */
export function createNonce(): string {
  let nonce = ''
  while (nonce.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < FAIR && nonce.length < LENGTH) nonce += alphabet[byte % alphabet.length]
  return nonce
}

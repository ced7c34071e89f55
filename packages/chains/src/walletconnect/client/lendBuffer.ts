import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import { trimEnd } from '../../text/trimEnd.ts'

const fromBase64 = (text: string): Uint8Array => {
  const digits = trimEnd(text, '=')
  return base64.decode(digits + '='.repeat((4 - (digits.length % 4)) % 4))
}

/** The methods of Node's `Buffer` with which the client encodes and verifies sign-in messages. */
class Bytes extends Uint8Array {
  static override from(value: unknown, encoding?: unknown): Bytes {
    if (typeof value !== 'string') return new Bytes(value as ArrayLike<number>)
    if (encoding === 'base64') return new Bytes(fromBase64(value))
    return new Bytes(encoding === 'hex' ? hexToBytes(value) : new TextEncoder().encode(value))
  }

  static isBuffer = (value: unknown): boolean => value instanceof Bytes

  override toString(encoding?: string): string {
    if (encoding === 'base64') return base64.encode(this)
    return encoding === 'hex' ? bytesToHex(this) : new TextDecoder().decode(this)
  }
}

/**
 * Defines `Buffer` if the page has none: one-click auth needs it, and bundlers no longer provide it. It stays defined,
 * since an attempt may be answered at any time.
 */
export function lendBuffer(target: { Buffer?: unknown } = globalThis): void {
  target.Buffer ??= Bytes
}

import { base64 } from '@scure/base'

/** The part of Node's `Buffer` that the client writes and reads recaps (EIP-5573) with. */
class Bytes extends Uint8Array {
  static override from(value: unknown, encoding?: unknown): Bytes {
    if (typeof value !== 'string') return new Bytes(value as ArrayLike<number>)
    if (encoding !== 'base64') return new Bytes(new TextEncoder().encode(value))
    const digits = value.replace(/=+$/, '')
    return new Bytes(base64.decode(digits + '='.repeat((4 - (digits.length % 4)) % 4)))
  }

  static isBuffer = (value: unknown): boolean => value instanceof Bytes

  override toString(encoding?: string): string {
    return encoding === 'base64' ? base64.encode(this) : new TextDecoder().decode(this)
  }
}

/**
 * Where a page has no `Buffer`, gives it one: the client cannot ask for a sign-in without, and bundlers do not bring
 * it any more. It stays, since an attempt may answer at any time.
 */
export function lendBuffer(target: { Buffer?: unknown } = globalThis): void {
  target.Buffer ??= Bytes
}

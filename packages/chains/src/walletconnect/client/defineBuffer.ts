// Made of platform functions: the client needs few methods, and encoding libraries are larger than this file.
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))
const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/[0-9a-f]{2}/gi) ?? [], (digits) => Number.parseInt(digits, 16))
const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The methods of Node's `Buffer` with which the client encodes and verifies sign-in messages. */
class Bytes extends Uint8Array {
  static override from(value: unknown, encoding?: unknown): Bytes {
    if (typeof value !== 'string') return new Bytes(value as ArrayLike<number>)
    if (encoding === 'base64') return new Bytes(fromBase64(value))
    return new Bytes(encoding === 'hex' ? fromHex(value) : new TextEncoder().encode(value))
  }

  static isBuffer = (value: unknown): boolean => value instanceof Bytes

  override toString(encoding?: string): string {
    if (encoding === 'base64') return toBase64(this)
    return encoding === 'hex' ? toHex(this) : new TextDecoder().decode(this)
  }
}

/** The class defined on a page, with the number of attempts that need it. */
function createTemporaryBuffer(): typeof Bytes & { attempts: number } {
  return class extends Bytes {
    static attempts = 0
  }
}

/**
 * Defines `Buffer` if the page has none: one-click auth needs it, and bundlers no longer provide it. Returns a function
 * that removes it, since libraries that detect `Buffer` expect all of its methods.
 */
export function defineBuffer(target: { Buffer?: unknown } = globalThis): () => void {
  target.Buffer ??= createTemporaryBuffer()
  const { Buffer } = target
  if (!isTemporary(Buffer)) return () => undefined
  Buffer.attempts += 1
  let isUndone = false
  return () => {
    if (isUndone) return
    isUndone = true
    Buffer.attempts -= 1
    if (Buffer.attempts === 0 && target.Buffer === Buffer) delete target.Buffer
  }
}

const isTemporary = (value: unknown): value is ReturnType<typeof createTemporaryBuffer> =>
  typeof value === 'function' && value.prototype instanceof Bytes

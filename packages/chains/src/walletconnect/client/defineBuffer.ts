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

/** A class of its own for each page, which counts the attempts that need it. */
function createTemporaryBuffer(): typeof Bytes & { attempts: number } {
  return class extends Bytes {
    static attempts = 0
  }
}

/**
 * Defines `Buffer` if the page has none: one-click auth needs it, and bundlers no longer provide it. Returns the undo,
 * after which the page has none again: libraries that detect `Buffer` expect all of its methods.
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

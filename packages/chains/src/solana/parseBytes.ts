import { read } from '../errors/FoyerError.ts'

/** A wallet's bytes under a key: from any realm, of exactly `length` when given; `undefined` for anything else. */
export function parseBytes(answer: unknown, key: string, length?: number): Uint8Array | undefined {
  const value = read(answer, key)
  if (!ArrayBuffer.isView(value) || value.byteLength === 0) return undefined
  if (length !== undefined && value.byteLength !== length) return undefined
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
}

export const SIGNATURE_BYTES = 64

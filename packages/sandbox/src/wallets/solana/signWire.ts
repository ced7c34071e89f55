import { ed25519 } from '@noble/curves/ed25519'
import { rpcError } from '../rpcErrors.ts'

const SIGNATURE_BYTES = 64
const KEY_BYTES = 32
const HEADER_BYTES = 3
const VERSION_FLAG = 0x80

/** Inserts a key's signature into a wire transaction; throws if it is not a signer. */
export function signWire(wire: Uint8Array, privateKey: Uint8Array): Uint8Array {
  const [count, signaturesAt] = shortNumber(wire, 0)
  const message = wire.subarray(signaturesAt + count * SIGNATURE_BYTES)
  const isVersioned = ((message[0] ?? 0) & VERSION_FLAG) !== 0
  const [keys, keysAt] = shortNumber(message, HEADER_BYTES + Number(isVersioned))
  const own = ed25519.getPublicKey(privateKey)
  const place = Array.from({ length: Math.min(count, keys) }).findIndex((_, index) =>
    own.every((byte, offset) => message[keysAt + index * KEY_BYTES + offset] === byte),
  )
  if (place === -1) throw rpcError('invalidParams', 'The transaction does not ask for this account')
  const signed = Uint8Array.from(wire)
  signed.set(ed25519.sign(message, privateKey), signaturesAt + place * SIGNATURE_BYTES)
  return signed
}

/** Compact-u16 of the wire format (seven bits per byte), and the offset after it. */
function shortNumber(bytes: Uint8Array, start: number): [number, number] {
  let value = 0
  for (let index = 0; ; index++) {
    const byte = bytes[start + index] ?? 0
    value |= (byte & 0x7f) << (7 * index)
    if ((byte & 0x80) === 0) return [value, start + index + 1]
  }
}

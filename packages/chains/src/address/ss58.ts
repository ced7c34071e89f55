import { blake2b } from '@noble/hashes/blake2b'
import { base58 } from '@scure/base'

const CHECKSUM_PREFIX = new TextEncoder().encode('SS58PRE')
const CHECKSUM_LENGTH = 2

export type Ss58 = {
  /** The network that the address is written for. */
  readonly prefix: number
  /** Account id or key. */
  readonly bytes: Uint8Array
}

/** Decodes an SS58 address; `undefined` when its checksum is wrong. Throws for other characters. */
export function decodeSs58(address: string): Ss58 | undefined {
  const all = base58.decode(address)
  const [first = 0xff, second = 0] = all
  // Prefixes up to 63 take one byte, others two; bits 6 and 7 of the first byte distinguish them.
  const prefixLength = first < 64 ? 1 : 2
  if (first > 127 || all.length < prefixLength + CHECKSUM_LENGTH) return undefined
  const prefix = first < 64 ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
  const payload = all.subarray(0, -CHECKSUM_LENGTH)
  const checksum = checksumOf(payload)
  if (checksum[0] !== all.at(-2) || checksum[1] !== all.at(-1)) return undefined
  return { prefix, bytes: payload.subarray(prefixLength) }
}

/** Writes an account id as an SS58 address for a network. */
export function encodeSs58({ prefix, bytes }: Ss58): string {
  const head =
    prefix < 64 ? [prefix] : [((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 0x03) << 6)]
  const payload = new Uint8Array([...head, ...bytes])
  return base58.encode(new Uint8Array([...payload, ...checksumOf(payload).subarray(0, CHECKSUM_LENGTH)]))
}

const checksumOf = (payload: Uint8Array): Uint8Array =>
  blake2b(new Uint8Array([...CHECKSUM_PREFIX, ...payload]))

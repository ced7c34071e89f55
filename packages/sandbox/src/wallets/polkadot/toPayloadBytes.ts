import { blake2b } from '@noble/hashes/blake2b'
import { concatBytes, hexToBytes } from '@noble/hashes/utils'
import { stringOf } from '../parameters.ts'

type Payload = Readonly<Record<string, unknown>>

/** From this length on, the hash is signed in place of the bytes. */
const MAX_BYTES = 256
const HASH_BYTES = 32

/** Signed bytes of a transaction: call, extensions, and implied data (SCALE). */
export function toPayloadBytes(payload: Payload): Uint8Array {
  const bytes = (name: string): Uint8Array => hexToBytes(stringOf(payload[name], `${name} in hex`).slice(2))
  const number = (name: string): bigint => BigInt(stringOf(payload[name], `${name} in hex`))
  const signedExtensions = (payload['signedExtensions'] as readonly string[] | undefined) ?? []
  const hasMetadataHash = signedExtensions.includes('CheckMetadataHash')
  const whole = concatBytes(
    bytes('method'),
    bytes('era'),
    compact(number('nonce')),
    compact(number('tip')),
    // CheckMetadataHash without a hash: mode 0 here, and an absent hash at the end.
    new Uint8Array(hasMetadataHash ? 1 : 0),
    uint32(number('specVersion')),
    uint32(number('transactionVersion')),
    bytes('genesisHash'),
    bytes('blockHash'),
    new Uint8Array(hasMetadataHash ? 1 : 0),
  )
  return whole.length > MAX_BYTES ? blake2b(whole, { dkLen: HASH_BYTES }) : whole
}

const littleEndian = (value: bigint, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))

const uint32 = (value: bigint): Uint8Array => littleEndian(value, 4)

/** SCALE compact integer: the lowest two bits give the length. */
function compact(value: bigint): Uint8Array {
  if (value < 2n ** 6n) return littleEndian(value << 2n, 1)
  if (value < 2n ** 14n) return littleEndian((value << 2n) | 1n, 2)
  if (value < 2n ** 30n) return littleEndian((value << 2n) | 2n, 4)
  const length = Math.max(4, Math.ceil(value.toString(16).length / 2))
  return concatBytes(littleEndian((BigInt(length - 4) << 2n) | 3n, 1), littleEndian(value, length))
}

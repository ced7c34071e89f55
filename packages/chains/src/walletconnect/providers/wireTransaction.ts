import { base58 } from '@scure/base'

const KEY_BYTES = 32
const SIGNATURE_BYTES = 64
const HEADER_BYTES = 3
const VERSIONED = 0x80

type Reader = { bytes(length: number): Uint8Array; byte(): number; count(): number; at(): number }

/** The parts of a legacy transaction, which older wallets need beside its bytes. */
export type LegacyParts = {
  readonly feePayer: string
  readonly recentBlockhash: string
  readonly instructions: readonly {
    readonly programId: string
    readonly data: string
    readonly keys: readonly {
      readonly pubkey: string
      readonly isSigner: boolean
      readonly isWritable: boolean
    }[]
  }[]
}

/** The parts of a legacy transaction; `undefined` for a versioned transaction, and for invalid bytes. */
export function readLegacy(transaction: Uint8Array): LegacyParts | undefined {
  try {
    const reader = createReader(transaction)
    reader.bytes(reader.count() * SIGNATURE_BYTES)
    if ((transaction[reader.at()] ?? VERSIONED) >= VERSIONED) return undefined
    const [signers = 0, readOnlySigners = 0, readOnlyOthers = 0] = reader.bytes(HEADER_BYTES)
    const keys = list(reader, () => base58.encode(reader.bytes(KEY_BYTES)))
    const recentBlockhash = base58.encode(reader.bytes(KEY_BYTES))
    const isWritable = (index: number): boolean =>
      index < signers ? index < signers - readOnlySigners : index < keys.length - readOnlyOthers
    const instructions = list(reader, () => {
      const programId = keys[reader.byte()] ?? ''
      const indexes = list(reader, () => reader.byte())
      const data = base58.encode(reader.bytes(reader.count()))
      return {
        programId,
        data,
        keys: indexes.map((index) => ({
          pubkey: keys[index] ?? '',
          isSigner: index < signers,
          isWritable: isWritable(index),
        })),
      }
    })
    return { feePayer: keys[0] ?? '', recentBlockhash, instructions }
  } catch {
    return undefined
  }
}

/** Adds the signature of a signer to a transaction. */
export function addSignature(
  transaction: Uint8Array,
  signer: string,
  signature: Uint8Array | undefined,
): Uint8Array | undefined {
  if (signature?.length !== SIGNATURE_BYTES) return undefined
  try {
    const reader = createReader(transaction)
    const count = reader.count()
    const start = reader.at()
    reader.bytes(count * SIGNATURE_BYTES)
    if ((transaction[reader.at()] ?? 0) >= VERSIONED) reader.byte()
    reader.bytes(HEADER_BYTES)
    const keys = list(reader, () => base58.encode(reader.bytes(KEY_BYTES)))
    const index = keys.slice(0, count).indexOf(signer)
    if (index < 0) return undefined
    const signed = transaction.slice()
    signed.set(signature, start + index * SIGNATURE_BYTES)
    return signed
  } catch {
    return undefined
  }
}

function list<item>(reader: Reader, readItem: () => item): readonly item[] {
  return Array.from({ length: reader.count() }, readItem)
}

function createReader(source: Uint8Array): Reader {
  let position = 0
  const bytes = (length: number): Uint8Array => {
    if (position + length > source.length) throw new TruncatedTransactionError()
    position += length
    return source.subarray(position - length, position)
  }
  const byte = (): number => bytes(1)[0] ?? 0
  return {
    bytes,
    byte,
    at: () => position,
    /** Compact-u16: seven bits per byte, the lowest first. */
    count() {
      let value = 0
      for (let shift = 0; shift <= 14; shift += 7) {
        const next = byte()
        value += (next % 128) * 2 ** shift
        if (next < 128) break
      }
      return value
    },
  }
}

class TruncatedTransactionError extends Error {
  override readonly name: string = 'TruncatedTransactionError'
}

import { equalBytes } from '@noble/curves/abstract/utils'
import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2b'
import { hexToBytes } from '@noble/hashes/utils'
import { verify as verifySr25519 } from '@scure/sr25519'
import { decodeSs58 } from '../address/ss58.ts'
import { holds } from '../holds.ts'
import type { Operation } from '../operations.ts'
import { toSignedBytes } from './toSignedBytes.ts'

type Check = (signature: Uint8Array, message: Uint8Array, accountId: Uint8Array) => boolean

const hash = (bytes: Uint8Array): Uint8Array => blake2b(bytes, { dkLen: 32 })

const isEd25519: Check = (signature, message, accountId) =>
  ed25519.verify(signature, message, accountId, { zip215: false })

const isSr25519: Check = (signature, message, accountId) => verifySr25519(message, signature, accountId)

/** Recovers the key from the signature; the account id is the hash of the key. */
const isEcdsa: Check = (signature, message, accountId) => {
  const key = secp256k1.Signature.fromCompact(signature.subarray(0, 64))
    .addRecoveryBit(signature[64] ?? 0)
    .recoverPublicKey(hash(message))
    .toRawBytes(true)
  return equalBytes(accountId.length === key.length ? key : hash(key), accountId)
}

/** Algorithms by the type prefix of a signature (`MultiSignature`). */
const kinds: readonly Check[] = [isEd25519, isSr25519, isEcdsa]
/** Possible algorithms of a signature without a type prefix, by length. */
const unnamed: Readonly<Record<number, readonly Check[]>> = { 64: [isSr25519, isEd25519], 65: [isEcdsa] }
const NAMED_LENGTHS: readonly number[] = [65, 65, 66]

/**
 * sr25519, ed25519 or ECDSA over the text between `<Bytes>` and `</Bytes>`, by the account's key. The address may have
 * any prefix.
 */
export const verifyMessage: Operation<'verifyMessage'> = async (_, { address, message, signature }) =>
  holds(() => {
    if (!/^0x(?:[0-9a-f]{2}){64,66}$/i.test(signature)) return false
    const bytes = hexToBytes(signature.slice(2))
    const accountId = decodeSs58(address)?.bytes
    if (!accountId) return false
    const signed = toSignedBytes(message)
    const kind = bytes[0] as number
    const named = kinds[kind]
    return (
      (unnamed[bytes.length] ?? []).some((check) => holds(() => check(bytes, signed, accountId))) ||
      (named !== undefined &&
        NAMED_LENGTHS[kind] === bytes.length &&
        holds(() => named(bytes.subarray(1), signed, accountId)))
    )
  })

import { blake2b } from '@noble/hashes/blake2b'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import { getPublicKey, secretFromSeed } from '@scure/sr25519'
import { namespaceKey } from '../base/namespaceKey.ts'

export type PolkadotSandboxAccount = {
  /** In the generic prefix, like extensions return it. */
  readonly address: string
  readonly publicKey: Uint8Array
  readonly secretKey: Uint8Array
}

/** Generic SS58 prefix. */
const GENERIC_PREFIX = 42
const CHECKSUM_LENGTH = 2

/** sr25519 account of the sandbox. */
export function polkadotAccount(index: number): PolkadotSandboxAccount {
  const secretKey = secretFromSeed(namespaceKey('polkadot', index))
  const publicKey = getPublicKey(secretKey)
  return { address: ss58(publicKey, GENERIC_PREFIX), publicKey, secretKey }
}

/** SS58 address, for prefixes up to 63. */
export function ss58(publicKey: Uint8Array, prefix: number): string {
  const payload = concatBytes(new Uint8Array([prefix]), publicKey)
  const checksum = blake2b(concatBytes(utf8ToBytes('SS58PRE'), payload)).subarray(0, CHECKSUM_LENGTH)
  return base58.encode(concatBytes(payload, checksum))
}

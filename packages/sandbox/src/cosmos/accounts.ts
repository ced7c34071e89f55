import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { bech32 } from '@scure/base'
import { namespaceKey } from '../base/namespaceKey.ts'

export type CosmosSandboxAccount = {
  readonly privateKey: Uint8Array
  readonly publicKey: Uint8Array
  /** 20 bytes, the same on every chain. */
  readonly accountId: Uint8Array
}

/** A secp256k1 account of the sandbox. */
export function cosmosAccount(index: number): CosmosSandboxAccount {
  const privateKey = namespaceKey('cosmos', index)
  const publicKey = secp256k1.getPublicKey(privateKey, true)
  return { privateKey, publicKey, accountId: ripemd160(sha256(publicKey)) }
}

/** The address of an account on a chain with this prefix. */
export const cosmosAddress = ({ accountId }: CosmosSandboxAccount, prefix = 'cosmos'): string =>
  bech32.encode(prefix, bech32.toWords(accountId))

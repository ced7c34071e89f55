import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import type { CosmosSandboxAccount } from '../../cosmos/accounts.ts'

/** `StdSignature` of Amino. */
export type AminoSignature = {
  readonly pub_key: { readonly type: string; readonly value: string }
  readonly signature: string
}

/** Signs a document in Amino's JSON. */
export function signAminoDoc(
  { privateKey, publicKey }: CosmosSandboxAccount,
  signDoc: object,
): AminoSignature {
  const digest = sha256(utf8ToBytes(canonical(signDoc)))
  return {
    pub_key: { type: 'tendermint/PubKeySecp256k1', value: base64.encode(publicKey) },
    signature: base64.encode(secp256k1.sign(digest, privateKey).toCompactRawBytes()),
  }
}

/** Amino's JSON: keys in order, and three characters escaped. */
function canonical(document: unknown): string {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .toSorted(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, inner]) => [key, sorted(inner)]),
          )
        : value
  return JSON.stringify(sorted(document))
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
}

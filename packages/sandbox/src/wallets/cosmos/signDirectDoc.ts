import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import type { CosmosSandboxAccount } from '../../cosmos/accounts.ts'

export type DirectDoc = {
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly chainId: string
  readonly accountNumber: bigint
}

/** Signs the bytes of a transaction on the chain. Returns `{ pub_key, signature }`. */
export function signDirectDoc({ privateKey, publicKey }: CosmosSandboxAccount, signDoc: DirectDoc): object {
  const digest = sha256(toSignBytes(signDoc))
  return {
    pub_key: { type: 'tendermint/PubKeySecp256k1', value: base64.encode(publicKey) },
    signature: base64.encode(secp256k1.sign(digest, privateKey).toCompactRawBytes()),
  }
}

const LENGTH_DELIMITED = 2

/** `SignDoc` in protobuf: fields in order, and those with the default value left out. */
export function toSignBytes({ bodyBytes, authInfoBytes, chainId, accountNumber }: DirectDoc): Uint8Array {
  const fields = [bodyBytes, authInfoBytes, utf8ToBytes(chainId)].map((bytes, index) =>
    bytes.length === 0
      ? new Uint8Array()
      : concatBytes(
          new Uint8Array([(index + 1) * 8 + LENGTH_DELIMITED]),
          varint(BigInt(bytes.length)),
          bytes,
        ),
  )
  const last =
    accountNumber === 0n ? new Uint8Array() : concatBytes(new Uint8Array([4 * 8]), varint(accountNumber))
  return concatBytes(...fields, last)
}

function varint(value: bigint): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; ; rest >>= 7n) {
    if (rest < 128n) return Uint8Array.from([...bytes, Number(rest)])
    bytes.push(Number(rest % 128n) + 128)
  }
}

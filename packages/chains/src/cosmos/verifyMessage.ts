import { equalBytes } from '@noble/curves/abstract/utils'
import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { keccak_256 } from '@noble/hashes/sha3'
import { base64, bech32 } from '@scure/base'
import { isCosmosAddress } from '../address/isCosmosAddress.ts'
import { holds } from '../holds.ts'
import type { Operation } from '../operations.ts'
import { toAdr36, toAminoJson } from './adr36.ts'

/** All recovery ids: a signature does not contain its recovery id. */
const RECOVERIES: readonly number[] = [0, 1, 2, 3]

type Point = ReturnType<ReturnType<typeof secp256k1.Signature.fromCompact>['recoverPublicKey']>

/** Hash of the signed document, and account id of a key. */
type KeyKind = {
  readonly digest: (document: Uint8Array) => Uint8Array
  readonly accountOf: (key: Point) => Uint8Array
}

const ACCOUNT_BYTES = 20

/** Cosmos keys (`secp256k1`), and Ethereum keys (`ethsecp256k1`) of Injective and Ethermint chains. */
const keyKinds: readonly KeyKind[] = [
  { digest: sha256, accountOf: (key) => ripemd160(sha256(key.toRawBytes(true))) },
  {
    digest: keccak_256,
    accountOf: (key) => keccak_256(key.toRawBytes(false).subarray(1)).subarray(-ACCOUNT_BYTES),
  },
]

/** ADR-36 by a secp256k1 key. The signature is r and s only: the key is recovered, and its address compared. */
export const verifyMessage: Operation<'verifyMessage'> = async (_, { address, message, signature }) =>
  holds(() => {
    if (!isCosmosAddress(address)) return false
    const account = bech32.fromWords(bech32.decode(address as `${string}1${string}`).words)
    const numbers = secp256k1.Signature.fromCompact(base64.decode(signature))
    // Chains reject signatures with high s, so no wallet makes them.
    if (numbers.hasHighS()) return false
    const document = toAminoJson(toAdr36(address, message))
    return keyKinds.some(({ digest, accountOf }) =>
      RECOVERIES.some((recovery) =>
        holds(() => {
          const key = numbers.addRecoveryBit(recovery).recoverPublicKey(digest(document))
          return equalBytes(accountOf(key), account)
        }),
      ),
    )
  })

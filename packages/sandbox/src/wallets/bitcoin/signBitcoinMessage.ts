import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import { RawTx, RawWitness, Transaction } from '@scure/btc-signer'
import type { BitcoinKey } from '../../bitcoin/accounts.ts'

const OP_RETURN = 0x6a
const PUSH_32 = 0x20
const SEGWIT_HEADER = 39
/** BIP-137: first header of a compressed key, by the first opcode of the output script: OP_DUP, OP_HASH160. */
const headers: Readonly<Record<number, number>> = { 0x76: 31, 0xa9: 35 }

/** ECDSA signature from which the key can be recovered (BIP-137). */
export function signEcdsa(message: string, { privateKey, script }: BitcoinKey): string {
  const text = utf8ToBytes(message)
  const magic = utf8ToBytes('\u0018Bitcoin Signed Message:\n')
  const digest = sha256(sha256(concatBytes(magic, compactSize(text.length), text)))
  const signature = secp256k1.sign(digest, privateKey)
  const header = headers[script[0] ?? 0] ?? SEGWIT_HEADER
  return base64.encode(
    concatBytes(new Uint8Array([header + signature.recovery]), signature.toCompactRawBytes()),
  )
}

/** Simple BIP-322: witness of a transaction that spends the message's virtual output. */
export function signBip322(message: string, key: BitcoinKey): string {
  const digest = taggedHash('BIP0322-signed-message', utf8ToBytes(message))
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: concatBytes(new Uint8Array([0, PUSH_32]), digest),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script: key.script }],
    witnesses: undefined,
    lockTime: 0,
  })
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  toSign.addInput({
    txid: sha256(sha256(toSpend)).toReversed(),
    index: 0,
    sequence: 0,
    witnessUtxo: { amount: 0n, script: key.script },
    ...(key.tapInternalKey && { tapInternalKey: key.tapInternalKey }),
  })
  toSign.addOutput({ script: new Uint8Array([OP_RETURN]), amount: 0n })
  toSign.signIdx(key.privateKey, 0)
  toSign.finalize()
  return base64.encode(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? []))
}

function taggedHash(tag: string, message: Uint8Array): Uint8Array {
  const prefix = sha256(utf8ToBytes(tag))
  return sha256(concatBytes(prefix, prefix, message))
}

const compactSize = (length: number): Uint8Array =>
  length < 0xfd ? new Uint8Array([length]) : new Uint8Array([0xfd, length & 0xff, length >> 8])

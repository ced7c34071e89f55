import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { OutScript, Transaction } from '@scure/btc-signer'

/** Unspent output. */
export type Coin = {
  readonly txid: string
  readonly vout: number
  readonly script: Uint8Array
  readonly value: bigint
}

export const coinId = ({ txid, vout }: { readonly txid: string; readonly vout: number }): string =>
  `${txid}:${vout}`

export type VerifiedTransaction = {
  readonly txid: string
  readonly spent: readonly Coin[]
  readonly made: readonly Coin[]
}

const SIGHASH_DEFAULT = 0
const SCHNORR_LENGTH = 64

/**
 * Parses and validates a transaction like a node, with the usual limits of dust and fee. Throws the error of a node.
 */
export function verifyTransaction(
  raw: Uint8Array,
  find: (id: string) => Coin | undefined,
): VerifiedTransaction {
  const transaction = Transaction.fromRaw(raw, {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    disableScriptCheck: true,
  })
  const spent = Array.from({ length: transaction.inputsLength }, (_, index) => {
    const { txid, index: vout } = transaction.getInput(index)
    const coin = txid && find(coinId({ txid: bytesToHex(txid), vout: vout ?? 0 }))
    if (!coin) throw new TypeError('bad-txns-inputs-missingorspent')
    return coin
  })
  if (new Set(spent).size < spent.length) throw new TypeError('bad-txns-inputs-duplicate')
  for (const index of spent.keys())
    if (!isSigned(transaction, index, spent)) throw new TypeError('mandatory-script-verify-flag-failed')
  const made = Array.from({ length: transaction.outputsLength }, (_, vout) => {
    const { script = new Uint8Array(), amount: value = 0n } = transaction.getOutput(vout)
    return { txid: transaction.id, vout, script, value }
  })
  const fee = sumOf(spent) - sumOf(made)
  if (fee < 0n) throw new TypeError('bad-txns-in-belowout')
  if (made.some(isDust)) throw new TypeError('dust')
  const least = BigInt(transaction.vsize)
  if (fee < least) throw new TypeError(`min relay fee not met, ${fee} < ${least}`)
  return { txid: transaction.id, spent, made }
}

/** Least value of an output by the type of its script, in satoshis: below, it costs more to spend than it is worth. */
const leastValues: Readonly<Record<string, bigint>> = { wpkh: 294n, tr: 330n, wsh: 330n, sh: 540n, pkh: 546n }

/** Whether nodes do not relay an output. One that cannot be spent may be empty. */
function isDust({ script, value }: Coin): boolean {
  return value < (leastValues[OutScript.decode(script).type] ?? 0n)
}

const sumOf = (coins: readonly Coin[]): bigint => coins.reduce((sum, { value }) => sum + value, 0n)

/** Whether an input's witness is a signature of the output's owner: single-key segwit and taproot. */
function isSigned(transaction: Transaction, index: number, coins: readonly Coin[]): boolean {
  const coin = coins[index] as Coin
  const [signature, publicKey] = transaction.getInput(index).finalScriptWitness ?? []
  const owner = OutScript.decode(coin.script)
  if (!signature) return false
  if (owner.type === 'wpkh') {
    const isOwner = publicKey && bytesToHex(ripemd160(sha256(publicKey))) === bytesToHex(owner.hash)
    const sighash = signature.at(-1) ?? SIGHASH_DEFAULT
    const script = OutScript.encode({ type: 'pkh', hash: owner.hash })
    const digest = transaction.preimageWitnessV0(index, script, sighash, coin.value)
    return Boolean(isOwner) && isEcdsa(signature.subarray(0, -1), digest, publicKey as Uint8Array)
  }
  if (owner.type === 'tr') {
    const sighash = signature[SCHNORR_LENGTH] ?? SIGHASH_DEFAULT
    const [scripts, values] = [coins.map(({ script }) => script), coins.map(({ value }) => value)]
    const digest = transaction.preimageWitnessV1(index, scripts, sighash, values)
    return schnorr.verify(signature.subarray(0, SCHNORR_LENGTH), digest, owner.pubkey)
  }
  return false
}

function isEcdsa(signature: Uint8Array, digest: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    return secp256k1.verify(secp256k1.Signature.fromDER(signature).toCompactRawBytes(), digest, publicKey)
  } catch {
    return false
  }
}
